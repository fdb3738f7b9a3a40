"""Uphill.

Twelve brides push a broken-down minibus up a mountain road, veils in the mud. Nobody is at the wheel. On the back seat
rides a cake of seven tiers.
"""

from collections.abc import Callable

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, xf

META = {"number": 33, "slug": "uphill", "seed": 33, "inks": "pink-teal"}
RISE = -24.0  # the slope of the road, degrees
BRIDE = WOMAN.but(top="", legs="", skin="k", style="bun", skirt=0.86, legs_print="fall", print_plates="1")


def road(x: float) -> float:
    """The height of the road under x."""
    return 1050 + float(np.tan(np.radians(RISE))) * (x - 100)


def mountain(p: Print) -> None:
    """A slope from lower left to upper right, and rain across it."""
    p.ground("")
    p.rain("1", rect(0, 0, 800, 1200), 112, 420, (50, 130), (2.4, 4.6), cut=False)
    far = p.shape(
        blob(
            (-10, 620, "c"),
            (130, 470),
            (300, 560),
            (520, 330),
            (700, 180),
            (820, 150, "c"),
            (820, 700, "c"),
            (-10, 1000, "c"),
        ),
        tone="2",
        halo=4,
    )
    p.engrave(
        "2",
        far,
        p.guided([(0, 560), (250, 520), (520, 340), (800, 160)], [(0, 900), (800, 600)]),
        0.15 + 0.4 * p.noise(80, 2),
        15,
        length=(60, 220),
    )
    p.rain("2", far, 112, 260, (50, 120), (2, 4))
    mud = p.shape(
        poly([(-10, road(-10)), (820, road(820)), (820, 1210), (-10, 1210)]), tone="k", halo=6, clear="12k"
    )
    below = p.ramp((300, 1000), (520, 1260))
    p.engrave(
        "k",
        mud,
        p.level(RISE) + 0.25 * (p.noise(50, 2) - 0.5),
        0.34 * (1 - below) * p.noise(60, 2) + 0.03,
        15,
        length=(30, 120),
    )


def bus(p: Print, x: float, y: float) -> None:
    """The minibus, cut off by the edge of the card."""

    def put(path: Path) -> Path:
        return xf(path, x, y, rot=RISE)

    for cx in (70, 320):
        p.shape(put(ell(cx, -4, 42)), tone="k", halo=5, clear="12k")
        p.fill("1", put(ell(cx, -4, 15)))
    body = p.shape(
        put(blob((0, -20, "c"), (-6, -170), (14, -226), (120, -240), (460, -240, "c"), (460, -20, "c"))),
        tone="1",
        line=6,
        halo=6,
        clear="12k",
    )
    p.shape(put(rect(-8, -36, 470, -16)), tone="k", within=body)
    p.shape(put(rect(-2, -120, 470, -108)), tone="2", within=body)
    for a, b in ((18, 128), (142, 250), (264, 380)):
        pane = p.shape(put(rect(a, -228, b, -126)), tone="", line=4)
        if a < 20:
            cake(p, put, pane)
    p.comb("k", put(rect(0, -104, 470, -40)), RISE, 0.22, 14, False, length=(60, 160))
    for cx in (70, 320):
        p.shape(put(ell(cx, -4, 34)), tone="k", halo=4, clear="12k")
        p.fill("", put(ell(cx, -4, 13)))


def cake(p: Print, put: Callable[[Path], Path], pane: Path) -> None:
    """Seven tiers, belted in."""
    for i in range(7):
        w = 48 - 5.8 * i
        p.shape(
            put(rect(72 - w, -126 - 13 * i - 12, 72 + w, -126 - 13 * i)),
            tone="2" if i % 2 else "",
            line=2,
            clip=pane,
        )
    p.shape(put(ell(72, -222, 5)), tone="k", clip=pane)


def brides(p: Print) -> None:
    """Two files of them, all leaning, hands on the bus or on the back in front."""
    rng = p.dice()
    back = [(x, -34 + n % 2 * 10, 236) for n, x in enumerate((96, 172, 248, 322))]
    front = [(x, 62 + n % 2 * 14, 268) for n, x in enumerate((74, 166, 258, 350, 452))]
    for n, (x, dy, h) in enumerate([*back, *front]):
        y = road(x) + dy
        wear = BRIDE.but(style=("bun", "long", "plait")[n % 3], bulk=float(rng.uniform(0.86, 1.05)))
        pose = SIDE["push"].but(
            lean=30 + 6 * (n % 3), nod=(-16, 10, 26)[n % 3], near_foot=(0.02, 0), far_foot=(-0.3, 0.02)
        )
        made = figure(
            p,
            x,
            y,
            h,
            pose,
            wear=wear,
            flip=True,
            near=(x + h * 0.34, y - h * 0.66),
            far=(x + h * 0.36, y - h * 0.56),
            rot=RISE * 0.4,
            halo=5,
            grip="spread",
        )
        cx, cy = made["crown"]
        d, s = 10 * (n % 3), 14 * (n % 2)
        fly = blob((cx + 4, cy - 2, "c"), (cx - 44, cy - 8), (cx - 96, cy + 10 + d), (cx - 150, cy + 2 + d, "c"), (cx - 118, cy + 22 + d), (cx - 160, cy + 40 + s, "c"),
                   (cx - 80, cy + 40), (cx - 24, cy + 22), (cx - 14, cy + 20, "c"))  # fmt: skip
        veil = p.shape(fly, tone="", line=2.6, halo=3, clear="12k")
        p.engrave(
            "1",
            veil,
            p.guided([(cx, cy + 6), (cx - 60, cy + 10), (cx - 140, cy + 24)]),
            0.35,
            10,
            False,
            length=(30, 90),
        )


def scene(p: Print) -> None:
    """Mountain, bus, brides."""
    mountain(p)
    bus(p, 440, road(440) + 6)
    brides(p)
    p.border()
