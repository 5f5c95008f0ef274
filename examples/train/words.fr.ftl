train-no-weights = Où sont les poids ? Nommez leur fichier dans { $name }.
train-no-file = { $file } ne contient pas les poids d’un réseau.
train-other-table = Ces poids ont appris { $learned } à { $of } joueurs ; ici l’on joue à { $game } à { $players }.
train-secrets = Une recherche qui part de la vérité verrait ce qui est caché : { $game } a des secrets. Prenez train.ppo.
train-no-cuda = PyTorch ne trouve pas de carte graphique ici. Ôtez --device cuda.
train-other-network = Dans { $folder } s’apprend autre chose : { $settings }. Prenez les mêmes réglages ou un autre dossier.
