"""Someone Is Late.

In a snowy fir wood a long table is laid; every seat is for another sort of guest, from a throne with antlers to a
thimble on a pile of books. Tracks of all sorts lead up to the table and none lead away. The soup still steams.
Only the near place, ours, has no chair, and there the snow has melted and a flower is out.
"""

from studio.elements.land.fir_clearing import fir_clearing
from studio.elements.land.snow_tracks import thaw, track
from studio.elements.rooms import seats_homely as homely
from studio.elements.rooms import seats_wild as wild
from studio.elements.rooms.perspective import Place, View
from studio.elements.rooms.throne_antlers import antler_throne
from studio.elements.things.banquet import candelabra, clothed_table, soup, steam
from studio.elements.things.props import hat
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 54, "slug": "someone-is-late", "seed": 5454}
FINISH = Finish(vignette=0.34, bloom=0.42)

VIEW = View(x=400, horizon=420, eye=2.9, focus=1012)
HALF, HIGH, NEAR, FAR = 0.85, 0.75, 4.65, 12.8
SEATS = (  # the side, how deep, how large, what; from far to near
    (1, 12.3, 1.3, homely.highchair),
    (-1, 10.4, 1.25, wild.nest),
    (1, 9.7, 1.25, homely.deckchair),
    (-1, 7.9, 1.3, homely.armchair),
    (1, 7.55, 1.25, wild.bathtub),
    (-1, 5.25, 1.0, wild.thimble_on_books),
    (1, 5.1, 1.0, wild.toadstool),
)


def everybody_came(c: Card) -> None:
    """Tracks to every seat, none away."""
    track(c, VIEW, (-1.7, 4.1), (-1.5, 5.1), "paw", 0.7)
    track(c, VIEW, (-2.3, 5.3), (-2.1, 7.4), "boot", 1.4)
    track(c, VIEW, (-4.6, 8.6), (-1.9, 10.3), "bird", 1.2)
    track(c, VIEW, (1.45, 4.0), (1.75, 5.1), "bird")
    track(c, VIEW, (2.3, 5.3), (2.2, 7.0), "paw", 1.3)
    track(c, VIEW, (4.0, 7.6), (2.3, 9.4), "hoof", 1.2)


def guests(c: Card) -> None:
    """The throne at the head, then down both sides."""
    c.shade(ell(400, 656, 110, 14), 0.5, 9, "#14124c")
    antler_throne(c, 400, 656, 300, 0.04)
    for side, z, size, seat in SEATS:
        seat(c, Place(VIEW, side * (HALF + 0.1 + 0.35 * size), z, side, size))


def supper(c: Card) -> None:
    """A plate for each, candles, steam."""
    clothed_table(c, VIEW, HALF, HIGH, NEAR, FAR)
    c.glow(400, 760, 250, "#ffb060", 0.3, 1.5, 0.85)
    places = [(side * 0.6, z) for side, z, *_ in SEATS] + [(0, 5.0)]
    for x, z in places:
        soup(c, *VIEW.pt(x, HIGH, z), 0.15 * VIEW.scale(z), 2.15 / z, spoon=x == 0)
    for z in (10.4, 6.5):
        candelabra(c, *VIEW.pt(0, HIGH, z), 0.84 * VIEW.scale(z))
    for k, (x, z) in enumerate(places):
        steam(c, *VIEW.pt(x, HIGH, z), 0.62 * VIEW.scale(z), (k % 3 - 1) * 8, k)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 730, 170), key="#ffd08c", fog="#7870a8")
    fir_clearing(c)
    c.darken(c.radial(400, 800, 230, 620), "#101048", 0.72)
    c.glow(400, 820, 400, "#ff9850", 0.5, 1.5, 0.85)
    everybody_came(c)
    guests(c)
    supper(c)
    thaw(c, 400, 1112, 290)
    c.shade(ell(624, 1080, 46, 10), 0.6, 6, "#14124c")
    hat(c, 622, 1082, 42)
    c.snowfall(90)
