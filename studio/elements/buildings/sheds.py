"""Small sheds with faces."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import SLATE
from studio.shapes import ell, poly, rect

BARN: Ramp = ["#2a1414", "#6c3428", "#a85c40", "#e0a070"]
GAPS = "#241814"
PANE = "#ffd890"


def worried_shed(
    c: Card, x: float, y: float, h: float, lean: float, light: tuple[float, float, float], look: float = 0
) -> None:
    """A plank shed seen from its gable, a shut plank door, two small windows for eyes; pupils to `look` (-1..1)."""
    f = c.at(x, y, h / 84, lean, vol=7, wob=0.3, edge=0.32, light=light, amb=0.4)
    f.shade(ell(0, 1, 46, 6), 0.7, 4, "#140c10")
    front = f.paint(poly([(-36, 0), (-36, -46), (0, -80), (36, -46), (36, 0)]), BARN)
    for k in (-27, -18, 18, 27):
        f.line([(k, -70), (k, -1)], 1.8, GAPS, alpha=0.75, clip=front)
    f.shade(
        poly([(-38, -48), (0, -84), (38, -48), (38, -38), (0, -72), (-38, -38)]), 0.5, 3, GAPS, clip=front
    )
    for s in (-1, 1):
        f.paint(poly([(0, -92), (s * 47, -46), (s * 42, -37), (0, -78)]), SLATE, vol=4)
    _door(f)
    for s in (-1, 1):
        _eye(f, s * 17, -38, look, s)


def _door(f: Frame) -> None:
    """Three planks, two battens and a latch, shut tight."""
    f.flat(rect(-12, -27, 12, 0), "#2c1c14", 0.9, wob=0.2)
    f.paint(rect(-10, -25, 10, 0), ["#2c2c24", "#5c6450", "#98a07c"], vol=2, det=0.8)
    for x in (-3.4, 3.4):
        f.line([(x, -25), (x, 0)], 1.4, "#1c1c18", alpha=0.8)
    f.line([(-9, -20), (9, -20)], 2.6, "#c0b890", alpha=0.9, ends=0.9, det=0.8)
    f.line([(-9, -5), (9, -5)], 2.6, "#c0b890", alpha=0.9, ends=0.9, det=0.8)
    f.flat(ell(7, -12.5, 1.8), "#f0d890", 1, det=1)


def _eye(f: Frame, x: float, y: float, look: float, side: int) -> None:
    """A small framed window with somebody's pupil in it and a brow of wood that says oh dear."""
    f.flat(rect(x - 9, y - 9, x + 9, y + 9), "#3c2418", 1, wob=0.2, det=1)
    f.flat(rect(x - 7, y - 7, x + 7, y + 7), PANE, 1, wob=0.2, det=1)
    f.flat(ell(x + look * 3, y - 2, 3.5, 3.8), "#2c1410", 1, det=1)
    f.line([(x - side * 8, y - 20), (x + side * 9, y - 10)], 3.8, "#e0b880", alpha=0.95, ends=0.8, det=1)
