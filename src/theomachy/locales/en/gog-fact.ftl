### Why a move of Battle of GOG is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

gog-fact-scrolls =
    { $change ->
        [more] more scrolls
       *[less] fewer scrolls
    }
gog-fact-lock =
    { $change ->
        [more] a locked scroll, which nobody can take
       *[less] no locked scroll
    }
gog-fact-barn =
    { $change ->
        [more] a larger barn
       *[less] a smaller barn
    }
gog-fact-defense =
    { $change ->
        [more] the { gog-ability-def } card
       *[less] no { gog-ability-def } card
    }
gog-fact-wisdom =
    { $change ->
        [more] the { gog-ability-wis } card
       *[less] no { gog-ability-wis } card
    }
gog-fact-magic =
    { $change ->
        [more] the { gog-ability-mag } card
       *[less] no { gog-ability-mag } card
    }
gog-fact-ambush =
    { $change ->
        [more] the { gog-ability-amb } card
       *[less] no { gog-ability-amb } card
    }
gog-fact-abundance =
    { $change ->
        [more] the { gog-ability-abu } card
       *[less] no { gog-ability-abu } card
    }
gog-fact-water =
    { $change ->
        [more] the { gog-ability-wat } card
       *[less] no { gog-ability-wat } card
    }
gog-fact-power =
    { $change ->
        [more] the { gog-ability-pow } card
       *[less] no { gog-ability-pow } card
    }
gog-fact-strategy =
    { $change ->
        [more] the { gog-ability-str } card
       *[less] no { gog-ability-str } card
    }
gog-fact-speed =
    { $change ->
        [more] the { gog-ability-spd } card
       *[less] no { gog-ability-spd } card
    }
gog-fact-card-to-come =
    { $change ->
        [more] an ability card to draw
       *[less] no ability card to draw
    }
gog-fact-cities =
    { $change ->
        [more] more cities
       *[less] fewer cities
    }
gog-fact-only-city =
    { $change ->
        [more] a single city
       *[less] not just a single city
    }
gog-fact-city-levels =
    { $change ->
        [more] stronger cities
       *[less] weaker cities
    }
gog-fact-chests =
    { $change ->
        [more] more treasure chests at hand
       *[less] fewer treasure chests at hand
    }
gog-fact-camels =
    { $change ->
        [more] more camels
       *[less] fewer camels
    }
gog-fact-income =
    { $change ->
        [more] more to gather each turn
       *[less] less to gather each turn
    }
gog-fact-stock =
    { $change ->
        [more] more resources in the barn
       *[less] fewer resources in the barn
    }
gog-fact-stock-soon =
    { $change ->
        [more] more resources after the next gathering
       *[less] fewer resources after the next gathering
    }
gog-fact-soldiers =
    { $change ->
        [more] more soldiers
       *[less] fewer soldiers
    }
gog-fact-levels =
    { $change ->
        [more] a stronger army
       *[less] a weaker army
    }
gog-fact-settlers =
    { $change ->
        [more] more soldiers to found cities with
       *[less] fewer soldiers to found cities with
    }
gog-fact-site =
    { $change ->
        [more] a better site for a city within reach
       *[less] a poorer site for a city within reach
    }
gog-fact-corners =
    { $change ->
        [more] more corners of the map
       *[less] fewer corners of the map
    }
gog-fact-corner-way =
    { $change ->
        [more] a longer way to the corners
       *[less] a shorter way to the corners
    }
gog-fact-sieges =
    { $change ->
        [more] a tighter siege
       *[less] a weaker siege
    }
gog-fact-last-siege =
    { $change ->
        [more] a tighter siege of a rival’s last city
       *[less] a weaker siege of a rival’s last city
    }
gog-fact-siege-way =
    { $change ->
        [more] a longer way to a siege
       *[less] a shorter way to a siege
    }
gog-fact-draws =
    { $change ->
        [more] more treasure cards to draw
       *[less] fewer treasure cards to draw
    }
gog-fact-figure =
    { $change ->
        [more] a move of Gog or the Angel
       *[less] no move of Gog or the Angel
    }
gog-fact-prey =
    { $change ->
        [more] a weaker soldier to attack
       *[less] no weaker soldier to attack
    }
gog-fact-picked =
    { $change ->
        [more] a soldier ready to march
       *[less] no soldier ready to march
    }
gog-fact-out =
    { $change ->
        [more] out of the game
       *[less] in the game
    }
