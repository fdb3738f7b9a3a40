"""On the Way Over.

Two black cliffs and air between them. From somewhere above hangs a swing, and on it, in the middle of its way, sits a man
with a suitcase on his knees. On one cliff they wave, on the other they wave too. A goat on a ledge has stopped chewing.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, rect, taper

META = {"number": 44, "slug": "on-the-way-over", "seed": 44, "inks": "sky-vermilion"}
LEFT = ((-20, 520, "c"), (60, 512), (150, 530), (214, 524, "c"), (232, 580), (196, 660), (226, 760), (180, 880), (214, 1000), (150, 1120), (170, 1230, "c"), (-20, 1230, "c"))  # fmt: skip
RIGHT = ((820, 420, "c"), (740, 430), (640, 416), (596, 430, "c"), (570, 500), (612, 600), (586, 690, "c"), (540, 704, "c"), (556, 740), (620, 760), (590, 900), (634, 1040),
         (600, 1230, "c"), (820, 1230, "c"))  # fmt: skip


def gulf(p: Print) -> None:
    """Air, and far below the sea."""
    p.ground("")
    p.fill("1", rect(0, 1010, 800, 1210))
    p.engrave(
        "1",
        rect(0, 700, 800, 1040),
        p.level(1),
        np.clip((p.y - 700) / 330, 0, 1),
        16,
        cut=False,
        length=(60, 200),
    )
    p.engrave("1", rect(0, 1010, 800, 1200), p.level(0), 0.4, 14, length=(40, 150))
    for points, sun in ((LEFT, (460, 500)), (RIGHT, (300, 400))):
        cliff = p.shape(blob(*points), tone="k", halo=6, clear="12k")
        p.engrave(
            "k",
            cliff,
            p.level(82),
            0.9 * p.lit(cliff, sun, 60) + 0.25 * np.clip(p.noise(60, 2, 0.6, 2) * 2 - 1, 0, 1),
            11,
            length=(20, 90),
        )


def waving(p: Print, x: float, y: float, h: float, wear: Wear, left: bool) -> None:
    """Somebody at the edge."""
    s = -1 if left else 1
    at = (x + s * h * 0.3, y - h * 0.86)
    figure(p, x, y, h, "wait", wear=wear, flip=not left, near=at, far=(x + s * h * 0.2, y - h * 0.66), halo=5)
    cloth = blob(
        (at[0], at[1] - 4, "c"),
        (at[0] + s * 10, at[1] - 26),
        (at[0] - s * 6, at[1] - 46, "c"),
        (at[0] - s * 24, at[1] - 34, "c"),
        (at[0] - s * 14, at[1] - 14),
    )
    p.shape(cloth, tone="2" if "1" in wear.top else "1", line=3, halo=4, clear="12k")


def scene(p: Print) -> None:
    """The gulf, the two parties, the swing."""
    gulf(p)
    for x, h, wear in (
        (52, 190, Wear(skin="k", top="1", legs="1", woman=True, style="scarf", skirt=0.9)),
        (120, 200, Wear(skin="k", top="2", legs="k")),
        (186, 196, Wear(skin="k", top="k", legs="2", woman=True, style="bun", skirt=0.8)),
    ):
        waving(p, x, 526, h, wear, False)
    for x, h, wear in (
        (630, 196, Wear(skin="k", top="2", legs="2", woman=True, style="plait", skirt=0.7)),
        (690, 204, Wear(skin="k", top="1", legs="k", cap="brim")),
        (752, 190, Wear(skin="k", top="k", legs="1", woman=True, style="bob", skirt=0.8)),
    ):
        waving(p, x, 428, h, wear, True)
    seat = (366, 850)
    for dx in (-70, 70):
        p.line((470 + dx * 0.2, -10, 5), (seat[0] + dx, seat[1], 6), w=5)
    p.shape(
        taper((seat[0] - 84, seat[1] + 4, 15), (seat[0] + 84, seat[1] - 6, 15)), tone="k", halo=4, clear="12k"
    )
    sit = SIDE["sit"].but(near_foot=(0.25, 0.06), far_foot=(0.2, 0.04), lean=-6)
    him = Wear(skin="k", top="2", legs="k", coat=0.5, cap="brim", hat="2")
    figure(p, 340, 938, 310, sit, wear=him, flip=True, near=(398, 806), far=(404, 810), halo=7)
    p.shape(rect(338, 772, 428, 838, 8), tone="1", line=5, halo=5, clear="12k")
    p.line((364, 772, 5), (370, 754, 5), (396, 754, 5), (400, 772, 5))
    beast(p, 570, 704, 70, "goat", tone="2", halo=4)
    p.border()
