"""A clearing in a wood of old snowy firs at night: rank behind rank in the mist, an opening in the middle."""

from typing import Any

from studio.colour import Ramp
from studio.elements.plants.firs_snowy import snowy_fir
from studio.paint import Card
from studio.shapes import blob

SNOWFIELD: Ramp = ["#24245c", "#4c4c88", "#8c88b8", "#e0d4dc"]
FAR = (
    (60, 470),
    (150, 400),
    (236, 440),
    (320, 330),
    (384, 280),
    (452, 300),
    (520, 380),
    (600, 450),
    (684, 400),
    (760, 480),
)
MIDDLE = ((262, 520), (548, 560), (168, 640), (640, 660))
NEAR = ((66, 960), (744, 1010))


def fir_clearing(c: Card, edge: float = 612, warm: tuple[float, float] = (400, 820)) -> None:
    """Three ranks of firs round a field of snow that begins at `edge`; a warm light lies on it at `warm`."""
    c.sky([(0, "#141a4c"), (160, "#2a306c"), (340, "#5c5c9c"), (480, "#948cbc"), (600, "#b0a4c4")])
    c.glow(400, 470, 300, "#d8b8d4", 0.4, 1.5)
    for k, (x, h) in enumerate(FAR):
        snowy_fir(c, x, edge - 16, h, 20 + k, 0.58, 0.3)
    c.fogband(edge - 40, 80, "#8c80b4", 0.7)
    for k, (x, h) in enumerate(MIDDLE):
        snowy_fir(c, x, edge + 10, h, 40 + k, 0.22, 0.6)
    c.fogband(edge + 4, 50, "#7870a8", 0.5)
    for k, (x, h) in enumerate(NEAR):
        snowy_fir(c, x, edge + 60, h, 60 + k, 0, 0.8, 0.22)
    rise = [(-20, edge + 56), (160, edge + 18), (400, edge), (640, edge + 18), (820, edge + 56)]
    field = blob((-20, 1240, "c"), *rise, (820, 1240, "c"))
    look: dict[str, Any] = {
        "vol": 8,
        "amb": 0.3,
        "gain": 0.6,
        "tex": 0.16,
        "edge": 0.02,
        "lump": 0.12,
        "wob": 1.2,
    }
    m = c.paint(field, SNOWFIELD, light=(warm[0], warm[1] - 60, 260), **look)
    c.marks(m, 0.05, 420, 70, 5, jit=0.05, alpha=0.4)
    c.glow(*warm, 460, "#ffb468", 0.62, 1.4, 0.8)
