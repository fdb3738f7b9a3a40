"""Third Night Out.

Over the dunes at noon go beds, one tied to the other, each on runners. A goose sits in one, a hen in one, in one lies an open
suitcase. A mule walks in front.
"""

import numpy as np

from studio.linocut.elements.animals import beast, goose, hen
from studio.linocut.elements.city import bed
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 46, "slug": "third-night-out", "seed": 46, "inks": "ochre-indigo"}
DUNES = (
    (((-20, 420), (180, 380), (420, 300), (620, 350), (820, 330)), ""),
    (((-20, 620), (120, 610), (360, 520), (560, 430), (820, 470)), "1"),
    (((-20, 790), (240, 800), (520, 700), (700, 640), (820, 610)), ""),
    (((-20, 1000), (200, 1010), (480, 1000), (660, 930), (820, 860)), "1"),
)


def dunes(p: Print) -> None:
    """A dark sky at noon, sand in long combs."""
    p.ground("2")
    p.engrave(
        "2",
        rect(0, 0, 800, 440),
        p.level(2),
        0.75 * np.clip((p.y - 60) / 330, 0, 1),
        16,
        length=(80, 280),
        jit=0.04,
    )
    p.fill("", ell(196, 176, 62))
    for line, tone in DUNES:
        path = p.shape(blob((-20, 1230, "c"), *line, (820, 1230, "c")), tone="", line=5, halo=5, clear="12k")
        low = [(x + 40, y + 150) for x, y in line]
        top = np.interp(p.x, [q[0] for q in line], [q[1] for q in line])
        p.engrave("1", path, p.guided(list(line), low), (0.9 if tone else 0.6) * np.clip(1.2 - (p.y - top) / 170, 0, 1), 13, cut=False, length=(60, 240))  # fmt: skip


def sledge(p: Print, x: float, y: float, w: float) -> None:
    """A bed on runners, going left."""
    p.shape(
        taper((x - w * 0.74, y - 34, 8), (x - w * 0.62, y + 6, 13), (x + w * 0.58, y + 8, 13)),
        tone="k",
        halo=5,
        clear="12k",
    )
    bed(p, x, y + 2, w, w * 0.44, "2", "k")


def scene(p: Print) -> None:
    """Dunes, beds from the last to the first, the one who pulls."""
    dunes(p)
    p.line((592, 770, 6), (630, 730, 5), w=6)
    sledge(p, 740, 730, 210)
    hen(p, 722, 676, 76, "", comb="1", halo=5)
    sledge(p, 484, 800, 226)
    goose(p, 492, 752, 128, "", halo=5)
    p.line((270, 716, 6), (330, 734, 6), (352, 772, 6), w=6)
    beast(p, 206, 822, 160, "mule", "walk", tone="k", halo=6)
    sledge(p, 640, 1080, 300)
    p.shape(poly([(540, 968), (640, 958), (652, 1012), (548, 1020)]), tone="1", line=5, halo=5, clear="12k")
    p.shape(poly([(540, 968), (640, 958), (672, 914), (580, 916)]), tone="", line=5, halo=5, clear="12k")
    p.shape(blob((560, 962), (580, 938), (610, 948), (634, 930), (640, 960)), tone="2", line=4)
    p.line((410, 1080, 6), (300, 1010, 6), (-10, 960, 6), w=6)
    p.border()
