"""Someone Is Late.

In a snowy fir wood a long table is laid; every seat is for another sort of guest, from a throne with antlers to a
thimble on a pile of books. Tracks of all sorts lead up to the table and none lead away. The soup still steams.
Only the near place, ours, has no chair, and there the snow has melted and a flower is out. Under the firs: eyes.
"""

from studio.elements.animals.eyes_waiting import waiting_eyes
from studio.elements.land.fir_clearing import fir_clearing
from studio.elements.land.snow_tracks import thaw, track
from studio.elements.rooms import seats_homely as homely
from studio.elements.rooms import seats_wild as wild
from studio.elements.rooms.perspective import Place, View
from studio.elements.rooms.seat_bathtub import bathtub
from studio.elements.rooms.throne_antlers import antler_throne
from studio.elements.things.banquet import candelabra, clothed_table, soup, steam
from studio.elements.things.props import hat
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 54, "slug": "someone-is-late", "seed": 5454}
FINISH = Finish(vignette=0.34, bloom=0.42)

VIEW = View(x=400, horizon=440, eye=2.5, focus=1080)
HALF, HIGH, NEAR, FAR = 0.8, 0.75, 4.6, 12.0
SEATS = (  # the side, how deep, how far from the table, how large, how far turned to us, what; from far to near
    (-1, 11.0, 0.5, 1.25, 20, wild.nest),
    (1, 10.6, 0.42, 1.25, 24, homely.highchair),
    (-1, 7.8, 0.5, 1.15, 26, homely.armchair),
    (1, 7.7, 0.72, 1.2, 14, bathtub),
    (-1, 5.3, 0.42, 1.0, 10, wild.thimble_on_books),
    (1, 5.3, 0.48, 1.0, 0, wild.toadstool),
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
    for side, z, off, size, turn, seat in SEATS:
        seat(c, Place(VIEW, side * (HALF + off), z, side, size, turn))


def supper(c: Card) -> None:
    """A plate for each, candles, steam."""
    clothed_table(c, VIEW, HALF, HIGH, NEAR, FAR)
    c.glow(400, 740, 300, "#ff9c40", 0.4, 1.5, 0.85)
    places = [(side * 0.58, z) for side, z, *_ in SEATS] + [(0.0, 4.95)]
    for x, z in places:
        soup(c, *VIEW.pt(x, HIGH, z), 0.15 * VIEW.scale(z), 2.15 / z, spoon=z < 6)
    for z in (10.4, 6.5):
        candelabra(c, *VIEW.pt(0, HIGH, z), 0.84 * VIEW.scale(z))
    for k, (x, z) in enumerate(places):
        steam(c, *VIEW.pt(x, HIGH, z), 0.62 * VIEW.scale(z), (k % 3 - 1) * 8, k)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 730, 170), key="#ffd08c", fog="#7870a8")
    fir_clearing(c)
    waiting_eyes(c, 132, 502, 7)
    waiting_eyes(c, 688, 556, 9)
    c.darken(c.radial(400, 760, 260, 700), "#101048", 0.6)
    c.flat(ell(400, 850, 330, 190), "#e8985c", 0.5, 80)
    c.glow(400, 860, 360, "#ff8c34", 0.5, 1.5, 0.85)
    everybody_came(c)
    guests(c)
    supper(c)
    thaw(c, 400, 1112, 290)
    c.shade(ell(624, 1080, 46, 10), 0.6, 6, "#14124c")
    hat(c, 622, 1082, 42)
    c.snowfall(90)
