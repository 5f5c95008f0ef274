"""The record of a position is a promise: its size, its fields in order, their types."""

from strategies import every_game

SIZES = {"bello": 344, "godstorm": 496, "gog": 516, "storm": 792}
LAYOUTS = {
    "bello": """
        control:i8(6,) followers:i8(7, 4) ziggurats:i8 plagues:i8 decrees:i8 horses:i8 rules
        pantheons:i1(6,) players:i1 first:i1 seat:i1 node:i1 round_number:i1 doom:i1 is_final:i1
        is_extra:i1 power:i1 chosen:i1 place:i1 landing:i1 actions:i1 extra_moves:i1
        bonus_actions:i1 has_flower:i1 has_horse:i1 has_ship:i1 has_sandals:i1 has_hearts:i1
        padding:i1(7,)
    """,
    "godstorm": """
        land:i8(6,) temples:i8 plagues:i8 marked:i8 deck:i8(2,) hands:i8(5, 2) relics:i8(5,)
        armies:i2(42,) souls:i2(13,) heaven:i2(5,) faith:i2(5,) gods:i1(5, 4) space_owner:i1(13,)
        hand_size:i1(5, 3) deck_size:i1(4,) rules players:i1 people:i1(5,) fallen:i1(5,)
        markers:i1(5,) ranking:i1(5,) bids:i1(5,) reserve:i1(5,) sears:i1(5,) revived:i1(4,)
        queue:i1(4,) dice:i1(2, 6) ranked:i1 go:i1 first:i1 seat:i1 node:i1 ending:i1 epoch:i1
        turn:i1 sunk:i1 maelstrom:i1 sacred:i1 omen:i1 conquests:i1 labours:i1 bought:i1
        attacking:i1 defending:i1 force:i1 attacked:i1 clash:i1 attack_dice:i1 defence_dice:i1
        champion:i1 rival:i1 checked:i1 gifted:i1 drawer:i1 draw_deck:i1 after:i1 card:i1 chosen:i1
        place:i1 other:i1 number:i1 company:i1 pick:i1 defender:i1 padding:i1(2,)
    """,
    "gog": """
        wake:i4 treasures:i4 soldiers:i2(4, 8) cities:i2(4, 3) locks:i2(4,) abilities:i2(4,)
        founded:i2(4,) pieces:i2 gog:i2 angel:i2 picked:i2 place:i2 marked:i2(2,) terrain:i1(144,)
        board:i1(144,) resources:i1(4, 3) barns:i1(4,) scrolls:i1(4,) has_won:i1(4,) fallen:i1(4,)
        unseen:i1(9,) returned:i1(18,) rules players:i1 first:i1 seat:i1 node:i1 phase:i1
        round_number:i1 stack:i1 piece:i1 exchanges:i1 offers:i1 offer:i1 gathered_food:i1
        purchase:i1 draws:i1 card:i1 affected:i1 left:i1 high:i1 low:i1 steps:i1 figure:i1 reach:i1
        has_stepped:i1 transit:i1 drawer:i1 is_locking:i1 victim:i1 winner:i1 ending:i1 padding:i1
    """,
    "storm": """
        occupied:i8(2,) vacant:i8(2,) used:i8(2,) markers:i8(2,) emptied:i8(2,) board(127,)
        pile:i1(7,) rules players:i1 gods:i1(6,) community:i1(6,) limbo:i1(6,) constructions:i1(6,)
        sanctuaries:i1(6,) claim_since:u1(6,) ring_since:u1 ring_holder:i1 turn:u1 first:i1 seat:i1
        node:i1 ending:i1 vaal:i1 face:i1 distance:i1 way:i1 points:i1 left:i1 place:i1 explorer:i1
        revealed:i1 power_used:i1 house padding:i1(5,)
    """,
}
PARTS = {
    "bello": {
        "rules": "doomsday:i1 powers:i1 combat:i1 sharing:i1 pantheons:i1 finale:i1 chips:i1",
    },
    "godstorm": {
        "rules": """
            setup:i1 pantheons:i1 epochs:i1 free_god:i1 start_faith:i1 income:i1
            faith_shall_deliver:i1 underworld:i1 spoils:i1 temple_cost:i1 temple_points:i1
        """,
    },
    "gog": {
        "rules": """
            map:i1 scrolls_to_win:i1 last_city:i1 corners:i1 scroll_site:i1 round_cap:i1
            chest_cap:i1 camel_rate:i1 trade:i1
        """,
    },
    "storm": {
        "rules": """
            powers:i1 oceans:i1 attack_cost:i1 emptied_five:i1 upkeep:i1 ialda:i1 encirclement:i1
            radius:i1 max_turns:i1
        """,
        "house": "reach:i1 start:i1",
        "board": "kind:i1 owner:i1 worshipers:i1 building:i1 since:u1",
    },
}


def layout(dtype):
    """`name:type(shape)` of every field; a part made of fields shows its shape alone."""
    told = []
    for name in dtype.names:
        field = dtype[name]
        kind = "" if field.base.names else f":{field.base.str[1:]}"
        told.append(f"{name}{kind}{field.shape or ''}")
    return " ".join(told)


@every_game
def test_the_record_keeps_its_size(game):
    assert game.state.itemsize == SIZES[game.name]


@every_game
def test_the_record_keeps_its_fields(game):
    assert layout(game.state) == " ".join(LAYOUTS[game.name].split())
    parts = {name: game.state[name].base for name in game.state.names}
    told = {name: layout(part) for name, part in parts.items() if part.names}
    assert told == {name: " ".join(part.split()) for name, part in PARTS[game.name].items()}


@every_game
def test_the_opening_record_is_the_same_bytes_each_time(game):
    assert game.new(game.players[0]).tobytes() == game.new(game.players[0]).tobytes()
    assert game.blank().tobytes() == bytes(SIZES[game.name])
