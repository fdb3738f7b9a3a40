"""A huge gilt mirror: the carved frame, the pale street in its glass, the sheen over it."""

from studio.colour import Arr
from studio.paint import Card, Frame
from studio.shapes import blob, cut, ell, poly, rect

GILT = ["#24100c", "#5a3412", "#90601c", "#cc9634", "#f8e090"]
GLASS = ["#24385c", "#40608c", "#7498b4", "#b8d0d8"]
GABLES = ["#1c2a50", "#344a74", "#54709a"]


def mirror_glass(f: Frame) -> Arr:
    """The glass of a mirror 420 by 560, its middle at (0, 0), and its shadow behind; returns the mask of the glass."""
    f.shade(rect(-240, -300, 290, 356), 0.4, 20, "#3c2440")
    return f.paint(rect(-210, -278, 210, 278), GLASS, vol=3, amb=0.4, tex=0.12, wob=0.3, grad=(0.25, -0.35))


def mirrored_street(c: Card, f: Frame) -> None:
    """Pale gables and a pale ground, for what is seen in the glass to stand on."""
    for x, w, h in ((-190, 90, 210), (-96, 84, 150), (-6, 90, 250), (92, 96, 180), (186, 90, 230)):
        left, right, eaves = x - w / 2, x + w / 2, 40 - h
        gable = poly([(left, 40), (left, eaves), (x, eaves - 44), (right, eaves), (right, 40)])
        f.paint(gable, GABLES, vol=5, amb=0.4, alpha=0.75, wob=0.5, edge=0.15)
    ground = poly([(-230, 42), (230, 36), (230, 300), (-230, 300)])
    back = f.paint(ground, ["#2c3458", "#4c587c", "#8c94ac"], vol=3, amb=0.4)
    c.marks(back, 0.0, 120, 40, 5, jit=0.05, alpha=0.4)


def mirror_sheen(f: Frame, glass: Arr) -> None:
    """Three slanting reflections of the sky."""
    for x, w, a in ((-120, 60, 0.1), (-30, 24, 0.08), (120, 44, 0.07)):
        band = poly([(x + 90, -280), (x + 90 + w, -280), (x - 120 + w, 280), (x - 120, 280)])
        f.flat(band, "#ffffff", a, 3, clip=glass)


def gilt_frame(f: Frame) -> None:
    """Thick, carved, with bosses and a crest."""
    outer, inner = rect(-254, -322, 254, 322, 20), rect(-204, -272, 204, 272, 6)
    f.paint(cut(outer, inner), GILT, vol=26, edge=0.35, rim=0.7, wob=0.4)
    f.paint(cut(rect(-218, -286, 218, 286, 8), inner), GILT, vol=7, edge=0.4, wob=0.3)
    for s in (-1, 1):
        for k in range(-4, 5):
            f.paint(ell(s * 240, k * 62, 12, 18), GILT, vol=9, edge=0.4, wob=0.3)
            f.paint(ell(k * 52, s * 308, 17, 11), GILT, vol=9, edge=0.4, wob=0.3)
        for t in (-1, 1):
            for r in (46, 30, 13):
                f.paint(ell(s * 238, t * 306, r), GILT, vol=r * 0.5, edge=0.45, wob=0.4)
    crest = blob((-96, -322), (-60, -366), (-20, -362), (0, -398), (20, -362), (60, -366), (96, -322))
    f.paint(crest, GILT, vol=22, edge=0.4, wob=0.4)
    f.paint(ell(0, -346, 18), ["#3a1c50", "#7c4c94", "#d8b0e0"], vol=10, edge=0.4)
