"""A narrow dark house that sulks: the roof pulled down over its windows, the mouth of its door drawn down."""

from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, rect

FRONT = ["#1c1634", "#342c50", "#5c5070", "#a48ca0"]
SLATES = ["#141028", "#2a2446", "#4c4268", "#8c7890"]
HOLE = ["#080614", "#120e26"]
TRIM = "#7c6c8c"


def sulky_house(c: Card, x: float, y: float, s: float = 1.0, lean: float = -2) -> Frame:
    """Straight from the front, its foot at (x, y), 240 high at s=1, a little crooked. Returns its frame."""
    f = c.at(x, y, s, lean, vol=8, wob=0.4, edge=0.25, rimcol="#ffb8a0", light=(150, 380, 160))
    f.shade(ell(0, 2, 92, 11), 0.6, 8)
    f.paint(rect(-46, -232, -28, -160), FRONT, rim=0.8, amb=0.2)
    f.paint(rect(-50, -238, -24, -228, 2), FRONT, rim=0.6, amb=0.3)
    wall = f.paint(
        poly([(-60, 0), (-64, -132), (66, -128), (60, 0)]), FRONT, vol=6, rim=0.7, grad=(-0.2, 0.1)
    )
    f.shade(rect(-70, -140, 70, -100), 0.75, 9, "#0a0818", clip=wall)
    f.shade(rect(26, -130, 70, 0), 0.35, 14, "#0a0818", clip=wall)
    for k, (bx, by) in enumerate(
        ((-52, -34), (34, -26), (44, -44), (-54, -14), (40, -10), (-12, -120), (-50, -52))
    ):
        f.line([(bx, by), (bx + 13 + k % 3 * 3, by + 0.6)], 2, "#110d24", alpha=0.5, clip=wall)
    for side in (-1, 1):
        _eye(f, side * 32, -78, side)
    _mouth(f)
    _cap(f)
    return f


def _cap(f: Frame) -> None:
    """A hipped roof with a sagging ridge, drawn down in the middle like a cap over a brow."""
    upper = (
        (-88, -118, "c"),
        (-64, -156),
        (-44, -202),
        (-34, -222, "c"),
        (2, -213),
        (34, -225, "c"),
        (46, -202),
    )
    lower = ((64, -160), (92, -114, "c"), (56, -116), (26, -107), (0, -97), (-26, -107), (-56, -117))
    roof = f.paint(blob(*upper, *lower), SLATES, vol=12, rim=1.0, amb=0.22, grain=1, tex=0.3)
    for k in range(7):
        y, w = -208 + k * 14.5, 38 + k * 8
        sag = 2 + k * 2.4
        row = [(-w, y), (-w / 2, y + sag * 0.5), (0, y + sag), (w / 2, y + sag * 0.5), (w, y + 1)]
        f.line(row, 2.4, "#0c0a1c", alpha=0.75, clip=roof, ends=0.9)
        for n in range(-4, 5):
            sx = n * w / 4 + (k % 2) * w / 8
            f.line(
                [(sx * 0.94, y + sag * 0.7), (sx, y + 15 + sag * 0.7)], 1.6, "#0c0a1c", alpha=0.5, clip=roof
            )
    eaves = [(-88, -118), (-56, -116), (-26, -106), (0, -96), (26, -106), (56, -115), (92, -114)]
    f.line([(x, y + 2) for x, y in eaves], 6, "#0c0a1c", alpha=0.9, ends=0.8)
    f.line([(x, y - 3) for x, y in eaves], 3, "#9c84a0", alpha=0.85, ends=0.6)


def _eye(f: Frame, x: float, y: float, side: int) -> None:
    """A window half shut by a slanting blind: it looks at nobody."""
    f.paint(rect(x - 24, y - 24, x + 24, y + 20, 2), [TRIM, TRIM, "#a890a4"], vol=2, amb=0.2)
    m = f.paint(rect(x - 20, y - 22, x + 20, y + 17), HOLE, vol=2, edge=0)
    inner, outer = y + 6, y - 9
    low = [(x - 24, inner if side > 0 else outer), (x + 24, outer if side > 0 else inner)]
    f.paint(
        poly([(x - 24, y - 28), (x + 24, y - 28), *low[::-1]]),
        ["#241e3c", "#484060", "#746480"],
        vol=2,
        clip=m,
        edge=0.2,
    )
    f.line(low, 4, "#b09cb0", alpha=1, ends=1, clip=m)
    f.line([(x - 27, y + 20), (x + 27, y + 20)], 5, "#8c7a94", alpha=1, ends=0.9)


def _mouth(f: Frame) -> None:
    """The door, under an arch that turns down, shut tight."""
    f.paint(
        blob((-24, 0, "c"), (-24, -40), (-12, -54), (0, -57), (12, -54), (24, -40), (24, 0, "c")),
        [TRIM, TRIM, "#a890a4"],
        vol=2,
        amb=0.2,
    )
    m = f.paint(
        blob((-18, 0, "c"), (-18, -38), (-9, -48), (0, -50), (9, -48), (18, -38), (18, 0, "c")),
        HOLE,
        vol=2,
        edge=0,
    )
    for px in (-9, 0, 9):
        f.line([(px, -50), (px, 0)], 1.6, "#2c2644", alpha=0.9, clip=m, ends=1)
    f.flat(ell(12, -22, 2.4), "#b49c78", 1, det=1)
    f.paint(rect(-32, -5, 32, 5, 2), ["#34304c", "#5c506c", "#8c7a90"], vol=2)
