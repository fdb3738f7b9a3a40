"""A hare and a fox sitting in side view, looking left, each with a thin birch between the knees and a bow across it."""

from studio.colour import Ramp
from studio.elements.plants.trees import birch
from studio.paint import Card, Frame
from studio.palettes import FOX, GREY, SNOW
from studio.shapes import blob, ell, poly, taper

ROSEWOOD: Ramp = ["#2c0c0c", "#6a2414", "#a84c24", "#f0a060"]
INK = "#241820"
CHALK: Ramp = ["#8c8490", "#c8c0bc", "#f4ece0", "#fffaf0"]
SOCK: Ramp = ["#140c10", "#3c2420", "#6c4434"]


def _body(f: Frame, coat: Ramp) -> None:
    """Back, haunch and the long hind foot towards the tree."""
    f.shade(ell(-8, 2, 62, 9), 0.45, 5, "#4a5680")
    f.paint(
        blob((-14, -4), (-22, -40), (-20, -74), (-6, -98), (14, -100), (32, -74), (40, -34), (36, -2)), coat
    )
    f.paint(taper((-6, -8, 14), (-38, -7, 13), (-46, -9, 11)), coat, vol=6)
    f.paint(ell(10, -26, 29, 26), coat, vol=14)


def _fox_head(f: Frame, coat: Ramp) -> None:
    f.paint(blob((-12, -128, "c"), (-8, -160, "c"), (6, -132, "c")), coat[:4], vol=5, grad=(0, -0.2))
    skull = blob(
        (-72, -98),
        (-50, -110),
        (-34, -128),
        (-10, -140),
        (14, -132),
        (26, -112),
        (30, -92, "c"),
        (8, -88),
        (-20, -88),
        (-52, -90),
    )
    m = f.paint(skull, coat, vol=14)
    f.paint(
        blob((-70, -96), (-40, -100), (-12, -104), (12, -88), (-18, -84), (-52, -88)),
        CHALK,
        vol=6,
        clip=m,
        soft=1.5,
        edge=0,
    )
    f.paint(blob((0, -130, "c"), (14, -166, "c"), (24, -122, "c")), coat, vol=6, edge=0.35)
    f.paint(blob((7, -134, "c"), (14, -154, "c"), (19, -128, "c")), SOCK, vol=3, edge=0)
    f.flat(ell(-71, -98, 5.4, 4.6), INK, 1, det=1)
    f.line([(-34, -112), (-26, -107), (-15, -110)], 4, INK, alpha=0.95, det=1)


def _hare_head(f: Frame, coat: Ramp) -> None:
    f.paint(taper((6, -126, 13), (22, -164, 19), (40, -198, 8)), coat, vol=6, grad=(0, -0.2))
    skull = blob(
        (-46, -104),
        (-40, -122),
        (-20, -138),
        (6, -138),
        (22, -120),
        (20, -100),
        (2, -88),
        (-24, -86),
        (-42, -92),
    )
    m = f.paint(skull, coat, vol=14)
    f.paint(ell(-36, -97, 16, 11), CHALK, vol=5, clip=m, soft=2, edge=0)
    f.paint(taper((0, -130, 14), (8, -172, 20), (18, -208, 8)), coat, vol=7, edge=0.35)
    f.line([(2, -140), (9, -172), (16, -196)], 6, "#c89890", alpha=0.7)
    f.flat(ell(-46, -105, 4.4, 3.6), "#7c4448", 1, det=1)
    f.line([(-26, -114), (-18, -109), (-7, -112)], 4, INK, alpha=0.95, det=1)


def _play(c: Card, f: Frame, coat: Ramp, hand: Ramp, fog: float, seed: int, low: float = -58) -> None:
    """The tree, its strings, one hand high on it, the other drawing the bow at the height `low`."""
    bx, by = f.pt(-62, -2)
    birch(c, bx, by, by + 40, 30 * f.s, fog=fog, lean=0.01 if f.flip else -0.01, seed=seed)
    f.shade(ell(-66, -1, 28, 6), 0.4, 4, "#4a5680")
    f.paint(
        blob((-92, 6), (-76, -2), (-62, -7), (-46, -2), (-32, 6), (-62, 10)),
        SNOW,
        vol=5,
        edge=0,
        soft=2,
        amb=0.5,
    )
    f.flat(poly([(-73, low + 30), (-51, low + 30), (-52, -196), (-72, -196)]), "#fbf6ea", 0.5, soft=2)
    for dx in (-7, -2.3, 2.3, 7):
        f.line(
            [(dx - 62, low + 28), (dx * 0.8 - 62, -196)], 2.2, "#3c2c28", alpha=0.85, ends=1, wob=0.1, det=1
        )
    f.paint(taper((-72, low + 24, 8), (-52, low + 24, 8)), ROSEWOOD, vol=3, edge=0.35, det=1)
    f.paint(taper((-73, -196, 8), (-51, -196, 8)), ROSEWOOD, vol=3, edge=0.35, det=1)
    f.paint(taper((0, -88, 18), (-30, -104, 16), (-52, -104, 14)), coat, vol=6, grad=(0, -0.2))
    f.paint(ell(-60, -104, 13, 10), hand, vol=5, edge=0.3)
    bow = ((-96, low + 3), (-60, low), (-18, low - 2))
    f.shade(taper((-76, low + 6, 5), (-50, low + 5, 5)), 0.5, 2, "#3c4470")
    f.line([(px, py + 3) for px, py in bow], 3, "#fff6e0", alpha=1, ends=0.9, wob=0.1, det=1)
    f.line([(-98, low - 3), (-60, low - 7), (-12, low - 6)], 5, "#8a3418", alpha=1, ends=0.9, wob=0.1, det=1)
    arm = taper((6, -84, 26), (14, low - 4, 22), (-12, low + 2, 17))
    f.shade(arm, 0.4, 4, "#1a1018")
    f.paint(arm, coat, vol=9, edge=0.3)
    f.paint(ell(-20, low, 10, 9), hand, vol=5, edge=0.3)


def fox_player(
    c: Card, x: float, y: float, h: float, fog: float = 0, flip: bool = False, coat: Ramp = FOX
) -> None:
    """A fox sitting at (x, y), `h` to the top of its head; its tail lies behind it."""
    f = c.at(x, y, h / 150, 0, flip, fog=fog, vol=18, wob=0.4, rim=0.5, det=0.5)
    f.paint(taper((24, -12, 20), (60, -14, 34), (92, -34, 30), (100, -58, 8)), coat, vol=12)
    f.paint(taper((88, -32, 24), (97, -46, 18), (101, -62, 5)), CHALK, vol=6)
    _body(f, coat)
    f.paint(blob((-22, -60), (-20, -88), (-4, -92), (-4, -66), (-14, -50)), CHALK, vol=6, soft=2, edge=0)
    _play(c, f, coat, SOCK, fog, 662, -68)
    _fox_head(f, coat)


def hare_player(
    c: Card, x: float, y: float, h: float, fog: float = 0, flip: bool = False, coat: Ramp = GREY
) -> None:
    """A hare sitting at (x, y), `h` to the top of its head, ears beyond that."""
    f = c.at(x, y, h / 150, 0, flip, fog=fog, vol=18, wob=0.4, rim=0.5, det=0.5)
    f.paint(ell(42, -16, 15, 13), CHALK, vol=8)
    _body(f, coat)
    _play(c, f, coat, coat, fog, 98)
    _hare_head(f, coat)
