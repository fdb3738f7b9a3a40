"""The Chain.

A line of people winds three times across the card and off it, handing on buckets. In the first row they hold water; in
the second fish, sand, somebody's hat; in the third, fire. At the turn one man has sat down in his.
"""

from studio.linocut.elements.body import FRONT, SIDE
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.bucket_chain import H, bucket, row
from studio.shapes import ell, poly

META = {"number": 23, "slug": "the-chain", "seed": 23, "inks": "sky-vermilion"}


def sat_down(p: Print, x: float, y: float) -> None:
    """He has had enough."""
    wear = Wear(top="k", legs="1", skin="k", cap="bowler")
    pose = SIDE["sit_ground"].but(
        hip=(-0.02, 0.2),
        lean=-4,
        curl=24,
        nod=20,
        near_foot=(0.27, 0.1),
        far_foot=(0.3, 0.16),
        near_toe=30,
        far_toe=30,
    )
    figure(p, x, y, H * 1.06, pose, wear=wear, flip=True, near=(x + 40, y - 92), far=(x + 46, y - 86))
    tub = p.shape(
        poly([(x - 52, y - 58), (x + 42, y - 58), (x + 30, y), (x - 40, y)]), tone="k", halo=5, clear="12k"
    )
    p.cutline((x - 38, y - 48), (x - 30, y - 10), w=5, clip=tub)
    p.cutline((x - 50, y - 46), (x + 40, y - 46), w=4, ends=0.8, clip=tub)
    for dx, r in ((-70, 7), (60, 5), (-58, 4)):
        p.shape(ell(x + dx, y - 66 - r * 2, r, r * 1.3), tone="1", line=2)


def scene(p: Print) -> None:
    """Three rows and two turns."""
    p.ground("")
    row(p, ((-20, 336), (660, 388)), "<o><o", 6, "1", ["water"] * 9)
    mid = FRONT["stand"].but(tilt=6, near_foot=(0.1, 0), far_foot=(-0.1, 0))
    figure(
        p,
        536,
        380,
        H,
        mid,
        "front",
        wear=Wear(top="1", legs="k", skin="k", style="curls"),
        near=(486, 270),
        far=(606, 300),
        grip="fist",
    )
    bucket(p, 484, 264, "water", -5)
    down = SIDE["stoop"].but(lean=52, nod=-10, near_foot=(0.04, 0), far_foot=(-0.1, 0))
    figure(
        p,
        618,
        384,
        H,
        down,
        wear=WOMAN.but(top="k", legs="1", skin="k", style="tail"),
        flip=True,
        near=(724, 404),
        far=(730, 408),
        grip="fist",
    )
    row(p, ((760, 708), (120, 772)), "<o>o<", 160, "", ["hat", "sand", "fish", "fish", "water"])
    figure(
        p,
        712,
        712,
        H,
        SIDE["overhead"].but(lean=-6, nod=-16),
        wear=Wear(top="", legs="k", skin="k"),
        near=(694, 474),
        far=(738, 474),
        grip="fist",
    )
    bucket(p, 716, 404, "water", 4, 31)
    row(p, ((-20, 1076), (820, 1130)), ">o<o><o", 236, "2", ["fire"] * 9)
    sat_down(p, 112, 1086)
    bucket(p, 76, 800, "water", 150)
    p.border()
