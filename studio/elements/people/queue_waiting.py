"""A queue of people who have all the time in the world, winding nearer and nearer over a plain."""

from typing import Any

import numpy as np

from studio.colour import tint
from studio.elements.people.figures import townsperson
from studio.elements.things.props import suitcase
from studio.paint import Card
from studio.palettes import GREY, IRON, NAVY, PLUM, SAGE, SLATE, STONE, WOOD
from studio.shapes import curve, ell

MUTED = [tint(ramp, "#a89c84", 0.3) for ramp in (GREY, SLATE, SAGE, WOOD, NAVY, PLUM, IRON, STONE)]


def tall(y: float) -> float:
    """Height of a person standing at y."""
    return 86 + (y - 748) * 0.24


def _places(way: tuple[tuple[float, float], ...]) -> list[tuple[float, float, bool]]:
    line = curve(*way)
    dist = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    places: list[tuple[float, float, bool]] = []
    at = 0.0
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, line[:, i])) for i in (0, 1))
        ahead = float(np.interp(max(at - 12, 0), dist, line[:, 0]))
        places.append((x, y, ahead > x))
        at += tall(y) * 0.44
    return places


def winding_queue(c: Card, way: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    """People one behind another along the way, the first at its beginning; returns where the last one stands."""
    places = _places(way)
    for i, (x, y, right) in sorted(enumerate(places), key=lambda p: p[1][1]):
        h = tall(y)
        fog = max(0.0, 0.26 - (y - 740) / 900)
        c.shade(ell(x + h * 0.1, y, h * 0.24, h * 0.05), 0.4, 3, "#6a5844")
        look: dict[str, Any] = {"stoop": 0.5} if i % 10 in (3, 7) else {}
        look["coat"], look["hat_ramp"] = MUTED[(i * 3 + 2) % 8], MUTED[(i * 5 + 1) % 8]
        townsperson(c, x, y, h, i, view="side", flip=right, fog=fog, shadow=0.0, **look)
        if i % 5 == 2:
            suitcase(c, x + (-1 if right else 1) * h * 0.24, y, h * 0.2, fog=fog)
    return places[-1][0], places[-1][1]
