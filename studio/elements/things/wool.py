"""White wool on its way: balls of it, and a garment for a sheep's double, still on the needles."""

from studio.colour import Ramp
from studio.elements.things.props import basket
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

WOOL: Ramp = ["#6a5a5c", "#b4a090", "#efe2c8", "#fffaea"]


def wool_ball(c: Card, x: float, y: float, r: float = 20) -> None:
    """A ball of wool, middle at (x, y)."""
    f = c.at(x, y, r / 20, vol=14, wob=0.3, det=0.6, rim=0.5)
    f.shade(ell(2, 18, 18, 5), 0.4, 4)
    f.paint(ell(0, 0, 20), WOOL)
    for t in (-9, 0, 9):
        f.line([(-17, t - 4), (0, t + 5), (17, t)], 1.6, "#94806c", alpha=0.6)


def _empty_legs(f: Frame) -> None:
    for x in (-252, -206, -150, -112):
        leg = taper((x, -90, 40), (x - 6, -30, 34), (x - 4, -6, 36))
        f.paint(leg, WOOL, vol=12, edge=0.35, grad=(0, -0.15))
    for x in (-256, -210, -154, -116):
        f.paint(ell(x, 4, 17, 6), ["#2a1a18", "#5a4438", "#8c745c"], vol=3, edge=0.2)
        f.line([(x - 19, -8), (x, -3), (x + 18, -8)], 4, "#fff6e0", alpha=0.9, ends=0.7)


def sheep_suit(f: Frame) -> None:
    """Half a disguise, left of the knitter's (0, 0): a fleece with four legs and an empty hood."""
    _empty_legs(f)
    over = ((-262, -96), (-270, -150), (-240, -196), (-180, -214), (-120, -236), (-84, -246))
    body = blob(*over, (-72, -200), (-84, -110), (-130, -78), (-210, -72))
    m = f.paint(body, WOOL, vol=34, edge=0.3, rim=0.6)
    for x, y in [(px, py) for py in range(-228, -70, 13) for px in range(-270, -70, 15)]:
        f.line([(x, y), (x + 6, y + 7), (x + 12, y)], 2.8, "#8c7464", alpha=0.7, clip=m, det=0.2)
    brim = ((-262, -140), (-296, -146), (-330, -120), (-336, -84))
    f.paint(blob(*brim, (-312, -66), (-274, -80), (-252, -106)), WOOL, vol=20, edge=0.35, rim=0.7)
    f.paint(ell(-318, -94, 15, 20, 24), ["#1a0e10", "#3c2820", "#6a4a34"], vol=4, edge=0.2)
    f.paint(ell(-268, -132, 26, 11, 34), WOOL, vol=7, edge=0.4)
    f.paint(ell(-300, -152, 11, 9), WOOL, vol=5)


def row_on_needle(f: Frame, a: tuple[float, float], b: tuple[float, float], n: int = 7) -> None:
    """The stitches of the last row, strung on a needle from a to b."""
    for k in range(n):
        t = (k + 0.5) / n
        f.paint(
            ell(a[0] + (b[0] - a[0]) * t - 3, a[1] + (b[1] - a[1]) * t + 4, 6, 9, 40), WOOL, vol=4, det=0.6
        )


def thread_to_basket(f: Frame) -> None:
    """The thread from the row down to a basket, in the frame of the knitter."""
    f.line([(-116, -206), (-104, -150), (-132, -80), (-172, -34)], 3, "#fff2d8", alpha=0.95, ends=0.8)


def wool_basket(c: Card, x: float, y: float, h: float = 74) -> None:
    """A basket at (x, y) with three balls of wool in it."""
    basket(c, x, y, h)
    for dx, dy in ((-22, -46), (6, -54), (28, -44)):
        wool_ball(c, x + dx, y + dy, 19)
