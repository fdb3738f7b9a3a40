"""A brass hourglass as tall as the card, and the leaning towers that run through it."""

from typing import Any

import numpy as np

from studio.colour import Arr, rgb
from studio.paint import Card
from studio.shapes import Path, blob, ell, join, poly, rect, xf

BRASS = ["#1c1410", "#5a3a18", "#a8742a", "#ecc060", "#fff4b8"]
NECK = 566
_LEFT: list[tuple[Any, ...]] = [
    (214, 142, "c"), (176, 250), (186, 372), (268, 474), (374, 536), (389, NECK), (374, 596), (268, 662),
    (180, 780), (168, 920), (206, 1046, "c"),
]  # fmt: skip
GLASS = blob(*_LEFT, *[(800 - p[0], *p[1:]) for p in reversed(_LEFT)])
_STREAKS = (
    ([(222, 176), (204, 260), (218, 356), (276, 438)], 13, 0.75),
    ([(262, 708), (212, 790), (198, 900), (216, 1000)], 13, 0.7),
    ([(574, 200), (588, 260), (580, 320)], 8, 0.4),
    ([(594, 860), (596, 930), (580, 1000)], 8, 0.4),
)


def pillars(c: Card, light: tuple[float, float, float]) -> None:
    """The two turned pillars; they stand behind the glass, so paint them first."""
    turned: dict[str, Any] = {"vol": 15, "amb": 0.14, "rim": 0.6, "wob": 0.3, "edge": 0.3, "light": light}
    for x in (148, 652):
        beads = [ell(x, y, 20, 13) for y in (170, 330, 540, NECK, 592, 820, 1016)]
        bellies = [ell(x, y, 15, 70) for y in (250, 430, 710, 920)]
        c.paint(join(rect(x - 9, 130, x + 9, 1050), *beads, *bellies), BRASS, **turned)


def sheen(c: Card, bulbs: Arr) -> None:
    """Glass is a rim and two streaks."""
    ring = np.clip(bulbs - c.mask(xf(GLASS, s=0.955, o=(400, NECK), sy=0.99), 0.3), 0, 1)
    c.over(ring * 0.3, "#cfe8e0")
    edge = np.clip(bulbs - c.mask(xf(GLASS, s=0.982, o=(400, NECK), sy=0.996), 0.3), 0, 1)
    c.over(edge * 0.75, "#eef8ec")
    for line, w, a in _STREAKS:
        c.line(line, w, "#fffdf0", a, 0.4, det=0.4)


def neck(c: Card, bulbs: Arr) -> None:
    """Where the two bulbs meet: thick glass on both sides of the thread, a gleam in it."""
    near = np.exp(-(((c.yy - NECK) / 46) ** 2)).astype(np.float32)
    c.over(bulbs * near * 0.3, "#cfe8e0")
    for sg in (-1, 1):
        side = (
            (133, 473),
            (79, 509),
            (34, 534),
            (17, 552),
            (14, NECK),
            (17, 580),
            (34, 598),
            (79, 628),
            (133, 662),
        )
        line = [(400 + sg * dx, y) for dx, y in side]
        c.line(line, 9, "#8cc4b8", 0.4, 0.2, ends=0.15, det=0.5)
        c.line(line, 4, "#f0faee", 0.9, 0.2, ends=0.2, det=0.8)
    c.line([(391, 548), (389, NECK), (391, 584)], 3, "#fffdf0", 0.9, 0.2, det=0.9)


def plates(c: Card) -> None:
    """Lid and foot."""
    cast: dict[str, Any] = {"amb": 0.22, "wob": 0.3, "edge": 0.3, "grain": 1}
    for y in (92, 1044):
        c.paint(rect(112, y + 16, 688, y + 45, 8), BRASS, vol=12, rim=0.4, **cast)
        c.paint(rect(134, y, 666, y + 20, 8), BRASS, vol=9, **cast)
        c.line([(130, y + 26), (400, y + 25), (670, y + 26)], 3, "#fff4b8", 0.6, 0.3)


def small_sky(c: Card, m: Arr, stops: list[tuple[float, str]]) -> None:
    """A sky inside one bulb: colours at the heights given."""
    y = c.yy + (c.bank[1] - 0.5) * 60
    at = [s[0] for s in stops]
    cols = np.array([rgb(s[1]) for s in stops])
    c.over(m, np.stack([np.interp(y, at, cols[:, i]) for i in range(3)], -1).astype(np.float32))


def _cone(w: float) -> Path:
    return poly([(-w * 0.66, 0), (0, -w * 1.42), (w * 0.66, 0)])


def _dome(w: float) -> Path:
    ball = blob((-w * 0.5, 0), (-w * 0.52, -w * 0.42), (0, -w * 0.92), (w * 0.52, -w * 0.42), (w * 0.5, 0))
    return join(ball, poly([(-5, -w * 0.82), (0, -w * 1.42), (5, -w * 0.82)]))


def _battlements(w: float) -> Path:
    return join(*(rect(x * w - w * 0.14, -w * 0.34, x * w + w * 0.14, w * 0.28) for x in (-0.46, 0, 0.46)))


ROOFS = {"cone": _cone, "dome": _dome, "battlements": _battlements}


def leaning_tower(x: float, y: float, w: float, h: float, lean: float, roof: str) -> Path:
    """The outline of a tower standing at (x, y): shaft, gallery and a roof (cone, dome, battlements)."""
    shaft = poly([(-w * 0.5, 0), (-w * 0.42, -h), (w * 0.42, -h), (w * 0.5, 0)])
    gallery = rect(-w * 0.6, -h - w * 0.3, w * 0.6, -h + 2)
    top = xf(ROOFS[roof](w), 0, -h - w * 0.28)
    return xf(join(shaft, gallery, top), x, y, 1, lean)
