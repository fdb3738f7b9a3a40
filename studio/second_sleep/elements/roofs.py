"""Roofs with what stands on them: blocks, dishes, tanks, a hawk."""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, xf


def block(p: Print, x0: float, x1: float, y: float) -> None:
    """A flat roof with a parapet, its front and the side towards the street."""
    front = p.shape(poly([(x0, y), (x1, y), (x1, 1210), (x0, 1210)]), tone="1", line=5)
    rail = p.shape(
        poly([(x0 - 12, y - 40), (x1 + 12, y - 40), (x1 + 12, y + 8), (x0 - 12, y + 8)]),
        tone="1",
        line=5,
        halo=4,
        clear="12k",
    )
    p.comb("k", rail, 90, 0.34, 22, False, length=(40, 60))
    for i, x in enumerate(np.arange(x0 + 66, x1 - 30, 96)):
        for j, top in enumerate(np.arange(y + 60, 1200, 130)):
            if (i + j * 2) % 5 == 3:
                continue
            p.shape(rect(x - 24, top, x + 24, top + 76), tone="k")
            p.fill("2", rect(x - 24, top, x - 2 + 26 * ((i + j) % 2), top + 76))
            p.comb("k", rect(x - 24, top, x - 2, top + 76), 0, 0.5, 9, False, length=(30, 60))
            p.line((x - 32, top + 82), (x + 32, top + 82), w=7, ends=0.9)
    p.chatter(front, 1.5, 40)


def dish(p: Print, x: float, y: float, r: float, rot: float) -> None:
    """A satellite dish on its leg."""
    p.ink("k", stroke((x, y, 6), (x + 4, y - r, 6)))
    p.shape(
        xf(blob((-r, 0, "c"), (0, -r * 0.42), (r, 0, "c"), (0, r * 0.12)), x, y - r, rot=rot),
        tone="",
        line=4,
        halo=3,
        clear="12k",
    )
    p.ink(
        "k",
        stroke(
            (x, y - r),
            (x + r * 0.8 * np.sin(np.radians(rot)), y - r - r * 0.9 * np.cos(np.radians(rot))),
            w=4,
            ends=0.8,
        ),
    )


def tank(p: Print, x: float, y: float, w: float, h: float) -> None:
    """A water tank on legs."""
    for s in (-0.8, 0, 0.8):
        p.ink("k", rect(x + s * w / 2 - 4, y - h * 0.34, x + s * w / 2 + 4, y))
    drum = p.shape(rect(x - w / 2, y - h, x + w / 2, y - h * 0.3), ell(x, y - h, w / 2, w * 0.13), ell(x, y - h * 0.3, w / 2, w * 0.1), tone="k",
                   halo=5, clear="12k")  # fmt: skip
    p.engrave("k", drum, p.level(90), 0.8 * p.ramp((x + w * 0.1, y), (x - w / 2, y)), 9, length=(30, 120))


def hawk(p: Print, x: float, y: float) -> None:
    """Upright, wings shut, looking over its shoulder."""
    body = blob((-2, 0, "c"), (-20, -22), (-24, -58), (-14, -84), (-20, -96), (-30, -92, "c"), (-28, -102), (-16, -112), (2, -110), (12, -96), (20, -70),
                (22, -34), (20, 10), (14, 42, "c"), (4, 40, "c"))  # fmt: skip
    path = p.shape(xf(body, x, y), rect(x - 12, y - 6, x - 4, y + 6), tone="k", halo=5, clear="12k")
    p.carve("12k", ell(x - 12, y - 99, 3.4))
    for i in range(3):
        p.cutline(
            (x + 12 - i * 8, y - 74 + i * 4),
            (x + 16 - i * 7, y - 30),
            (x + 13 - i * 5, y + 14 - i * 10),
            w=2.6,
            clip=path,
        )
    for i in range(4):
        p.cutline((x - 20, y - 60 + i * 13), (x - 12, y - 56 + i * 13), w=3, clip=path)
