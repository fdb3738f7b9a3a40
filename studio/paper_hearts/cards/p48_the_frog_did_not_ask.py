"""The Frog Did Not Ask.

The little prince shuts his eyes, leans forward and puckers his lips: he has read how it is done. But the frog
did not ask for it. It leans back, sticks out its tongue and pushes him off with both feet. On the next leaf
sits another frog. It would have liked a kiss so much. And one sits quite alone and looks away.
"""

from dataclasses import replace

from studio.papercut.bits import heart, stamp
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.people import Person
from studio.papercut.elements.puppets import TINY, Pose, hand, person, upright
from studio.papercut.elements.stage import backdrop, bands, disc
from studio.papercut.elements.things import arm
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import diamond, marbled, painted, printed, tone
from studio.shapes import arch, blob, cut, ell, rect, taper

META = {
    "number": 48,
    "slug": "the-frog-did-not-ask",
    "seed": 481,
    "attitudes": ("disgusted", "in-love", "jealous", "lonely"),
}
LAMP = GOLDEN
SECOND = replace(HEADS["frog"], skin="#b0a83f", light="#ece29a")
PRINCE = Person(SKINS[4], "short", HAIRS[0], top=printed("#d8508a", diamond, "#f5c64a", pitch=38, size=0.5), hat="crown",
                hat_paper=tone("#f2b83c"), legs=tone("#f4ead2"), shoes=tone("#d8508a"))  # fmt: skip


def pond(c: Page) -> None:
    """Evening; the arcade of a palace, and water."""
    backdrop(c, painted("#f8d0a8", "#fbdcb8", "#f4c298", force=0.5), 3)
    disc(c, 640, 190, 70, "#f28a5a", rings=2)
    wall = rect(-20, 230, 820, 560)
    for x in (-10, 190, 390, 590):
        wall = cut(wall, arch(x, 300, x + 160, 580))
    c.lay(wall, tone("#f2a78a"), 5)
    c.lay(rect(-20, 214, 820, 246), tone("#fbe0c0"), 4)
    for x in (90, 690):
        c.lay(
            blob((x - 70, 218), (x - 64, 150), (x, 84, "c"), (x + 64, 150), (x + 70, 218)), tone("#f7c4a0"), 5
        )
    bands(c, (520,), [painted("#8ab06a", "#94ba74", force=0.5)])
    c.lay(
        rect(-20, 600, 820, 1240), marbled("#5fb3c4", "#7ac4d0", "#4fa4b8", "#9ad4d8", size=150), 2, angle=80
    )


def pad(c: Page, x: float, y: float, r: float) -> None:
    """A lotus leaf."""
    c.lay(
        cut(ell(x, y, r, r * 0.32), blob((x, y), (x + r * 1.1, y - r * 0.2), (x + r * 1.1, y + r * 0.02))),
        tone("#4c9a50"),
        6,
        1.2,
    )
    for a in (-0.7, -0.3, 0.2, 0.6):
        c.lay(taper((x, y, 5), (x + a * r, y + r * 0.2 * (1 if a > 0 else -1), 3)), tone("#3f8844"), 0.4, 0)


def lotus(c: Page, x: float, y: float, s: float) -> None:
    """A lotus in flower."""
    for a in (-64, 64, -34, 34, 0):
        with c.at(x, y, s, a):
            c.lay(
                blob((0, 10), (-22, -40), (0, -92, "c"), (22, -40)),
                tone("#f49fb6" if abs(a) > 40 else "#f7b8c8"),
                4,
                1.4,
            )


def prince(c: Page) -> None:
    """He has read how it is done."""
    c.lay(
        blob((-60, 1260), (-40, 900), (120, 840), (300, 870), (340, 980), (260, 1100), (200, 1260)),
        tone("#7a9a3a"),
        7,
        tear=8,
    )
    who = person(
        c,
        150,
        960,
        1.5,
        PRINCE,
        "kissing",
        turn=0.9,
        side=True,
        pose=Pose("back", (70, 96), "kneel", 26, 6, 2),
    )
    for dx, dy, r in ((-40, -170, 20), (60, -196, 28), (120, -130, 17)):
        c.lay(heart(who.head[0] + dx, who.head[1] + dy, r), tone("#e0364a"), 7, 1)


def frog(c: Page) -> None:
    """Nobody asked it."""
    pad(c, 590, 950, 210)
    skin, pale = tone("#5aa84a"), tone("#c8e08a")
    c.lay(blob((500, 930), (520, 800), (580, 740), (690, 760), (730, 860), (710, 940)), skin, 8)
    c.lay(blob((520, 920), (540, 830), (600, 800), (640, 860), (630, 930)), pale, 1.5)
    with c.at(636, 656, 1.36, 14):
        head(c, "frog", "disgusted", 0.2, (-0.9, 0))
    for y0, y1 in ((880, 720), (920, 800)):  # both feet, flat against the prince
        c.lay(taper((600, y0, 56), (480, y0 + 10, 44), (430, y1, 36)), skin, 8)
        hand(c, 420, y1 - 8, 30, pale, -70, "open")
    arm(c, [(690, 800), (760, 860), (730, 920)], 44, skin, pale, "open")


def second(c: Page) -> None:
    """Ready since spring."""
    pad(c, 400, 1150, 190)
    upright(c, 400, 1150, 1.18, SECOND, "jealous", turn=0.3, look=(0.9, -0.8), frame=TINY,
            pose=Pose("hang", "hang", "sit", 6, 10, -12))  # fmt: skip


def left_out(c: Page) -> None:
    """Nobody has asked this one anything at all."""
    upright(
        c,
        684,
        1150,
        0.98,
        replace(HEADS["frog"], skin="#4f8f7a", light="#b8d8b0"),
        "lonely",
        turn=0.4,
        frame=TINY,
        look=(0.6, 0.8),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    pond(c)
    lotus(c, 90, 680, 0.8)
    pad(c, 60, 700, 90)
    frog(c)
    prince(c)
    second(c)
    pad(c, 690, 1156, 130)
    left_out(c)
    stamp(c, 60, 560, 8)
