"""A parlour window onto a garden that has had no rain: cracked earth, wilted tufts, a sunflower turned away."""

from studio.colour import Ramp
from studio.elements.plants.plants import sunflower
from studio.elements.rooms.parlour_yellow import TRIM
from studio.paint import Card
from studio.shapes import blob, rect

DRY: Ramp = ["#a0743c", "#d4a860", "#f0d494", "#fff0c0"]
CRACKS = (
    ((370, 470), (400, 420), (390, 386), (420, 356)),
    ((400, 420), (440, 430), (470, 410)),
    ((520, 470), (540, 430), (590, 420), (610, 380)),
    ((540, 430), (520, 396), (530, 366)),
)


def dry_garden_window(c: Card) -> None:
    """The window from (338, 82) to (666, 480) of the page, with its sill."""
    hole = c.mask(rect(352, 96, 652, 470), 0.3)
    before = c.img.copy()
    _dry_garden(c)
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    outer = (rect(338, 82, 666, 104, 3), rect(338, 90, 358, 480), rect(646, 90, 666, 480))
    for bar in (*outer, rect(496, 96, 508, 470), rect(352, 270, 652, 282)):
        c.paint(bar, TRIM, vol=6, wob=0.3, amb=0.4, edge=0.3)
    c.paint(rect(322, 468, 682, 496, 4), TRIM, vol=7, wob=0.3, rim=0.4)
    c.shade(rect(330, 496, 676, 512), 0.3, 8)


def _dry_garden(c: Card) -> None:
    """Painted over the whole page; the window cuts it out."""
    c.sky([(90, "#8cc8e4"), (300, "#d4e8dc"), (360, "#f4ecc8")], calm=0.2)
    c.glow(600, 130, 160, "#fffbe0", 0.7, 1.5)
    lawn = blob((330, 340), (440, 322), (560, 330), (680, 318), (680, 490), (330, 490))
    m = c.paint(lawn, DRY, vol=10, amb=0.5, edge=0)
    for crack in CRACKS:
        c.line(list(crack), 4.4, "#8a5c2c", 0.85, 1.5, clip=m)
    sunflower(c, 452, 448, 190, back=True)
    for x, y in ((580, 400), (620, 440), (390, 440)):
        for a in (-0.8, -0.2, 0.5):
            c.line([(x, y), (x + a * 14, y - 18), (x + a * 34, y - 8)], 3.4, "#b08444", 0.9)
