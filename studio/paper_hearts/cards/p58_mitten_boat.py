"""The Mitten Boat.

A family of mice drifts over the winter sea in a red mitten. The smallest stands on the thumb with a spoon for
an oar and looks straight ahead. One hangs over the side, quite green. Father holds the map upside down.
Sister has crossed her arms: she wanted to go by sledge. And a big seal comes up and wonders what they are.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import map_sheet, spoon
from studio.papercut.elements.puppets import TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, disc, sea, snow
from studio.papercut.elements.things import arm
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import cross, dot, painted, printed, stripes, tone
from studio.shapes import blob, poly, rect, taper

META = {
    "number": 58,
    "slug": "mitten-boat",
    "seed": 581,
    "attitudes": ("lost", "poorly", "brave", "sulky", "curious"),
}
LAMP = Lamp(angle=-40, key="#fff0dc", sky="#c4d6ea", soft=0.48)
GREY = HEADS["mouse"]
BROWN, PALE = replace(GREY, skin="#a8886c"), replace(GREY, skin="#b8b4c4")
WATERS = (
    painted("#8fb4bc", "#9cbec4", force=0.5),
    painted("#7aa3ae", "#88aeb8", force=0.5),
    painted("#668f9c", "#7299a6", force=0.5),
)


def winter(c: Page) -> None:
    """First light, and water on every side."""
    backdrop(c, painted("#cfd9e4", "#dae2ea", "#c2cedc", force=0.5), 3)
    bands(c, (300, 420), [painted("#dcdce4", "#e6e4ea", force=0.4), painted("#f0dccc", "#f5e6d8", force=0.4)])
    disc(c, 300, 424, 58, "#f28a2e", rings=2)
    sea(c, 510, [WATERS[0]], rows=3, step=56, crest=13)
    for x, y, w in ((70, 600, 150), (700, 664, 190)):
        c.lay(
            poly(
                [
                    (x - w / 2, y),
                    (x - w * 0.3, y - 34),
                    (x + w * 0.2, y - 42),
                    (x + w / 2, y),
                    (x + w * 0.3, y + 16),
                    (x - w * 0.34, y + 14),
                ]
            ),
            "#f4f8fa",
            5,
            tear=4,
        )


def seal(c: Page) -> None:
    """Up it comes, under all of them."""
    skin = tone(HEADS["seal"].skin)
    c.lay(
        blob((90, 1120), (180, 1010), (400, 980), (640, 1000), (800, 1120), (600, 1230), (200, 1230)), skin, 7
    )
    with c.at(178, 1004, 1.5, -8):
        head(c, "seal", "curious", 0.5, (0.8, -0.9))


def mitten(c: Page) -> None:
    """Knitted for somebody else's hand."""
    wool = printed(painted("#c8343a", "#d44046", "#b82c34", force=0.5), cross, "#f4e4d8", pitch=58, size=0.5)
    c.lay(taper((330, 850, 150), (220, 780, 128), (150, 690, 108)), wool, 7, 1.2)
    c.lay(
        blob(
            (270, 700), (640, 660), (690, 840), (650, 1010), (560, 1080), (420, 1070), (320, 980), (276, 840)
        ),
        wool,
        10,
        1.2,
    )
    with c.at(456, 688, 1, -6):
        c.lay(rect(-224, -52, 224, 52, 30), stripes("#fbf3ea", "#e0d4cc", pitch=24), 7, 0.8, angle=90)


def crew(c: Page) -> None:
    """Those who sit in the cuff."""
    upright(c, 396, 668, 1.18, GREY, "pouting", turn=-0.5, frame=TINY, coat=printed("#7a5a96", dot, "#e8d4ec", pitch=24, size=0.4),
            pose=Pose("folded", "folded", "none", -4, -8, -4))  # fmt: skip
    upright(c, 560, 664, 1.18, BROWN, "lost", turn=0.2, frame=TINY, coat=stripes("#e8e4dc", "#5a7a96", pitch=22),
            pose=Pose((-40, 30), "scratch", "none", 2, 8, 4))  # fmt: skip


def chart_and_sick(c: Page) -> None:
    """The map, the wrong way up; and the one who does not care where they are."""
    map_sheet(c, 540, 628, 176, 118, -8, upside=True)
    c.lay(taper((640, 640, 60), (700, 690, 66)), tone("#8fb06a"), 5)
    with c.at(698, 748, 0.98, 60):
        head(c, PALE, "poorly", 0.1, (0, 0.6))
    arm(c, [(664, 690), (676, 770), (664, 826)], 26, tone(PALE.skin), tone(PALE.light), lift=6)


def captain(c: Page) -> None:
    """Somebody has to."""
    upright(c, 156, 664, 0.98, PALE, "brave", turn=-0.6, frame=TINY, tail="long", coat=tone("#f2a23c"), look=(-0.6, 0.2),
            pose=Pose("fist", (70, 10), "planted", 10, -8, 8), right_holds=lambda: spoon(c, 0, 0, 210, 196, tone("#d8dfe4")))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    winter(c)
    crew(c)
    seal(c)
    mitten(c)
    chart_and_sick(c)
    captain(c)
    sea(c, 1070, [WATERS[1], WATERS[2]], rows=3, step=52, crest=18, lift=6)
    snow(c, 46, y1=1000)
    for x in (300, 520):
        strip(c, [(x, 1080), (x + 50, 1070), (x + 110, 1082)], 9, "#eef6f8", 3)
    stamp(c, 56, 300, 9)
