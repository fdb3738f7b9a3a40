"""A train that runs away from us into the night, its windows warm, seen from beside its last carriage."""

from typing import Any

import numpy as np

from studio.colour import Arr, sstep
from studio.paint import Card, Frame
from studio.palettes import IRON, RED, STEEL
from studio.shapes import Path, blob, ell, poly, rect, taper

FAR = (612.0, 306.0)  # where train, rails and platform meet
SHIFT = 60.0  # how far right of its first place the near end stands
CARRIAGE = ["#0a101c", "#122230", "#1e3844", "#345460", "#7c8c84"]
ROOF_SNOW = ["#22304c", "#4c6084", "#8c9cb4", "#c8ccd0"]
KERB = ["#1c2844", "#3c4a68", "#74809a", "#b8b8b8", "#f4e0c0"]
DRIFT = ["#2c4070", "#5c78a8", "#9cb0cc", "#d8d8d4", "#fff0d4"]
LAMPLIGHT = ["#e08c3c", "#ffc868", "#ffe8a8"]


def _along(side: float, drop: float, d: float) -> tuple[float, float]:
    """A point beside the track: sideways and downwards in pixels at the near end, d lengths away."""
    return FAR[0] + (side + SHIFT - FAR[0]) / d, FAR[1] + (drop - FAR[1]) / d


def _strip(side: tuple[float, float], drop: tuple[float, float], d0: float, d1: float) -> Path:
    """A four-sided patch running away from us."""
    a, b = _along(side[0], drop[0], d0), _along(side[1], drop[1], d0)
    return poly([a, b, _along(side[1], drop[1], d1), _along(side[0], drop[0], d1)])


def _track(c: Card) -> None:
    """The sunken bed beside the platform, sleepers under the snow, two rails."""
    bed = poly([_along(-520, 860, 0.6), _along(250, 860, 0.6), _along(250, 860, 12), _along(-520, 860, 12)])
    c.flat(bed, "#141e34", 0.94, 3)
    for d in np.arange(0.56, 1.0, 0.06):
        c.flat(_strip((-300, 170), (884, 884), float(d), float(d) + 0.026), "#34486c", 0.6, 2)
        c.flat(_strip((-260, 150), (878, 878), float(d), float(d) + 0.02), "#0c1220", 0.9, 1)
    for side in (-190, 96):
        c.flat(_strip((side, side + 16), (872, 872), 0.55, 4), "#0a101c", 0.9, 1, wob=0.2)
        c.flat(_strip((side + 2, side + 8), (868, 868), 0.55, 4), "#8494a8", 0.8, 0.8, wob=0.2)
    c.flat(_strip((206, 252), (862, 862), 0.55, 12), "#070b16", 0.9, 5)


def platform_kerb(c: Card, light: tuple[float, float, float]) -> None:
    """The edge of the platform: great kerb stones, their joints, and the snow that hangs over the drop."""
    c.flat(_strip((240, 254), (862, 862), 0.55, 12), "#060a14", 0.95, 2, wob=0.3)
    stone = c.paint(
        _strip((250, 296), (860, 860), 0.55, 12),
        KERB,
        vol=4,
        amb=0.34,
        gain=0.7,
        light=light,
        wob=0.25,
        edge=0.3,
        det=0.4,
    )
    for d in (0.62, 0.7, 0.79, 0.9, 1.02, 1.16, 1.33, 1.54, 1.8, 2.1, 2.5, 3.0, 3.7):
        c.line(
            [_along(250, 860, d), _along(298, 860, d * 0.995)],
            4 / d,
            "#1c2844",
            0.8,
            0.2,
            clip=stone,
            ends=0.9,
        )
    c.flat(_strip((250, 255), (860, 860), 0.55, 8), "#f0e4cc", 0.7, 1, wob=0.3)
    inner = [_along(292 + (7 if k % 2 else -9), 860, 0.55 * 1.17**k) for k in range(18)]
    outer = [_along(320, 860, 0.55 * 1.17**k) for k in range(18)]
    c.paint(
        blob(*inner, *reversed(outer)),
        DRIFT,
        vol=5,
        amb=0.4,
        gain=0.7,
        light=light,
        edge=0,
        soft=2,
        wob=0.5,
        alpha=0.9,
    )
    for k in (1, 4, 8):
        x, y = _along(274, 860, 0.6 * 1.17**k)
        r = 30 / 1.17**k
        c.paint(
            ell(x, y, r * 0.9, r * 0.42, -50),
            DRIFT,
            vol=4,
            amb=0.4,
            gain=0.7,
            light=light,
            edge=0.05,
            soft=1.5,
        )


def _running_gear(c: Card) -> None:
    """What is under a carriage: darkness, and wheels in it."""
    c.flat(_strip((188, 188), (790, 858), 1.0, 9.0), "#0a101a", 0.9, 2)
    for d in (3.5, 3.1, 2.5, 2.06, 1.9, 1.26, 1.12):
        x, y = _along(180, 834, d)
        c.paint(
            ell(x, y, 21 / d, 34 / d, 8), CARRIAGE, vol=6 / d, amb=0.3, gain=0.5, edge=0.3, wob=0.2, rim=0.5
        )
        c.paint(ell(x, y, 6 / d, 10 / d, 8), STEEL, vol=3 / d, amb=0.2, gain=0.4, wob=0.2)


