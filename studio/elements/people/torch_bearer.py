"""People of the night in side view, dark but for one edge of light: walkers, tea drinkers, a woman on washing day, the one who carries the flame."""

from typing import Any

from studio.colour import Ramp
from studio.elements.buildings.candles_tall import tall_flame
from studio.elements.people.figures import bell, townsperson
from studio.paint import Card
from studio.palettes import HAIR_GREY, silhouette
from studio.shapes import blob, curve, ell, join, poly, taper

DARK: Ramp = silhouette("#1c1024")
COATS = ("#20122a", "#321826", "#181e36", "#2e2018", "#1a262c")
WARM = (
    ("#5c3040", "#b06848", "#ffc888"),
    ("#6c2c30", "#c06040", "#ffc080"),
    ("#3c3850", "#8c6c68", "#f4c89c"),
    ("#5c4028", "#b07c40", "#ffd890"),
    ("#34484c", "#80806c", "#f4d09c"),
)
Light3 = tuple[float, float, float]
CLOTH: Ramp = ["#2c0c1c", "#6c2430", "#a8483c", "#e09060"]
CHINA: Ramp = ["#6c5468", "#c0a49c", "#f4e4c8", "#fffaec"]
LINEN_BLUE: Ramp = ["#2c2c4c", "#54587c", "#9c98a8", "#e0ccb8"]


def torch_bearer(
    c: Card, x: float, y: float, h: float, light: tuple[float, float, float], coat: Ramp = DARK
) -> None:
    """Someone in a hood at (x, y), looking right, the torch stretched up before them."""
    hx, hy = bell(c, x, y, h, coat, hat="hood", view="side", arm="up", flip=True, rim=1.0, light=light)
    tip = (hx + 14, hy - 46)
    c.glow(*tip, 120, "#ffb050", 0.5, 1.6)
    c.line([(hx - 7, hy + 22), tip], 7, "#5c3418", 1, 0.2, ends=0.9, det=0.9)
    c.line([(hx - 6, hy + 20), (tip[0] + 1, tip[1])], 2.6, "#f0b060", 0.95, 0.2, ends=0.9, det=0.9)
    c.dot(hx, hy, 4.5, "#e8b888")
    tall_flame(c, *tip, 38, 0.7)


def night_walker(c: Card, x: float, y: float, h: float, kind: int, lamp: Light3 | None = None) -> None:
    """One of a procession, walking right: a dark coat, one edge of light; old and young by `kind`; warm beside a `lamp`."""
    coat = silhouette(COATS[kind % len(COATS)])
    h *= (1.0, 0.82, 1.06, 0.94, 0.66)[kind % 5]
    if lamp:
        coat = [COATS[kind % len(COATS)], *WARM[kind % len(WARM)]]
        away = 1 if x > lamp[0] else -1
        far = ((x + away * 40, y + 3, 20), (x + away * 96, y + 8, 12))
        c.shade(taper((x, y, 22), *far), 0.6, 5, "#0c0614")
    way = {"arm": ("down", "fwd", "chin")[kind % 3], "stoop": (0.0, 0.7, 0.2, 0.0)[kind % 4], "lean": 5}
    hx, hy = townsperson(
        c,
        x,
        y,
        h,
        kind,
        coat=coat,
        hat_ramp=coat,
        view="side",
        flip=True,
        rim=1.5 if lamp else 1.0,
        light=lamp,
        **way,
    )
    if kind % 4 == 1:
        c.line([(hx + 2, hy - 6), (hx + 8, y)], 4, "#6c4428", 1, 0.2, ends=0.8)


def _chair(c: Card, x: float, y: float, side: int) -> None:
    """A small dark chair, its back on that side."""
    for dx in (-12, 12):
        c.line([(x + dx, y - 20), (x + dx * 1.1, y + 2)], 5, "#2c1418", 1, 0.2, ends=0.9)
    c.line([(x + side * 12, y - 18), (x + side * 18, y - 62)], 6, "#2c1418", 1, 0.2, ends=0.9)
    c.line([(x - 15, y - 20), (x + 15, y - 20)], 6, "#3c2020", 1, 0.2, ends=0.9)


