"""Pots for helmets: a tin bucket and an enamel colander, on a head at (-50, -368) of a frame."""

import numpy as np

from studio.paint import Frame
from studio.palettes import STEEL
from studio.shapes import blob, curve, ell, poly, taper

SAFFRON = ["#4c2010", "#a05c18", "#e8a834", "#ffe088"]


def bucket_helmet(f: Frame, light: tuple[float, float, float]) -> None:
    """A tin bucket upside down, its handle hanging over one ear."""
    tin = {"wob": 0.25, "edge": 0.3, "light": light, "amb": 0.22}
    m = f.paint(poly([(-116, -410), (-94, -492), (-22, -502), (20, -418)]), STEEL, vol=40, **tin)
    f.flat(poly([(-84, -420), (-70, -492), (-58, -494), (-66, -422)]), "#f4f0ec", 0.5, 4, clip=m)
    f.paint(taper((-96, -494, 8), (-58, -500, 9), (-20, -503, 8)), STEEL, vol=4, **tin)
    f.paint(taper((-122, -410, 15), (-50, -424, 17), (26, -416, 15)), STEEL, vol=7, **tin)
    f.line(curve((-6, -424), (24, -388), (6, -350), (-10, -352)), 4, "#2c3044", alpha=0.9)


def colander_helmet(f: Frame, light: tuple[float, float, float]) -> None:
    """An enamel colander, holes and all."""
    tin = {"wob": 0.25, "edge": 0.3, "light": light, "amb": 0.22}
    shape = blob(
        (-120, -408, "c"), (-112, -452), (-80, -486), (-40, -494), (0, -480), (22, -448), (24, -414, "c")
    )
    m = f.paint(shape, SAFFRON, vol=56, **tin)
    for row, y in enumerate((-436, -458, -477)):
        for k in range(6 - row):
            x = -98 + row * 9 + k * (20 - row)
            f.flat(ell(x, y - 6 * np.sin((x + 110) / 40), 4.6, 4), "#4c2008", 0.9, clip=m, det=0.8, wob=0.2)
    f.paint(taper((-126, -406, 13), (-50, -420, 16), (30, -412, 13)), SAFFRON, vol=7, **tin)
