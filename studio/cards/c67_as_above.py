"""As Above.

A vast lens, held by a mitten that comes out of the clouds, hangs over a small town, and everything in its
circle is larger and brighter. In the middle of the square the child kneels with a magnifying glass over an even
smaller town. At the edge of the bright circle a straw hat begins to burn; someone waves upwards. The sleeve in
the clouds is mustard yellow too, which nobody down there can see.
"""

from studio.elements.buildings import town_above as town
from studio.elements.land.clouds_below import clouds_below
from studio.elements.people.child_kneeling import kneeling_child
from studio.elements.people.figures import bell, townsperson
from studio.elements.people.mitten_giant import giant_mitten, mitten_shadow
from studio.elements.things.burning_spot import burning_spot
from studio.elements.things.lens_view import seen_through
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import OCHRE
from studio.shapes import taper

META = {"number": 67, "slug": "as-above", "seed": 6767}
FINISH = Finish(vignette=0.24, bloom=0.34)

X, Y, R = 372, 664, 292  # the lens
LILAC = ["#2c2450", "#54509c", "#9c9cd0", "#e8e4f0"]
PINK = ["#3c1c24", "#8c3c44", "#cc7c70", "#fcc8b0"]
ROUND_THE_LENS = ((88, 1036), (150, 1072), (300, 1124), (488, 1116), (612, 1062), (706, 984), (740, 930))
CLOUDS = ((806, 20, 130), (690, -30, 90), (790, 150, 70), (40, 20, 110), (-10, 130, 80), (190, -20, 80))
ANGLE = -1.31


def outside(c: Card) -> None:
    """The town at its own size, a little dull, with the shadow of lens and hand on it."""
    town.lanes_above(c, X, Y, 0.62, town.LAWN, town.LANE)
    town.rings_of_town(c, X, Y, 0.62, ((520, 30), (650, 39), (800, 47), (930, 54)))
    town.church(c, 142, 262, 120)
    c.darken(c.all(), "#183454", 0.24)
    mitten_shadow(c, X, Y, R, ANGLE)
    for i, (x, y) in enumerate(ROUND_THE_LENS):
        townsperson(c, x, y, 50, i, arm="high" if i in (1, 4) else "down", fog=0.08)


def square(c: Card) -> None:
    """What the lens shows: the square, twice the size, at white noon."""
    town.lanes_above(c, X, Y, 1.06, town.SUNLIT_LAWN, town.SUNLIT_LANE)
    town.paved_square(c, X, Y, town.SUNLIT_LANE)
    c.glow(X, Y, 330, "#fffbe0", 0.3, 1.3)
    town.rings_of_town(c, X, Y, 1.12, ((222, 13), (330, 18)), gate=270)
    c.glow(X - 96, Y + 200, 110, "#ffffff", 0.4, 1.6)


def small_town(c: Card) -> None:
    """The town on the pavement, and what the child's own glass shows of it."""
    town.toy_town(c, X - 76, Y + 62, town.LAWN)
    x, y, r = X - 66, Y + 28, 62
    with seen_through(c, x, y, r):
        town.toy_square(c, x, y, r, town.SUNLIT_LAWN, town.SUNLIT_LANE)
        kneeling_child(c, x + 12, y + 24, 52)
    town.lens_sheen(c, x, y, r)
    town.brass_ring(c, x, y, r, 9)
    kneeling_child(c, X + 122, Y + 120, 262, (x + r + 8, y + 4))


def people(c: Card) -> None:
    """One waves; one has not noticed yet about the hat."""
    places = ((150, -112, 84), (-176, -70, 84), (-20, -120, 78), (84, 250, 100), (-96, 258, 100))
    for dx, dy, h in places:
        shade = taper((X + dx, Y + dy - 2, h * 0.2), (X + dx + h * 0.5, Y + dy + h * 0.2, h * 0.16))
        c.flat(shade, "#7470a0", 0.7, 3, mode="mul")
    townsperson(c, X + 150, Y - 112, 84, 2)
    townsperson(c, X - 176, Y - 70, 84, 5, flip=True)
    townsperson(c, X - 20, Y - 120, 78, 7)
    bell(c, X + 84, Y + 250, 100, LILAC, "bun", arm="high", arm2="high", view="back")
    bell(c, X - 96, Y + 258, 100, PINK, "straw", OCHRE, view="back")
    burning_spot(c, X - 96, Y + 166)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(-60, -100, 420), key="#fff6d0", fog="#9cb8b0")
    outside(c)
    with seen_through(c, X, Y, R + 4):
        square(c)
        small_town(c)
        people(c)
    town.lens_sheen(c, X, Y, R)
    town.brass_ring(c, X, Y, R, 34)
    giant_mitten(c, X, Y, R, ANGLE)
    clouds_below(c, CLOUDS)
