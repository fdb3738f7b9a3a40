"""The Furrow.

A ploughman and his mule go round and round; chairs, a tuba, a hat already stick out of the furrows. In the middle, on the
grass that is left, two people dance.
"""

import numpy as np

from studio.linocut.elements.animals import beast, flock
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure, shadow
from studio.linocut.elements.plants import meadow
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, poly, rect, taper, xf

META = {"number": 21, "slug": "the-furrow", "seed": 21, "inks": "moss-plum"}
X, Y, FLAT = 450.0, 620.0, 0.58


def round_(r: float, a: float) -> tuple[float, float]:
    """A place on the field: nearer to us the rounds are wider apart."""
    v = r * float(np.sin(a))
    return X + r * float(np.cos(a)), Y + FLAT * v * (1 + 0.2 * v / 700)


def field(p: Print) -> None:
    """Ridge and furrow in one long spiral round the grass."""
    p.ground("2")
    a = np.arange(0, 2 * np.pi * 13, 0.05)
    pts = [round_(300 + 66 * t / (2 * np.pi), t + 3.6) for t in a]
    for dx, w, plates in ((0.0, 34.0, "k"), (-15.0, 7.0, "")):
        run: list[tuple[float, float, float]] = []
        for n, (x, y) in enumerate(pts):
            tight = 0.5 + 0.5 * abs(float(np.sin(a[n] + 3.6))) * FLAT + 0.2 * (y - 300) / 700
            run.append((x, y + dx * tight, w * tight))
            if len(run) > 60 or n == len(pts) - 1:
                path = stroke(*run)
                if plates:
                    p.ink(plates, path)
                else:
                    p.carve("2k", path)
                run = run[-1:]
    p.crumb("k", rect(0, 140, 800, 1200), 24, (2, 6), tone=p.noise(60, 2))
    b = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    edge = [round_(270 + 6 * float(np.sin(5 * t)) + 4 * float(np.sin(11 * t)), float(t)) for t in b]
    green = p.shape(poly(edge), tone="1", halo=9, clear="12k")
    p.contour(green, 7, light=(0.2, -1))
    meadow(p, green, "1", "k", 38, 16)
    p.fill("", poly([(-10, -10), (810, -10), (810, 128), (-10, 150)]))
    rim = blob((-10, 158, "c"), (-10, 118), (120, 104), (260, 124), (420, 100), (560, 118), (700, 96), (810, 112), (810, 146, "c"))  # fmt: skip
    p.shape(rim, tone="k", halo=3)


def plough(p: Print) -> None:
    """Mule, beam, share, and the one who walks behind."""
    beast(p, 206, 512, 136, "mule", "walk", "k", halo=6)
    p.line((188, 440, 5), (278, 470, 6), (330, 488, 7))
    p.shape(taper((338, 414, 8), (348, 446, 9), (330, 500, 11), (304, 512, 4)), blob((280, 520, "c"), (306, 484), (346, 486), (366, 520, "c")),
        tone="k", halo=4, clear="12k")  # fmt: skip
    walk = SIDE["push"].but(lean=16, curl=6, hip=(-0.06, 0.49), near_foot=(0.08, 0), far_foot=(-0.22, 0.03))
    figure(p, 396, 508, 180, walk, wear=Wear(top="", legs="k", skin="k", cap="straw", hat="1"), near=(340, 416), far=(344, 424), grip="fist", halo=6)  # fmt: skip
    flock(p, [(440, 300, 60), (520, 236, 50), (400, 220, 44)], 50, "", heading=10)


def sunk(p: Print) -> None:
    """What the plough has turned under: a double bass and a chair."""

    def at(path: Path) -> Path:
        return xf(path, 232, 1086, rot=-20)

    body = blob((-96, 40, "c"), (-92, -40), (-60, -84), (-66, -120), (-52, -160), (0, -178), (52, -160), (66, -120), (60, -84), (92, -40), (96, 40,
        "c"))  # fmt: skip
    p.shape(at(body), tone="1", line=6, halo=8, clear="12k")
    p.shape(at(taper((0, -120, 22), (0, -330, 16))), at(taper((0, -330, 16), (4, -366, 14), (20, -366, 10))), tone="k", halo=5, clear="12k")  # fmt: skip
    for s in (-1, 1):
        p.shape(at(taper((0, -338, 6), (s * 22, -344, 9))), at(taper((0, -352, 6), (s * 22, -358, 9))), tone="k", halo=2, clear="12k")  # fmt: skip
        p.ink("k", at(stroke((s * 34, -80), (s * 30, -50), (s * 40, -26), (s * 34, 6), w=8)))

    def seat(path: Path) -> Path:
        return xf(path, 600, 1070, rot=28)

    p.shape(seat(rect(-58, -190, -44, 30)), seat(rect(44, -190, 58, 30)), seat(rect(-50, -184, 50, -150)), seat(rect(-50, -124, 50, -104)),
            seat(poly([(-64, -40), (64, -40), (84, 0), (-84, 0)])), tone="", line=5, halo=7, clear="12k")  # fmt: skip
    for x0, x1, y in ((90, 390, 1104), (470, 740, 1086)):
        heap = p.shape(blob((x0, y + 40), (x0 + 40, y + 6), ((x0 + x1) / 2 - 30, y - 10), ((x0 + x1) / 2 + 50, y + 4), (x1 - 30, y), (x1, y + 40),
            ((x0 + x1) / 2, y + 60)), tone="k", halo=4)  # fmt: skip
        p.crumb("k", heap, 20, (3, 8))


def scene(p: Print) -> None:
    """Field, plough, dancers."""
    field(p)
    plough(p)
    sunk(p)
    he = SIDE["stand"].but(lean=2, nod=14, near_foot=(0.08, 0), far_foot=(-0.07, 0.02), far_toe=-26)
    she = SIDE["stand"].but(
        lean=-7, curl=-6, nod=-10, near_foot=(0.02, 0), far_foot=(-0.16, 0.1), far_toe=-50
    )
    shadow(p, 560, 742, 120)
    figure(p, 630, 740, 380, he, wear=Wear(top="k", legs="k", skin="", style="crop"), near=(520, 566), far=(500, 620), halo=7)  # fmt: skip
    figure(p, 528, 738, 350, she, wear=WOMAN.but(top="", legs="", skin="", style="long", skirt=0.72), flip=True, near=(640, 480), far=(636, 500),
        halo=6)  # fmt: skip
    p.border()
