"""A queue of people who have all the time in the world, winding nearer and nearer over a plain."""

from typing import Any

import numpy as np

from studio.colour import Ramp, tint
from studio.elements.people.figures import townsperson
from studio.elements.things.props import suitcase
from studio.paint import Card
from studio.palettes import GREY, HAIR, HAIR_GREY, IRON, NAVY, PLUM, SAGE, SKIN, SLATE, STONE, WOOD
from studio.shapes import blob, curve, ell

MUTED = [tint(ramp, "#a89c84", 0.3) for ramp in (GREY, SLATE, SAGE, WOOD, NAVY, PLUM, IRON, STONE)]
SKINS: tuple[Ramp, ...] = (
    SKIN,
    ["#6c3c38", "#c88868", "#f0c09c", "#fce0c4"],
    ["#2c1818", "#5c3428", "#8c583c", "#c08c60"],
    ["#4c2c20", "#9c6844", "#cc9868", "#f0c898"],
)
HAIRS: tuple[Ramp, ...] = (
    HAIR,
    ["#14141c", "#2c2828", "#54483c"],
    HAIR_GREY,
    ["#5c2414", "#a8542c", "#dc9454"],
    ["#6c5028", "#b89450", "#ecd08c"],
)


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


def _manner(i: int) -> dict[str, Any]:
    """How the i-th waits: skin, hair, where he looks, what his arms do."""
    look: dict[str, Any] = {"stoop": 0.5} if i % 10 in (3, 7) else {}
    look["coat"], look["hat_ramp"] = MUTED[(i * 3 + 2) % 8], MUTED[(i * 5 + 1) % 8]
    look["skin"], look["hair"] = SKINS[(i * 3 + i // 4) % 4], HAIRS[(i * 2 + i // 3) % 5]
    if i % 7 == 4:  # a bun is brown
        look["hair"] = HAIR
    look["arm"] = ("down", "hip", "chin", "down", "back", "fwd")[(i * 5 + i // 6) % 6]
    look["view"] = "front" if i % 8 == 5 else "back" if i % 11 == 8 else "side"
    return look


def _features(c: Card, i: int, x: float, y: float, h: float, flip: bool, fog: float) -> None:
    """A beard, a moustache, glasses or red cheeks on a profile that does not stoop."""
    f = c.at(x, y, h * (0.92 + 0.05 * (i * 3 % 4)) / 112, 0, flip, fog=fog, vol=2, wob=0.15, det=1.0)
    hair = HAIRS[(i * 2 + i // 3) % 5]
    kind = (i * 7 + i // 2) % 4
    if i % 3 == 1 or i % 7 in (2, 4, 6):  # skirts, headscarves, buns and bonnets grow no beards
        kind = 2 + kind % 2
    if kind == 0:
        f.paint(blob((-9, -81), (-3, -82), (3, -82), (1, -75), (-5, -70), (-10, -74)), hair)
    elif kind == 1:
        f.paint(blob((-12, -80.4), (-8, -83), (-4, -81), (-7, -79)), hair)
    elif kind == 2:
        f.line(
            [(-8, -87), (-5.4, -90), (-2.6, -87), (-5.4, -84), (-8, -87)], 1.0, "#4c3420", alpha=1, ends=0.9
        )
        f.line([(-2.6, -87.4), (5, -88)], 1.0, "#4c3420", alpha=0.9, ends=0.9)
    else:
        f.flat(ell(-4, -82, 3, 2.2), "#d8583c", 0.4, 1)
        f.line([(-9, -79.6), (-6, -79)], 1.0, "#6c2c28", alpha=0.9)


def winding_queue(c: Card, way: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    """People one behind another along the way, the first at its beginning; returns where the last one stands."""
    places = _places(way)
    for i, (x, y, right) in sorted(enumerate(places), key=lambda p: p[1][1]):
        h = tall(y)
        fog = max(0.0, 0.26 - (y - 740) / 900)
        c.shade(ell(x + h * 0.1, y, h * 0.24, h * 0.05), 0.4, 3, "#6a5844")
        look = _manner(i)
        right = right != (i % 9 == 4)  # now and then one turns round to the one behind
        townsperson(c, x, y, h, i, flip=right, fog=fog, shadow=0.0, **look)
        if look["view"] == "side" and "stoop" not in look and i % 7 != 6:
            _features(c, i, x, y, h, right, fog)
        if i % 5 == 2:
            suitcase(c, x + (-1 if right else 1) * h * 0.24, y, h * 0.2, fog=fog)
    return places[-1][0], places[-1][1]
