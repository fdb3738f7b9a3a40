"""A bread knife that has been driven into a board and left there: a monolith with a saw edge."""

from studio.elements.things.loaf import CRUMB
from studio.paint import Card, Frame
from studio.palettes import STEEL, WALNUT
from studio.shapes import Path, blob, curve, ell, poly, rect, taper

BRASS_PIN = ["#4c2c10", "#c89438", "#fff0a8"]
SPLINTER = ["#4c2c14", "#a8743c", "#f0cc90"]
TEETH = 9
TOP, WIDE = -316.0, 36.0


def bread_knife(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """560 high and leaning to the left, its point sunk in the board at (x, y), its teeth to the left, crumbs laid at its foot."""
    f = c.at(x, y, 1, -4, wob=0.2, edge=0.28, light=light)
    _blade(f)
    _handle(f)
    _foot(c, f, x, y)


def board_shadow(c: Card, foot: tuple[float, float]) -> None:
    """What a lit loaf to the left throws: the blade's shadow on the board, from its `foot` to the right and forward."""
    x, y = foot
    c.shade(taper((x + 6, y + 2, 22), (x + 40, y + 14, 40), (x + 90, y + 34, 52)), 0.6, 6, "#1c0c08")


def _outline() -> Path:
    """The blade, point down: a straight back on the right, teeth on the left, the belly running to a point."""
    back = [(WIDE - 2, TOP), (WIDE - 2, -120), (30, -60), (16, 6)]
    edge: list[tuple[float, float]] = [(4, 6), (-10, -30), (-18, -46)]
    for k in range(TEETH):
        y = -58 - k * 26
        out = -37 + 14 * max(0.0, 1 - k / 3)
        edge += [(out, y), (out + 7, y - 13)]
    return poly([*back, *edge, (-36, TOP)])


def _blade(f: Frame) -> None:
    """Two planes of steel: the broad side, and the bright bevel behind the teeth."""
    m = f.paint(_outline(), STEEL, vol=5, amb=0.34, tex=0.08, lump=0.02, rim=0.7, det=0.5)
    bevel = blob(
        (-40, TOP, "c"), (-14, TOP, "c"), (-14, -140), (-6, -60), (8, 4, "c"), (-10, -30), (-40, -100)
    )
    f.flat(bevel, "#f4f2e0", 0.5, 2, clip=m)
    f.line(curve((-13, TOP), (-13, -140), (-5, -60), (8, 4)), 2.4, "#485468", alpha=0.6, clip=m, ends=0.8)
    f.shade(poly([(20, TOP), (44, TOP), (44, -40), (24, -40)]), 0.35, 6, "#1c2230", clip=m)
    f.flat(poly([(-2, -290), (6, -290), (12, -150), (4, -150)]), "#fffdf0", 0.5, 3, clip=m)
    f.flat(blob((-40, -20), (-20, -120), (10, -160), (20, -60), (20, 8)), "#e0984c", 0.28, 12, clip=m)
    f.shade(poly([(-44, TOP - 4), (44, TOP - 4), (44, TOP + 16), (-44, TOP + 16)]), 0.5, 6, "#1c2230", clip=m)


def _handle(f: Frame) -> None:
    """A brass collar and two scales of walnut with three pins, swelling to the butt."""
    left, right = (
        ((-26, TOP - 20, "c"), (-34, -400), (-28, -480), (-36, -540)),
        ((34, -544), (28, -470), (32, -400), (24, TOP - 20, "c")),
    )
    f.paint(blob(*left, (-10, -562), (14, -562), *right), WALNUT, vol=26, grain=2, rim=0.7)
    inner = f.card.mask(f.path(rect(-20, -530, 18, -352)))
    f.card.marks(inner, 1.5, 40, 34, 3, jit=0.1, alpha=0.45)
    f.paint(rect(-40, TOP - 24, 38, TOP + 2, 6), ["#4c2c10", "#a87428", "#f0c860"], vol=9, rim=0.5)
    for y in (-376, -440, -504):
        f.paint(ell(-2, y, 8), BRASS_PIN, vol=4, det=0.8)


def _foot(c: Card, f: Frame, x: float, y: float) -> None:
    """Where the point has gone in: a dark slit, the wood broken up round it, crumbs."""
    f.shade(ell(10, 2, 40, 9), 0.55, 5, "#1c0c08")
    f.flat(blob((-16, 2), (8, -4), (34, 0), (12, 8)), "#180a08", 0.95, 1)
    chips = (
        ((-14, 4), (-32, -8), (-4, -2)),
        ((30, 4), (48, -10), (22, -2)),
        ((2, 8), (-8, 18), (14, 10)),
        ((20, 8), (36, 14), (28, 4)),
    )
    for a, b, d in chips:
        f.paint(poly([a, b, d]), SPLINTER, vol=2, edge=0.3)
    for dx, dy, r in ((-58, 8, 9), (-40, 20, 7), (-76, 2, 6), (-14, 26, 6), (-52, 24, 6)):
        px, py = x + dx, y + dy
        c.shade(ell(px + 3, py + 4, r, r * 0.4), 0.4, 3)
        crumb = ((px - r, py), (px - r * 0.4, py - r), (px + r, py - r * 0.5), (px + r * 0.8, py + r * 0.5))
        c.paint(blob(*crumb), CRUMB, vol=4, det=0.6)
