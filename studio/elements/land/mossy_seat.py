"""Mossy rocks to sit on."""

import numpy as np

from studio.elements.people.armour_empty import moss
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob, ell

ROCK = ["#26303a", "#50605c", "#8c9480", "#d0ccA4"]


def mossy_seat(c: Card) -> None:
    """Three rocks in the middle of the page, 330 wide, its top at 740, overgrown at the foot."""
    left = blob(
        (240, 1040), (246, 930), (262, 800), (330, 744), (420, 756), (436, 850), (420, 960), (430, 1046)
    )
    right = blob(
        (396, 1046), (404, 950), (416, 850), (440, 776), (520, 776), (556, 900), (566, 1040), (480, 1052)
    )
    low = blob((300, 1052), (306, 1000), (346, 962), (420, 950), (478, 976), (500, 1052))
    m = c.all() * 0
    for stone, light in ((right, (250, 700, 160)), (left, (200, 640, 200)), (low, (240, 840, 160))):
        c.shade(stone, 0.55, 10, "#141c20")
        part = c.paint(stone, ROCK, vol=44, amb=0.2, lump=0.16, tex=0.24, wob=1.6, light=light, edge=0.3)
        m = np.maximum(m, part)
    c.marks(m, 0.9, 110, 30, 5, jit=0.12, alpha=0.3)
    c.line([(372, 790), (352, 850), (366, 900), (350, 950)], 3.4, "#1c2428", 0.6, clip=m)
    c.line([(486, 850), (500, 900), (488, 950)], 3, "#1c2428", 0.55, clip=m)
    c.shade(ell(400, 790, 160, 70), 0.65, 26, clip=m)
    for x, y, r in ((330, 1010, 46), (400, 1024, 60), (470, 1008, 44), (300, 960, 26), (500, 950, 28)):
        moss(c, m, [(x, y)], r)
    for x in range(244, 570, 20):
        grass(c, x, 1048 + x * 7 % 12, 34 + x * 3 % 20, 6, ("#2c5c34", "#5c943c", "#a8bc4c"))
