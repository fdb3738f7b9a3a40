"""Nothing to Declare.

In a grey customs hall one small suitcase stands open on the counter: inside is an autumn forest with real
depth, and leaves blow across the floor. The officer holds a single leaf, not knowing which box to tick. The
traveller waits, hat in hand; in the suitcase forest a lamp is lit in a tiny house.
"""

from typing import Any

from studio.elements.buildings.houses import house
from studio.elements.people.figures import bell
from studio.elements.plants.leaves_autumn import RUST, leafy_crown, maple
from studio.elements.plants.wood_autumn import dark_trunk, leafy_path, wooded_slope
from studio.elements.rooms.customs_hall import counter, customs_hall, terrazzo
from studio.elements.things.props import hat
from studio.elements.things.suitcase_open import open_suitcase, seen_in_the_lid
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import AUTUMN, HAIR_GREY, ROOF_RED, SLATE
from studio.shapes import ell

META = {"number": 27, "slug": "nothing-to-declare", "seed": 2703}
FINISH = Finish(bloom=0.42, vignette=0.36)

GLOW = (400.0, 590.0)
INNER = (206.0, 352.0, 594.0, 762.0)  # the opening of the lid
OFFICER = ["#141c1e", "#2c3c3a", "#587068", "#a8b898"]
COAT = ["#1c1820", "#403640", "#706068", "#b49c94"]
SCARLET = ["#5c0814", "#b01420", "#ec3830", "#ff9c74"]
TIMBER = ("#2c1814", "#54342a", "#8c6048", "#c89468")
CROWNS_LEFT = ((230, 384, 60), (300, 372, 46))
CROWNS_RIGHT = ((560, 380, 62), (486, 366, 44), (396, 356, 40), (590, 440, 44))


def forest(c: Card) -> None:
    """Real depth: planes of trees, a path, a lamp in a tiny house."""
    c.sky([(340, "#f8c064"), (470, "#fde09c"), (590, "#fdeab8"), (680, "#f4b868")], calm=0.3)
    c.stage(light=(400, 480, 200), key="#ffd490", fog=(0.99, 0.86, 0.6))
    for y, h, n, fog in ((622, 150, 9, 0.7), (650, 210, 7, 0.42), (690, 280, 6, 0.14)):
        wooded_slope(c, 400, y, h, n, fog)
    c.shade(ell(424, 694, 50, 7), 0.4, 6, "#5c2410")
    house(c, 424, 692, 92, g=0.9, lit=True, wall=TIMBER, roof=ROOF_RED)
    leafy_path(c, 400, 688)
    for x, h, lean in ((232, 420, 16), (566, 420, -14), (286, 300, 4)):
        dark_trunk(c, x, 800, h, lean)
    for x, y, r in (*CROWNS_LEFT, *CROWNS_RIGHT, (214, 446, 40)):
        leafy_crown(c, x, y, r)


def case(c: Card) -> None:
    """The suitcase round it, leaves along its edge."""
    open_suitcase(c, *INNER)
    for x in range(206, 594, 21):
        place = x + c.rng.uniform(-8, 8), 734 + c.rng.uniform(-9, 9)
        maple(c, *place, c.rng.uniform(9, 16), c.rng.uniform(0, 360), RUST)


def wind(c: Card) -> None:
    """Leaves out of the case, over the counter, across the floor."""
    for i in range(46):
        u = c.rng.random()
        x = 400 + (c.rng.uniform(-1, 1)) * (150 + 330 * u)
        y = 700 + 440 * u + c.rng.uniform(-60, 20)
        r, turn = c.rng.uniform(10, 15) + 11 * u, c.rng.uniform(0, 360)
        maple(c, x, y, r, turn, (RUST, AUTUMN, RUST)[i % 3], 0.5 + 0.4 * c.rng.random())


def officer(c: Card) -> tuple[float, float]:
    """Behind the counter, holding up the evidence; returns his hand."""
    look: dict[str, Any] = {"view": "side", "arm": "up", "stout": 1.15}
    return bell(c, 716, 980, 426, OFFICER, "cap", OFFICER, HAIR_GREY, **look, rim=1.1, light=(400, 640, 120))


def traveller(c: Card) -> None:
    """In front of it, hat in hand."""
    look: dict[str, Any] = {"view": "side", "arm": "fwd", "flip": True, "stoop": 0.12}
    hx, hy = bell(c, 118, 1168, 440, COAT, **look, rim=1.1, light=(400, 700, 120))
    hat(c, hx + 6, hy + 34, 62, SLATE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    customs_hall(c)
    terrazzo(c)
    c.glow(*GLOW, 520, "#ffb860", 0.5, 1.5)
    hx, hy = officer(c)
    counter(c)
    with seen_in_the_lid(c, *INNER):
        forest(c)
    c.stage(light=(*GLOW, 170), key="#ffd490", fog="#868e8a")
    case(c)
    c.glow(400, 640, 330, "#ffb050", 0.22, 1.6)
    c.glow(400, 1010, 380, "#ffb860", 0.25, 1.6, 0.3)
    wind(c)
    maple(c, hx - 6, hy - 22, 40, -14, SCARLET, 0.95)
    c.halo(hx - 6, hy - 22, 80, "#ff6044", 0.3)
    traveller(c)
