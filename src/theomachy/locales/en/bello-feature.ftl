### Why a move of Bello Divorum is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

bello-feature-followers =
    { $change ->
        [more] more followers on the board
       *[less] fewer followers on the board
    }
bello-feature-temples =
    { $change ->
        [more] more temples
       *[less] fewer temples
    }
bello-feature-cities =
    { $change ->
        [more] more cities
       *[less] fewer cities
    }
bello-feature-fields =
    { $change ->
        [more] more fields
       *[less] fewer fields
    }
bello-feature-recruits =
    { $change ->
        [more] more recruits to come
       *[less] fewer recruits to come
    }
bello-feature-ready-temples =
    { $change ->
        [more] more temples ready to be claimed
       *[less] fewer temples ready to be claimed
    }
bello-feature-ready-cities =
    { $change ->
        [more] more cities ready to be claimed
       *[less] fewer cities ready to be claimed
    }
bello-feature-ready-fields =
    { $change ->
        [more] more fields ready to be claimed
       *[less] fewer fields ready to be claimed
    }
bello-feature-begun-temples =
    { $change ->
        [more] more followers gathering in a free temple
       *[less] fewer followers gathering in a free temple
    }
bello-feature-begun-cities =
    { $change ->
        [more] more followers gathering in a free city
       *[less] fewer followers gathering in a free city
    }
bello-feature-ready-marked =
    { $change ->
        [more] more locations that a single follower can claim
       *[less] fewer locations that a single follower can claim
    }
bello-feature-nearer =
    { $change ->
        [more] more followers right beside ground to take
       *[less] fewer followers right beside ground to take
    }
bello-feature-near =
    { $change ->
        [more] more followers two steps from ground to take
       *[less] fewer followers two steps from ground to take
    }
bello-feature-ziggurats =
    { $change ->
        [more] more locations guarded by a ziggurat
       *[less] fewer locations guarded by a ziggurat
    }
bello-feature-hearts =
    { $change ->
        [more] the protection of the { bello-power-weighing-of-hearts }
       *[less] no { bello-power-weighing-of-hearts } for protection
    }
bello-feature-to-act =
    { $change ->
        [more] the next decision
       *[less] no decision for now
    }
bello-feature-late-points =
    { $change ->
        [more] a better score as Doomsday draws near
       *[less] a poorer score as Doomsday draws near
    }
bello-feature-aztec =
    { $change ->
        [more] the powers of the { bello-pantheon-aztec } gods
       *[less] fewer of the { bello-pantheon-aztec } gods’ powers
    }
bello-feature-mesopotamian =
    { $change ->
        [more] the powers of the { bello-pantheon-mesopotamian } gods
       *[less] fewer of the { bello-pantheon-mesopotamian } gods’ powers
    }
bello-feature-egyptian =
    { $change ->
        [more] the powers of the { bello-pantheon-egyptian } gods
       *[less] fewer of the { bello-pantheon-egyptian } gods’ powers
    }
bello-feature-shinto =
    { $change ->
        [more] the powers of the { bello-pantheon-shinto } gods
       *[less] fewer of the { bello-pantheon-shinto } gods’ powers
    }
bello-feature-norse =
    { $change ->
        [more] the powers of the { bello-pantheon-norse } gods
       *[less] fewer of the { bello-pantheon-norse } gods’ powers
    }
bello-feature-greek =
    { $change ->
        [more] the powers of the { bello-pantheon-greek } gods
       *[less] fewer of the { bello-pantheon-greek } gods’ powers
    }
