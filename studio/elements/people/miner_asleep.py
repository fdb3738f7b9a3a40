"""Miners asleep on the job: one on his back with a knee up, one sunk in a cart of down."""

from studio.colour import Ramp
from studio.elements.land.mine import DOWN, HELMET
from studio.paint import Card, Frame
from studio.palettes import BOOT, SKIN, SLATE
from studio.shapes import blob, ell, join, taper

TROUSERS: Ramp = ["#161420", "#3c3236", "#6c5a50", "#b09878"]
LAMP: Ramp = ["#4c3c28", "#a89068", "#f4e4b0"]


def _boot(f: Frame, x: float, y: float, lean: float) -> None:
    """A boot whose heel rests at frame (x, y), toe up, leaning `lean` to the right at the toe."""
    f.paint(
        taper((x - 4, y - 6, 14), (x + 2, y - 9, 13), (x + lean * 0.6, y - 18, 11), (x + lean, y - 25, 9)),
        BOOT,
        vol=6,
    )
    f.line([(x + 6, y + 1), (x + 8 + lean * 0.5, y - 12), (x + 5 + lean, y - 27)], 2.6, "#0c080c", alpha=0.8)


def _asleep(f: Frame, x: float, y: float, r: float, turn: float) -> Frame:
    """A sleeping face in profile at frame (x, y), looking up when turn=0; its crown is to the left, helmet on it."""
    g = f.card.at(*f.pt(x, y), f.s * r / 16, f.rot + turn, f.flip, **f.defaults)
    g.paint(ell(0, 0, 16, 15), SKIN, vol=9)
    g.paint(blob((-2, -12), (3, -20), (8, -19), (8, -12)), SKIN, vol=3)
    g.flat(ell(6, -7, 5, 4), "#d8705c", 0.35, 2.5)
    g.line([(-4, -13), (-2, -9), (-4, -5)], 2.2, "#3a1818", alpha=0.95)
    g.line([(13, -9), (11, -6), (8, -5)], 1.8, "#4a1c18", alpha=0.9)
    g.paint(blob((-9, -15), (-9, 14), (-22, 16), (-31, 7), (-31, -8), (-22, -16)), HELMET, vol=9, rim=0.8)
    g.paint(taper((-8, -21, 5), (-10, 0, 6), (-8, 20, 5)), HELMET, vol=3)
    g.paint(ell(-24, -11, 6), LAMP, vol=4)
    return g


def napping_miner(c: Card, x: float, y: float, w: float = 200, rot: float = 0, coat: Ramp = SLATE) -> None:
    """On his back at (x, y), head to the left, one knee up, hands on his belly, face to the roof."""
    f = c.at(x, y, w / 180, rot, vol=10, wob=0.3, amb=0.3, edge=0.3, rim=0.8, det=0.8)
    f.shade(ell(6, 4, 104, 12), 0.7, 7, "#141838")
    f.paint(taper((26, -14, 22), (50, -40, 17), (57, -41, 16), (70, -10, 12)), TROUSERS)
    f.paint(blob((62, 0), (63, -11), (74, -13), (90, -4), (90, 1)), BOOT, vol=6)
    leg = f.paint(taper((20, -12, 24), (58, -8, 18), (98, -7, 14)), TROUSERS)
    f.shade(taper((52, -20, 10), (74, -14, 8)), 0.4, 5, clip=leg)
    _boot(f, 104, -1, 5)
    _asleep(f, -58, -15, 18, 0)
    torso = blob(
        (-44, -1), (-46, -16), (-34, -27), (-8, -37), (16, -34), (36, -24), (43, -8), (36, 2), (0, 3)
    )
    body = f.paint(torso, coat, vol=18)
    f.line([(43, -12), (30, -5), (34, 2)], 2, coat[0], alpha=0.6, clip=body)
    f.shade(taper((-30, -14, 16), (-10, -4, 16), (10, -20, 10)), 0.4, 5, clip=body)
    f.paint(taper((-32, -20, 16), (-12, -9, 15), (4, -30, 11)), coat, vol=8)
    f.paint(ell(8, -34, 7, 5.4, -20), SKIN, vol=4)


