"""Everyone Looked Up.

A crowd from the shoulders down, heads above the edge of the picture, and on everything, coats, shoes, pavement, lie small
crescents of light, all turned one way. A hand is in a pocket that is not its own. A dog looks at the hand.
"""

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.second_sleep.elements.street_dogs import street_dog
from studio.shapes import ell, poly, rect, xf

META = {"number": 74, "slug": "everyone-looked-up", "seed": 74, "inks": "moss-plum"}
POCKET = (545, 578)
LOW, TALL = 1080, 1260


def crowd(p: Print) -> None:
    """Four from behind; the second has a long arm."""
    stand = FRONT["stand"]
    figure(
        p,
        742,
        LOW - 60,
        TALL,
        stand,
        "back",
        Wear(skin="", top="1", legs="2", woman=True, skirt=0.62),
        line=6,
        halo=8,
        near=(640, 560),
    )
    figure(p, 92, LOW - 40, TALL, stand, "back", Wear(skin="", top="2", legs="k", coat=0.2), line=6, halo=8)
    figure(
        p,
        540,
        LOW,
        TALL,
        stand.but(near_hand=(0.1, 0.62)),
        "back",
        Wear(skin="", top="k", legs="2", coat=0.9, bulk=1.05),
        line=6,
        halo=9,
        arms="far",
    )
    figure(p, 286, LOW + 16, TALL, FRONT["lean"], "back", Wear(skin="", top="1", legs="1", woman=True, skirt=0.86, legs_print="stripe"), line=6, halo=9,
           far=(POCKET[0] - 40, POCKET[1] + 10))  # fmt: skip


def scene(p: Print) -> None:
    """Pavement, coats, the hand, the dog; the light last."""
    p.ground("")
    p.fill("2", rect(-10, -10, 820, 930))
    p.comb("2", rect(-10, -10, 820, 930), 90, 0.3 * p.noise(80, 2), 13, length=(40, 140))
    street = p.shape(poly([(-10, 930), (820, 916), (820, 1210), (-10, 1210)]), tone="12")
    p.comb("12", street, 0, 0.3 * p.ramp((0, 1160), (0, 930)), 16, length=(40, 140))
    crowd(p)
    x, y = POCKET
    p.shape(
        poly([(x - 74, y), (x + 34, y - 12), (x + 38, y + 118), (x - 66, y + 128)]),
        tone="k",
        halo=6,
        clear="12k",
    )
    p.cutline((x - 72, y + 16), (x + 34, y + 4), w=6, ends=0.8)
    lies = street_dog(p, 430, 1136, 196, "sit", "", flip=True, ears="down", halo=8)
    moon = knife(ell(0, 0, 24), minus=[ell(-10, -11, 22.5)], eps=0.4)
    rng = p.dice()
    for at in p.spread(rect(52, 60, 748, 1150), 74, 0.7):
        u, v = float(at[0]), float(at[1])
        near = abs(u - x + 40) < 90 and abs(v - y) < 90
        if rng.random() < 0.86 and not lies.contains(u, v) and not near:
            s = float(rng.uniform(0.7, 1.35))
            p.carve("12k", xf(moon, u, v, s, float(rng.normal(0, 5)), sy=s * (0.6 if v > 960 else 1.0)))
    p.border()
