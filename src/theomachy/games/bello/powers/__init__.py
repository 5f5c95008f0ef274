"""BD-7 The eighteen powers: what each does at once, and what it asks.

BD-7.70 The powers meet only in attacks (rules.action) and in the limits of rules.ground.
"""

from theomachy.games.bello.cards import Power
from theomachy.games.bello.powers import aztec, egyptian, greek, mesopotamian, norse, shinto
from theomachy.games.bello.refusals import Refusal
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def targets(s: State) -> Bits:
    """The cells the running power may choose now (`target`)."""
    power = s.power
    if power == Power.ZIGGURAT:
        return mesopotamian.ziggurat_targets(s)
    if power == Power.DELUGE:
        return mesopotamian.deluge_targets(s)
    if power == Power.TABLET_OF_DESTINIES:
        return mesopotamian.tablet_targets(s)
    if power == Power.GIFT_OF_THE_NILE:
        return egyptian.nile_targets(s)
    if power == Power.WRATH_OF_SEKHMET:
        return egyptian.sekhmet_targets(s)
    if power == Power.DIVINE_WIND:
        return shinto.wind_targets(s)
    if power == Power.AMATERASUS_MIRROR:
        return shinto.mirror_targets(s)
    if power == Power.MJOLNIR:
        return norse.mjolnir_targets(s)
    if power == Power.THUNDERBOLT:
        return greek.thunderbolt_targets(s)
    return EMPTY


@compiled
def places(s: State) -> Bits:
    """The cells the running power may send somebody to now (`to`)."""
    if s.power == Power.DIVINE_WIND:
        return shinto.wind_places(s)
    if s.power == Power.AMATERASUS_MIRROR:
        return shinto.mirror_places(s)
    return EMPTY


@compiled
def can_be_done(s: State) -> bool:
    """BD-5.5 The powers of several choices may stop after the first."""
    return s.chosen > 0 and may_stop_early(s)


@compiled
def may_stop_early(s: State) -> bool:
    """BD-7.21, BD-7.23, BD-7.31, BD-7.33, BD-7.43 The powers that know `done`."""
    return (
        s.power == Power.ZIGGURAT
        or s.power == Power.TABLET_OF_DESTINIES
        or s.power == Power.GIFT_OF_THE_NILE
        or s.power == Power.WRATH_OF_SEKHMET
        or s.power == Power.AMATERASUS_MIRROR
    )


@compiled
def can_serve(s: State) -> bool:
    """BD-5.6 Whether the power, begun in this position, finds what it needs."""
    power = s.power
    if power == Power.FIFTH_SUN:
        return aztec.scorched(s) != 0
    if (
        power == Power.FLOWER_WAR
        or power == Power.OBSIDIAN_HARVEST
        or power == Power.WEIGHING_OF_HEARTS
        or power == Power.INARIS_FOXES
        or power == Power.LONGSHIPS
        or power == Power.RAGNAROK
        or power == Power.HERMES_SANDALS
        or power == Power.WOODEN_HORSE
    ):
        return True
    return (targets(s) | places(s)) != 0


@compiled
def begin(s: State) -> None:
    """BD-5.5 What the power does before it asks anything."""
    power = s.power
    if power == Power.FLOWER_WAR:
        aztec.flower_war(s)
    elif power == Power.OBSIDIAN_HARVEST:
        aztec.obsidian_harvest(s)
    elif power == Power.FIFTH_SUN:
        aztec.fifth_sun(s)
    elif power == Power.WEIGHING_OF_HEARTS:
        egyptian.weighing_of_hearts(s)
    elif power == Power.INARIS_FOXES:
        shinto.inaris_foxes(s)
    elif power == Power.LONGSHIPS:
        norse.longships(s)
    elif power == Power.RAGNAROK:
        norse.ragnarok(s)
    elif power == Power.HERMES_SANDALS:
        greek.hermes_sandals(s)
    elif power == Power.WOODEN_HORSE:
        greek.wooden_horse(s)


@compiled
def strike(s: State, cell: Cell) -> None:
    """The running power acts on the cell chosen (`target`)."""
    power = s.power
    if power == Power.ZIGGURAT:
        mesopotamian.raise_ziggurat(s, cell)
    elif power == Power.DELUGE:
        mesopotamian.deluge(s, cell)
    elif power == Power.TABLET_OF_DESTINIES:
        mesopotamian.decree(s, cell)
    elif power == Power.GIFT_OF_THE_NILE:
        egyptian.gift_of_the_nile(s, cell)
    elif power == Power.WRATH_OF_SEKHMET:
        egyptian.wrath_of_sekhmet(s, cell)
    elif power == Power.DIVINE_WIND:
        shinto.divine_wind(s, cell)
    elif power == Power.AMATERASUS_MIRROR:
        shinto.jump(s, cell)
    elif power == Power.MJOLNIR:
        norse.mjolnir(s, cell)
    else:
        greek.thunderbolt(s, cell)
    s.chosen += 1


@compiled
def send(s: State, cell: Cell) -> None:
    """The running power sends somebody there, or sets its destination (`to`)."""
    if s.power == Power.DIVINE_WIND:
        shinto.blow_away(s, cell)
    else:
        s.place = cell


@compiled
def refusal_of_target(s: State) -> Refusal:
    """What the running power asks of its target."""
    power = s.power
    if power == Power.ZIGGURAT:
        return Refusal.NO_ZIGGURAT_THERE
    if power == Power.DELUGE:
        return Refusal.NO_DELUGE_THERE
    if power == Power.TABLET_OF_DESTINIES:
        return Refusal.NO_DECREE_THERE
    if power == Power.GIFT_OF_THE_NILE:
        return Refusal.NO_GIFT_THERE
    if power == Power.WRATH_OF_SEKHMET:
        return Refusal.NO_PLAGUE_THERE
    if power == Power.DIVINE_WIND:
        return Refusal.NO_WIND_THERE
    if power == Power.AMATERASUS_MIRROR:
        return Refusal.NOBODY_TO_JUMP
    if power == Power.MJOLNIR:
        return Refusal.NO_HAMMER_THERE
    return Refusal.NO_THUNDER_THERE
