"""Hats that somebody is missing: a top hat, a boater, a bowler, seen from a little above."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.shapes import blob, ell, poly, taper

INK_FELT: Ramp = ["#0c0c20", "#24243c", "#4c4c68", "#9898b0"]
STRAW_HAT: Ramp = ["#7c5018", "#c8943c", "#f0cc70", "#fff4c0"]
CROWNS = {
    "top": ((-19, -2, "c"), (-22, -46, "c"), (0, -49), (22, -46, "c"), (19, -2, "c")),
    "boater": ((-22, -2, "c"), (-22, -20, "c"), (0, -22), (22, -20, "c"), (22, -2, "c")),
    "bowler": ((-20, -2, "c"), (-20, -18), (0, -31), (20, -18), (20, -2, "c")),
}
BRIMS = {"top": 33, "boater": 42, "bowler": 32}


def lost_hat(
    f: Frame, x: float, y: float, kind: str, ramp: Ramp, band: Ramp, rot: float = 0, size: float = 1.5
) -> None:
    """One hat with its band, the brim at (x, y) of the frame; `kind` is top, boater or bowler."""
    g = f.card.at(*f.pt(x, y), size * f.s, rot + f.rot, vol=12, wob=0.3, det=0.8, rim=0.6, amb=0.34)
    wide = BRIMS[kind]
    g.paint(ell(0, 0, wide, 7), [ramp[0], ramp[1]], vol=3, edge=0.3)
    m = g.paint(blob(*CROWNS[kind]), ramp, edge=0.34)
    g.paint(poly([(-26, 1), (-26, -10), (26, -10), (26, 1)]), band, vol=3, clip=m)
    brim = ((-wide, -2, 4), (-wide * 0.5, 4, 7), (0, 5, 7), (wide * 0.5, 4, 7), (wide, -2, 4))
    g.paint(taper(*brim), ramp, vol=3, edge=0.34)
