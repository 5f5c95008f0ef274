### Why a move of Battle of GOG is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

gog-feature-scrolls =
    { $change ->
        [more] more scrolls
       *[less] fewer scrolls
    }
gog-feature-lock =
    { $change ->
        [more] a locked scroll, which nobody can take
       *[less] no locked scroll
    }
gog-feature-barn =
    { $change ->
        [more] a larger barn
       *[less] a smaller barn
    }
gog-feature-defense =
    { $change ->
        [more] the { gog-ability-def } card
       *[less] no { gog-ability-def } card
    }
gog-feature-wisdom =
    { $change ->
        [more] the { gog-ability-wis } card
       *[less] no { gog-ability-wis } card
    }
gog-feature-magic =
    { $change ->
        [more] the { gog-ability-mag } card
       *[less] no { gog-ability-mag } card
    }
gog-feature-ambush =
    { $change ->
        [more] the { gog-ability-amb } card
       *[less] no { gog-ability-amb } card
    }
gog-feature-abundance =
    { $change ->
        [more] the { gog-ability-abu } card
       *[less] no { gog-ability-abu } card
    }
gog-feature-water =
    { $change ->
        [more] the { gog-ability-wat } card
       *[less] no { gog-ability-wat } card
    }
gog-feature-power =
    { $change ->
        [more] the { gog-ability-pow } card
       *[less] no { gog-ability-pow } card
    }
gog-feature-strategy =
    { $change ->
        [more] the { gog-ability-str } card
       *[less] no { gog-ability-str } card
    }
gog-feature-speed =
    { $change ->
        [more] the { gog-ability-spd } card
       *[less] no { gog-ability-spd } card
    }
gog-feature-card-to-come =
    { $change ->
        [more] an ability card to draw
       *[less] no ability card to draw
    }
gog-feature-cities =
    { $change ->
        [more] more cities
       *[less] fewer cities
    }
gog-feature-only-city =
    { $change ->
        [more] a single city
       *[less] not just a single city
    }
gog-feature-city-levels =
    { $change ->
        [more] stronger cities
       *[less] weaker cities
    }
gog-feature-chests =
    { $change ->
        [more] more treasure chests at hand
       *[less] fewer treasure chests at hand
    }
gog-feature-camels =
    { $change ->
        [more] more camels
       *[less] fewer camels
    }
gog-feature-income =
    { $change ->
        [more] more to gather each turn
       *[less] less to gather each turn
    }
gog-feature-stock =
    { $change ->
        [more] more resources in the barn
       *[less] fewer resources in the barn
    }
gog-feature-stock-soon =
    { $change ->
        [more] more resources after the next gathering
       *[less] fewer resources after the next gathering
    }
gog-feature-soldiers =
    { $change ->
        [more] more soldiers
       *[less] fewer soldiers
    }
gog-feature-levels =
    { $change ->
        [more] a stronger army
       *[less] a weaker army
    }
gog-feature-settlers =
    { $change ->
        [more] more soldiers to found cities with
       *[less] fewer soldiers to found cities with
    }
gog-feature-site =
    { $change ->
        [more] a better site for a city within reach
       *[less] a poorer site for a city within reach
    }
gog-feature-corners =
    { $change ->
        [more] more corners of the map
       *[less] fewer corners of the map
    }
gog-feature-corner-way =
    { $change ->
        [more] a longer way to the corners
       *[less] a shorter way to the corners
    }
gog-feature-sieges =
    { $change ->
        [more] a tighter siege
       *[less] a weaker siege
    }
gog-feature-last-siege =
    { $change ->
        [more] a tighter siege of a rival’s last city
       *[less] a weaker siege of a rival’s last city
    }
gog-feature-siege-way =
    { $change ->
        [more] a longer way to a siege
       *[less] a shorter way to a siege
    }
gog-feature-draws =
    { $change ->
        [more] more treasure cards to draw
       *[less] fewer treasure cards to draw
    }
gog-feature-figure =
    { $change ->
        [more] a move of Gog or the Angel
       *[less] no move of Gog or the Angel
    }
gog-feature-prey =
    { $change ->
        [more] a weaker soldier to attack
       *[less] no weaker soldier to attack
    }
gog-feature-picked =
    { $change ->
        [more] a soldier ready to march
       *[less] no soldier ready to march
    }
gog-feature-out =
    { $change ->
        [more] out of the game
       *[less] in the game
    }
