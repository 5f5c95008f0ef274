### Why a move of Godstorm is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

godstorm-fact-points =
    { $change ->
        [more] more points
       *[less] fewer points
    }
godstorm-fact-progress =
    { $change ->
        [more] a firmer hold on continents
       *[less] a weaker hold on continents
    }
godstorm-fact-income =
    { $change ->
        [more] more armies and faith to come
       *[less] fewer armies and less faith to come
    }
godstorm-fact-temples =
    { $change ->
        [more] more temples
       *[less] fewer temples
    }
godstorm-fact-forces =
    { $change ->
        [more] a larger share of all armies
       *[less] a smaller share of all armies
    }
godstorm-fact-reach =
    { $change ->
        [more] better conquests within reach
       *[less] poorer conquests within reach
    }
godstorm-fact-surplus =
    { $change ->
        [more] more armies free to attack
       *[less] fewer armies free to attack
    }
godstorm-fact-host =
    { $change ->
        [more] a mightier army for conquests
       *[less] a lesser army for conquests
    }
godstorm-fact-led =
    { $change ->
        [more] more armies led by gods
       *[less] fewer armies led by gods
    }
godstorm-fact-exposed =
    { $change ->
        [more] more territory in danger
       *[less] less territory in danger
    }
godstorm-fact-at-stake =
    { $change ->
        [more] more armies in danger
       *[less] fewer armies in danger
    }
godstorm-fact-war =
    { $change ->
        [more] more help from the War god
       *[less] less help from the War god
    }
godstorm-fact-death =
    { $change ->
        [more] more help from the Death god
       *[less] less help from the Death god
    }
godstorm-fact-sky =
    { $change ->
        [more] more help from the Sky god
       *[less] less help from the Sky god
    }
godstorm-fact-magic =
    { $change ->
        [more] more help from the Magic goddess
       *[less] less help from the Magic goddess
    }
godstorm-fact-guard =
    { $change ->
        [more] better guarded gods
       *[less] less guarded gods
    }
godstorm-fact-faith =
    { $change ->
        [more] more faith
       *[less] less faith
    }
godstorm-fact-war-cards =
    { $change ->
        [more] more War cards
       *[less] fewer War cards
    }
godstorm-fact-death-cards =
    { $change ->
        [more] more Death cards
       *[less] fewer Death cards
    }
godstorm-fact-sky-cards =
    { $change ->
        [more] more Sky cards
       *[less] fewer Sky cards
    }
godstorm-fact-relics =
    { $change ->
        [more] more to be had from relics
       *[less] less to be had from relics
    }
godstorm-fact-souls =
    { $change ->
        [more] more armies in the Underworld
       *[less] fewer armies in the Underworld
    }
godstorm-fact-heaven =
    { $change ->
        [more] more armies in heaven
       *[less] fewer armies in heaven
    }
godstorm-fact-descent =
    { $change ->
        [more] more ways to crypts and altars
       *[less] fewer ways to crypts and altars
    }
godstorm-fact-crypts =
    { $change ->
        [more] more crypts
       *[less] fewer crypts
    }
godstorm-fact-early =
    { $change ->
        [more] an earlier turn
       *[less] a later turn
    }
godstorm-fact-last-word =
    { $change ->
        [more] a later turn in the last epoch
       *[less] an earlier turn in the last epoch
    }
godstorm-fact-hope =
    { $change ->
        [more] a better chance in the bids
       *[less] a poorer chance in the bids
    }
godstorm-fact-promise =
    { $change ->
        [more] a promising miracle under way
       *[less] less of a miracle to hope for
    }
godstorm-fact-march =
    { $change ->
        [more] more armies marching to the front
       *[less] fewer armies marching to the front
    }
godstorm-fact-labour =
    { $change ->
        [more] a step towards the War god’s labour
       *[less] less done for the War god’s labour
    }
godstorm-fact-chest =
    { $change ->
        [more] a fuller chest for the last bids
       *[less] an emptier chest for the last bids
    }
godstorm-fact-sweep =
    { $change ->
        [more] more conquests still to be made
       *[less] fewer conquests still to be made
    }
godstorm-fact-swept =
    { $change ->
        [more] more territories that rivals may still take
       *[less] fewer territories that rivals may still take
    }
godstorm-fact-fallen =
    { $change ->
        [more] out of the game
       *[less] in the game
    }