def tea_for_two(c: Card, x: float, y: float) -> None:
    """Two old people face to face on their chairs, tea on a laid table between them at (x, y)."""
    c.shade(ell(x, y + 2, 92, 9), 0.5, 5)
    for side, hat, coat in ((-1, "bun", COATS[1]), (1, "cap", COATS[3])):
        _chair(c, x + side * 66, y, side)
        dark = silhouette(coat)
        bell(c, x + side * 62, y + 2, 92, dark, hat=hat, hat_ramp=dark, hair=HAIR_GREY, view="side", flip=side < 0,
            rim=1.1, sit=True, arm="fwd", shadow=0)  # fmt: skip
    cloth = poly(
        [(x - 36, y - 42), (x + 36, y - 42), (x + 41, y - 6), (x + 14, y), (x - 14, y), (x - 41, y - 6)]
    )
    m = c.paint(cloth, CLOTH, vol=8, amb=0.34, edge=0.3, wob=0.4, det=0.6)
    for dx in (-20, 2, 22):
        c.shade(taper((x + dx, y - 34, 2), (x + dx * 1.15, y - 2, 8)), 0.4, 2, clip=m)
    c.paint(ell(x, y - 42, 38, 6), CLOTH[1:], vol=3, amb=0.5, edge=0.2, wob=0.3)
    _teapot(c, x, y - 44)


def _teapot(c: Card, x: float, y: float) -> None:
    """A round white pot, two cups, a thread of steam."""
    how: dict[str, Any] = {"vol": 5, "amb": 0.5, "edge": 0.35, "wob": 0.2, "det": 1}
    c.paint(taper((x - 8, y - 8, 6), (x - 17, y - 12, 4), (x - 20, y - 18, 3)), CHINA, **how)
    c.paint(join(ell(x, y - 9, 12, 10), ell(x, y - 20, 3)), CHINA, **how)
    for side in (-1, 1):
        c.paint(
            blob((x + side * 26 - 5, y - 8), (x + side * 26 + 5, y - 8), (x + side * 26, y + 1)), CHINA, **how
        )
    c.smoke([(x - 20, y - 20), (x - 24, y - 34), (x - 16, y - 50), (x - 22, y - 66)], 3, 9, "#ffe0c0", 0.4)


def washing_day(c: Card, x: float, y: float) -> None:
    """A burnt wick at (x, y) serves as a post: a line to a stick at its left, three clothes, a woman who hangs them up."""
    c.line([(x, y + 4), (x - 3, y - 40), (x + 2, y - 84), (x + 12, y - 100)], 9, "#180c14", 1, 0.4, ends=0.8)
    c.line([(x + 78, y + 16), (x + 80, y - 70)], 5, "#2c1418", 1, 0.3, ends=0.9)
    line = curve((x, y - 82), (x + 40, y - 70), (x + 80, y - 68))
    c.line(line, 2.4, "#e0c090", 0.9, 0.2, ends=0.9)
    for k, ramp in enumerate((CHINA, CLOTH, LINEN_BLUE)):
        px, py = x + 16 + k * 23, y - 74 + k * 1.5
        shape = poly(
            [
                (px - 9, py),
                (px + 9, py + 1),
                (px + 10, py + 33 - 8 * (k == 1)),
                (px - 10, py + 31 - 8 * (k == 1)),
            ]
        )
        c.paint(shape, ramp, vol=4, amb=0.45, edge=0.3, wob=0.4, det=0.7)
    dark = silhouette(COATS[1])
    bell(
        c,
        x - 26,
        y + 10,
        84,
        dark,
        hat="kerchief",
        hat_ramp=CLOTH,
        view="side",
        arm="up",
        flip=True,
        rim=1.1,
        skirt=True,
    )
