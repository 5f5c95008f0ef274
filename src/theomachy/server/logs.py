"""What the server writes on its error stream: lines for people, or JSON for machines."""

import logging
import sys
from typing import Any, Literal

import structlog

Style = Literal["text", "json"]
STYLES: tuple[Style, ...] = ("text", "json")
TOLD = ("route", "method", "status", "ms", "table", "who", "address")
"""What a line may tell beside its words and its request: nothing that opens a seat."""
_THIRD_PARTIES = ("uvicorn", "uvicorn.error", "uvicorn.access")


def keep(style: Style) -> None:
    """Text is for a person at home and tells only what is wrong; JSON tells every request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(style))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if style == "json" else logging.WARNING)
    for name in _THIRD_PARTIES:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True


def formatter(style: Style) -> structlog.stdlib.ProcessorFormatter:
    """Tracebacks are told without the values of variables: those may be secret."""
    gather: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(allow=TOLD),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    render: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if style == "json":
        render += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plainly = structlog.dev.plain_traceback
        render += [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plainly)]
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=gather, processors=render)
