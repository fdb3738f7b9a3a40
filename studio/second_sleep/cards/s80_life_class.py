"""Life Class.

A ring of easels, seen from behind the painters; on the platform nobody, a stool and a dressing gown. Each canvas shows
something else: a bird, a mountain, a fist, a pear, a stair, an eye, nothing. One painter measures the air with her thumb.
"""

from studio.linocut.elements.animals import bird
from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.heads import eye
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 80, "slug": "life-class", "seed": 80, "inks": "moss-plum"}


def room(p: Print) -> None:
    """A north window, a floor, the platform with what has been left on it."""
    p.ground("1")
    p.shape(rect(60, 60, 440, 330), tone="", line=6)
    for x in (186, 312):
        p.line((x, 62), (x, 330), w=7, ends=1)
    p.line((60, 196), (440, 192), w=6, ends=1)
    p.fill("k", rect(-10, 398, 820, 410))
    floor = p.shape(poly([(-10, 408), (820, 408), (820, 1210), (-10, 1210)]), tone="1")
    for n in range(-8, 20):
        p.line((440 + (n - 6) * 40, 410), (440 + (n - 6) * 190, 1210), w=3, ends=0.6, clip=floor)
    p.shape(poly([(400, 400), (680, 396), (740, 486), (370, 492)]), tone="", line=5, halo=4, clear="12k")
    p.shape(poly([(370, 492), (740, 486), (740, 512), (370, 520)]), tone="k")
    for a, b in (((520, 336), (504, 456)), ((568, 336), (584, 456)), ((544, 336), (546, 470))):
        p.line((*a, 8), (*b, 7))
    p.shape(ell(544, 334, 44, 13), tone="k", halo=4, clear="12k")
    gown = p.shape(
        blob(
            (500, 330, "c"),
            (540, 312),
            (592, 322),
            (606, 350),
            (622, 440),
            (650, 470, "c"),
            (600, 474),
            (572, 440),
            (560, 356),
            (516, 350),
        ),
        tone="2",
        line=4.5,
        halo=5,
        clear="12k",
    )
    p.comb("2", gown, 70, 0.5 * p.lit(gown, (300, 200), 30), 9, length=(30, 80))


def easel(p: Print, x: float, y: float, w: float, h: float, tilt: float) -> tuple[float, float, float]:
    """Three legs and a canvas, its middle at (x, y); returns the middle and the scale of what is painted on it."""

    def q(u: float, v: float) -> tuple[float, float]:
        return x + u * w + v * h * tilt, y + v * h + u * w * tilt * 0.6

    foot = 1.1
    for a, b in (((-0.3, -0.4), (-0.5, foot)), ((0.3, -0.4), (0.5, foot)), ((0, -0.66), (0.02, foot - 0.1))):
        p.shape(taper((*q(*a), w * 0.06), (*q(*b), w * 0.05)), tone="k", halo=4, clear="12k")
    p.shape(
        poly([q(-0.5, -0.5), q(0.5, -0.5), q(0.5, 0.5), q(-0.5, 0.5)]), tone="", line=6, halo=5, clear="12k"
    )
    p.shape(poly([q(-0.6, 0.5), q(0.6, 0.5), q(0.6, 0.57), q(-0.6, 0.57)]), tone="k")
    return x, y, w


def scene(p: Print) -> None:
    """Far painters first, then those who turn their backs on us."""
    room(p)
    x, y, s = easel(p, 150, 500, 120, 150, 0.06)
    bird(p, x, y, s * 0.7, "fly", "k", halo=0)
    x, y, s = easel(p, 300, 446, 92, 110, 0.03)
    p.shape(
        poly([(x - 40, y + 40), (x - 8, y - 34), (x + 6, y - 12), (x + 16, y - 24), (x + 42, y + 40)]),
        tone="12",
    )
    x, y, s = easel(p, 690, 560, 124, 156, -0.07)
    p.shape(
        blob((x, y - 52), (x + 20, y - 8), (x + 40, y + 30), (x, y + 56), (x - 40, y + 30), (x - 20, y - 8)),
        tone="2",
        line=4,
    )
    p.line((x, y - 50), (x + 6, y - 70), w=5)
    figure(
        p,
        120,
        880,
        420,
        FRONT["stand"],
        "back",
        Wear(skin="k", top="2", legs="k", style="bun", woman=True, coat=0.9),
        near=(96, 560),
        halo=6,
    )
    figure(
        p,
        716,
        940,
        440,
        FRONT["stand"],
        "back",
        Wear(skin="k", top="2", legs="2", style="bald", hair="k", coat=0.9, bulk=1.2),
        near=(668, 620),
        halo=6,
    )
    x, y, s = easel(p, 322, 640, 186, 230, 0.04)
    hand(p, x, y + 56, 124, "fist", 0, tone="k", halo=0)
    x, y, s = easel(p, 560, 760, 180, 220, -0.05)
    eye(p, x, y, 140, shut=True)
    x, y, s = easel(p, 120, 900, 210, 250, 0.08)
    steps: list[tuple[float, float]] = [(x - 80, y + 90)]
    for n in range(5):
        steps += [(x - 80 + 32 * n, y + 90 - 34 * n), (x - 48 + 32 * n, y + 90 - 34 * n)]
    p.shape(poly([*steps, (x + 80, y + 90)]), tone="12")
    smock = Wear(skin="k", top="2", legs="k", style="plait", woman=True, coat=0.8)
    her = figure(p, 272, 1300, 560, FRONT["stand"].but(far_elbow=1), "back", smock, far=(402, 770), halo=8)
    hand(p, her["far_hand"][0], her["far_hand"][1] + 6, 88, "thumb", 6, True, "k", halo=6)  # she measures
    smock = smock.but(style="curls", woman=False, bulk=1.1)
    him = figure(p, 656, 1330, 600, FRONT["stand"].but(near_elbow=-1), "back", smock, near=(536, 856), halo=8)
    x, y = him["near_hand"]
    p.line((x + 8, y + 20), (x - 10, y - 50), w=7, ends=0.8)
    p.border()
