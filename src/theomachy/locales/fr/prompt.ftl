### Ce que lit un agent textuel, en français : voir bots/guests/text. N’est pas envoyé au navigateur.

prompt-you = Vous jouez à { $game } à la place { $seat } ; il y a { $number } places. Vous voulez gagner.
prompt-rules = Les règles
prompt-position = La position, telle que vous pouvez la connaître
prompt-seats = Ce qu’a chaque place
prompt-data = La même position en données, avec ce que vous seul pouvez savoir
prompt-log = Ce qui fut joué depuis votre dernier coup
prompt-legal = Vos coups permis, un par ligne
prompt-notation = Comment s’écrivent les coups, un exemple de chaque sorte
prompt-strict = C’est à { $seat }, à vous. Répondez par un seul coup, exactement comme il s’écrit, et rien d’autre.
prompt-lenient = C’est à { $seat }, à vous. Réfléchissez aussi longtemps que vous voulez ; puis écrivez votre coup, exactement comme il s’écrit, seul sur la dernière ligne.
prompt-again =
    Votre dernière réponse était :

    { $answer }

    Elle ne peut pas être jouée : { $why }
    Répondez encore.
