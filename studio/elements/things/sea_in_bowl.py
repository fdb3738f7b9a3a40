"""A great calabash with a sea in it: small islands, each with something on it, a whale's tail, and a ladle's helping."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, rect, taper

GOURD: Ramp = ["#4c2410", "#a8682c", "#e0ac5c", "#fce4a8"]
SEA: Ramp = ["#0c3c5c", "#2c88a0", "#84ccc8", "#e8fcf0"]
TURF: Ramp = ["#2c4c2c", "#64984c", "#b8d478"]
ROCK: Ramp = ["#3c3440", "#8c7c74", "#d0c0a4"]


def sea_bowl(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Standing at (x, y), 380 wide at s=1, seen a little from above."""
    f = c.at(x, y, s, vol=30, det=0.55, wob=0.3, edge=0.28, rim=0.6, rimw=5, tex=0.2)
    f.shade(ell(0, 6, 150, 16), 0.5, 9, "#3c1c2c")
    m = f.paint(
        blob((-188, -118), (-176, -60), (-110, -8), (0, 4), (110, -8), (176, -60), (188, -118), (0, -96)),
        GOURD,
    )
    for k in range(-6, 7):
        f.line(
            [(26 * k, -30 - 2 * abs(k)), (26 * k + 12, -52 - 2 * abs(k)), (26 * k + 26, -32 - 2 * abs(k))],
            3.4,
            GOURD[0],
            alpha=0.7,
            clip=m,
        )
    f.paint(ell(0, -118, 190, 52), GOURD, vol=5, amb=0.5)
    sea = f.paint(ell(0, -114, 174, 43), SEA, vol=4, amb=0.42, det=0.6)
    for dx, dy, w in ((-96, -132, 40), (70, -136, 46), (-40, -92, 56), (110, -100, 34), (10, -120, 30)):
        f.line([(dx - w, dy), (dx, dy + 4), (dx + w, dy)], 2.4, SEA[3], alpha=0.7, clip=sea)
    island(f, -112, -116, 1.0, "palm")
    island(f, 58, -136, 0.8, "tower")
    island(f, 124, -112, 0.9, "fir")
    island(f, -30, -134, 0.7, "palm")
    f.paint(taper((-8, -88, 24), (-4, -112, 13)), ["#101c3c", "#2c4470", "#7c98b8"], vol=8)
    f.paint(
        blob((-6, -108), (-34, -132), (-40, -120), (-8, -102), (26, -124), (20, -134), (0, -112)),
        ["#101c3c", "#2c4470", "#7c98b8"],
        vol=4,
    )
    f.line([(-40, -86), (-6, -82), (30, -87)], 3, SEA[3], alpha=0.9)


