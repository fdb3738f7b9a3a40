"""Velvet cushions for something precious."""

from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, PORCELAIN
from studio.shapes import blob, ell, poly, rect, taper


def cushion_on_column(c: Card, x: float, y: float) -> None:
    """A crimson cushion with tassels on a short column, 300 wide, lit from above."""
    f = c.at(x, y, 1.0, vol=14, wob=0.3, edge=0.32, light=(x, y - 286, 140), rim=0.5, amb=0.16, gain=0.7)
    f.shade(ell(0, 4, 170, 22), 0.55, 14)
    f.shade(ell(0, 4, 92, 9), 0.7, 4)
    f.paint(rect(-76, -15, 76, 5, 4), PORCELAIN, grad=(0.1, -0.2))
    f.paint(rect(-66, -24, 66, -12, 4), PORCELAIN, grad=(0.1, -0.2))
    shaft = f.paint(poly([(-48, -66), (48, -66), (56, -20), (-56, -20)]), PORCELAIN)
    for k in (-30, -10, 10, 30):
        f.shade(taper((k, -62, 4), (k * 1.16, -22, 5)), 0.35, 2, "#3c4468", clip=shaft)
    f.shade(rect(-60, -66, 60, -44), 0.6, 7, "#1c1430", clip=shaft)
    over = ((-146, -64), (-150, -80), (-120, -106), (0, -120), (120, -106), (150, -80), (146, -64))
    f.paint(blob(*over, (110, -52), (0, -50), (-110, -52)), CRIMSON, vol=34, gain=1.1)
    f.line([(-146, -72), (-60, -62), (60, -62), (146, -72)], 4, "#f8dc80", alpha=0.9, ends=0.9)
    for s in (-1, 1):
        f.paint(ell(s * 150, -70, 11), BRASS, vol=6)
        f.paint(taper((s * 152, -62, 9), (s * 158, -34, 16)), BRASS, vol=5)
    f.shade(ell(0, -100, 90, 12), 0.5, 8, "#2c0418")
