"""Miners asleep on the job: one on his back with a knee up, one sunk in a cart of down."""

from studio.colour import Ramp
from studio.elements.land.mine import DOWN, HELMET
from studio.paint import Card, Frame
from studio.palettes import BOOT, SKIN, SLATE
from studio.shapes import blob, ell, taper

TROUSERS: Ramp = ["#161420", "#3c3236", "#6c5a50", "#b09878"]
LAMP: Ramp = ["#4c3c28", "#a89068", "#f4e4b0"]


def _tipped_helmet(c: Card, f: Frame, x: float, y: float, turn: float) -> None:
    """A helmet over somebody's eyes, its brim's middle at frame (x, y), turned by `turn` against upright."""
    g = c.at(*f.pt(x, y), f.s, turn, vol=9, wob=0.25, amb=0.3, rim=0.8, det=0.8, edge=0.28)
    g.paint(blob((-20, 0), (-18, -15), (0, -23), (18, -15), (20, 0), (0, 3)), HELMET)
    g.paint(taper((-27, 1, 5), (0, 3, 7), (27, 1, 5)), HELMET, vol=3)
    g.paint(ell(0, -14, 5.5), LAMP, vol=4)


def _boot(f: Frame, x: float, y: float, lean: float) -> None:
    """A boot whose heel rests at frame (x, y), toe up, leaning `lean` to the right at the toe."""
    f.paint(
        taper((x - 4, y - 6, 14), (x + 2, y - 9, 13), (x + lean * 0.6, y - 18, 11), (x + lean, y - 25, 9)),
        BOOT,
        vol=6,
    )
    f.line([(x + 6, y + 1), (x + 8 + lean * 0.5, y - 12), (x + 5 + lean, y - 27)], 2.6, "#0c080c", alpha=0.8)


def napping_miner(c: Card, x: float, y: float, w: float = 200, rot: float = 0, coat: Ramp = SLATE) -> None:
    """On his back at (x, y), head to the left, one knee up, hands on his belly, helmet over his eyes."""
    f = c.at(x, y, w / 180, rot, vol=10, wob=0.3, amb=0.3, edge=0.3, rim=0.8, det=0.8)
    f.shade(ell(6, 4, 100, 9), 0.6, 6, "#1c2040")
    f.paint(taper((26, -14, 22), (50, -40, 17), (57, -41, 16), (70, -10, 12)), TROUSERS)
    f.paint(blob((62, 0), (63, -11), (74, -13), (90, -4), (90, 1)), BOOT, vol=6)
    leg = f.paint(taper((20, -12, 24), (58, -8, 18), (98, -7, 14)), TROUSERS)
    f.shade(taper((52, -20, 10), (74, -14, 8)), 0.4, 5, clip=leg)
    _boot(f, 104, -1, 5)
    f.paint(ell(-56, -14, 16, 15), SKIN, vol=9)
    f.paint(ell(-57, -30, 4.4, 4.6), SKIN, vol=3)
    f.line([(-49, -23), (-46, -20), (-46, -16)], 2, "#4a1c18", alpha=0.8)
    body = f.paint(
        blob((-44, -1), (-46, -16), (-34, -27), (-8, -37), (16, -34), (36, -24), (43, -8), (36, 2), (0, 3)),
        coat,
        vol=18,
    )
    f.line([(43, -12), (30, -5), (34, 2)], 2, coat[0], alpha=0.6, clip=body)
    f.shade(taper((-30, -14, 16), (-10, -4, 16), (10, -20, 10)), 0.4, 5, clip=body)
    f.paint(taper((-32, -20, 16), (-12, -9, 15), (4, -30, 11)), coat, vol=8)
    f.paint(ell(8, -34, 7, 5.4, -20), SKIN, vol=4)
    _tipped_helmet(c, f, -66, -22, rot - 62)


def bedded_miner(c: Card, f: Frame, coat: Ramp = SLATE) -> None:
    """In a cart's frame (rim at -118): feet out of the down on the left, head on the rim at the right; paint down over him."""
    g = c.at(*f.pt(0, 0), f.s, vol=11, wob=0.3, amb=0.3, edge=0.3, rim=0.8, det=0.8)
    for dx, dy in ((10, -6), (-8, 2)):
        g.paint(taper((-30 + dx, -126 + dy, 20), (-58 + dx, -146 + dy, 15)), TROUSERS)
        _boot(g, -62 + dx, -146 + dy, -8 + dx * 0.4)
    body = g.paint(
        blob((-36, -118), (-28, -142), (0, -164), (34, -166), (62, -156), (76, -136), (64, -112), (0, -108)),
        coat,
        vol=20,
    )
    g.line([(18, -166), (14, -146), (20, -120)], 2, coat[0], alpha=0.6, clip=body)
    g.shade(taper((6, -132, 14), (36, -136, 14), (60, -146, 12)), 0.35, 5, clip=body)
    g.paint(taper((58, -146, 17), (34, -130, 15), (6, -146, 12)), coat, vol=8)
    g.paint(ell(0, -150, 7, 6), SKIN, vol=4)
    g.shade(ell(80, -150, 20, 18), 0.4, 5)
    g.paint(ell(84, -154, 17, 16), SKIN, vol=9)
    g.paint(ell(77, -171, 4.6, 4.6), SKIN, vol=3)
    g.line([(70, -164), (68, -159), (69, -154)], 2, "#4a1c18", alpha=0.8)
    _tipped_helmet(c, g, 93, -164, 54)


def hanging_arm(f: Frame, coat: Ramp = SLATE) -> None:
    """His other arm, over the rim and down the cart's outside."""
    f.shade(taper((70, -118, 18), (74, -92, 14), (70, -74, 12)), 0.45, 5)
    f.paint(taper((66, -130, 16), (72, -114, 15), (68, -90, 12)), coat, vol=7, amb=0.3, rim=0.6)
    f.paint(ell(67, -82, 6.4, 7.4), SKIN, vol=4, amb=0.3)


def sunk_in(c: Card, x: float, y: float, w: float, rot: float = 0) -> None:
    """The swelling of a pillow in front of whoever has sunk into it at (x, y)."""
    f = c.at(x, y, w / 180, rot)
    brow = ((-104, 6), (-70, -6), (-24, -2), (20, -6), (70, -3), (116, 6))
    f.paint(blob(*brow, (70, 26), (-70, 26)), DOWN, vol=12, amb=0.16, gain=0.22, edge=0.04, soft=5, wob=0.8)
