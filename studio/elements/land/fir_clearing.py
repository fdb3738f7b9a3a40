"""A clearing among snowy firs at blue dusk, with a pale gap in the middle."""

from typing import Any

from studio.colour import Ramp
from studio.elements.plants.trees import conifer
from studio.paint import Card
from studio.shapes import blob

FIRS: Ramp = ["#080c20", "#141c38", "#283454", "#505c80"]
SNOWFIELD: Ramp = ["#2c2c60", "#5c5c94", "#9c98c0", "#e0d4dc"]
NEAR = ((300, 330), (510, 350), (214, 450), (596, 470), (120, 560), (690, 580), (20, 640), (786, 660))


def fir_clearing(c: Card, edge: float = 612, warm: tuple[float, float] = (400, 820)) -> None:
    """Two ranks of firs round a field of snow that begins at `edge`; a warm light lies on it at `warm`."""
    c.sky([(0, "#1c2050"), (220, "#343874"), (420, "#6c68a0"), (560, "#b0a0bc")])
    c.glow(400, 470, 260, "#d8c0d0", 0.4, 1.5)
    for i in range(15):
        x = 10 + i * 56
        far = abs(x - 400) / 400
        conifer(c, x, edge - 22, 250 + 190 * far + 40 * (i % 3), FIRS, fog=0.55, snow=0.5)
    c.fogband(edge - 52, 70, "#a898c0", 0.6)
    for x, h in NEAR:
        conifer(c, x, edge + 20 + abs(x - 400) * 0.1, h, FIRS, fog=0.16, snow=0.6)
    rise = [(-20, edge + 48), (160, edge + 16), (400, edge), (640, edge + 16), (820, edge + 48)]
    field = blob((-20, 1240, "c"), *rise, (820, 1240, "c"))
    look: dict[str, Any] = {
        "vol": 8,
        "amb": 0.34,
        "gain": 0.6,
        "tex": 0.16,
        "edge": 0.02,
        "lump": 0.12,
        "wob": 1.2,
    }
    m = c.paint(field, SNOWFIELD, light=(warm[0], warm[1] - 60, 260), **look)
    c.marks(m, 0.05, 420, 70, 5, jit=0.05, alpha=0.4)
    c.glow(*warm, 460, "#ffb468", 0.62, 1.4, 0.8)
