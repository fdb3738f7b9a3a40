"""Two women on a roof, the one behind braiding the other's hair."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, DEEP, profile, wrapped
from studio.paint import Card, Frame
from studio.palettes import BRASS, STEEL
from studio.shapes import blob, ell, poly, taper


def braided(c: Card, x: float, y: float, s: float, robe: Ramp) -> tuple[float, float]:
    """The younger, seated on the roof at (x, y), looking left, her eyes shut; returns where her braid leaves the head."""
    f = _body(c, x, y, s, robe)
    f.paint(taper((-14, -190, 40), (-70, -130, 34), (-120, -104, 26)), robe)
    f.paint(ell(-124, -100, 14, 12), DEEP, vol=6)
    head = c.at(*f.pt(-10, -206), s * 0.82, 4, **f.defaults)
    profile(head, DEEP)
    m = head.paint(
        blob(
            (-42, -104),
            (-38, -126),
            (-6, -136),
            (30, -126),
            (50, -96),
            (48, -56),
            (34, -36),
            (14, -60),
            (6, -86),
            (-14, -96),
        ),
        BLACK,
        vol=16,
    )
    for k in range(5):
        head.line(
            [(-34 + 12 * k, -118 - 6 * (k % 2)), (4 + 9 * k, -104 + 6 * k), (40, -50)],
            2.4,
            "#5c5058",
            alpha=0.6,
            clip=m,
        )
    head.paint(ell(9, -48, 6, 12), BRASS, vol=3)
    return head.pt(44, -50)


def braider(
    c: Card, x: float, y: float, s: float, robe: Ramp, wrap: Ramp, hands: tuple[float, float]
) -> None:
    """The elder behind her, on a stool, looking down at her work; both hands at `hands`, over the braid."""
    f = _body(c, x, y, s, robe)
    head = c.at(*f.pt(-22, -206), s * 0.84, -14, **f.defaults)
    profile(head, DEEP)
    wrapped(head, wrap, 1.3)
    head.paint(ell(9, -50, 6, 12), BRASS, vol=3)
    for k in range(3):
        f.line(
            [(-44, -200 + 8 * k), (-10, -182 + 9 * k), (30, -204 + 8 * k)],
            5,
            ("#e8c040", "#d84c38", "#f4ecd8")[k],
            alpha=0.95,
            ends=0.8,
        )
    hx, hy = hands
    for dy, start in ((-16, (-20, -176)), (14, (6, -170))):
        sx, sy = f.pt(*start)
        mid = ((sx + hx) / 2 + 8, max(sy, hy) + 26 * s + dy)
        c.shade(taper((sx, sy + 14, 30 * s), (*mid, 26 * s)), 0.35, 8)
        c.paint(
            taper((sx, sy, 46 * s), (*mid, 38 * s), ((mid[0] + hx) / 2 + 6, (mid[1] + hy + dy) / 2, 30 * s)),
            robe,
            vol=18,
            wob=0.3,
            edge=0.27,
            rim=0.6,
        )
        c.paint(
            taper(((mid[0] + hx) / 2 + 8, (mid[1] + hy + dy) / 2, 26 * s), (hx + 10, hy + dy, 22 * s)),
            DEEP,
            vol=9,
            wob=0.2,
            edge=0.25,
            det=0.6,
        )
        for k in range(3):
            c.paint(
                taper((hx + 8, hy + dy - 6 + 7 * k, 11 * s), (hx - 12, hy + dy - 10 + 8 * k, 9 * s)),
                DEEP,
                vol=4,
                wob=0.2,
                edge=0.25,
                det=0.7,
            )


def open_scissors(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Long scissors, open, their pivot at (x, y), the blades pointing left over what they may cut."""
    f = c.at(x, y, s, vol=4, det=0.9, wob=0.15, edge=0.35, rim=0.9, rimw=3)
    for dx, dy in ((36, -16), (38, 18)):
        f.line([(0, 0), (dx * 0.5, dy * 0.7), (dx, dy)], 7, "#5c6878", alpha=1, ends=0.9)
        f.line(
            [(dx, dy - 11), (dx + 15, dy), (dx, dy + 11), (dx - 11, dy), (dx, dy - 11)],
            5.5,
            "#5c6878",
            alpha=1,
            ends=1,
        )
    for ty in (-26, 24):
        f.paint(poly([(4, -6), (4, 6), (-92, ty + 2), (-94, ty - 2)]), STEEL)
    f.paint(ell(0, 0, 6), STEEL, vol=4)


def _body(c: Card, x: float, y: float, s: float, robe: Ramp) -> Frame:
    f = c.at(x, y, s, vol=34, det=0.55, wob=0.3, edge=0.27, rim=0.7, rimw=6, tex=0.2)
    f.shade(ell(0, 4, 130, 18), 0.45, 9, "#3c1c2c")
    for shape in (
        blob((-150, 0), (-146, -50), (-70, -92), (40, -100), (96, -50), (100, 0), (0, 8)),
        blob(
            (-44, -196),
            (-4, -216),
            (44, -196),
            (72, -140),
            (88, -60),
            (80, 0),
            (-40, -4),
            (-58, -80),
            (-56, -140),
        ),
    ):
        m = f.paint(shape, robe)
        for i in range(9):
            for k in range(8):
                px, py = -150 + 36 * k + 18 * (i % 2), -206 + 26 * i
                f.flat(ell(px, py, 6), robe[-1], 0.6, clip=m)
                f.flat(ell(px, py, 2.6), robe[0], 0.8, clip=m)
    f.paint(blob((-150, 4), (-168, -8), (-152, -22), (-128, -18), (-124, 2)), DEEP, vol=6)
    return f
