"""The Stripes Went First.

The tiger clings to the high board with all its claws. Its stripes have not waited: they are climbing down the
ladder without it. Beside it stands a duckling with goggles, right at the edge, and looks straight ahead.
Below, the hippo taps its foot: well? And in the pool everybody splashes who has dared.
"""

from dataclasses import replace

from studio.papercut.bits import stamp
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.puppets import STOUT, Pose, hand, upright
from studio.papercut.elements.stage import backdrop, cloud, ladder, sea
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import dot, marbled, painted, printed, stripes, tone
from studio.shapes import blob, cut, ell, rect, taper

META = {
    "number": 41,
    "slug": "the-stripes-went-first",
    "seed": 411,
    "attitudes": ("afraid", "brave", "impatient", "joyful"),
}
LAMP = DAY
BARE = replace(HEADS["tiger"], mark="")


def pool(c: Page) -> None:
    """From up here it is a plate."""
    backdrop(c, painted("#8fd4dc", "#a0dce2", "#7ecad4", force=0.5), 3)
    cloud(c, 640, 120, 230)
    cloud(c, 420, 250, 150)
    c.lay(rect(-20, 850, 820, 930), printed("#f7efe0", dot, "#e8b84a", pitch=34, size=0.4), 4, angle=0)
    c.lay(
        rect(-20, 920, 820, 1240), marbled("#127c86", "#2a97a0", "#58b4b4", "#1f8a94", size=140), 3, angle=80
    )


def tower(c: Page) -> None:
    """Nine metres, or a hundred."""
    c.lay(taper((690, 930, 60), (700, 420, 54)), tone("#f27059"), 6)
    c.lay(taper((780, 930, 50), (776, 420, 46)), tone("#e0604a"), 6)
    ladder(c, 736, 1010, 734, 420, 110, tone("#e8b84a"))
    c.lay(rect(24, 404, 830, 446, 10), stripes("#f7efe0", "#127c86", pitch=60), 10, angle=90)


def tiger(c: Page) -> None:
    """It had said it would."""
    fur, pale = tone("#f0a04b"), tone("#fff0d8")
    c.lay(taper((620, 320, 40), (700, 250, 34), (690, 160, 26), (640, 130, 16)), fur, 5)
    c.lay(taper((330, 340, 150), (460, 300, 170), (590, 340, 150)), fur, 8)
    for x in (540, 620):
        c.lay(taper((x, 370, 66), (x - 10, 420, 50)), fur, 5)
    for d, share in ((-10, 0.4), (10, 0.4)):
        with c.at(350 + d, 270, 1.5, -4):
            c.lay(ell(0, 0, 84, 76), fur, 2, 0, tissue=share)
    with c.at(350, 270, 1.5, -4):
        head(c, BARE, "afraid", -0.2, (-0.3, 0.7))
    for x, y in ((240, 430), (310, 446), (420, 446), (490, 430)):
        c.lay(taper((x + 60, 370, 56), (x + 10, y - 30, 50), (x, y, 46)), fur, 5)
        hand(c, x, y + 6, 26, pale, 180, "open")


def deserters(c: Page) -> None:
    """One after the other, and no pushing."""
    for i, (x, y, rot) in enumerate(((724, 496, 10), (744, 580, -8), (722, 664, 12), (744, 748, -6), (560, 878, 4), (440, 872, -6),
                                     (320, 880, 5))):  # fmt: skip
        with c.at(x, y, 0.86, rot):
            c.lay(
                taper((-58, 12, 6), (-16, -8, 30), (18, -8, 30), (60, 12, 6)),
                tone("#4a2a20"),
                8,
                1.4,
            )
            for q in (-1, 1):
                c.lay(taper((q * 20, 0, 10), (q * 26, 44 + i % 2 * 6, 9)), tone("#4a2a20"), 3)


def duckling(c: Page) -> None:
    """After you? No? Well then."""
    who = bird(
        c,
        112,
        404,
        0.9,
        "duckling",
        "brave",
        wings=("hip", "hip"),
        turn=-0.5,
        look=(-0.4, 0.6),
        legs=30,
        lean=8,
    )
    with c.at(*who, 0.98):
        for q in (-1, 1):
            c.lay(cut(ell(q * 30 - 12, -20, 34, 30), ell(q * 30 - 12, -20, 24, 21)), tone("#d1347b"), 4, 0)
        c.lay(rect(44, -28, 84, -12, 4), tone("#d1347b"), 3, 0)
        c.lay(rect(-88, -28, -68, -12, 4), tone("#d1347b"), 3, 0)


def hippo(c: Page) -> None:
    """There is a queue, you know."""
    upright(c, 640, 1130, 1.2, "hippo", "impatient", turn=-0.3, look=(-0.5, -0.95), frame=STOUT, coat=stripes("#f7efe0", "#d84a3f", pitch=30),
            pose=Pose("hip", "wrist", "tap", 4, -6, 0))  # fmt: skip


def water(c: Page) -> None:
    """Everybody who dared is here."""
    for x, y, s, rot in ((130, 1080, 0.9, -10), (330, 1020, 0.86, 8), (330, 1200, 1.0, -4)):
        bird(c, x, y + 40, s, "duckling", "joyful", wings=("up", "up"), legs=10, rot=rot, fat=1.1)
        c.lay(
            blob(
                (x - 90, y + 40), (x - 60, y - 4), (x, y + 16), (x + 60, y - 4), (x + 90, y + 40), (x, y + 60)
            ),
            "#eafaf8",
            4,
            tear=6,
        )
    sea(c, 1170, [painted("#2a97a0", "#3aa6ae", force=0.5)], rows=1, crest=20)


def scene(c: Page) -> None:
    """Lay the card."""
    pool(c)
    tower(c)
    tiger(c)
    duckling(c)
    deserters(c)
    hippo(c)
    water(c)
    stamp(c, 60, 760, -8)
