"""Villagers in winter clothes who haul on ropes, bring up sledges of snow, or knit."""

from typing import Any

from studio.elements.land.snow_bedding import QUILT as CLOTH
from studio.elements.people import hats
from studio.elements.people.figures import bell
from studio.elements.things.lights import lantern
from studio.elements.things.ropes import brown_rope
from studio.elements.things.sledges import snow_sledge
from studio.paint import Card
from studio.palettes import BOOT, CLOTHS, HAIR, SKIN
from studio.shapes import blob, ell, taper, xf

HATS = ("fur", "kerchief", "cap", "bonnet")


def hauler(c: Card, x: float, y: float, h: float, kind: int, lean: float, **how: Any) -> tuple[float, float]:
    """One villager in winter clothes, leaning on the rope."""
    coat, hat = CLOTHS[kind % len(CLOTHS)], CLOTHS[(kind + 3) % len(CLOTHS)]
    return bell(c, x, y, h, coat, HATS[kind % 4], hat, view="side", arm="fwd", lean=lean, rim=0.9, **how)


def puller(c: Card, x: float, y: float, h: float, kind: int, lean: float = 0) -> tuple[float, float]:
    """One who leans back to the left with heels dug in, arms stretched to the right; returns where both hands close."""
    f = c.at(x, y, h / 112, lean, vol=9, det=0.9, wob=0.25, edge=0.28, rim=0.9, rimw=3, tex=0.15)
    coat, hat = CLOTHS[kind % len(CLOTHS)], CLOTHS[(kind + 3) % len(CLOTHS)]
    f.shade(ell(8, 2, 34, 6), 0.6, 4, "#141c38")
    for foot, knee in (((0, -2), (2, -20)), ((22, -4), (16, -22))):
        f.paint(taper((-10, -38, 11), (*knee, 9), (*foot, 7)), BOOT)
        f.paint(ell(foot[0] + 5, foot[1] + 0.5, 8, 4, -8), BOOT)
    f.paint(taper((-26, -66, 9), (-6, -62, 8), (28, -56, 6)), coat, amb=0.1)
    f.paint(
        blob((-36, -76), (-20, -80), (-12, -64), (2, -40), (14, -24), (-4, -18), (-26, -22), (-34, -44)), coat
    )
    f.paint(taper((-26, -70, 11), (-8, -60, 9), (16, -52, 7)), coat, amb=0.4)
    f.paint(ell(28, -56, 4.4), SKIN)
    f.paint(ell(17, -52, 4.8), SKIN)
    head = c.at(*f.pt(-23, 2), h / 112, lean - 6, True, **f.defaults)
    head.paint(ell(0, -86, 10.5, 11.5), SKIN)
    head.paint(ell(-10.5, -85, 2.6, 2.2), SKIN)
    head.paint(
        blob((-7, -94), (-4, -100), (5, -100), (12, -93), (12, -80), (7, -75), (3, -82), (-1, -90)), HAIR
    )
    head.line([(-7, -87), (-3, -88)], 1.6, "#2a1418", alpha=0.9)
    hats.HATS[HATS[kind % 4]](head, hat, "side")
    return f.pt(22, -54)


def hauling_team(
    c: Card, hook: tuple[float, float], men: list[tuple[float, float]], h: float, kind: int
) -> None:
    """A rope tied round a gathered corner of the cloth at `hook`, and those who pull on it, away to the left."""
    pinch = c.at(*hook, h / 80, wob=0.5)
    peak = blob((-4, -6), (14, -12), (40, -26), (84, -44), (104, 0), (76, 56), (34, 34), (10, 12), (-4, 7))
    pinch.shade(xf(peak, 6, 10), 0.35, 8, "#22385c")
    pinch.paint(peak, CLOTH, vol=14, amb=0.44, edge=0.06, rim=0.6, soft=2)
    for k in (-1, 0, 1):
        pinch.line([(2, 3 * k), (24, 8 * k + 2), (62, 22 * k + 4)], 5, "#5c7ca4", alpha=0.55)
    pinch.paint(blob((-22, -10), (-8, -5), (-4, 0), (-8, 6), (-22, 10), (-27, 0)), CLOTH, vol=6, amb=0.5)
    hands = [
        puller(c, x, y, h * (1 + 0.08 * (i % 2)), kind + i, (-4, 5, 0)[i % 3]) for i, (x, y) in enumerate(men)
    ]
    far = min(hands)
    way = [
        (hook[0] - 2, hook[1]),
        *((*q, "c") for q in sorted(hands, reverse=True)),
        (far[0] - 26, far[1] + 20),
        (far[0] - 34, far[1] + 44),
    ]
    c.line(way, 5.4, "#2c1c1c", 0.95, 0.2, ends=0.8)
    c.line(way, 3, "#e8cc98", 0.95, 0.2, ends=0.8)
    for k in (-1, 1):
        pinch.line([(-3 + 2 * k, -9), (-5 + 2 * k, 9)], 5, "#c09860", alpha=1, ends=0.8)
    for px, py in hands:
        c.flat(ell(px, py - 1, 0.05 * h, 0.045 * h), "#e8b48c", 1, 0.4, wob=0.2, det=1)


def sledge_team(c: Card, x: float, y: float, s: float, kind: int) -> None:
    """A sledge of snow at (x, y): one in front with rope and lantern, one who pushes; uphill to the left."""
    rope = snow_sledge(c, x, y, s)
    hx, hy = hauler(c, x - 136 * s, y + 18 * s, 96 * s, kind, -16)
    brown_rope(c, (hx + 8, hy), rope, w=3.4, col="#2c1c1c")
    hauler(c, x + 96 * s, y - 6 * s, 92 * s, kind + 3, -14)
    lantern(c, hx - 6, hy + 32 * s, 38 * s, g=0.55)


def sock_knitter(c: Card, x: float, y: float, h: float, kind: int, sock: tuple[float, float]) -> None:
    """Someone at (x, y) with a needle, and the red yarn from their hand to the sock."""
    hx, hy = hauler(c, x, y, h, kind, -4, flip=True)
    c.line([(hx, hy), (hx + 26, hy - 20)], 3, "#e8d8b0", 1, 0.2, ends=0.8)
    c.line([(hx, hy), (hx + 22, hy - 8), sock], 2, "#d2453a", 0.9, 0.3)
