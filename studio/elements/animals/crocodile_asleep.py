"""A crocodile asleep on its belly, in side view, looking left: scutes, jaw with its teeth outside, two clawed feet."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Point, blob, ell, join, poly, taper

SCALES: Ramp = ["#101c20", "#2c4838", "#5c7c48", "#a4b46c", "#e4e4a8"]
FAR_SIDE: Ramp = ["#101820", "#1c3430", "#345040"]
BELLY: Ramp = ["#5c5c48", "#a8a470", "#dcd49c", "#f8f4cc"]
TOOTH = "#fff8e4"
INK = "#0c1418"


def sleeping_crocodile(c: Card, x: float, y: float, w: float, rot: float = 0) -> None:
    """Lying at (x, y), `w` long from its snout to where the tail thins out."""
    f = c.at(x, y, w / 260, rot, vol=12, det=0.6, wob=0.35, rim=0.6, rimw=3, edge=0.28, tex=0.26, amb=0.36)
    f.shade(ell(0, 2, 132, 9), 0.7, 6, "#241838")
    f.paint(
        join(
            taper((-26, -22, 18), (-40, -6, 12), (-54, 0, 8)), taper((62, -20, 20), (74, -4, 12), (62, 2, 8))
        ),
        FAR_SIDE,
        vol=5,
    )
    back = ((-44, -34), (-34, -40), (-18, -40), (14, -50), (54, -48), (90, -32), (136, -16), (190, -8))
    under = ((136, -2), (84, 0), (30, 3), (-16, 3), (-40, -2))
    trunk = blob(*back, *under)
    m = f.paint(trunk, SCALES, vol=22)
    f.paint(
        blob((-36, -8), (0, -12), (60, -12), (120, -6), (60, 6), (-20, 6)),
        BELLY,
        vol=4,
        soft=2.5,
        clip=m,
        alpha=0.8,
    )
    for k in range(16):
        dx = -10 + k * 9.6
        f.line([(dx, -42), (dx + 5, -26), (dx + 2, -12)], 1.6, "#1c3428", alpha=0.4, clip=m)
    for dy in (-20, -30):
        f.line([(-20, dy), (30, dy - 7), (80, dy - 2), (130, dy + 10)], 1.6, "#1c3428", alpha=0.4, clip=m)
    _scutes(f)
    _foot(f, (58, -20), (78, -10), (60, 2), 24)
    _head(f)
    _foot(f, (-18, -18), (-6, -4), (-24, 4), 18)


def _scutes(f: Frame) -> None:
    """Plates along the back, largest in the middle."""
    line = (
        (-24, -40),
        (-10, -42),
        (4, -46),
        (18, -49),
        (33, -50),
        (48, -49),
        (63, -45),
        (78, -38),
        (93, -31),
        (107, -25),
        (121, -20),
        (135, -16),
    )
    for i, (x, y) in enumerate(line):
        s = 6.4 - abs(i - 4.5) * 0.55
        f.paint(poly([(x - s, y + 4), (x + s * 0.5, y - s * 1.3), (x + s, y + 4)]), SCALES, vol=3)


def _foot(f: Frame, hip: Point, knee: Point, heel: Point, w: float) -> None:
    """A short bent leg and four claws spread on the ground."""
    leg = join(taper((*hip, w), (*knee, w * 0.72), (heel[0] + 4, heel[1] - 4, w * 0.5)), blob(
        (heel[0] + 10, heel[1] - 8), (heel[0] - 10, heel[1] - 6), (heel[0] - 20, heel[1] + 2), (heel[0] + 10, heel[1] + 4)))  # fmt: skip
    f.shade(leg, 0.55, 4, INK)
    m = f.paint(leg, SCALES, vol=8)
    f.shade(ell(knee[0], knee[1] + 3, 10, 5), 0.4, 3, INK, clip=m)
    for d in (0, 7, 14):
        x = heel[0] - 19 + d
        f.line([(x + 4, heel[1] + 1), (x - 2, heel[1] + 4)], 3, TOOTH, alpha=0.95, ends=0.3)


def _head(f: Frame) -> None:
    """Long flat jaws on the ground, a nostril, a brow with a shut eye."""
    jaw = blob((-34, -8), (-70, -6), (-126, -5), (-132, 0), (-100, 4), (-40, 4), (-28, 0))
    f.paint(jaw, BELLY, vol=5)
    upper = (
        (-20, -34),
        (-36, -42),
        (-50, -42),
        (-60, -32),
        (-84, -23),
        (-112, -20),
        (-126, -22),
        (-136, -14),
    )
    skull = blob(*upper, (-134, -5), (-118, -4), (-92, -7), (-66, -4), (-44, -6), (-26, -2), (-14, -14))
    m = f.paint(skull, SCALES, vol=13)
    f.shade(blob((-20, -36), (-8, -16), (-18, 0), (-26, -14)), 0.5, 5, INK, clip=m)
    f.line([(-134, -6), (-116, -4), (-92, -7), (-66, -4), (-44, -7), (-32, -12)], 2, INK, alpha=0.85)
    for x, y in ((-126, -5), (-112, -5), (-100, -7), (-86, -7), (-73, -5), (-60, -5)):
        f.flat(poly([(x - 3, y - 1), (x + 3, y - 1), (x, y + 6)]), TOOTH, 1, det=1)
    f.paint(ell(-47, -38, 11, 8), SCALES, vol=4, amb=0.5)
    f.line([(-56, -37), (-48, -33.6), (-40, -36.6)], 2.4, INK, alpha=0.95)
    f.flat(ell(-127, -19, 3, 2), INK, 0.9, det=1)
    for x, y in ((-74, -20), (-84, -16), (-98, -16), (-66, -16), (-108, -13)):
        f.flat(ell(x, y, 2.2, 1.4), INK, 0.35, 0.6, clip=m)
