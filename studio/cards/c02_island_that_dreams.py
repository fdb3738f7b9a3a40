"""The Island That Dreams.

A fox as large as an island sleeps in the sea, a lit village on its back, its tail closing a small
harbour. The chimney smoke rises and becomes a second fox, thin, running among the stars. The child in the
boat holds the lantern low so as not to wake it.
"""

from studio.colour import Arr
from studio.elements.animals.fox_island import fox_back, fox_flank, fox_head, fox_nose, fox_tail, on_the_back
from studio.elements.animals.fox_smoke import smoke_fox, smoke_to_tail
from studio.elements.buildings.houses import house
from studio.elements.land.water import boat
from studio.elements.people.figures import child
from studio.elements.plants.trees import conifer
from studio.elements.things.lights import moon
from studio.paint import Card, Frame
from studio.shapes import ell

META = {"number": 2, "slug": "island-that-dreams", "seed": 553}

DUSK_FIR = ("#15182e", "#2a4048", "#4f7460", "#c0b87c")
RUST_FIR = ("#2a1420", "#5a3424", "#9a6c34", "#e0b468")
DUSK_WALL = ("#241f36", "#564a60", "#94808a", "#d8b8a0")

# from the boat past the sleeper to the collar of what he dreams
THREAD = ((258, 1010), (150, 860), (112, 640), (190, 430), (330, 300), (404, 262))


def evening(c: Card) -> None:
    """Afterglow and crescent over a still sea; the smoke has become a fox."""
    c.sky([(0, "#1d2247"), (260, "#3b3a6e"), (480, "#84638c"), (640, "#d08c86"), (760, "#f2bd8c")])
    c.stars(150, 440, big=7)
    moon(c, 168, 190, 110, phase=0.42)
    c.clouds(380, 700, "#6a5482", "#f0b498", cover=0.5, a=0.75)
    c.clouds(120, 420, "#2e2f5e", "#7a6a94", cover=0.36, a=0.4)
    smoke_to_tail(c, (396, 420), smoke_fox(c, 490, 236))
    c.water(770, "#4a4f7c", 0.35, 0.9, deep="#141a38")


def sleeper(c: Card) -> tuple[Frame, Arr]:
    """The fox, its chin on its tail; returns the frame and the mask of its back."""
    f, back = fox_back(c, 420, 690)
    head = fox_head(c, 252, 722, back)
    fox_tail(c, f)
    fox_nose(head)
    return f, back


def village(c: Card, f: Frame, back: Arr) -> None:
    """Firs and houses along the back, rust-red firs down its side."""
    for u in sorted(c.rng.uniform(0.16, 0.9, 24)):
        x, y = on_the_back(f, u)
        conifer(c, x, y + 12, c.rng.uniform(46, 96), DUSK_FIR, fog=0.12, rim=0.5)
    for u, h, floors in ((0.30, 56, 1), (0.39, 74, 2), (0.475, 92, 3), (0.56, 68, 2), (0.65, 54, 1)):
        x, y = on_the_back(f, u)
        house(c, x, y + 16 + c.rng.uniform(0, 8), h, floors=floors, g=0.6, wall=DUSK_WALL)
    for x, y in c.scatter(fox_flank(c, f, back), 13):
        conifer(c, x, y, c.rng.uniform(26, 44), RUST_FIR, rim=0.3)


def on_the_water(c: Card) -> None:
    """The island upside down, mist at its foot, and the boat with its lantern."""
    c.mirror(884, 60, 770, 0.86, 1.0, 330, "#5a3a5a", 0.16)
    c.glints(168, 960, 1160, 110, "#ffe2b4", 110, 0.6)
    c.glints(470, 900, 1080, 300, "#f0a060", 110, 0.35)
    c.fogband(894, 16, "#e0b4a4", 0.4)
    c.fogband(790, 14, "#f0c4a0", 0.3)
    c.light = (230, 1040, 120)
    c.line(THREAD, 3.4, "#ffe6b0", 0.85, 0.2, det=1)
    c.shade(ell(230, 1078, 80, 14), 0.5, 10, "#0c0e26")
    child(c, 226, 1062, 96, arm="fwd", lamp=True, shadow=0, rim=0.9)
    boat(c, 230, 1066, 118, ["#120c14", "#33222a", "#6e4c40", "#e0aa78"], rim=0.8)
    c.glints(200, 1084, 1176, 46, "#ffcf70", 70, 0.85)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(168, 210, 330), key="#ffe0a8", fog="#a98fa6")
    evening(c)
    f, back = sleeper(c)
    village(c, f, back)
    on_the_water(c)
