"""How many tables one host may offer to everybody."""

from theomachy.server import limits
from theomachy.server.seating import offered_since
from theomachy.server.store import Store
from theomachy.server.turns import Overasked


async def check_offers(store: Store, host: str) -> None:
    """Overasked where a host offers many already."""
    if await store.listed_by(host, offered_since()) >= limits.TABLES_OFFERED_BY_ONE:
        raise Overasked(limits.SECONDS_UNTIL_ANOTHER_OFFER, is_yours=True)
