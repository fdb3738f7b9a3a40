"""White wool on its way: balls of it, and a garment for a sheep's double, still on the needles."""

from studio.colour import Arr, Ramp
from studio.elements.things.props import basket
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

WOOL: Ramp = ["#6a5a5c", "#b4a090", "#efe2c8", "#fffaea"]
KNIT_BROWN: Ramp = ["#3c2018", "#6c4028", "#9c6840", "#d8a470"]
BUTTON: Ramp = ["#8c6c3c", "#d8b868", "#fff0b8"]


def wool_ball(c: Card, x: float, y: float, r: float = 20) -> None:
    """A ball of wool, middle at (x, y)."""
    f = c.at(x, y, r / 20, vol=14, wob=0.3, det=0.6, rim=0.5)
    f.shade(ell(2, 18, 18, 5), 0.4, 4)
    f.paint(ell(0, 0, 20), WOOL)
    for t in (-9, 0, 9):
        f.line([(-17, t - 4), (0, t + 5), (17, t)], 1.6, "#94806c", alpha=0.6)


def _stitches(f: Frame, m: Arr, box: tuple[int, int, int, int], step: int = 14) -> None:
    """Rows of knit stitches inside a mask."""
    x0, y0, x1, y1 = box
    for x, y in [(px, py) for py in range(y0, y1, step - 2) for px in range(x0, x1, step)]:
        f.line([(x, y), (x + 6, y + 7), (x + 12, y)], 2.6, "#8c7464", alpha=0.6, clip=m, det=0.2)


def sheep_suit(f: Frame) -> None:
    """A knitted sheep, still on the needles: its open back ends in a row from (-216, -212) to (-146, -244)."""
    f.shade(ell(-204, 4, 90, 12), 0.5, 8)
    for x in (-250, -170):
        _leg(f, x, WOOL[:3])
    over = (
        (-268, -104),
        (-276, -160),
        (-250, -198),
        (-216, -212, "c"),
        (-146, -244, "c"),
        (-126, -216),
        (-122, -150),
    )
    body = blob(*over, (-136, -92), (-180, -74), (-240, -76))
    m = f.paint(body, WOOL, vol=36, edge=0.34, rim=0.5, grad=(0.05, -0.25))
    _stitches(f, m, (-280, -250, -110, -70))
    for x in (-222, -144):
        _leg(f, x, WOOL)
    f.shade(ell(-268, -160, 52, 50), 0.6, 10, "#3c2820", clip=m)
    _doll_face(f)


def _leg(f: Frame, x: float, ramp: Ramp) -> None:
    """A knitted tube with a brown foot."""
    m = f.paint(
        taper((x, -96, 36), (x - 2, -40, 32), (x - 2, -12, 32)), ramp, vol=13, edge=0.36, grad=(0, -0.2)
    )
    _stitches(f, m, (int(x) - 18, -84, int(x) + 18, -16), 13)
    f.paint(blob((x - 19, -16), (x + 15, -16), (x + 17, 4), (x - 22, 4)), KNIT_BROWN, vol=8, edge=0.34)


def _doll_face(f: Frame) -> None:
    """A round woollen head turned to us: brown face, two button eyes, a sewn mouth, a curly forelock."""
    x, y = -284, -170
    for s in (-1, 1):
        ear = blob(
            (x + s * 36, y - 18),
            (x + s * 62, y - 16),
            (x + s * 74, y + 8),
            (x + s * 56, y + 10),
            (x + s * 36, y),
        )
        f.paint(ear, KNIT_BROWN, vol=7, edge=0.36)
    f.paint(ell(x, y, 48, 50), WOOL, vol=30, edge=0.36, rim=0.5)
    face = f.paint(
        blob(
            (x - 30, y - 14), (x, y - 24), (x + 30, y - 14), (x + 27, y + 26), (x, y + 44), (x - 27, y + 26)
        ),
        KNIT_BROWN,
        vol=16,
        edge=0.3,
    )
    for k in range(7):
        f.line(
            [(x - 34, y - 16 + k * 9), (x, y - 12 + k * 9), (x + 34, y - 16 + k * 9)],
            2,
            "#4c2c1c",
            alpha=0.35,
            clip=face,
        )
    for dx, dy, r in ((-24, -34, 15), (0, -42, 17), (24, -34, 15), (-10, -26, 13), (12, -26, 13)):
        f.paint(ell(x + dx, y + dy, r), WOOL, vol=9, edge=0.3)
    for s in (-1, 1):
        bx = x + s * 14
        f.paint(ell(bx, y, 11), BUTTON, vol=5, edge=0.4, det=1, wob=0.1)
        for hx, hy in ((-3, -3), (3, -3), (-3, 3), (3, 3)):
            f.flat(ell(bx + hx, y + hy, 1.7), "#2c1810", 1, det=1, wob=0.1)
        f.line(
            [(x, y + 22), (x + s * 5, y + 29), (x + s * 13, y + 27)],
            2.8,
            "#1c0c0c",
            alpha=0.95,
            wob=0.1,
            det=1,
        )
    f.flat(blob((x - 7, y + 13), (x + 7, y + 13), (x, y + 22)), "#1c0c0c", 0.95, det=1, wob=0.1)


def row_on_needle(
    f: Frame, a: tuple[float, float], b: tuple[float, float], n: int = 7, drop: float = 17
) -> None:
    """The loops of the last row, from a to b, each hanging over a needle that lies `drop` above the edge of the work."""
    for k in range(n):
        t = (k + 0.5) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        f.paint(
            taper((x - 1, y - drop - 6, 6), (x - 4, y - drop * 0.4, 8), (x, y + 6, 8)),
            WOOL,
            vol=4,
            edge=0.5,
            det=0.7,
        )


def thread_to_basket(f: Frame) -> None:
    """The thread from the crossing of the needles down to a basket, in the frame of the knitter."""
    f.line(
        [(-144, -258), (-114, -200), (-108, -110), (-114, -10), (-130, 22), (-160, 26), (-184, 22)],
        3,
        "#fff2d8",
        alpha=0.95,
        ends=0.8,
    )


def wool_basket(c: Card, x: float, y: float, h: float = 74) -> None:
    """A basket at (x, y) with three balls of wool in it."""
    basket(c, x, y, h)
    k = h / 74
    for dx, dy in ((-22, -46), (6, -54), (28, -44)):
        wool_ball(c, x + dx * k, y + dy * k, 19 * k)
