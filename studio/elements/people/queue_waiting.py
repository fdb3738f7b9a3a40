"""A queue of people who have all the time in the world, one behind another towards its head, seen from behind."""

from typing import Any

import numpy as np

from studio.colour import Ramp, tint
from studio.elements.people.figures import townsperson
from studio.elements.things.props import suitcase
from studio.paint import Card
from studio.palettes import GREY, HAIR, HAIR_GREY, IRON, NAVY, OCHRE, PLUM, ROSE, SAGE, SLATE, STONE, WOOD
from studio.shapes import curve, ell

SHADE = "#4c5878"
MUTED = [tint(ramp, SHADE, 0.36) for ramp in (SLATE, PLUM, SAGE, WOOD, NAVY, STONE, ROSE, IRON, GREY, OCHRE)]
SKINS: tuple[Ramp, ...] = tuple(
    tint(skin, SHADE, 0.26)
    for skin in (
        ["#5a3328", "#b87a5c", "#f0c49c"],
        ["#6c3c38", "#c88868", "#f0c09c", "#fce0c4"],
        ["#2c1818", "#5c3428", "#8c583c", "#c08c60"],
        ["#4c2c20", "#9c6844", "#cc9868", "#f0c898"],
    )
)
HAIRS: tuple[Ramp, ...] = (
    HAIR,
    ["#14141c", "#2c2828", "#54483c"],
    HAIR_GREY,
    ["#5c2414", "#a8542c", "#dc9454"],
)


def _places(way: tuple[tuple[float, float], ...], horizon: float, tall: float) -> list[tuple[float, ...]]:
    """Where each stands: x, y, and the direction (dx, dy) of the one before him."""
    line = curve(*way)
    steps = np.diff(line, axis=0) * (1, 1.9)  # depth is foreshortened
    dist = np.r_[0, np.cumsum(np.hypot(*steps.T))]
    places: list[tuple[float, ...]] = []
    at = 0.0
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, line[:, i])) for i in (0, 1))
        px, py = (float(np.interp(max(at - 14, 0), dist, line[:, i])) for i in (0, 1))
        places.append((x, y, px - x, py - y))
        at += tall * (y - horizon) * 0.56
    return places


def _manner(i: int, dx: float, dy: float) -> dict[str, Any]:
    """How the i-th waits: clothes, skin, hair; he looks at the back of the one before him."""
    look: dict[str, Any] = {"stoop": 0.5} if i % 7 == 3 else {}
    look["coat"], look["hat_ramp"] = MUTED[(i * 3 + 2) % 10], MUTED[(i * 7 + 5) % 10]
    look["skin"], look["hair"] = SKINS[(i * 3 + i // 4) % 4], HAIRS[(i * 3 + i // 3) % 4]
    look["arm"] = ("down", "hip", "down", "back", "down", "fwd")[(i * 5 + i // 6) % 6]
    look["view"] = "side" if abs(dx) > 2.1 * abs(dy) else "back"
    look["flip"] = dx > 0
    if look["view"] == "back" and look["arm"] == "back":
        look["arm"] = "down"
    return look


def winding_queue(
    c: Card, way: tuple[tuple[float, float], ...], horizon: float, tall: float = 0.235
) -> tuple[float, float]:
    """People one behind another along the way, the first at its beginning, `tall` times as high as they are below the
    horizon; returns where the last one stands."""
    places = _places(way, horizon, tall)
    for i, (x, y, dx, dy) in sorted(enumerate(places), key=lambda p: p[1][1]):
        h = tall * (y - horizon)
        fog = max(0.0, 0.2 - (y - 680) / 1400)
        c.shade(ell(x, y, h * 0.26, h * 0.055), 0.5, 3, "#1c2040")
        look = _manner(i, dx, dy)
        townsperson(c, x, y, h, i, fog=fog, shadow=0.0, rim=0.3, **look)
        if i % 6 == 2:
            suitcase(c, x - (h * 0.3 if look["flip"] else -h * 0.3), y + h * 0.03, h * 0.24, fog=fog)
    return places[-1][0], places[-1][1]
