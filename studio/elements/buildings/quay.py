"""An old stone quay that comes in from the near left corner and ends in the corn: paving, end wall, bollard."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import STONE
from studio.shapes import blob, poly, quad, taper

PAVING: Ramp = ["#746880", "#b4a8a4", "#ecdcc0", "#fff4dc"]
FAR, LOW, NEAR, OFF = (
    (336, 1086),
    (430, 1215),
    (-30, 1215),
    (-30, 1068),
)  # the paving's corners, from far right
IRON: Ramp = ["#14142c", "#34344c", "#6c6c84", "#b8b8c4"]


def quay_paving(c: Card) -> None:
    """The flags from the left edge to the end of the quay, its end wall and what that throws on the corn."""
    c.shade(blob((330, 1100), (440, 1120), (540, 1215), (400, 1215)), 0.45, 12, "#4c2418")
    wall = poly([FAR, (352, 1130), (470, 1260), (430, 1215)])
    m = c.paint(wall, STONE, vol=5, amb=0.2, wob=0.6, grad=(-0.1, -0.2))
    c.line([(352, 1106), (470, 1250)], 3, "#1c1828", 0.6, clip=m)
    top = c.paint(poly([OFF, FAR, LOW, NEAR]), PAVING, vol=3, amb=0.44, wob=0.6, tex=0.3, edge=0.1)
    for v in (0.3, 0.68):
        c.line(
            [quad(OFF, FAR, LOW, NEAR, u, v) for u in (0, 0.5, 1)], 3.4, "#4c4458", 0.6, clip=top, ends=0.8
        )
    for u, v0, v1 in ((0.2, 0, 0.3), (0.5, 0, 0.3), (0.78, 0, 0.3), (0.34, 0.3, 0.68), (0.64, 0.3, 0.68), (0.88, 0.3, 0.68), (0.18, 0.68, 1), (0.5, 0.68, 1), (0.76, 0.68, 1)):  # fmt: skip
        seam = [quad(OFF, FAR, LOW, NEAR, u, v0), quad(OFF, FAR, LOW, NEAR, u, v1)]
        c.line(seam, 3, "#4c4458", 0.55, clip=top)
    c.line([OFF, (150, 1078), FAR, (382, 1150), LOW], 4, "#fff4dc", 0.7, clip=top, ends=0.9)


def bollard(c: Card, x: float, y: float, h: float = 60) -> None:
    """An iron bollard standing at (x, y), two turns of rope round its waist."""
    f = c.at(x, y, h / 60, vol=10, wob=0.3, edge=0.3, rim=0.7, det=0.6)
    f.shade(blob((-12, -4), (10, -6), (64, 8), (70, 18), (6, 8)), 0.5, 6, "#2c1c3c")
    f.paint(
        blob((-19, 4, "c"), (-13, -10), (-11, -40, "c"), (11, -40, "c"), (13, -10), (19, 4, "c"), (0, 9)),
        IRON,
    )
    f.paint(blob((-20, -42), (-16, -56), (0, -60), (16, -56), (20, -42), (0, -36)), IRON, vol=12)
    for d in (-16, -10):
        f.paint(
            taper((-13, d - 3, 5), (0, d + 2, 6), (13, d - 3, 5)), ["#6c4420", "#c89c58", "#f4dca4"], vol=4
        )