def island(f: Frame, x: float, y: float, s: float, what: str) -> None:
    """One island, and what has settled on it: palm, tower, fir or house."""
    f.flat(ell(x, y + 5 * s, 40 * s, 9 * s), SEA[3], 0.6)
    f.paint(
        blob(
            (x - 34 * s, y + 4 * s),
            (x - 22 * s, y - 12 * s),
            (x + 6 * s, y - 17 * s),
            (x + 28 * s, y - 8 * s),
            (x + 35 * s, y + 5 * s),
            (x, y + 9 * s),
        ),
        ROCK,
        vol=7,
    )
    f.paint(
        blob(
            (x - 25 * s, y - 8 * s),
            (x - 12 * s, y - 17 * s),
            (x + 8 * s, y - 21 * s),
            (x + 27 * s, y - 7 * s),
            (x, y - 4 * s),
        ),
        TURF,
        vol=4,
    )
    if what == "palm":
        f.paint(
            taper((x, y - 14 * s, 5 * s), (x + 4 * s, y - 36 * s, 4 * s), (x + 11 * s, y - 50 * s, 3 * s)),
            ["#4c3020", "#8c6040", "#c89c68"],
            vol=2,
        )
        for ex, ey in ((-18, -46), (-8, -62), (14, -68), (32, -58), (34, -42)):
            f.paint(
                taper(
                    (x + 11 * s, y - 51 * s, 4 * s),
                    (x + (11 + ex) / 2 * s, y + (ey - 56) / 2 * s, 7 * s),
                    (x + ex * s, y + ey * s, 2),
                ),
                TURF,
                vol=2,
            )
    elif what == "tower":
        f.paint(
            poly(
                [
                    (x - 7 * s, y - 14 * s),
                    (x - 5 * s, y - 56 * s),
                    (x + 5 * s, y - 56 * s),
                    (x + 7 * s, y - 14 * s),
                ]
            ),
            ["#6c6470", "#c8c0b8", "#fffaf0"],
            vol=4,
        )
        f.paint(rect(x - 7 * s, y - 42 * s, x + 7 * s, y - 32 * s), ["#5c1410", "#c03428", "#f0806c"], vol=3)
        f.paint(
            poly([(x - 8 * s, y - 56 * s), (x, y - 70 * s), (x + 8 * s, y - 56 * s)]),
            ["#5c1410", "#c03428", "#f0806c"],
            vol=3,
        )
    elif what == "fir":
        for dx, h in ((-12, 34), (2, 46), (15, 30)):
            f.paint(
                poly(
                    [
                        (x + (dx - 8) * s, y - 10 * s),
                        (x + dx * s, y - (10 + h) * s),
                        (x + (dx + 8) * s, y - 10 * s),
                    ]
                ),
                ["#0c2c28", "#1c5848", "#5c9c78"],
                vol=3,
            )
    else:
        f.paint(
            rect(x - 16 * s, y - 40 * s, x + 14 * s, y - 14 * s), ["#7c6c60", "#d8c8a8", "#fff6dc"], vol=3
        )
        f.paint(
            poly([(x - 22 * s, y - 38 * s), (x - 1 * s, y - 60 * s), (x + 20 * s, y - 38 * s)]),
            ["#4c1814", "#b04030", "#f09870"],
            vol=4,
        )
        f.flat(rect(x - 6 * s, y - 32 * s, x + 3 * s, y - 20 * s), "#4c2c24", 1, det=1)
        f.card.smoke(
            [f.pt(x + 9 * s, y - 56 * s), f.pt(x + 16 * s, y - 84 * s), f.pt(x + 6 * s, y - 112 * s)],
            4 * f.s,
            13 * f.s,
            "#f4ece0",
            0.4,
        )


def full_ladle(c: Card, hand: tuple[float, float], lip: tuple[float, float], s: float = 1.0) -> None:
    """A ladle from the hand that holds it to its bowl before somebody's lips, an island with a house in it, dripping."""
    c.line(
        [hand, ((hand[0] + lip[0]) / 2, (hand[1] + lip[1]) / 2 - 8), (lip[0] + 34 * s, lip[1])],
        9,
        "#8c5c2c",
        1,
        0.2,
        ends=0.9,
    )
    f = c.at(*lip, s, vol=12, det=0.8, wob=0.2, edge=0.28, rim=0.7)
    f.paint(blob((-44, -8), (-36, 22), (0, 34), (36, 22), (44, -8), (0, 0)), GOURD)
    f.paint(ell(0, -8, 45, 12), SEA, vol=3, amb=0.5)
    island(f, 0, -8, 1.0, "house")
    for dx, dy in ((-20, 46), (-16, 70), (6, 52), (10, 86), (22, 60)):
        f.flat(ell(dx, dy, 3.2, 5.4), "#c8f0ec", 0.95, det=0.8)


def small_gourd(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A bottle gourd lying on its side, stoppered."""
    f = c.at(x, y, s, vol=16, wob=0.3, edge=0.26, rim=0.6)
    f.shade(ell(6, 2, 52, 8), 0.45, 5)
    f.paint(
        blob(
            (-46, -18),
            (-30, -40),
            (0, -36),
            (16, -26),
            (38, -34),
            (54, -18),
            (38, -4),
            (14, -10),
            (-4, 0),
            (-32, 0),
        ),
        GOURD,
    )
    f.paint(rect(50, -24, 62, -12, 3), ["#3c1c10", "#6c4020", "#a87040"], vol=3)
