"""A great pair of scales of cast iron: the post and its beam, the pans on their chains, and a family of weights."""

from studio.elements.things.iron_chains import BLUE_IRON, iron_chain
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import blob, cut, ell, taper

Place = tuple[float, float]


def scales_post(c: Card, pivot: Place, foot: float) -> None:
    """The cast post, standing at `foot` below the pivot (668 high), on its bell of a base."""
    x = pivot[0]
    c.shade(
        taper((x - 20, foot + 6, 40), (x - 150, foot + 34, 34), (x - 280, foot + 62, 22)), 0.36, 9, "#20242c"
    )
    c.shade(ell(x - 6, foot + 6, 132, 16), 0.6, 7, "#20242c")
    f = c.at(x, foot, 1, wob=0.35, vol=20, edge=0.28, rim=0.8, rimcol="#f4f4ec", lump=0.04)
    f.paint(blob((-118, 0), (-104, -30), (-54, -46), (54, -46), (104, -30), (118, 0), (0, 12)), BLUE_IRON)
    shaft = ((0, -40, 56), (0, -110, 34), (0, -300, 28), (0, -460, 30))
    f.paint(taper(*shaft, (0, -560, 40), (0, -640, 26), (0, -690, 20)), BLUE_IRON, vol=16)
    for y, r in ((-60, 40), (-108, 26), (-470, 26), (-560, 32), (-640, 22)):
        f.paint(ell(0, y, r, r * 0.36), BLUE_IRON, vol=8)


def scales_beam(c: Card, pivot: Place, a: Place, b: Place) -> None:
    """The beam over its pivot, from the eye at `a` to the eye at `b`, and the brass tongue that points."""
    (x, y), (ax, ay), (bx, by) = pivot, a, b
    c.shade(taper((ax, ay + 14, 20), (x, y + 20, 40), (bx, by + 14, 20)), 0.25, 8)
    left = ((ax, ay, 20), ((ax + x) / 2, (ay + y) / 2 - 12, 30))
    right = (((bx + x) / 2, (by + y) / 2 - 12, 30), (bx, by, 20))
    beam = taper(*left, (x, y, 54), *right)
    c.paint(beam, BLUE_IRON, vol=16, wob=0.35, rim=0.9, rimcol="#f4f4ec", edge=0.3)
    for px, py in (a, b):
        c.paint(cut(ell(px, py + 10, 20), ell(px, py + 12, 9)), BLUE_IRON, vol=6, wob=0.2)
    c.paint(ell(x, y, 34), BRASS, vol=16, wob=0.3, det=0.5, rim=0.6)
    c.paint(ell(x, y, 14), BLUE_IRON, vol=8, wob=0.3, det=0.6)
    tongue = taper((x, y - 30, 16), (x + 30, y - 92, 9), (x + 58, y - 152, 3))
    c.paint(tongue, BRASS, vol=5, wob=0.3, det=0.5)


def pan_back(c: Card, x: float, y: float, eye: Place, w: float = 250, fog: float = 0) -> Frame:
    """The far chain from the beam's `eye` and the inside of a pan with its rim at y; lay things in, then `pan_front`."""
    iron_chain(c, (eye[0], eye[1] + 28), (x + 4, y - 20), fog)
    f = c.at(x, y, w / 200, wob=0.3, vol=10, fog=fog, edge=0.25, lump=0.03, tex=0.16)
    f.paint(ell(0, 0, 100, 22), BLUE_IRON, amb=0.2, gain=0.5)
    f.shade(ell(0, 5, 84, 14), 0.4, 8)
    return f


def pan_front(c: Card, f: Frame, eye: Place, w: float = 250, fog: float = 0) -> None:
    """The dish below the rim of the pan begun by `pan_back`, and its two near chains."""
    below = ((-100, 0, "c"), (-84, 26), (-48, 46), (0, 53), (48, 46), (84, 26), (100, 0, "c"))
    m = f.paint(blob(*below, (60, 17), (0, 22), (-60, 17)), BLUE_IRON, vol=26, rim=0.7, rimcol="#f4f4ec")
    f.line([(-98, 4), (-56, 20), (0, 25), (56, 20), (98, 4)], 4, "#dce4e2", alpha=0.55)
    for x, y, r in ((-40, 34, 12), (30, 40, 16), (62, 24, 9)):
        f.flat(ell(x, y, r, r * 0.5), "#8c5c3c", 0.3, 4, clip=m)
    for k in (-1, 1):
        iron_chain(c, (eye[0], eye[1] + 28), (f.x + k * w * 0.48, f.y), fog)


def brass_weight(
    c: Card, x: float, y: float, h: float, light: tuple[float, float, float] | None = None
) -> None:
    """One weight with a knob, standing at (x, y), nearly a person."""
    f = c.at(x, y, h / 100, wob=0.3, vol=16, edge=0.3, det=0.5, rim=0.7, rimcol="#fffbe8", light=light)
    f.shade(taper((-4, 0, 60), (-60, 12, 50), (-124, 26, 26)), 0.5, 6, "#20242c")
    f.shade(ell(-2, 3, 42, 7), 0.6, 4, "#20242c")
    body = blob(
        (-36, -6, "c"), (-36, -60, "c"), (0, -68), (36, -60, "c"), (36, -6, "c"), (22, 3), (0, 6), (-22, 3)
    )
    m = f.paint(body, BRASS, vol=22, tex=0.14)
    f.shade(blob((-44, -66), (-14, -62), (-20, 8), (-44, 8)), 0.42, 8, "#4c2c10", clip=m)
    f.flat(taper((20, -52, 7), (21, -10, 7)), "#fffbe0", 0.75, 3, clip=m)
    for y in (-8, -52):
        f.line([(-36, y), (0, y + 9), (36, y)], 2.6, "#6a4414", alpha=0.6, clip=m)
    f.paint(ell(0, -61, 35, 9), BRASS, vol=3, amb=0.6, edge=0.15, tex=0.14)
    f.shade(ell(-2, -60, 17, 5), 0.45, 3, "#4c2c10")
    f.paint(blob((-12, -60), (-6, -70), (-8, -78), (8, -78), (6, -70), (12, -60), (0, -57)), BRASS, vol=5)
    f.paint(ell(0, -90, 18, 17), BRASS, vol=14, tex=0.14)
    f.flat(ell(6, -96, 4, 5, 20), "#fffbe0", 0.85, 1.6)
