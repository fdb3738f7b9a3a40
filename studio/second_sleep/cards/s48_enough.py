"""Enough.

A woman in a printed street has taken hold of the sheet she is printed on and tears it from the top down to her waist. Behind
the paper lies another: a calm sea and one chair. Her left arm is already on the other side.
"""

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.city import chair, facade, opening, paving
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import crowd, figure
from studio.linocut.press import Print
from studio.shapes import Path, ell, poly, rect

META = {"number": 48, "slug": "enough", "seed": 48, "inks": "sky-vermilion"}
# the torn edges from the top down to where the tear ends
LEFT = ((330, -10), (344, 60), (318, 128), (352, 196), (336, 262), (372, 330), (360, 402), (396, 470), (392, 540), (424, 606), (430, 664))  # fmt: skip
RIGHT = ((812, 70), (764, 132), (742, 196), (690, 240), (662, 318), (612, 356), (590, 430), (548, 470), (526, 548), (484, 590), (430, 664))  # fmt: skip


def street(p: Print) -> None:
    """Busy, everything cut: fronts, passers-by, paving."""
    p.ground("2")
    p.engrave("2", rect(0, 0, 800, 520), p.rays(470, 560), 0.6 * p.noise(80, 2), 11, length=(30, 120))
    p.engrave("k", rect(0, 0, 800, 520), p.rays(470, 560), 0.5 * p.noise(60, 2), 13, False, (30, 120))

    def dark(q: Print, quad: tuple[tuple[float, float], ...], i: int, j: int) -> None:
        opening(q, quad, "" if (i * 5 + j * 3) % 7 == 0 else "k")

    facade(p, [(-40, -160), (250, 120), (250, 780), (-40, 960)], 3, 6, dark, "2")
    facade(p, [(250, 210), (372, 300), (372, 730), (250, 780)], 2, 5, dark, "k")
    facade(p, [(560, 300), (700, 180), (700, 790), (560, 730)], 2, 5, dark, "k")
    facade(p, [(700, 40), (850, -120), (850, 900), (700, 790)], 2, 6, dark, "2")
    paving(p, [(372, 730), (560, 730), (1100, 1240), (-260, 1240)], 9, 9, "")
    p.comb(
        "k",
        poly([(372, 730), (560, 730), (1100, 1240), (-260, 1240)]),
        0,
        0.35 * p.noise(70, 2, 3, 0.5),
        12,
        False,
        length=(20, 90),
    )


def torn(p: Print) -> Path:
    """The next sheet, seen through the tear, and the thickness of the paper."""
    gap = poly([*LEFT, *RIGHT[::-1]])
    p.fill("", gap)
    p.fill("1", rect(300, 262, 820, 700), clip=gap)
    p.engrave(
        "1",
        rect(280, 262, 820, 700),
        p.level(0),
        0.15 + 0.5 * p.ramp((0, 560), (0, 262)) * p.noise(80, 2, 6, 0.4),
        15,
        clip=gap,
        length=(80, 300),
        jit=0.03,
    )
    p.engrave(
        "1",
        rect(280, 0, 820, 258),
        p.level(0),
        0.16 + 0.34 * p.noise(80, 2, 6, 0.4),
        17,
        False,
        (80, 300),
        clip=gap,
        jit=0.03,
    )
    p.line((300, 263), (820, 259), w=4, clip=gap)
    return gap


def curl(p: Print, edge: tuple[tuple[float, float], ...], way: int) -> None:
    """The sheet bends towards us along its torn edge."""
    rng = p.dice()
    out = [
        (
            x + way * (26 + 54 * (1 - (y + 10) / 680) + float(rng.uniform(-9, 9))),
            y + float(rng.uniform(-10, 10)) + 14,
        )
        for x, y in edge
    ]
    lip = p.shape(poly([*edge, *out[::-1]]), tone="", line=4, halo=4, clear="12k")
    p.engrave(
        "k",
        lip,
        p.level(90 + 24 * way),
        0.55 * p.lit(lip, (edge[3][0] + way * 400, 300), 26),
        9,
        False,
        (16, 60),
    )


def scene(p: Print) -> None:
    """The street, the tear through it, she who tears."""
    street(p)
    crowd(
        p,
        [
            (120, 900, 200),
            (60, 1010, 250),
            (660, 880, 190),
            (724, 1000, 250),
            (210, 830, 150),
            (596, 800, 130),
        ],
        200,
        "back",
        ("stand", "walk"),
        tones=("k", "2", "k"),
        flip="some",
    )
    torn(p)
    chair(p, 492, 408, 168, flip=True, halo=5)
    p.engrave("12", ell(492, 410, 90, 13), p.level(0), 0.9, 9, length=(40, 110))
    curl(p, LEFT, -1)
    curl(p, RIGHT, 1)
    wear = WOMAN.but(top="k", legs="k", skin="", hair="k", style="bun", skirt=0.56, shoes="k")
    her = figure(
        p,
        436,
        1126,
        640,
        FRONT["open"].but(tilt=-5, near_foot=(0.05, 0), far_foot=(-0.13, 0)),
        "back",
        wear,
        near=(352, 470),
        far=(598, 450),
        grip="fist",
        halo=9,
    )
    p.engrave(
        "k",
        her.parts["trunk"],
        p.level(84),
        0.5 * p.lit(her.parts["trunk"], (900, 300), 60),
        11,
        length=(20, 70),
    )
    p.border()
