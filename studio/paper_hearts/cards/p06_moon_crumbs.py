"""Moon Crumbs.

In the night the fat moon has climbed in through the kitchen window and eaten the star biscuits. Its cheeks
are full, and it hides the last one behind its back. Grandma stands in the doorway with her lamp and narrows
one eye. Under the table a mouse sits on the tin: shh! And the hedgehog looks up, tongue on its lip: one
crumb, please.
"""

from studio.papercut.bits import stamp
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import table
from studio.papercut.elements.puppets import TINY, Pose, person, posed, upright
from studio.papercut.elements.stage import backdrop, beam, star_on_string, window
from studio.papercut.elements.things import arm
from studio.papercut.families import SKINS
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import flower, gingham, kraft, painted, printed, spattered, tone
from studio.shapes import blob, cut, ell, poly, rect, star, taper

META = {
    "number": 6,
    "slug": "moon-crumbs",
    "seed": 66,
    "attitudes": ("suspicious", "guilty", "secretive", "hungry"),
}
LAMP = Lamp(angle=-34, key="#ffe2ae", sky="#a9b6e6", soft=0.46, bloom=1.5)
GRANDMA = Person(
    SKINS[1], "bun", "#d8d2cc", "old", robe=True, top=printed("#a9d8c0", flower, "#d84a3f", pitch=44,
        size=0.5),
    shoes=tone("#d84a3f"), glasses="#8a4a3a",
)  # fmt: skip
BUTTER = painted("#f6d873", "#f9e08a", "#ecc95c", force=0.5)


def kitchen(c: Page) -> None:
    """A green kitchen at night; in the window's sky the hole where the moon was."""
    backdrop(c, painted("#47706a", "#50796f", "#3d655f", force=0.4), 0)
    c.lay(rect(-20, 1010, 820, 1240), gingham("#7a9c90", "#3f6660", 60), 3, angle=2)

    def sky() -> None:
        c.lay(rect(-160, -180, 160, 180), spattered(painted("#27336b", "#2f3d7a"), "#ffe9a8", 34), 1)
        c.lay(ell(10, -8, 66), kraft("#8a6a4a"), 0, 0, z=2, rim=0)
        for x, y in ((-84, -60), (84, -84), (78, 70)):
            c.lay(star(x, y, 15), "#ffd45e", 2, 0, glow=0.4)

    window(c, 176, 214, 250, 280, sky, frame="#e9dcbd", curtain=gingham("#fffaf0", "#d84a3f", 30), bars=False)
    for x, y in ((356, 150), (420, 96)):
        star_on_string(c, x, y, 14, line="#86a89c")
    for i in range(3):  # a shelf of cups
        c.lay(
            blob(
                (350 + i * 52, 262, "c"), (392 + i * 52, 262, "c"), (386 + i * 52, 302), (356 + i * 52, 302)
            ),
            ("#f9e08a", "#d84a3f", "#a9d8c0")[i],
            4,
        )
    c.lay(rect(330, 302, 512, 318), "#b98a5a", 5)


def doorway(c: Page) -> None:
    """Light from the next room, and who stands in it."""
    pane = c.lay(
        rect(556, 190, 830, 1110),
        painted("#f7c860", "#f9d67c", "#f0b64a", force=0.5),
        0.5,
        0.3,
        glow=0.24,
        angle=90,
    )
    beam(c, [(560, 1104), (830, 1104), (600, 1230), (150, 1230)], "#ffdf8a", 0.4)
    with c.inside(pane):
        c.lay(rect(690, 250, 830, 470), "#e8a84a", 0.5, 0, tissue=0.5)
    c.lay(cut(rect(528, 160, 860, 1112), rect(560, 194, 860, 1140)), "#e9dcbd", 5, 0.4)


def granny(c: Page) -> None:
    """She holds the lamp up to see better."""
    person(c, 640, 1136, 1.34, GRANDMA, "suspicious", turn=-0.6, look=(-0.95, -0.1), pose=Pose((-104, -96),
        "hip", "stand", -10, -4, 0),
           left_holds=lambda: lamp(c))  # fmt: skip


def lamp(c: Page) -> None:
    """A little oil lamp held up to see better."""
    c.lay(ell(0, -10, 60), "#ffe9a8", 1, 0, tissue=0.2)
    c.lay(blob((-20, -4), (-24, -44), (-12, -66), (12, -66), (24, -44), (20, -4)), "#ffe3a0", 4, 0, glow=0.22)
    c.lay(blob((-7, -16), (0, -46, "c"), (7, -16)), "#f08a2e", 1, 0, glow=0.3)
    c.lay(blob((-26, 16), (-18, -8), (18, -8), (26, 16)), tone("#b98a5a"), 4, 0.2)


