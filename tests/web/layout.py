"""What a layout observer sees: whether the board has moved, and what can be hit."""

import base64

import numpy as np
from playwright.sync_api import Page

_WATCH = """() => {
  const board = document.querySelector('.board');
  const rect = () => {
    const { top, left, width, height } = board.getBoundingClientRect();
    return [top + document.querySelector('main').scrollTop, left, width, height].join(' ');
  };
  const first = rect();
  window.shifts = [];
  const look = why => rect() !== first && window.shifts.push(`${why} ${first} ${rect()}`);
  new ResizeObserver(() => look('resized')).observe(board);
  new PerformanceObserver(list => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) {
        const shifted = node?.nodeType === 1 ? node : node?.parentElement;
        if (shifted === board || shifted?.contains(board)) look('shifted');
      }
  }).observe({ type: 'layout-shift' });
  const watch = () => { look('moved'); requestAnimationFrame(watch); };
  watch();
}"""

_SMALL = """least => [...document.querySelectorAll('button, select, summary')]
  .filter(one => one.checkVisibility() && !one.closest('.log, dialog'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([_, { width, height }]) => width > 1 && Math.round(Math.min(width, height)) < least)
  .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 60)} ${width}x${height}`)
"""

_CLIPPED = """() => [...document.querySelectorAll('button, .status *, .panel')]
  .filter(one => one.checkVisibility() && !one.closest('.unseen, dialog, svg'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([_, { left, right, width }]) => width > 1 && (left < 0 || right > innerWidth + 0.5))
  .map(([one, { left, right }]) => `${one.outerHTML.slice(0, 60)} ${left}-${right}`)
"""

CHOICES = "[data-move], [data-testid='count'], [data-god]"
_HIDDEN = """wanted => [...document.querySelectorAll(wanted)]
  .filter(one => one.checkVisibility() && !one.closest('.unseen'))
  .filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const inset = 3;
    const corners = [[inset, inset], [width - inset, height - inset]];
    return !corners.every(([x, y]) => {
      const there = document.elementFromPoint(left + x, top + y);
      return one.contains(there) || (there?.contains(one) && there.closest('.own, .moves'));
    });
  })
  .map(one => one.outerHTML.slice(0, 80))
"""


def watch_board(page: Page) -> None:
    """From now on every frame, layout shift and resize that moves the board is noted."""
    page.evaluate(_WATCH)


def shifts(page: Page) -> list[str]:
    return page.evaluate("window.shifts")


def too_small(page: Page, least: int) -> list[str]:
    """What a finger would miss."""
    return page.evaluate(_SMALL, least)


def clipped(page: Page) -> list[str]:
    """What the edge of the screen cuts off."""
    return page.evaluate(_CLIPPED)


def hidden_choices(page: Page, wanted: str = CHOICES) -> list[str]:
    """What can be played, and is not wholly seen without scrolling."""
    return page.evaluate(_HIDDEN, wanted)


_GREY = """async png => {
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const ink = new OffscreenCanvas(24, 24).getContext('2d');
  ink.filter = 'grayscale(1)';
  ink.drawImage(picture, 0, 0, 24, 24);
  return [...ink.getImageData(0, 0, 24, 24).data].filter((_, i) => i % 4 === 0);
}"""


def grey(blank: Page, png: bytes) -> np.ndarray:
    """A picture of 24 by 24 without colour: what is lighter than its middle."""
    coded = "data:image/png;base64," + base64.b64encode(png).decode()
    levels = np.array(blank.evaluate(_GREY, coded))
    return levels > (int(levels.min()) + int(levels.max())) / 2
