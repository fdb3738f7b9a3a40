"""Everyone Looked Up.

Seven people under a bough, chins up; on everything, coats, shoes, pavement, lie small crescents of light, all turned one way.
A hand is on its way into a pocket that is not its own. A dog sits in front.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import leaf
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.second_sleep.elements.street_dogs import street_dog
from studio.shapes import Path, ell, poly, rect, taper, xf

META = {"number": 74, "slug": "everyone-looked-up", "seed": 74, "inks": "moss-plum"}
POCKET = (436, 830)


def leaves(p: Print) -> None:
    """A bough over them; what comes through it has the shape of what is up there."""
    p.shape(taper((820, 70, 40), (560, 110, 26), (300, 84, 17), (60, 150, 6)), tone="k", halo=6, clear="12k")
    p.shape(taper((600, 104, 18), (470, 190, 11), (380, 226, 4)), tone="k", halo=4, clear="12k")
    rng = p.dice()
    for i, x in enumerate(np.linspace(70, 760, 15)):
        y = 104 + 10 * np.sin(x / 60)
        for side in (-1, 1):
            long = float(rng.uniform(84, 120))
            turn = 180 - 62 * side * float(rng.uniform(0.5, 1.1)) if i % 2 else 90 + 78 * side
            leaf(p, float(x), float(y), long, turn, "2" if (i + side) % 3 else "12")


def crowd(p: Print) -> list[Path]:
    """Side by side, chins up; behind the second stands one whose hand does not look up."""
    up = SIDE["look_up"]
    hold = up.but(near_hand=(0.14, 0.99), near_elbow=-1)  # shades the eyes
    out = []
    for x, h, wear in (
        (96, 560, Wear(skin="", top="2", legs="2", style="crop")),
        (250, 590, Wear(skin="", top="1", legs="1", woman=True, style="bun", skirt=0.8)),
        (512, 570, Wear(skin="", top="2", legs="2", woman=True, style="bob", skirt=0.7)),
        (690, 620, Wear(skin="", top="1", legs="k", cap="bowler", hat="k")),
    ):
        out.append(figure(p, x, 950, h, up, wear=wear, line=5, halo=7))
    one = figure(
        p,
        168,
        1080,
        640,
        hold,
        wear=Wear(skin="", top="k", legs="k", woman=True, style="bun", skirt=0.86),
        halo=9,
    )
    two = figure(
        p,
        420,
        1090,
        660,
        up,
        wear=Wear(skin="", top="1", legs="1", coat=0.95, style="crop", bulk=1.1),
        line=6,
        halo=9,
    )
    x, y = POCKET
    p.shape(poly([(x - 42, y), (x + 46, y - 6), (x + 44, y + 84), (x - 40, y + 88)]), tone="1", line=6)
    thief = figure(
        p,
        600,
        1086,
        650,
        up,
        wear=Wear(skin="", top="k", legs="2", bulk=1.05, cap="cap", hat="2"),
        halo=9,
        near=(x + 8, y - 4),
    )
    p.fill("1", poly([(x - 39, y + 6), (x + 43, y + 2), (x + 41, y + 80), (x - 37, y + 84)]))
    p.line((x - 42, y + 2, 6), (x + 46, y - 4, 6), w=6)
    return [body.outline for body in (*out, one, two, thief)]


def scene(p: Print) -> None:
    """Leaves, pavement, people, the dog; the light last."""
    p.ground("")
    sky = rect(-10, -10, 820, 800)
    p.engrave("1", sky, p.level(3), 0.85 * p.ramp((0, 700), (0, 60)), 14, cut=False, length=(80, 260))
    street = p.shape(poly([(-10, 800), (820, 790), (820, 1210), (-10, 1210)]), tone="12")
    p.comb("12", street, 0, 0.3 * p.ramp((0, 1160), (0, 800)), 16, length=(40, 140))
    leaves(p)
    people = crowd(p)
    lies = street_dog(p, 300, 1142, 190, "sit", "", flip=True, ears="down", halo=8)
    moon = knife(ell(0, 0, 24), minus=[ell(-10, -11, 22.5)], eps=0.4)
    rng = p.dice()
    x, y = POCKET
    for at in p.spread(rect(52, 560, 748, 1150), 31, 0.8):
        u, v = float(at[0]), float(at[1])
        s = float(rng.uniform(0.62, 1.05))
        rim = [(u + 24 * s * np.cos(a), v + 24 * s * np.sin(a)) for a in np.arange(8) * np.pi / 4]
        on = [[bool(body.contains(*q)) for q in rim] for body in people]
        across = any(any(inside) and not all(inside) for inside in on)
        air = v < 800 and not any(all(inside) for inside in on)
        if (
            not across
            and not air
            and not any(lies.contains(*q) for q in rim)
            and (abs(u - x) > 84 or abs(v - y) > 100)
        ):
            p.carve("12k", xf(moon, u, v, s, float(rng.normal(0, 5)), sy=s * (0.6 if v > 1000 else 1.0)))
    p.border()
