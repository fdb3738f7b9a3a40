"""A mossy rock to sit on."""

from studio.elements.people.armour_empty import moss
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob, ell

ROCK = ["#26303a", "#50605c", "#8c9480", "#d0ccA4"]


def mossy_seat(c: Card) -> None:
    """A rock in the middle of the page, 330 wide, its top at 740, overgrown at the foot."""
    rock = blob(
        (236, 1040), (244, 900), (272, 780), (400, 740), (528, 780), (556, 900), (566, 1040), (400, 1052)
    )
    m = c.paint(rock, ROCK, vol=50, amb=0.3, lump=0.35, tex=0.35, wob=1.6, grad=(0.05, -0.35))
    c.marks(m, 0.9, 160, 30, 5, jit=0.14, alpha=0.4)
    c.shade(ell(400, 800, 150, 60), 0.6, 26, clip=m)
    for x, y, r in ((330, 1010, 46), (400, 1024, 60), (470, 1008, 44), (300, 960, 26), (500, 950, 28)):
        moss(c, m, [(x, y)], r)
    for x in range(244, 570, 20):
        grass(c, x, 1048 + x * 7 % 12, 34 + x * 3 % 20, 6, ("#2c5c34", "#5c943c", "#a8bc4c"))
