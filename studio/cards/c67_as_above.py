"""As Above.

A vast lens, held by a mitten that comes out of the clouds, hangs over a small town, and everything in its
circle is larger and brighter. In the middle of the square the child bends with a magnifying glass over an even
smaller town. At the edge of the bright circle a straw hat begins to burn; someone waves upwards. The sleeve in
the clouds is mustard yellow too, which nobody down there can see.
"""

from studio.elements.buildings import town_above as town
from studio.elements.land.clouds_below import clouds_below
from studio.elements.people.figures import bell, child, townsperson
from studio.elements.people.mitten_giant import giant_mitten
from studio.elements.things.burning_spot import burning_spot
from studio.elements.things.lens_view import glass_handle, lens_shadow, seen_through
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import OCHRE

META = {"number": 67, "slug": "as-above", "seed": 6767}
FINISH = Finish(vignette=0.24, bloom=0.34)

X, Y, R = 372, 664, 292  # the lens
LILAC = ["#2c2450", "#54509c", "#9c9cd0", "#e8e4f0"]
PINK = ["#3c1c24", "#8c3c44", "#cc7c70", "#fcc8b0"]
ROUND_THE_LENS = ((88, 1036), (150, 1072), (300, 1124), (488, 1116), (612, 1062), (706, 984), (740, 930))
FIRST_CLOUDS = ((330, 30, 80), (30, 250, 76), (210, 50, 110), (70, 150, 120))
LAST_CLOUDS = ((130, 70, 120), (10, 60, 110), (420, 0, 60), (36, 300, 44), (250, 120, 56))


def outside(c: Card) -> None:
    """The town at its own size, a little dull, with the shadow of the lens on it."""
    town.lanes_above(c, X, Y, 0.62, town.LAWN, town.LANE)
    town.rings_of_town(c, X, Y, 0.62, ((520, 32), (650, 42), (800, 52), (930, 60)))
    c.darken(c.all(), "#183454", 0.4)
    lens_shadow(c, X, Y, R)
    for i, (x, y) in enumerate(ROUND_THE_LENS):
        townsperson(c, x, y, 50, i, arm="high" if i in (1, 4) else "down", fog=0.12)


def square(c: Card) -> None:
    """What the lens shows: the square, twice the size, at white noon."""
    town.lanes_above(c, X, Y, 1.06, town.SUNLIT_LAWN, town.SUNLIT_LANE)
    town.paved_square(c, X, Y, town.SUNLIT_LANE)
    c.glow(X, Y, 330, "#fffbe0", 0.4, 1.3)
    town.rings_of_town(c, X, Y, 1.12, ((222, 13), (330, 18)), gate=270)
    c.glow(X - 96, Y + 200, 110, "#ffffff", 0.5, 1.6)


def small_town(c: Card) -> None:
    """The town on the pavement, and what the child's own glass shows of it."""
    town.toy_town(c, X - 66, Y + 40, town.LAWN)
    x, y, r = X - 62, Y + 34, 60
    with seen_through(c, x, y, r):
        town.toy_square(c, x, y, r, town.SUNLIT_LAWN, town.SUNLIT_LANE)
        child(c, x + 4, y + 22, 46, view="side", stoop=0.6, lean=-10)
    town.lens_sheen(c, x, y, r)
    town.brass_ring(c, x, y, r, 9)
    hand = child(c, X + 118, Y + 112, 250, view="side", arm="fwd", stoop=0.8, lean=-14)
    glass_handle(c, (x + r + 6, y + 6), hand, (X + 56, Y - 22))


def people(c: Card) -> None:
    """One waves; one has not noticed yet about the hat."""
    townsperson(c, X + 150, Y - 96, 84, 2)
    townsperson(c, X - 156, Y - 60, 84, 5, flip=True)
    townsperson(c, X - 20, Y - 120, 78, 7)
    bell(c, X + 84, Y + 246, 100, LILAC, "bun", arm="high", arm2="high", view="back")
    bell(c, X - 96, Y + 254, 100, PINK, "straw", OCHRE, view="back")
    burning_spot(c, X - 96, Y + 162)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(240, -100, 520), key="#fff6d0", fog="#9cb8b0")
    outside(c)
    with seen_through(c, X, Y, R + 4):
        square(c)
        small_town(c)
        people(c)
    town.lens_sheen(c, X, Y, R)
    town.brass_ring(c, X, Y, R, 34)
    clouds_below(c, (*FIRST_CLOUDS, *LAST_CLOUDS))
    giant_mitten(c, X, Y, R)
    for x, y, r in ((700, -10, 60), (800, 60, 60), (620, -10, 50)):
        c.puff(x, y, r, "#f4f2e8", 0.55)
