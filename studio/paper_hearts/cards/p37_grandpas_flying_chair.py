"""Grandpa's Flying Chair.

Grandpa has had an idea: two umbrellas and a hairdryer, and his wheelchair flies over the roofs. One finger
up, the lamp on his goggles lit, he steers into the wind. His granddaughter on his knees throws both arms in
the air. The dog hangs on to the rug. And a neighbour looks up, mouth wide open. The cloud is in a huff: that
was its sky.
"""

from studio.papercut.bits import brad, pleated, stamp
from studio.papercut.elements.heads import head
from studio.papercut.elements.people import Person, person_head
from studio.papercut.elements.props import steam_puffs, umbrella_open, wheelchair
from studio.papercut.elements.puppets import Pose, hand, person
from studio.papercut.elements.stage import backdrop, cloud, disc, house
from studio.papercut.elements.things import cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import brick, dot, painted, printed, stripes, tartan, tone
from studio.shapes import blob, ell, rect, taper

META = {
    "number": 37,
    "slug": "grandpas-flying-chair",
    "seed": 373,
    "attitudes": ("joyful", "inspired", "afraid", "amazed", "sulky"),
}
NEIGHBOUR = Person(SKINS[1], "bald", HAIRS[3], "adult", beard="moustache", top=tone("#a8d8f0"))
LAMP = Lamp(angle=-120, key="#fff2da", sky="#d6e0ec", soft=0.44)
GRANDPA = Person(
    SKINS[2], "wisps", "#f2eee6", "old", top=tone("#b1543c"), legs=tone("#4a5866"), beard="moustache"
)
GIRL = Person(
    SKINS[3],
    "pony",
    "#7a4a2c",
    top=printed("#e0ab2e", dot, "#fff4dc", pitch=30, size=0.4),
    legs=tone("#b1543c"),
)


def sky(c: Page) -> None:
    """Sunny wind over small roofs, far below."""
    backdrop(c, painted("#c3d2da", "#d0dce0", "#b6c8d2", force=0.5), 8)
    disc(c, 92, 486, 62, "#f2c65a")
    cloud(c, 690, 560, 240, "#f2f4f2")
    cloud_being(c, 136, 700, 280, "pouting", colour="#eef2f4", look=(0.8, -0.6))
    roofs = ("#b1543c", "#5b6b7a", "#8a4a3c", "#6d7d88", "#b1543c", "#7a5a4a")
    for i, x in enumerate((40, 176, 300, 440, 590, 740)):
        wall = printed("#d8c4b0", brick, "#c08a70", pitch=26, size=0.9) if i % 2 else tone("#e0d4bc")
        house(c, x, 1260, 156, 170 + (i * 53 % 90), wall=wall, roof=tone(roofs[i]), windows=2, door=None)


def machine(c: Page) -> None:
    """Umbrellas to rise, a hairdryer to push."""
    for x, y, w, rot, sheet in ((282, 372, 380, -15, stripes("#c84a3a", "#f7efe0", pitch=46)),
                                (640, 330, 330, 14, stripes("#e0ab2e", "#f7efe0", pitch=46))):  # fmt: skip
        umbrella_open(c, x, y, w, sheet, rot)
    for a, b in (((282, 372), (500, 640)), ((640, 330), (566, 600))):
        c.lay(taper((*a, 10), (*b, 10)), "#6a4a34", 3, 0.3)
    with c.at(644, 726, 1.0, 14):  # the hairdryer
        c.lay(rect(-16, 10, 18, 84, 10), tone("#3f7f86"), 5)
        c.lay(blob((-64, -36), (40, -44), (66, 0), (40, 40), (-64, 30)), tone("#4f959c"), 6)
        c.lay(blob((64, -24), (104, -32), (104, 28), (64, 22)), tone("#3a343c"), 3)
        brad(c, -10, -2, 10)
    steam_puffs(c, 730, 760, 3, 0.9, rot=115)


def family(c: Page) -> None:
    """Grandpa points up; the girl on his knees has no hands left to hold on."""
    wheelchair(c, 520, 876, 1.75)
    c.lay(
        blob((330, 692), (560, 686), (580, 816), (470, 848), (356, 836)),
        tartan("#5b6b7a", "#b1543c", "#e0ab2e", pitch=70),
        6,
        1.2,
        relief=pleated(60, 3),
    )
    man = person(
        c,
        520,
        716,
        1.3,
        GRANDPA,
        "inspired",
        turn=-0.3,
        look=(-0.1, -1),
        pose=Pose("hug", "point", "bench", -8, -6, 8),
    )
    with c.at(*man.head, 1.3, -4):
        c.lay(rect(-84, -62, 84, -38, 10), tone("#4a3a34"), 4, 0.3)
        for q in (-1, 1):
            c.lay(ell(q * 34, -52, 27), tone("#8a6a4a"), 3)
            c.lay(ell(q * 34, -52, 18), "#cfe3ea", 1, 0)
        c.lay(ell(0, -96, 24, 28), "#ffe27a", 5, 0, glow=0.5)
        c.lay(rect(-13, -76, 13, -60), "#8a8f98", 2, 0)
    person(c, 330, 716, 1.1, GIRL, "laughing", turn=-0.3, pose=Pose("up", "up", "bench", -10, -14, 6))


def dog(c: Page) -> None:
    """All of it hangs from one corner of the rug."""
    fur, plaid = tone("#d8a86a"), tartan("#5b6b7a", "#b1543c", "#e0ab2e", pitch=70)
    with c.at(598, 960, 0.98, -6):
        c.lay(taper((20, 150, 18), (66, 196, 14), (56, 246, 8)), fur, 4)
        c.lay(taper((4, 30, 92), (8, 100, 100), (6, 150, 78)), fur, 6)
        for q in (-1, 1):
            c.lay(taper((q * 34, 60, 30), (q * 92, 40, 25)), fur, 4)
            hand(c, q * 100, 38, 17, tone("#f4e2c0"), q * 90, "open")
            c.lay(taper((q * 26 + 6, 150, 34), (q * 62, 196, 26)), fur, 4)
            c.lay(ell(q * 68, 204, 22, 14, q * 30), tone("#f4e2c0"), 3)
    with c.at(596, 966, 0.98, -12):
        head(c, "dog", "afraid", 0.1)
    rag = blob((470, 800), (560, 806), (556, 850), (552, 888), (524, 904), (506, 884), (500, 844))
    c.lay(rag, plaid, 4, 1.2)


def neighbour(c: Page) -> None:
    """He had only opened the window to see about the weather."""
    c.lay(
        blob((60, 1240), (56, 1130), (110, 1086), (190, 1086), (246, 1130), (244, 1240)), tone("#a8d8f0"), 7
    )
    with c.at(150, 1030, 1.0, -6):
        person_head(c, NEIGHBOUR, "amazed", 0.4, (0.6, -0.9))
    for q in (-1, 1):
        hand(c, 150 + q * 74, 1072, 24, tone(SKINS[1]), q * -24, "open", flip=q > 0)


def scene(c: Page) -> None:
    """Lay the card."""
    sky(c)
    machine(c)
    family(c)
    dog(c)
    neighbour(c)
    stamp(c, 60, 900, 8)
