"""Third Night Out.

Over the dunes go beds, one tied to the other, each on runners. A goose sits in one, a hen in one, in one lies an open
suitcase. A mule walks in front.
"""

import numpy as np

from studio.linocut.elements.animals import beast, goose, hen
from studio.linocut.press import Print
from studio.second_sleep.elements.luggage import suitcase
from studio.shapes import blob, ell, rect, taper

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
    """A bed on runners, going left: high head, pillow behind, a blanket that hangs over the side."""
    runner = taper(
        (x - w * 0.7, y - w * 0.17, 9),
        (x - w * 0.63, y - 4, 13),
        (x - w * 0.5, y + 8, 13),
        (x + w * 0.58, y + 8, 12),
    )
    posts = [rect(x + s * w * 0.4 - 6, y - 40, x + s * w * 0.4 + 6, y + 6) for s in (-1, 1)]
    p.shape(runner, *posts, tone="k", halo=5, clear="12k")
    p.shape(rect(x - w * 0.5, y - w * 0.2, x + w * 0.5, y - w * 0.1), tone="k", halo=4, clear="12k")
    p.shape(
        rect(x - w * 0.48, y - w * 0.31, x + w * 0.48, y - w * 0.19, 8), tone="", line=5, halo=4, clear="12k"
    )
    for side, high in ((-1, 0.4), (1, 0.58)):
        post = x + side * w * 0.5
        p.shape(
            rect(post - 7, y - w * high, post + 7, y - 14),
            ell(post, y - w * high, 12, 12),
            tone="k",
            halo=4,
            clear="12k",
        )
    p.shape(
        blob(
            (x + w * 0.2, y - w * 0.32),
            (x + w * 0.24, y - w * 0.42),
            (x + w * 0.42, y - w * 0.41),
            (x + w * 0.45, y - w * 0.31),
        ),
        tone="",
        line=5,
        halo=4,
        clear="12k",
    )
    blanket = p.shape(
        blob(
            (x - w * 0.47, y - w * 0.33, "c"),
            (x - w * 0.1, y - w * 0.36),
            (x + w * 0.21, y - w * 0.33, "c"),
            (x + w * 0.2, y - w * 0.12, "c"),
            (x + w * 0.05, y - w * 0.09),
            (x - w * 0.12, y - w * 0.13),
            (x - w * 0.3, y - w * 0.09),
            (x - w * 0.46, y - w * 0.13, "c"),
        ),
        tone="2",
        line=5,
        halo=4,
        clear="12k",
    )
    for u in (-0.3, -0.12, 0.06):
        p.cutline((x + u * w, y - w * 0.32), (x + (u - 0.01) * w, y - w * 0.14), w=4)
    p.carve("2", rect(x - w * 0.5, y - w * 0.3, x + w * 0.5, y - w * 0.275), clip=blanket)


def mule(p: Print, x: float, y: float, h: float) -> None:
    """In front, with collar and girth; every rope ends at the collar."""
    p.shape(
        taper(
            (x - h * 0.74, y - h * 1.36, 11), (x - h * 0.66, y - h * 1.6, 12), (x - h * 0.62, y - h * 1.72, 4)
        ),
        tone="k",
        halo=4,
        clear="12k",
    )
    beast(p, x, y, h, "mule", "walk", tone="k", halo=6)
    p.cutline(
        (x - h * 0.5, y - h * 1.08), (x - h * 0.42, y - h * 0.82), (x - h * 0.46, y - h * 0.6), w=7, ends=0.6
    )
    p.cutline((x + h * 0.02, y - h * 0.98), (x + h * 0.04, y - h * 0.6), w=6, ends=0.6)
    p.cutline(
        (x - h * 0.44, y - h * 0.78), (x + h * 0.2, y - h * 0.72), (x + h * 0.56, y - h * 0.66), w=5, ends=0.6
    )


def scene(p: Print) -> None:
    """Dunes, beds from the last to the first, the one who pulls."""
    dunes(p)
    p.line((556, 744, 6), (520, 752, 6), w=6)
    sledge(p, 644, 762, 168)
    hen(p, 620, 714, 96, "", comb="1", halo=5)
    p.line((330, 744, 6), (366, 762, 6), (384, 776, 6), w=6)
    sledge(p, 462, 804, 208)
    goose(p, 434, 738, 142, "", halo=5)
    mule(p, 234, 836, 150)
    p.line((318, 738, 6), (334, 800, 6), (300, 910, 6), (246, 990, 6), (262, 1036, 6), w=6)
    sledge(p, 490, 1092, 330)
    suitcase(p, 432, 980, 150)
    p.border()