def leaving_train(c: Card) -> Arr:
    """Rails, three carriages and the rear of the last one, left on the page; returns the mask of the pane in its door."""
    _track(c)
    side: dict[str, Any] = {"vol": 6, "amb": 0.2, "edge": 0.2, "tex": 0.3, "light": (300, 600, 300)}
    top: dict[str, Any] = {"wob": 0.3, "vol": 4, "amb": 0.3, "light": (400, 100, 300)}
    _light_on_platform(c)
    _running_gear(c)
    for d0, d1 in ((4.2, 9.0), (2.3, 4.0), (1.0, 2.2)):
        c.paint(_strip((186, 186), (262, 800), d0, d1), CARRIAGE, wob=0.3, **side)
        c.paint(_strip((150, 96), (214, 188), d0, d1), ROOF_SNOW[:3], **top)
        c.paint(_strip((190, 150), (266, 212), d0, d1), ROOF_SNOW, **top)
        c.flat(_strip((186, 186), (640, 656), d0, d1), "#c8a868", 0.6, wob=0.3)
        for d, e in _windows(d0, d1):
            _lit_window(c, d, e)
    return _rear(c)


def _windows(d0: float, d1: float) -> list[tuple[float, float]]:
    """Where the windows of a carriage begin and end."""
    return [(float(d), float(d) + 0.115 * d0**0.4) for d in np.arange(d0 * 1.035, d1 * 0.93, 0.17 * d0**0.4)]


def _light_on_platform(c: Card) -> None:
    """The quad of light each window lays on the snow, dying away from the train."""
    depth = (858 - FAR[1]) / np.maximum(c.yy - FAR[1], 1)
    away = FAR[0] + (c.xx - FAR[0]) * depth
    reach = np.asarray(1 - sstep(300, 700, away), np.float32)
    for d0, d1 in ((4.2, 9.0), (2.3, 4.0), (1.0, 2.2)):
        for d, e in _windows(d0, d1):
            patch = c.mask(_strip((264, 760), (858, 868), d + 0.01, e - 0.01), 0.5, 9 / d0)
            c.flat(np.asarray(patch * reach, np.float32), "#ffc070", 0.95)


def _lit_window(c: Card, d0: float, d1: float) -> None:
    """One window in the side of a carriage."""
    c.flat(_strip((186, 186), (378, 596), d0, d1), "#100c10", 0.8, wob=0.3)
    c.flat(_strip((186, 186), (392, 582), d0 + 0.012, d1 - 0.012), "#ffc768", wob=0.25, det=0.6)
    c.flat(_strip((186, 186), (392, 470), d0 + 0.012, d1 - 0.012), "#ffe8ac", 0.7, 3, wob=0.25)


def _rear_frame(c: Card) -> Frame:
    """The end of the last carriage, its right lower corner at (0, 0)."""
    return c.at(186 + SHIFT, 800, 1.0, wob=0.35, vol=10, edge=0.3, amb=0.16, light=(420, 760, 260), tex=0.3)


def _rear(c: Card) -> Arr:
    """A snowy roof and a door with a lit pane."""
    f = _rear_frame(c)
    m = f.paint(poly([(-300, -550), (0, -538), (0, 0), (-300, 0)]), CARRIAGE, rim=0.7)
    c.marks(m, np.pi / 2, 120, 50, 4, jit=0.06)
    cap = ((-186, -594), (-120, -612), (-76, -606), (-36, -588), (-10, -556), (6, -530, "c"), (-120, -534))
    f.paint(blob((-300, -530, "c"), (-250, -560), *cap), ROOF_SNOW, vol=16, amb=0.3)
    f.paint(rect(-132, -480, -18, -30, 6), CARRIAGE[:3], vol=6, amb=0.35)
    f.paint(rect(-120, -462, -30, -300, 10), IRON, vol=4)
    return f.paint(rect(-113, -455, -37, -307, 8), LAMPLIGHT, vol=2, amb=0.5, det=0.7)


def _rear_wheels(f: Frame) -> None:
    """Below the buffer beam: shade, an axle, a wheel that stands on the rail."""
    f.flat(rect(-300, 0, 2, 62), "#0a101a", 0.92, 5)
    f.paint(rect(-300, 26, -60, 38), CARRIAGE, vol=5, gain=0.5)
    f.paint(rect(-86, -6, -50, 72, 9), CARRIAGE, vol=9, amb=0.4, gain=0.6)


def tail_lamps(c: Card) -> None:
    """Two red lamps and the buffer beam; paint them after whoever looks out of the pane."""
    f = _rear_frame(c)
    for x in (-150, -8):
        f.paint(ell(x - 4, -70, 16), RED, amb=0.7, vol=8, det=0.7)
        c.halo(*f.pt(x - 4, -70), 70, "#ff5030", 0.5)
    _rear_wheels(f)
    f.paint(rect(-300, -20, 10, 20), IRON, vol=6)
    f.paint(ell(-30, 2, 19, 20), CARRIAGE, vol=10, amb=0.4, gain=0.8)
    f.flat(taper((-296, -20, 6), (-120, -23, 9), (6, -20, 6)), "#a8b8cc", 0.7, 1.5)
    c.halo(111 + SHIFT, 420, 130, "#ffc468", 0.35)
