"""The record of a position is a promise: its size, its fields in order, their types."""

from strategies import every_game

SIZES = {"bello": 344, "storm": 792}
LAYOUTS = {
    "bello": """
        control:i8(6,) followers:i8(7, 4) ziggurats:i8 plagues:i8 decrees:i8 horses:i8 rules
        pantheons:i1(6,) players:i1 first:i1 seat:i1 node:i1 round_number:i1 doom:i1 is_final:i1
        is_extra:i1 power:i1 chosen:i1 place:i1 landing:i1 actions:i1 extra_moves:i1
        bonus_actions:i1 has_flower:i1 has_horse:i1 has_ship:i1 has_sandals:i1 has_hearts:i1
        padding:i1(7,)
    """,
    "storm": """
        occupied:i8(2,) vacant:i8(2,) used:i8(2,) markers:i8(2,) emptied:i8(2,) board(127,)
        pile:i1(7,) rules players:i1 gods:i1(6,) community:i1(6,) limbo:i1(6,) constructions:i1(6,)
        sanctuaries:i1(6,) claim_since:u1(6,) ring_since:u1 ring_holder:i1 turn:u1 first:i1 seat:i1
        node:i1 ending:i1 vaal:i1 face:i1 distance:i1 way:i1 points:i1 left:i1 place:i1 explorer:i1
        revealed:i1 power_used:i1 padding:i1(7,)
    """,
}
PARTS = {
    "bello": {
        "rules": "doomsday:i1 powers:i1 combat:i1 sharing:i1 pantheons:i1 finale:i1 chips:i1",
    },
    "storm": {
        "rules": """
            powers:i1 oceans:i1 attack_cost:i1 emptied_five:i1 upkeep:i1 ialda:i1 encirclement:i1
            radius:i1 max_turns:i1
        """,
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
