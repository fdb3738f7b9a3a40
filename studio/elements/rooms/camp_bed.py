"""A folding bed, such as one takes along when the waiting may be long, and the man asleep on it with his hat on his face."""

from studio.colour import Ramp, tint
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, LINEN, NAVY, SLATE
from studio.shapes import blob, curve, ell, poly, taper

POLES: Ramp = ["#2a1c20", "#584048", "#8c7068"]
CANVAS: Ramp = ["#34384c", "#68708a", "#a4a8b4", "#d4d0cc"]
BLANKET: Ramp = ["#2c2038", "#5c4460", "#947488", "#c8a8a8"]
FACE: Ramp = ["#4c3038", "#946c64", "#c89c88"]


def folding_bed(c: Card, x: float, y: float, w: float = 230) -> None:
    """A camp bed seen a little from above, `w` long, standing at (x, y); its canvas sags under the sleeper."""
    f = c.at(x, y, w / 230, vol=6, wob=0.3, det=0.8, rim=0.4, edge=0.28)
    f.shade(blob((-118, -2), (-70, -22), (70, -22), (124, -2), (90, 10), (-90, 10)), 0.6, 6, "#141830")
    for dx, dy in ((8, -20), (0, 0)):
        for px in (-78, 78):
            for s in (-1, 1):
                f.paint(taper((px + dx - s * 20, dy, 5), (px + dx + s * 20, dy - 40, 5)), POLES, vol=3)
    top = ((-112, -56, "c"), (0, -54), (114, -56, "c"))
    near = ((104, -38, "c"), (56, -31), (-4, -25), (-58, -30), (-104, -38, "c"))
    f.paint(blob(*top, *near), CANVAS, vol=3, amb=0.4)
    _sleeper(f)
    f.paint(taper((-106, -38, 6), (-58, -33, 5), (-4, -28, 5), (56, -33, 5), (106, -38, 6)), POLES, vol=3)
    for px in (-112, 110):
        f.paint(taper((px + (4 if px < 0 else -2), -36, 5), (px, -57, 5)), POLES, vol=2)
    for px in (-40, -18):  # his boots, side by side below the bed
        f.paint(blob((px + 8, 4, "c"), (px + 7, -15, "c"), (px - 3, -14), (px - 5, -5), (px - 13, 0), (px - 13, 4, "c")), BOOT, vol=3)  # fmt: skip


def _sleeper(f: Frame) -> None:
    """On his back, feet to the left, head on the pillow; the blanket goes up and down with him."""
    f.shade(ell(0, -44, 104, 9), 0.4, 5, "#141830")
    f.paint(blob((54, -46), (58, -66), (84, -71), (104, -64), (106, -48), (80, -42)), LINEN, vol=10, amb=0.2, grad=(0, -0.2))  # fmt: skip
    f.paint(ell(66, -70, 13, 12.4), FACE, vol=8)
    f.paint(blob((70, -81), (80, -76), (80, -64), (74, -60), (74, -70)), HAIR, vol=4)
    hat = f.card.at(*f.pt(55, -79), f.s, f.rot - 52, **f.defaults)
    hat.paint(blob((-12, 0), (-11, -11), (0, -16), (11, -11), (12, 0)), tint(SLATE, NAVY[1], 0.3), vol=8)
    hat.paint(ell(0, 0.6, 18, 3.6), tint(SLATE, NAVY[1], 0.2), vol=2)
    over = blob((54, -48), (52, -66), (36, -78), (8, -80), (-30, -68), (-66, -64), (-82, -76), (-94, -74), (-100, -56), (-98, -42), (-50, -34), (10, -32), (46, -38))  # fmt: skip
    m = f.paint(over, BLANKET, vol=16)
    for px in (-70, -34, 2, 36):
        f.line(curve((px, -84), (px - 6, -56), (px + 2, -28)), 4.6, BLANKET[3], alpha=0.5, clip=m)
    f.paint(poly([(40, -80), (54, -68), (56, -46), (46, -38)]), LINEN, vol=4, clip=m, amb=0.2)