def bedded_miner(c: Card, f: Frame, coat: Ramp = SLATE) -> None:
    """In a cart's frame (rim at -118), as in a bath: head on the heap at the right, chest, hands; paint down over the rest."""
    g = c.at(*f.pt(0, 0), f.s, vol=11, wob=0.3, amb=0.3, edge=0.3, rim=0.8, det=0.8)
    g.paint(ell(88, -136, 34, 26), DOWN, vol=20, amb=0.3, wob=1.6, edge=0.1)
    body = g.paint(
        blob((-20, -112), (-14, -138), (16, -158), (44, -160), (66, -148), (72, -126), (60, -108)),
        coat,
        vol=18,
    )
    g.line([(30, -160), (22, -140), (24, -116)], 2, coat[0], alpha=0.6, clip=body)
    h = c.at(*g.pt(76, -160), f.s, 0, True, **g.defaults)
    _asleep(h, 0, 0, 19, 0)
    g.shade(taper((8, -126, 14), (34, -130, 14), (54, -142, 12)), 0.35, 5, clip=body)
    g.paint(taper((54, -144, 16), (36, -126, 15), (10, -138, 12)), coat, vol=8)
    g.paint(ell(4, -140, 8, 6.4), SKIN, vol=4)


def hanging_legs(f: Frame) -> None:
    """Both his legs, out of the down and over the cart's left rim, the boots dangling."""
    far = ((-8, -138, 20), (-94, -158, 15), (-120, -104, 11))
    near = ((-10, -128, 22), (-88, -140, 17), (-100, -78, 12))
    f.shade(taper((-88, -112, 14), (-90, -70, 14)), 0.5, 6)
    for leg, gain in ((far, 0.7), (near, 1.0)):
        hip, knee, ankle = leg
        bent = join(taper(hip, knee), ell(knee[0], knee[1], knee[2] * 0.52), taper(knee, ankle))
        f.paint(bent, TROUSERS, vol=6, amb=0.34, rim=0.8, gain=gain, edge=0.34)
        x, y = ankle[:2]
        boot = blob((x - 7, y - 3), (x + 7, y - 3), (x + 8, y + 14), (x + 3, y + 20), (x - 20, y + 20),
            (x - 22, y + 12), (x - 8, y + 9))  # fmt: skip
        f.paint(boot, BOOT, vol=6, amb=0.34, rim=0.8)
    hem = blob((-24, -116), (-21, -142), (-4, -149), (14, -150), (14, -120), (0, -114))
    f.paint(hem, SLATE, vol=5, amb=0.3, rim=0.4, edge=0.06)
    for px, py, r in ((-66, -120, 17), (-40, -118, 18), (-12, -117, 16), (14, -117, 14)):
        f.paint(ell(px, py, r, r * 0.56), DOWN, vol=12, amb=0.44, wob=1.6, edge=0.06, soft=1.5)


def hanging_arm(f: Frame, coat: Ramp = SLATE) -> None:
    """His other arm, over the rim and down the cart's outside."""
    f.shade(taper((56, -118, 18), (60, -92, 14), (56, -74, 12)), 0.45, 5)
    f.paint(taper((58, -136, 16), (60, -114, 15), (56, -90, 12)), coat, vol=7, amb=0.3, rim=0.6)
    f.paint(ell(55, -82, 6.4, 7.4), SKIN, vol=4, amb=0.3)


def sunk_in(c: Card, x: float, y: float, w: float, rot: float = 0) -> None:
    """The swelling of a pillow in front of whoever has sunk into it at (x, y), and the creases that run to him."""
    f = c.at(x, y, w / 180, rot)
    brow = ((-112, -2), (-88, 2), (-50, 2), (-10, -1), (30, -1), (76, 1), (104, -2), (124, -8))
    m = f.paint(
        blob(*brow, (90, 26), (0, 34), (-84, 26)),
        DOWN,
        vol=12,
        amb=0.2,
        gain=0.26,
        edge=0.04,
        soft=4,
        wob=0.8,
    )
    f.shade(taper((-96, 6, 3), (0, 5, 6), (104, 4, 3)), 0.35, 4, "#2c3460", clip=m)
    for a, b in ((-78, -100), (-40, -52), (4, 4), (48, 58), (92, 112)):
        f.line([(a, 6), ((a + b) / 2, 22), (b, 44)], 6, "#343c64", alpha=0.34)
