"""A city cut out of card: flat house fronts with a white edge and a fold."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import arch, join, poly, rect

PAPER = ["#34345c", "#7c7490", "#c8b49c", "#f8dca8", "#fff0cc"]
ROOF_GREY = ["#20244c", "#444c74", "#7c84a0", "#c4bcb8"]
EDGE = ["#6c6884", "#c4b8b0", "#f8ecd0", "#fffae8"]


def paper_house(c: Card, x: float, y: float, h: float, w: float, roof: Ramp = ROOF_GREY, wall: Ramp = PAPER, gable: int = 0,
    lean: float = 0, fog: float = 0, lit: int = -1) -> None:  # fmt: skip
    """A house front standing on its folded tab at (x, y); gable 0 pointed, 1 stepped, 2 a tower with a cone."""
    f = c.at(x, y, 1, lean, vol=2, wob=0.3, edge=0.22, fog=fog, amb=0.2, gain=0.85, tex=0.25)
    hw, eaves = w / 2, -h * 0.68
    tops = {
        0: [(-hw - 8, eaves), (0, -h), (hw + 8, eaves)],
        1: [(-hw, eaves), (-hw, eaves - h * 0.1), (-hw * 0.6, eaves - h * 0.1), (-hw * 0.6, eaves - h * 0.2), (-hw * 0.25, eaves - h * 0.2),
            (-hw * 0.25, -h), (hw * 0.25, -h), (hw * 0.25, eaves - h * 0.2), (hw * 0.6, eaves - h * 0.2), (hw * 0.6, eaves - h * 0.1),
            (hw, eaves - h * 0.1), (hw, eaves)],
        2: [(-hw - 6, eaves), (-hw * 0.2, -h * 0.94), (0, -h * 1.1), (hw * 0.2, -h * 0.94), (hw + 6, eaves)],
    }  # fmt: skip
    top = poly(tops[gable])
    body = rect(-hw, eaves - 1, hw, 0)
    c.shade(
        poly([(x - hw, y), (x + hw, y), (x + hw + h * 0.3, y + h * 0.1), (x - hw + h * 0.3, y + h * 0.1)]),
        0.4 * (1 - fog),
        8,
        "#141438",
    )
    for dx, dy in ((-5, -4), (4, -5), (-4, 1), (5, 0)):  # the white core of the card shows all round
        g = c.at(x + dx, y + dy, 1, lean, vol=1, wob=0.3, edge=0.06, fog=fog, amb=0.4, gain=0.7)
        g.paint(join(body, top), EDGE)
    f.paint(body, wall, grad=(0.06, -0.16))
    f.paint(top, roof)
    f.line([(0, 0), (0, -h * 0.9)], 2, "#5c5878", alpha=0.4)
    rows = max(1, int(h * 0.6 / 62))
    for k in range(rows * 2):
        px, py = (-hw * 0.48, hw * 0.48)[k % 2], eaves + 54 + (k // 2) * 62
        if py < -14:
            pane = arch(px - hw * 0.2, py - 36, px + hw * 0.2, py)
            f.paint(
                pane,
                ["#a85410", "#f8a838", "#ffe08c"] if k == lit else ["#14143c", "#242854", "#444c7c"],
                vol=1,
                det=0.6,
            )
