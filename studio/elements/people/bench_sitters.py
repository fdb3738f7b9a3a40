"""People who wait on a bench, seen from the front: one watches, one swings a foot, one sleeps."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.people import hats
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SKIN, WALNUT
from studio.shapes import blob, ell, rect, taper, xf

Sitter = tuple[float, Ramp, str, Ramp, str]
INK = "#2a1418"
LEAN = {"asleep": -17.0, "swinging": 5.0, "watching": -4.0}  # how the head hangs
LOOK = {"asleep": (-2.0, 3.0), "swinging": (3.0, 3.0), "watching": (-8.0, -2.0)}  # where the face is turned


def bench_sitter(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, felt: Ramp, mood: str, rim: float = 1.2
) -> None:
    """One person sitting, shoes at (x, y), `h` to the crown, watching, swinging a foot or asleep; no shadow at all."""
    f = c.at(x, y, h / 158, vol=12, wob=0.25, edge=0.3, rim=rim, amb=0.4, det=0.8)
    _legs(f, mood)
    f.paint(
        blob((-34, -46), (-32, -68), (0, -78), (32, -68), (34, -46), (18, -38), (0, -44), (-18, -38)),
        coat,
        vol=14,
    )
    f.line([(0, -72), (0, -46)], 2.6, coat[0], alpha=0.6)
    torso = blob((-29, -62), (-29, -98), (-15, -118), (15, -118), (29, -98), (29, -62), (0, -56))
    f.paint(torso, coat)
    for k in range(3):
        f.flat(ell(0, -104 + 13 * k, 2.6), coat[0], 0.9, det=0.8)
    for s in (-1, 1):
        wrist = {"asleep": (s * 9, -58), "swinging": (s * 34, -52), "watching": (s * 14, -64)}[mood]
        hand = {"asleep": (s * 3, -55), "swinging": (s * 34, -46), "watching": (s * 7, -62)}[mood]
        f.paint(taper((s * 23, -108, 17), (s * 33, -84, 15), (*wrist, 13)), coat, vol=8)
        f.paint(ell(*hand, 8.6, 7), SKIN, vol=5)
    f.shade(ell(0, -116, 16, 6), 0.4, 4)
    head = c.at(*f.pt(0, -116), f.s, LEAN[mood], **f.defaults)
    _face(head, mood)
    large = 1.9  # hats are made for a head of 10.5
    crown = c.at(*head.pt(0, -20 + 86 * large), f.s * large, LEAN[mood], **f.defaults)
    hats.HATS[hat](crown, felt, "front")


def _legs(f: Frame, mood: str) -> None:
    """Two boots side by side; who swings one has it up and out, who sleeps lets the toes fall together."""
    for s in (-1, 1):
        swung = mood == "swinging" and s == 1
        foot, turn = ((30, -20), -24.0) if swung else ((s * 15, -10), s * 8.0 if mood == "asleep" else 0.0)
        f.paint(taper((s * 14, -48, 17), (*foot, 13)), BOOT, vol=6)
        flat = blob((s * 6, -2), (s * 8, -12), (s * 20, -13), (s * 32, -5), (s * 28, 0))
        f.paint(xf(flat, foot[0] - s * 15, foot[1] + 10, rot=turn, o=(s * 15, -10)), BOOT, vol=5)


def _face(f: Frame, mood: str) -> None:
    """A round face about (0, -20), turned the way its mood looks; asleep the eyes are two lids."""
    dx, dy = LOOK[mood]
    f.paint(ell(0, -20, 20, 21), SKIN, vol=13)
    f.paint(
        blob((-22, -16), (-21, -36), (0, -46), (21, -36), (22, -16), (15, -32), (0, -35), (-15, -32)),
        HAIR,
        vol=6,
    )
    for s in (-1, 1):
        ex, ey = dx + s * 7.4, dy - 20
        if mood == "asleep":
            f.line([(ex - 4, ey - 1), (ex, ey + 1.6), (ex + 4, ey - 1)], 2, INK, alpha=0.95, det=1, wob=0.1)
        else:
            f.flat(ell(ex, ey, 2.3, 3), INK, 1, det=1, wob=0.1)
        f.flat(ell(dx * 0.6 + s * 12, dy - 12, 4.6, 3.4), "#e08068", 0.5, 2)
    f.paint(ell(dx * 1.4, dy - 15, 3.2, 2.8), SKIN, vol=3, edge=0.2)
    if mood == "asleep":
        f.flat(ell(dx, dy - 7, 2.2, 2.4), "#7c2c2c", 0.9, det=1, wob=0.1)
    else:
        f.line([(dx - 4, dy - 8), (dx, dy - 7), (dx + 4, dy - 8)], 1.8, "#7c2c2c", alpha=0.9, det=1)


def waiting_row(c: Card, x0: float, x1: float, y: float, h: float, sitters: Sequence[Sitter]) -> None:
    """A bench with a back from x0 to x1 standing at y, and those on it: where, coat, hat, its cloth, mood."""
    s = h / 158
    for up in (112, 84):
        c.paint(rect(x0, y - up * s, x1, y - (up - 18) * s, 5), WALNUT, vol=6, wob=0.3, rim=0.5)
    for x in (x0 + 14, x1 - 14):
        c.paint(rect(x - 8, y - 114 * s, x + 8, y - 4, 3), WALNUT, vol=5, wob=0.3)
    c.paint(rect(x0 - 6, y - 52 * s, x1 + 6, y - 40 * s, 4), WALNUT, vol=5, wob=0.3, rim=0.6)
    for x, coat, hat, felt, mood in sitters:
        bench_sitter(c, x, y, h, coat, hat, felt, mood)
