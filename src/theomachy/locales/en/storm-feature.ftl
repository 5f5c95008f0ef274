### Why a move of Storm of the Gods is advised, in English: what it brings or leaves somebody.
### Completes “it brings you …”, “it leaves you …” and “it leaves Anna …”.

storm-feature-belief =
    { $change ->
        [more] more belief
       *[less] less belief
    }
storm-feature-community =
    { $change ->
        [more] more worshipers in the community
       *[less] fewer worshipers in the community
    }
storm-feature-early-income =
    { $change ->
        [more] more worshipers to regain in turns to come
       *[less] fewer worshipers to regain in turns to come
    }
storm-feature-constructions =
    { $change ->
        [more] more constructions
       *[less] fewer constructions
    }
storm-feature-sanctuary =
    { $change ->
        [more] the sanctuary
       *[less] no sanctuary
    }
storm-feature-breakable-claim =
    { $change ->
        [more] a sanctuary claim, if no rival breaks it
       *[less] no sanctuary claim
    }
storm-feature-safe-claim =
    { $change ->
        [more] a sanctuary claim that no rival can afford to break
       *[less] no safe sanctuary claim
    }
storm-feature-nearly-claimed =
    { $change ->
        [more] a sanctuary claim just one building away
       *[less] a sanctuary claim more than one building away
    }
storm-feature-ring-lead =
    { $change ->
        [more] the most belief around Vaal
       *[less] no lead in belief around Vaal
    }
storm-feature-starving =
    { $change ->
        [more] no worshiper to keep the sanctuary with
       *[less] the means to keep the sanctuary
    }
storm-feature-exposed =
    { $change ->
        [more] more belief that rivals can attack
       *[less] less belief that rivals can attack
    }
storm-feature-tiles =
    { $change ->
        [more] more tiles
       *[less] fewer tiles
    }
storm-feature-to-act =
    { $change ->
        [more] the next decision
       *[less] no decision for now
    }
storm-feature-find =
    { $change ->
        [more] unknown land to uncover
       *[less] no unknown land to uncover
    }
storm-feature-holy-ground =
    { $change ->
        [more] more tiles fit for a sanctuary
       *[less] fewer tiles fit for a sanctuary
    }
