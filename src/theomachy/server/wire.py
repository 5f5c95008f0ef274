"""HTTP on the wire: who does not say what is wanted is not waited for."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from theomachy.server import limits


class PromptHttp(H11Protocol):
    """A connection whose first request is not there in time is closed."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        asyncio.get_running_loop().call_later(limits.SECONDS_FOR_HEADERS, self._close_if_silent)

    def _close_if_silent(self) -> None:
        is_still_http = self.transport.get_protocol() is self
        if self.cycle is None and is_still_http and not self.transport.is_closing():
            self.transport.close()
