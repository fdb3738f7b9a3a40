"""A scarecrow's parted coat as a lodging for birds: glowing lining, a post with perches, a floor of straw, the coat round it."""

from studio.colour import Arr, Ramp
from studio.elements.people import scarecrow_tent as parts
from studio.elements.people.scarecrow_tent import LINING, OPENING
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import blob, ell, taper

SHADOW = "#3c4468"
PERCH: Ramp = ["#4c2c18", "#94602c", "#dca458", "#ffe4a0"]


def coat_lodging(c: Card, lamp: tuple[float, float, float], perches: tuple[tuple[float, float], ...]) -> None:
    """Everything in the opening of the coat but the guests; perches are (height, half their width)."""
    c.shade(ell(400, 1050, 300, 20), 0.4, 14, SHADOW)
    m = c.paint(OPENING, LINING, vol=30, amb=0.05, gain=0.95, tex=0.22, edge=0, light=lamp, wob=0.4)
    for x0, x1 in ((330, 260), (366, 330), (434, 470), (470, 540)):
        c.line([(404, 480), (x0, 700), (x1, 1060)], 8, "#94441c", 0.4, 1, clip=m)
    c.flat(ell(400, 660, 90, 120), "#ffb040", 0.5, 44, clip=m, mode="add")
    post = taper((400, 1070, 28), (402, 480, 22))
    c.paint(post, WOOD, vol=10, tex=0.4, grain=2, light=lamp, clip=m, edge=0.3)
    for y, w in perches:
        c.shade(taper((400 - w, y + 16, 14), (400 + w, y + 16, 14)), 0.5, 7, "#4c1c14", clip=m)
    perch_bars(c, lamp, perches)
    floor = blob((200, 1060), (270, 1008), (400, 998), (540, 1008), (600, 1060), (400, 1100))
    f = c.paint(floor, LINING, vol=10, amb=0.34, clip=m, light=lamp, edge=0)
    c.marks(f, 0.2, 260, 26, 3, jit=0.3, alpha=0.8)


def perch_bars(c: Card, lamp: tuple[float, float, float], perches: tuple[tuple[float, float], ...]) -> None:
    """The perches alone, (height, half their width): once more over the tails of those who sit there."""
    m = c.mask(OPENING, 0.4)
    for y, w in perches:
        bar = taper((400 - w, y, 18), (400, y - 3, 20), (400 + w, y, 18))
        c.paint(bar, PERCH, vol=9, tex=0.3, clip=m, light=lamp, amb=0.4)


def general_in_coat(c: Card, tip: tuple[float, float], medal: tuple[float, float], snow: Arr) -> None:
    """The parted coat with all that belongs to it, up to the scarf; its left flap is pulled to `tip`, its hem throws a shadow on the snow."""
    for x, w in ((150, 60), (640, 70)):
        c.shade(ell(x, 1046, w, 12), 0.4, 8, SHADOW, clip=snow)
    parts.coat(c)
    parts.flap(c, tip)
    parts.sleeves(c)
    parts.mitten(c)
    parts.trimmings(c)
    parts.medal(c, *medal)
    parts.scarf(c)


def keep_snow_out(c: Card) -> None:
    """Put out the flakes before the opening of the coat: it does not snow in there."""
    c.spark_alpha *= 1 - c.mask(OPENING, 0.4)
