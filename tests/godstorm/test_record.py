"""The record of a position is a promise: its size and its fields, in order."""

from theomachy.games.godstorm.game import GAME

FIELDS = """
    land temples plagues marked deck hands relics armies souls heaven faith gods space_owner
    hand_size deck_size rules players people fallen markers ranking bids reserve sears revived
    queue dice ranked go first seat node ending epoch turn sunk maelstrom sacred omen conquests
    labours bought attacking defending force attacked clash attack_dice defence_dice champion
    rival checked gifted drawer draw_deck after card chosen place other number company pick
    defender padding
"""
OPTIONS = """
    setup pantheons epochs free_god start_faith income faith_shall_deliver underworld spoils
    temple_cost temple_points
"""


def test_the_record_keeps_its_size_and_fields():
    assert GAME.state.itemsize == 496
    assert list(GAME.state.names) == FIELDS.split()
    assert list(GAME.state["rules"].names) == OPTIONS.split()


def test_the_opening_record_is_the_same_bytes_each_time():
    assert GAME.new(3).tobytes() == GAME.new(3).tobytes()
    assert not GAME.new(5).padding.any()
