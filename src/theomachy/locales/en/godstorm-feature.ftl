### Why a move of Godstorm is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

godstorm-feature-points =
    { $change ->
        [more] more points
       *[less] fewer points
    }
godstorm-feature-progress =
    { $change ->
        [more] a firmer hold on continents
       *[less] a weaker hold on continents
    }
godstorm-feature-income =
    { $change ->
        [more] more armies and faith to come
       *[less] fewer armies and less faith to come
    }
godstorm-feature-temples =
    { $change ->
        [more] more temples
       *[less] fewer temples
    }
godstorm-feature-forces =
    { $change ->
        [more] a larger share of all armies
       *[less] a smaller share of all armies
    }
godstorm-feature-reach =
    { $change ->
        [more] better conquests within reach
       *[less] poorer conquests within reach
    }
godstorm-feature-surplus =
    { $change ->
        [more] more armies free to attack
       *[less] fewer armies free to attack
    }
godstorm-feature-host =
    { $change ->
        [more] a mightier army for conquests
       *[less] a lesser army for conquests
    }
godstorm-feature-led =
    { $change ->
        [more] more armies led by gods
       *[less] fewer armies led by gods
    }
godstorm-feature-exposed =
    { $change ->
        [more] more territory in danger
       *[less] less territory in danger
    }
godstorm-feature-at-stake =
    { $change ->
        [more] more armies in danger
       *[less] fewer armies in danger
    }
godstorm-feature-war =
    { $change ->
        [more] more help from the War god
       *[less] less help from the War god
    }
godstorm-feature-death =
    { $change ->
        [more] more help from the Death god
       *[less] less help from the Death god
    }
godstorm-feature-sky =
    { $change ->
        [more] more help from the Sky god
       *[less] less help from the Sky god
    }
godstorm-feature-magic =
    { $change ->
        [more] more help from the Magic goddess
       *[less] less help from the Magic goddess
    }
godstorm-feature-guard =
    { $change ->
        [more] better guarded gods
       *[less] less guarded gods
    }
godstorm-feature-faith =
    { $change ->
        [more] more faith
       *[less] less faith
    }
godstorm-feature-war-cards =
    { $change ->
        [more] more War cards
       *[less] fewer War cards
    }
godstorm-feature-death-cards =
    { $change ->
        [more] more Death cards
       *[less] fewer Death cards
    }
godstorm-feature-sky-cards =
    { $change ->
        [more] more Sky cards
       *[less] fewer Sky cards
    }
godstorm-feature-relics =
    { $change ->
        [more] more to be had from relics
       *[less] less to be had from relics
    }
godstorm-feature-souls =
    { $change ->
        [more] more armies in the Underworld
       *[less] fewer armies in the Underworld
    }
godstorm-feature-heaven =
    { $change ->
        [more] more armies in heaven
       *[less] fewer armies in heaven
    }
godstorm-feature-descent =
    { $change ->
        [more] more ways to crypts and altars
       *[less] fewer ways to crypts and altars
    }
godstorm-feature-crypts =
    { $change ->
        [more] more crypts
       *[less] fewer crypts
    }
godstorm-feature-early =
    { $change ->
        [more] an earlier turn
       *[less] a later turn
    }
godstorm-feature-last-word =
    { $change ->
        [more] a later turn in the last epoch
       *[less] an earlier turn in the last epoch
    }
godstorm-feature-hope =
    { $change ->
        [more] a better chance in the bids
       *[less] a poorer chance in the bids
    }
godstorm-feature-promise =
    { $change ->
        [more] a promising miracle under way
       *[less] less of a miracle to hope for
    }
godstorm-feature-march =
    { $change ->
        [more] more armies marching to the front
       *[less] fewer armies marching to the front
    }
godstorm-feature-labour =
    { $change ->
        [more] a step towards the War god’s labour
       *[less] less done for the War god’s labour
    }
godstorm-feature-chest =
    { $change ->
        [more] a fuller chest for the last bids
       *[less] an emptier chest for the last bids
    }
godstorm-feature-sweep =
    { $change ->
        [more] more conquests still to be made
       *[less] fewer conquests still to be made
    }
godstorm-feature-swept =
    { $change ->
        [more] more territories that rivals may still take
       *[less] fewer territories that rivals may still take
    }
godstorm-feature-fallen =
    { $change ->
        [more] out of the game
       *[less] in the game
    }
