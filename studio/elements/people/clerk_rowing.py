"""A clerk in a top hat who rows, both hands on the handle of his oar."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, arm, face, figure
from studio.elements.people.hats import top
from studio.paint import Card, Frame
from studio.palettes import BOOT, BRASS, HAIR_GREY, WOOD
from studio.shapes import blob, ell, taper

TAILCOAT: Ramp = ["#10142c", "#2a3a68", "#5c78a8", "#d8d0c0"]
HANDLE, LOCK, NECK, BLADE = (-35, -45), (-2, -11), (26, 18), (46, 38)


def clerk_rowing(c: Card, x: float, y: float, h: float) -> Frame:
    """He sits with his seat at (x, y), looking left; paint the boat next, then `oar_in_hand` with this frame."""
    f = figure(c, x, y, h, False, rim=1.0)
    f.paint(taper((6, -20, 15), (-16, -27, 12), (-24, -10, 9)), BOOT, vol=6)
    arm(f, (0, -60), (-15, -46), (-29, -46), TAILCOAT, 1.0)
    back = ((-2, -72), (8, -72), (17, -58), (19, -36), (26, -10), (18, -4))
    m = f.paint(blob(*back, (2, -14), (-6, -30), (-7, -56)), TAILCOAT, vol=10)
    f.paint(blob((-5, -72), (4, -73), (2, -66), (-5, -62)), ["#a89c94", "#fff4dc"], vol=2, amb=0.6)
    f.line([(13, -52), (14, -34), (18, -12)], 1.4, TAILCOAT[0], alpha=0.6, clip=m)
    face(f, -1, -81, -2, cry=False, s=1.08)
    f.paint(blob((1, -90), (8, -88), (9, -78), (5, -74), (3, -80)), HAIR_GREY, vol=3)
    top(c.at(*f.pt(-0.5, 5), f.s, **f.defaults), TAILCOAT, "side")
    return f


def oar_in_hand(f: Frame) -> None:
    """The oar from his fists over the pin in the gunwale into the water, and the near arm that pulls it."""
    f.shade(ell(BLADE[0] - 2, BLADE[1], 16, 4), 0.5, 2, "#03040a")
    f.paint(taper((*HANDLE, 4.6), (*LOCK, 3.6), (*NECK, 3.6)), WOOD, vol=3, rim=0.8)
    (nx, ny), (bx, by) = NECK, BLADE
    f.paint(
        blob((nx - 1, ny - 2), (nx + 3, ny + 1), (bx + 4, by - 7), (bx + 3, by), (bx - 8, by - 3)),
        WOOD,
        vol=3,
    )
    f.paint(ell(LOCK[0], LOCK[1] + 2, 3.2, 3.8), BRASS, vol=2.4)
    arm(f, (8, -60), (1, -42), (-24, -38), TAILCOAT, 1.15)
    for px, py in ((-31, -43), (-25, -36)):
        f.paint(ell(px, py, 3.8, 3.5), FLESH, vol=3)
