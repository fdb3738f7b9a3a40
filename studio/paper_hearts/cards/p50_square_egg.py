"""The Square Egg.

A hen has laid a square egg with stripes and cannot believe it. Her neighbour, on a small plain one, leans
back and does not believe it, and would rather like one too. A chick has found a crack and looks in. Somebody
square looks out. At the window the pig is thinking of breakfast.
"""

import math
from dataclasses import replace

from studio.papercut.bits import stamp, strip
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.stage import backdrop, beam, window
from studio.papercut.lamp import GOLDEN
from studio.papercut.page import Page
from studio.papercut.papers import dot, leaf, painted, printed, scale, stripes, tone, wood
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 50,
    "slug": "square-egg",
    "seed": 504,
    "attitudes": ("curious", "suspicious", "amazed", "hungry"),
}
SPECKLED = replace(HEADS["hen"], muzzle="beak")
LAMP = GOLDEN


def henhouse(c: Page) -> None:
    """Planks, straw light, one window full of morning."""
    backdrop(c, wood("#7f9a5a", "#6c8649"), 90)
    for x in (130, 300, 470, 640):
        c.lay(rect(x - 4, -20, x + 4, 800), "#5c7440", 0.3, 0)

    def view() -> None:
        c.lay(rect(-120, -120, 120, 120), painted("#fbe8a8", "#fff2c4"), 0.5)
        c.lay(ell(-20, 130, 130, 90), printed("#8fbf6a", leaf, "#7aac56", pitch=30), 3)

    window(c, 600, 170, 210, 210, view, frame="#e8dcc4", glow=0.1)
    beam(c, [(500, 70), (700, 270), (330, 1240), (-80, 1000)], "#ffe9a8", 0.22)
    c.lay(rect(-20, 780, 820, 1240), painted("#c89a58", "#d2a664", "#bc8c4a", force=0.5), 5, tear=6)


def straw(c: Page, x: float, y: float, w: float, n: int) -> None:
    """A nest, laid stalk by stalk."""
    for i in range(n):
        a = c.rng.uniform(-0.5, 0.5)
        px, py = x + c.rng.uniform(-w, w), y + c.rng.uniform(-16, 26)
        d = c.rng.uniform(34, 64)
        strip(
            c,
            [
                (px - math.cos(a) * d, py - math.sin(a) * d),
                (px, py - 5),
                (px + math.cos(a) * d, py + math.sin(a) * d),
            ],
            9,
            ("#e8c060", "#d8a844", "#f2d480", "#c08c34")[i % 4],
            3,
        )


def mother(c: Page) -> None:
    """Nobody has ever done this before."""
    for i in range(5):
        c.lay(
            taper((120, 760, 60), (40 - i * 6, 640 - i * 40, 58), (30 + i * 34, 540 - i * 26, 20)),
            tone(("#f4ece0", "#e8dcc8")[i % 2]),
            4,
        )
    feathers = printed("#fdf8ee", scale, "#dccfb4", pitch=44, size=0.8)
    bird(
        c,
        226,
        842,
        2.1,
        SPECKLED,
        "amazed",
        turn=0.4,
        look=(0.7, 0.8),
        wings=("heart", "heart"),
        legs=0,
        fat=1.16,
        lean=-5,
        coat=feathers,
        chest=tone("#fffaf0"),
    )
    straw(c, 220, 850, 200, 46)


def the_egg(c: Page) -> None:
    """All four corners of it."""
    c.lay(ell(470, 1010, 190, 30), "#8a6230", 0, 0, tissue=0.5)
    with c.at(462, 876, 1.16, 7):
        c.lay(
            rect(-150, -136, 150, 136, 46),
            stripes("#fbe9d0", "#e0567a", "#3f8fa8", pitch=46),
            10,
            1.2,
            angle=90,
        )
        with c.at(-74, -16, 1.3):
            crack(c)
    straw(c, 470, 1028, 180, 44)


def crack(c: Page) -> None:
    """It looks out."""
    edge = (
        (60, -10, "c"),
        (92, -40),
        (112, -20, "c"),
        (140, -44, "c"),
        (128, 0),
        (146, 26, "c"),
        (110, 24),
        (92, 52, "c"),
        (76, 20),
    )
    hole = c.lay(blob(*edge), tone("#c8843a"), 0, 0, z=14, rim=-0.5)
    with c.inside(hole):
        c.lay(rect(70, -40, 150, 60, 18), tone("#f7cf4a"), 2)
        with c.at(108, -2, 0.5):
            face(c, "curious", tone("#f2c43c"), gap=30, my=50, look=(0.9, 0.3), lips=False)
        c.lay(poly([(100, 18), (118, 18), (110, 34)]), tone("#ec7a2c"), 3)
    for pts in ([(60, -10), (20, -30), (-10, -14)], [(92, 52), (70, 76), (80, 92)]):
        strip(c, pts, 4, "#8a4a50", 0.3)


def neighbour(c: Page) -> None:
    """Hers is only an egg."""
    bird(
        c,
        654,
        796,
        1.5,
        "brown hen",
        "begrudging",
        turn=-0.4,
        wings=("hang", "hang"),
        legs=0,
        fat=1.05,
        lean=-14,
        look=(-0.95, 0.5),
        coat=printed("#c88a54", scale, "#a86c3c", pitch=36, size=0.8),
    )
    c.lay(ell(716, 812, 40, 50, 10), painted("#fdf6ea", "#ffffff", "#f0e4d0"), 6)
    straw(c, 690, 834, 110, 28)


def chick(c: Page) -> None:
    """Somebody in there has an eye too."""
    c.lay(ell(710, 1164, 90, 12), "#8a6230", 0, 0, tissue=0.5)
    bird(
        c,
        706,
        1160,
        1.16,
        "chick",
        "curious",
        turn=-0.8,
        wings=("down", "down"),
        legs=26,
        lean=16,
        look=(-0.9, -0.6),
    )


def pig(c: Page) -> None:
    """Square or round, with a little butter."""
    with c.at(592, 190, 0.9, 4):
        head(c, "pig", "hungry", -0.2, (-0.3, 0.9))


def scene(c: Page) -> None:
    """Lay the card."""
    henhouse(c)
    pig(c)
    neighbour(c)
    mother(c)
    the_egg(c)
    chick(c)
    for x, y in ((60, 1120), (250, 1170), (120, 1050)):
        strip(c, [(x - 40, y), (x, y - 8), (x + 44, y + 6)], 8, "#e8c060", 2)
    c.lay(poly([(330, 1150), (350, 1120), (372, 1150)]), printed("#fbe9d0", dot, "#e0567a", pitch=14), 3)
    stamp(c, 60, 330, -8)
