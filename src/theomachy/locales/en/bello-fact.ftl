### Why a move of Bello Divorum is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

bello-fact-followers =
    { $change ->
        [more] more followers on the board
       *[less] fewer followers on the board
    }
bello-fact-temples =
    { $change ->
        [more] more temples
       *[less] fewer temples
    }
bello-fact-cities =
    { $change ->
        [more] more cities
       *[less] fewer cities
    }
bello-fact-fields =
    { $change ->
        [more] more fields
       *[less] fewer fields
    }
bello-fact-recruits =
    { $change ->
        [more] more recruits to come
       *[less] fewer recruits to come
    }
bello-fact-ready-temples =
    { $change ->
        [more] more temples ready to be claimed
       *[less] fewer temples ready to be claimed
    }
bello-fact-ready-cities =
    { $change ->
        [more] more cities ready to be claimed
       *[less] fewer cities ready to be claimed
    }
bello-fact-ready-fields =
    { $change ->
        [more] more fields ready to be claimed
       *[less] fewer fields ready to be claimed
    }
bello-fact-begun-temples =
    { $change ->
        [more] more followers gathering in a free temple
       *[less] fewer followers gathering in a free temple
    }
bello-fact-begun-cities =
    { $change ->
        [more] more followers gathering in a free city
       *[less] fewer followers gathering in a free city
    }
bello-fact-ready-marked =
    { $change ->
        [more] more locations that a single follower can claim
       *[less] fewer locations that a single follower can claim
    }
bello-fact-nearer =
    { $change ->
        [more] more followers right beside ground to take
       *[less] fewer followers right beside ground to take
    }
bello-fact-near =
    { $change ->
        [more] more followers two steps from ground to take
       *[less] fewer followers two steps from ground to take
    }
bello-fact-ziggurats =
    { $change ->
        [more] more locations guarded by a ziggurat
       *[less] fewer locations guarded by a ziggurat
    }
bello-fact-hearts =
    { $change ->
        [more] the protection of the { bello-power-weighing-of-hearts }
       *[less] no { bello-power-weighing-of-hearts } for protection
    }
bello-fact-to-act =
    { $change ->
        [more] the next decision
       *[less] no decision for now
    }
bello-fact-late-points =
    { $change ->
        [more] a better score as Doomsday draws near
       *[less] a poorer score as Doomsday draws near
    }
bello-fact-aztec =
    { $change ->
        [more] the powers of the { bello-pantheon-aztec } gods
       *[less] fewer of the { bello-pantheon-aztec } gods’ powers
    }
bello-fact-mesopotamian =
    { $change ->
        [more] the powers of the { bello-pantheon-mesopotamian } gods
       *[less] fewer of the { bello-pantheon-mesopotamian } gods’ powers
    }
bello-fact-egyptian =
    { $change ->
        [more] the powers of the { bello-pantheon-egyptian } gods
       *[less] fewer of the { bello-pantheon-egyptian } gods’ powers
    }
bello-fact-shinto =
    { $change ->
        [more] the powers of the { bello-pantheon-shinto } gods
       *[less] fewer of the { bello-pantheon-shinto } gods’ powers
    }
bello-fact-norse =
    { $change ->
        [more] the powers of the { bello-pantheon-norse } gods
       *[less] fewer of the { bello-pantheon-norse } gods’ powers
    }
bello-fact-greek =
    { $change ->
        [more] the powers of the { bello-pantheon-greek } gods
       *[less] fewer of the { bello-pantheon-greek } gods’ powers
    }
