"""The bow of a ship on a beach, one side of it taken away."""

from studio.linocut.press import Print
from studio.shapes import Point, blob, ell, poly, taper

HULL: list[Point] = [
    (338, 212, "c"),
    (820, 158, "c"),
    (820, 900, "c"),
    (560, 884),
    (470, 850, "c"),
    (420, 620),
    (380, 380),
]


def bow(p: Print) -> None:
    """The hull, its plates, and the side that is gone."""
    hull = p.shape(blob(*HULL), tone="k", halo=8, clear="12k")
    for n in range(1, 9):
        t = n / 9
        p.cutline(
            (340 + 96 * t, 160 + 660 * t),
            (560, 150 + 690 * t),
            (820, 110 + 730 * t),
            w=3.4,
            ends=0.6,
            clip=hull,
        )
    for n in range(1, 6):
        x = 360 + n * 84
        for t in range(8):
            dx = 18 if t % 2 else -14
            y0, y1 = 140 + t * 92 - n * 4, 140 + (t + 1) * 92 - n * 4
            p.cutline((x + dx + 8 * t, y0), (x + dx + 8 * (t + 1), y1), w=3, ends=0.7, clip=hull)
    p.engrave("k", hull, p.level(84), 0.7 * p.ramp((560, 0), (360, 0)) * p.noise(60, 2), 10, length=(30, 110))
    rust = p.shape(
        poly(
            [(600, 330), (820, 300), (820, 800), (700, 806), (690, 690), (640, 670), (650, 520), (596, 500)]
        ),
        tone="2",
        halo=6,
        clear="12k",
    )
    for n, y in enumerate((300, 414, 530, 650)):
        p.shape(poly([(590, y + 22), (820, y), (820, y + 16), (590, y + 40)]), tone="k", clip=rust)
        for x in (660 + 20 * (n % 2), 740):
            p.shape(poly([(x, y), (x + 12, y), (x + 14, y + 130), (x, y + 130)]), tone="k", clip=rust)
    p.shape(poly([(690, 556), (820, 546), (820, 640), (700, 650)]), tone="", clip=rust)
    p.contour(rust, 6)
    anchor = [
        taper((448, 330, 13), (462, 430, 14)),
        taper((428, 356, 9), (452, 352, 11), (480, 346, 9)),
        taper((410, 396, 5), (430, 432, 16), (466, 444, 17), (500, 424, 15), (510, 384, 5)),
    ]
    p.shape(*anchor, tone="2", halo=5, clear="12k")
    p.shape(ell(446, 320, 15), tone="2", halo=4, clear="12k", minus=[ell(446, 320, 7)])
    p.shape(poly([(324, 196), (820, 138), (820, 156), (328, 218)]), tone="k", halo=4, clear="12k")
    for x in (*range(344, 470, 42), *range(640, 800, 42)):
        y = 196 - (x - 324) * 0.115
        p.line((x, y), (x, y - 44), w=5, ends=1)
    p.line((324, 154), (480, 136), w=6, ends=1)
    p.line((630, 118), (820, 96), w=6, ends=1)
