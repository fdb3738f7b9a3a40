"""Somebody enormous behind the shelves, with one patient eye, who has been handed in."""

from studio.colour import Arr, Ramp
from studio.elements.rooms.lost_property import luggage_tag
from studio.paint import Card
from studio.shapes import blob, curve, ell, taper

HIDE: Ramp = ["#0a2a3c", "#1c5068", "#3c8490", "#84bcb0"]
LID: Ramp = ["#0a2a3c", "#1c5068", "#4c9498"]
EYEBALL: Ramp = ["#24605c", "#a0c8a8", "#f0f0c8"]
CORD: Ramp = ["#5c4424", "#b89458", "#f0dca8"]
CREASE = "#0a2a3c"


def giant_tagged(c: Card) -> None:
    """Its side fills the middle of the page from 60 to 640; the eye is at (318, 196), the bow and the tag at (512, 192)."""
    over = ((120, 420), (150, 180), (300, 70), (480, 60), (700, 110), (760, 360))
    body = blob(*over, (640, 640), (160, 640))
    m = c.paint(body, HIDE, vol=120, amb=0.34, edge=0.2, tex=0.2, light=(420, 500, 200))
    for k in range(5):
        fold = curve((226, 300 + k * 34), (400, 330 + k * 34), (574, 290 + k * 34))
        c.line(fold, 6, CREASE, 0.6, clip=m)
    for k in (0, 1):
        left, right = (258 - k * 14, 214 + k * 14), (392 + k * 10, 206)
        c.line(curve(left, (300, 246 + k * 20), (360, 240 + k * 16), right), 4, CREASE, 0.6, clip=m)
    c.shade(ell(318, 196, 58, 48), 0.5, 10, "#04141c", clip=m)
    c.paint(ell(318, 196, 44, 36), EYEBALL, vol=14, amb=0.4, wob=0.3, det=0.6)
    c.flat(ell(324, 202, 21, 22), "#06141c", 1, det=0.9)
    c.flat(ell(332, 193, 6), "#fffbe0", 1, det=1)
    c.paint(taper((258, 196, 6), (300, 162, 34), (340, 164, 34), (380, 194, 6)), LID, vol=8, wob=0.4)
    _parcel_string(c, m)
    luggage_tag(c, 512, 196, 104, -4)


def _parcel_string(c: Card, m: Arr) -> None:
    """It is tied up like a parcel: a cord over, a cord across, and the bow that holds the tag."""
    for way in (
        ((484, 40), (506, 120), (512, 190), (516, 300), (500, 460)),
        ((226, 292), (330, 276), (512, 190), (580, 140)),
    ):
        for w, col, up in ((13, "#0a2430", 3), (9, "#a88c58", 0), (3, "#ecd8a0", -2)):
            c.line(curve(*((x, y + up) for x, y in way)), w, col, 0.95 if w < 13 else 0.5, clip=m, ends=0.95)
    for s in (-1, 1):
        loop = curve((512, 192), (512 + s * 22, 172), (512 + s * 36, 186), (512 + s * 22, 200), (512, 192))
        c.line(loop, 6, "#caac70", 1, det=0.6, ends=0.9)
    c.paint(ell(512, 192, 9, 8), CORD, vol=4, wob=0.3, det=0.7)