def biscuit(c: Page, x: float, y: float, r: float, rot: float = 0) -> None:
    """A star biscuit with sugar."""
    with c.at(x, y, 1, rot):
        c.lay(star(0, 0, r, 5, 0.56), tone("#d99a4a"), 5, 1)
        for dx, dy in ((-6, 4), (7, -4), (2, 10)):
            c.lay(ell(dx * r / 26, dy * r / 26, r * 0.08), "#fffaf0", 0.4, 0)


def biscuit_point(c: Page) -> None:
    """One point still looks out of the mouth."""
    with c.at(322, 622, 1, 6):
        c.lay(poly([(-22, -4), (24, -2), (4, 34)]), tone("#d99a4a"), 2, 0.4)


def moon(c: Page) -> None:
    """Far too round to hide: it sits on the table, cheeks full, one biscuit behind its back."""
    biscuit(c, 78, 646, 58, 18)
    arm(c, [(150, 590), (84, 640), (110, 690)], 40, BUTTER, kind="none")
    with c.at(296, 552, 1.0, -7):
        c.lay(ell(0, 0, 200), "#fff3c4", 9, 0.6, tear=6, glow=0.1)
        c.lay(ell(0, 0, 186), BUTTER, 3, 0.7, glow=0.1)
        for x, y, r in ((-120, -92, 22), (110, -110, 15), (20, -150, 12), (-60, 140, 18)):
            c.lay(ell(x, y, r, r * 0.8), "#d9a94a", 0.6, 0, tissue=0.7)
        for q in (-1, 1):
            c.lay(ell(q * 118 + 10, 62, 78, 70), painted("#f9d478", "#f6c85e", force=0.4), 5, 0.6)
            c.lay(ell(q * 128 + 10, 66, 40, 32), "#ee8a5a", 0.5, 0, tissue=0.6)
        with c.at(14, -36, 1.85):
            face(c, "stuffed", tone("#ecc95c"), gap=34, my=58, look=(0.85, -0.75), turn=0.35, rosy=False)
    biscuit_point(c)
    arm(c, [(446, 640), (482, 696), (424, 744)], 38, BUTTER)
    for x, y, r in ((350, 724, 9), (392, 738, 7), (318, 742, 8), (236, 734, 10), (420, 722, 6)):
        c.lay(star(x, y, r * 1.6, 5, 0.6, x), tone("#d99a4a"), 3, 0)


def below(c: Page) -> None:
    """The mouse on the tin knows everything."""
    c.lay(ell(280, 1180, 210, 30), "#2f504b", 0, 0, tissue=0.5)
    c.lay(rect(196, 1064, 372, 1180, 10), printed("#d84a3f", flower, "#f9e08a", pitch=44), 6)
    c.lay(rect(188, 1050, 380, 1082, 10), tone("#b8362e"), 3)
    upright(
        c,
        284,
        1066,
        0.98,
        "mouse",
        "secretive",
        turn=0.2,
        frame=TINY,
        tail="long",
        look=(0, 0),
        pose=posed("secretive", legs="sit", left="knee", lean=2),
    )
    biscuit(c, 450, 1176, 26, 40)
    c.lay(poly([(440, 1166), (462, 1150), (470, 1176)]), "#7a9c90", 0.5, 0)


def waiting(c: Page) -> None:
    """A crumb would do. Two would be better."""
    upright(
        c,
        128,
        1166,
        0.98,
        "hedgehog",
        "hungry",
        turn=0.3,
        frame=TINY,
        look=(0.5, -0.9),
        pose=posed("hungry", left="cheek", right="belly"),
    )


def scene(c: Page) -> None:
    """Lay the card."""
    kitchen(c)
    doorway(c)
    c.lay(poly([(40, 800), (530, 800), (520, 1130), (60, 1130)]), "#2f504b", 0.5, 0, tissue=0.45)
    below(c)
    moon(c)
    table(c, 20, 540, 752, 400, gingham("#fffaf0", "#d84a3f", 44), "#a8744a")
    c.lay(taper((330, 744, 26), (350, 742, 22)), "#d99a4a", 1, 0)
    granny(c)
    waiting(c)
    stamp(c, 512, 1196, 10)
