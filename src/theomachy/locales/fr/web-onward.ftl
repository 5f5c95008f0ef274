### Reprendre une partie, en apporter une, la vérifier, la montrer aux autres.

## Jouer à partir d’ici

web-onward-play = Jouer à partir d’ici
web-onward-play-help = Une nouvelle table part de cette position, avec d’autres dés. Les autres places sont jouées par des robots, qui ne voient que ce que voit leur place.
web-onward-play-over = La partie est finie ici : revenez quelques coups en arrière.
web-onward-play-me = Je suis…
web-onward-play-next = au trait
web-onward-play-bots = Les autres sont joués par
web-onward-play-start = Jouer la suite
web-onward-secrets = Cette partie garde ses secrets jusqu’à la fin : on pourra alors la reprendre, la vérifier et la partager.

## Vérifier une partie

web-onward-verify = Vérifier
web-onward-verify-title = Tout est-il juste ?
web-onward-verify-help = Toute la partie est rejouée depuis sa feuille, par le même code que « theomachy verify ».
web-onward-verify-well = Rien n’est faux.
web-onward-verify-bad = Quelque chose ne tient pas.
web-onward-verify-holds = Tient
web-onward-verify-fails = Ne tient pas
web-onward-verify-unknown = Ne peut être vérifié
web-onward-verify-kept = La promesse est celle que ce navigateur a reçue avant la partie.
web-onward-verify-kept-other = Ce navigateur a reçu une autre promesse avant la partie.
web-onward-verify-kept-none = Ce navigateur n’était pas à la table et ne connaît aucune promesse.
web-onward-verify-mine = Ce que ce navigateur a ajouté aux dés y est.
web-onward-verify-mine-late = Ce que ce navigateur a proposé est venu après le premier tirage et n’est pas dans les dés.
web-onward-record = Enregistrer la feuille de partie

## Partager une position

web-onward-share = Partager
web-onward-share-title = Partager cette position
web-onward-share-place = Lien vers cet endroit de la partie revue
web-onward-share-table = Lien pour regarder cette table
web-onward-share-text = Lien qui contient toute la position, pour n’importe quelle maison
web-onward-share-picture = Une image du plateau
web-onward-share-save = Enregistrer l’image
web-onward-share-copy = Copier l’image
web-onward-share-copied = Copiée
web-onward-share-uncopied = Ce navigateur ne copie pas d’images ici : enregistrez-la plutôt.
web-onward-share-undrawn = L’image n’a pas pu être faite.
web-onward-share-seen = Tant que la partie dure, l’image montre ce que tous peuvent voir.
web-onward-share-not-past = La partie dure encore et garde ses secrets : seul son présent se partage, depuis la table.
web-onward-picture-of = { $game } · { $names }

## Apporter une partie

web-onward-import = Ouvrir une feuille de partie ou une position
web-onward-import-help = Collez une feuille de partie, une position ou un lien, ou choisissez un fichier. Le serveur n’en garde rien.
web-onward-import-text = Feuille de partie, position ou lien
web-onward-import-file = Choisir un fichier…
web-onward-import-read = Lire
web-onward-import-reading = Lecture en cours…
web-onward-import-empty = Il n’y a encore rien à lire.
web-onward-import-long = C’est trop long : { $number } caractères, alors qu’une feuille de partie en a { $most } au plus. Rien n’a été envoyé.
web-onward-import-binary = Ce fichier n’est pas un texte.
web-onward-import-torn = Ce lien est abîmé ou coupé : copiez-le en entier.
web-onward-import-foreign = Ce lien mène à une autre maison, { $host } : ouvrez-le là-bas, enregistrez la feuille de partie et apportez-la ici.
web-onward-import-link = Ce lien ne mène à aucune partie.
web-onward-import-watch = La regarder
web-onward-import-back = Retour au texte
web-onward-import-nothing = Il n’y a rien à en montrer.
web-onward-import-game = { $game }, { $players } joueurs, { $plies ->
    [one] un coup
   *[other] { $plies } coups
}
web-onward-import-position = Une position de { $game }, { $players } joueurs
