"""A train that runs away from us into the night, its windows warm, seen from beside its last carriage."""

from typing import Any

import numpy as np

from studio.colour import Arr
from studio.paint import Card, Frame
from studio.palettes import IRON, RED
from studio.shapes import Path, blob, ell, poly, rect

FAR = (612.0, 306.0)  # where train, rails and platform meet
CARRIAGE = ["#0a101c", "#122230", "#1e3844", "#345460", "#7c8c84"]
ROOF_SNOW = ["#22304c", "#4c6084", "#8c9cb4", "#c8ccd0"]
LAMPLIGHT = ["#e08c3c", "#ffc868", "#ffe8a8"]


def _along(side: float, drop: float, d: float) -> tuple[float, float]:
    """A point beside the track: sideways and downwards in pixels at the near end, d lengths away."""
    return FAR[0] + (side - FAR[0]) / d, FAR[1] + (drop - FAR[1]) / d


def _strip(side: tuple[float, float], drop: tuple[float, float], d0: float, d1: float) -> Path:
    """A four-sided patch running away from us."""
    a, b = _along(side[0], drop[0], d0), _along(side[1], drop[1], d0)
    return poly([a, b, _along(side[1], drop[1], d1), _along(side[0], drop[0], d1)])


def leaving_train(c: Card) -> Arr:
    """Rails, three carriages and the rear of the last one, left on the page; returns the mask of the pane in its door."""
    rails = poly([_along(-120, 860, 0.7), _along(250, 860, 0.7), _along(250, 860, 12), _along(-120, 860, 12)])
    c.flat(rails, "#1c2a40", 0.75, 10)
    side: dict[str, Any] = {"vol": 6, "amb": 0.2, "edge": 0.2, "tex": 0.3, "light": (300, 600, 300)}
    top: dict[str, Any] = {"wob": 0.4, "vol": 4, "amb": 0.3, "light": (400, 100, 300)}
    for d0, d1 in ((4.2, 9.0), (2.3, 4.0), (1.0, 2.2)):
        c.paint(_strip((186, 186), (262, 800), d0, d1), CARRIAGE, wob=0.3, **side)
        c.paint(_strip((186, 150), (262, 214), d0, d1), ROOF_SNOW, **top)
        c.flat(_strip((186, 186), (640, 656), d0, d1), "#c8a868", 0.6, wob=0.3)
        for d in np.arange(d0 * 1.035, d1 * 0.93, 0.17 * d0**0.4):
            _lit_window(c, float(d), float(d) + 0.115 * d0**0.4)
    return _rear(c)


def _lit_window(c: Card, d0: float, d1: float) -> None:
    """One window and the quad of light it lays on the platform."""
    for reach, a in ((400, 0.5), (500, 0.36), (640, 0.26)):
        c.flat(_strip((262, reach), (850, 866), d0, d1), "#f4b866", a, 3.5 / d0)
    c.flat(_strip((186, 186), (378, 596), d0, d1), "#100c10", 0.8, wob=0.3)
    c.flat(_strip((186, 186), (392, 582), d0 + 0.012, d1 - 0.012), "#ffc768", wob=0.25, det=0.6)
    c.flat(_strip((186, 186), (392, 470), d0 + 0.012, d1 - 0.012), "#ffe8ac", 0.7, 3, wob=0.25)


def _rear_frame(c: Card) -> Frame:
    """The end of the last carriage, its right lower corner at (0, 0)."""
    return c.at(186, 800, 1.0, wob=0.35, vol=10, edge=0.3, amb=0.16, light=(420, 560, 260), tex=0.3)


def _rear(c: Card) -> Arr:
    """A snowy roof and a door with a lit pane."""
    f = _rear_frame(c)
    m = f.paint(poly([(-250, -548), (0, -538), (0, 0), (-250, 0)]), CARRIAGE, rim=0.7)
    c.marks(m, np.pi / 2, 120, 50, 4, jit=0.06)
    f.paint(blob((-260, -536, "c"), (-120, -606), (4, -530, "c")), ROOF_SNOW, vol=16, amb=0.3)
    f.paint(rect(-132, -480, -18, -30, 6), CARRIAGE[:3], vol=6, amb=0.35)
    f.paint(rect(-120, -462, -30, -300, 10), IRON, vol=4)
    return f.paint(rect(-113, -455, -37, -307, 8), LAMPLIGHT, vol=2, amb=0.5, det=0.7)


def tail_lamps(c: Card) -> None:
    """Two red lamps and the buffer beam; paint them after whoever looks out of the pane."""
    f = _rear_frame(c)
    for x in (-150, -8):
        f.paint(ell(x - 4, -70, 16), RED, amb=0.7, vol=8, det=0.7)
        c.halo(*f.pt(x - 4, -70), 70, "#ff5030", 0.5)
    f.paint(rect(-250, -20, 10, 20), IRON, vol=6)
    c.halo(111, 420, 130, "#ffc468", 0.35)
