"""One Each Side.

A wire fence goes over empty hills; on every post somebody has put a shoe. One pair hangs across the wire by its laces, a
shoe on either side. The grass is high on both sides, except under that pair.
"""

import itertools

from studio.linocut.elements.plants import grass, hill
from studio.linocut.press import Print
from studio.second_sleep.elements.shoes import lace, shoe
from studio.shapes import blob, ell, rect, taper

META = {"number": 83, "slug": "one-each-side", "seed": 83, "inks": "moss-plum"}
POSTS = (
    (112, 1120, 430, "wellington", 0),
    (470, 1010, 336, "court", -6),
    (634, 846, 226, "boot", 4),
    (640, 690, 150, "clog", -4),
    (566, 584, 104, "skate", 3),
    (470, 516, 76, "trainer", 0),
    (392, 470, 54, "slipper", 0),
    (330, 438, 40, "boot", 0),
)


def land(p: Print) -> None:
    """Hills one behind another, combed along their backs."""
    p.ground("")
    hill(p, [(-10, 470), (160, 420), (330, 434), (520, 392), (820, 440)], "1", "1", 16, 0.5, 0, cut=True)
    hill(p, [(-10, 620), (200, 560), (420, 500), (620, 560), (820, 540)], "1", "1", 18, 0.3, 5, cut=True)
    near = p.shape(
        blob(
            (-10, 840, "c"),
            (200, 800),
            (430, 742),
            (640, 690),
            (820, 700, "c"),
            (820, 1210, "c"),
            (-10, 1210, "c"),
        ),
        tone="1",
        halo=6,
        clear="12k",
    )
    p.engrave(
        "1",
        near,
        p.guided([(0, 900), (300, 830), (800, 720)], [(0, 1180), (400, 1120), (800, 1000)]),
        0.4 * p.noise(120, 2),
        20,
        length=(60, 200),
    )
    for x0, x1, y in (
        (40, 340, 1040),
        (60, 250, 930),
        (520, 760, 1120),
        (560, 760, 960),
        (690, 760, 830),
        (180, 420, 1150),
        (430, 620, 1160),
    ):
        grass(p, x0, x1, y, 58, 13, "k", 0.2)
    p.fill("", ell(296, 1096, 104, 26))
    p.chatter(ell(296, 1096, 96, 22), 0, 16)


def fence(p: Print) -> None:
    """Posts, far ones first, wires between them, a shoe on each."""
    tops = []
    for x, y, h, kind, rot in POSTS[::-1]:
        w = h * 0.085
        post = p.shape(
            taper((x, y, w * 1.1), (x - w * 0.1, y - h * 0.5, w), (x + w * 0.1, y - h, w * 0.95)),
            tone="k",
            halo=2 + h * 0.012,
            clear="12k",
        )
        if h > 140:
            p.bark("k", post, 90, 0.35, max(6, w * 0.26), length=(20, 70))
        tops.append((x, y, h, kind, rot))
    for (x0, y0, h0, *_), (x1, y1, h1, *_) in itertools.pairwise(tops):
        for t in (0.36, 0.62, 0.86):
            a, b = (x0, y0 - h0 * t), (x1, y1 - h1 * t)
            p.line(
                (*a, 1 + h0 * 0.011),
                ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5, (h0 + h1) * 0.006 + 1),
                (*b, 1 + h1 * 0.011),
            )
    x, y, h, *_ = POSTS[0]
    for t in (0.36, 0.62, 0.86):
        p.line((x, y - h * t, 5.5), (-10, y - h * t + 34, 6.5))
    for x, y, h, kind, rot in tops:
        shoe(
            p,
            x + 0.04 * h,
            y - h - 0.01 * h,
            max(h * 0.5, 30),
            kind,
            "2",
            rot=rot,
            line=1.5 + h * 0.009,
            halo=2 + h * 0.008,
            flip=kind in ("boot", "skate"),
        )


def pair(p: Print) -> None:
    """Two shoes across the top wire."""
    x, y = 296, 740
    for dx, drop, kind_flip in ((-44, 92, False), (40, 128, True)):
        lace(p, (x + dx * 0.1, y - 2), (x + dx, y + drop), -6, 5)
        shoe(
            p,
            x + dx + (-8 if dx < 0 else 8),
            y + drop + 80,
            132,
            "trainer",
            "",
            flip=kind_flip,
            rot=-62 if dx < 0 else 62,
            line=4.5,
            halo=6,
        )
    p.line((x - 9, y - 6), (x, y - 14), (x + 9, y - 4), w=6)


def scene(p: Print) -> None:
    """Sky, hills, fence, the pair."""
    land(p)
    p.chatter(rect(70, 80, 730, 380), 0.1, 40)
    fence(p)
    pair(p)
    for n, (x, y) in enumerate(((180, 190), (260, 150), (560, 230))):
        p.line((x - 26, y - 8 + n), (x - 8, y), (x, y + 5), (x + 8, y), (x + 28, y - 12), w=5, ends=0.2)
    p.border()
