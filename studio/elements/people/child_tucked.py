"""A child asleep on a pillow, its face towards us, its whole length under a blanket that comes down from above."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import HAIR, LINEN, SKIN
from studio.shapes import blob, curve, ell, taper


def _head(c: Card, f: Frame) -> None:
    """A round head sunk in the pillow, the eyes shut."""
    under = blob((-158, 4), (-168, -10), (-150, -24), (-60, -20), (-46, -6), (-58, 8), (-108, 13))
    f.shade(ell(-108, 10, 66, 9), 0.6, 6)
    f.paint(under, LINEN[:3], vol=12, amb=0.3)
    pillow = blob(
        (-158, -10),
        (-172, -30, "c"),
        (-150, -44),
        (-100, -52),
        (-62, -46),
        (-40, -36, "c"),
        (-48, -12),
        (-108, -2),
    )
    m = f.paint(pillow, LINEN, vol=18)
    f.line([(-164, -14), (-108, -1), (-50, -10)], 2.4, LINEN[0], alpha=0.6)
    f.shade(ell(-98, -24, 38, 15), 0.5, 7, clip=m)
    for fold in (
        ((-164, -28), (-150, -27), (-138, -20)),
        ((-154, -16), (-144, -18), (-134, -14)),
        ((-130, -46), (-126, -38), (-126, -30)),
    ):
        f.line(list(fold), 2.6, LINEN[0], alpha=0.5, clip=m)
    f.paint(ell(-98, -42, 25, 24), SKIN, vol=17)
    f.paint(ell(-74, -40, 5.5, 7), SKIN, vol=4)
    h = f.paint(blob((-122, -40), (-125, -56), (-112, -70), (-90, -72), (-74, -60), (-71, -46), (-79, -44), (-86, -56),
        (-102, -58), (-114, -52)), HAIR, vol=10)  # fmt: skip
    c.marks(h, 2.4, 34, 12, 2.6, jit=0.2, alpha=0.6)
    for ex in (-109, -91):
        f.line(curve((ex - 6, -40), (ex, -36), (ex + 6, -39)), 2.6, "#3c1c1c", alpha=0.95, det=1)
    f.paint(ell(-101, -34, 3.4, 3), SKIN, vol=3)
    f.line(curve((-105, -27), (-100, -25), (-95, -27)), 2.2, "#8c3c38", alpha=0.85, det=1)
    for ex in (-114, -86):
        f.flat(ell(ex, -31, 6, 5), "#f08c78", 0.45, 3)


def _cover(c: Card, f: Frame, blanket: Ramp) -> None:
    """The blanket over shoulder, hip, knees and feet, its folds running to where it comes from."""
    hem = ((-76, 4), (-80, -12), (-68, -34), (-46, -52))
    body = (
        (-18, -58),
        (20, -52),
        (58, -60),
        (100, -76),
        (136, -60),
        (164, -36),
        (184, -42),
        (200, -22),
        (198, 2),
    )
    m = f.paint(
        blob(*hem, *body, (120, 10), (20, 12)), blanket, vol=34, amb=0.4, gain=1.1, rim=0.7, rimcol="#f0a890"
    )
    f.shade(blob((-4, 14), (10, -28), (40, -40), (52, -10), (40, 14)), 0.4, 12, clip=m)
    f.shade(blob((112, 14), (130, -30), (156, -26), (150, 14)), 0.4, 9, clip=m)
    for fold in (((-50, -46), (-26, -20), (-18, 6)), ((26, -50), (48, -24), (52, 6)), ((60, -56), (78, -26), (96, 4)),
            ((108, -70), (112, -40), (128, -4)), ((166, -34), (164, -14), (172, 4))):  # fmt: skip
        f.shade(
            taper(*[(px, py, w) for (px, py), w in zip(fold, (2, 9, 5), strict=True)]),
            0.5,
            4,
            blanket[0],
            clip=m,
        )
        f.flat(
            taper(*[(px - 8, py, w) for (px, py), w in zip(fold, (2, 6, 3), strict=True)]),
            blanket[3],
            0.4,
            3,
            clip=m,
        )
    f.line(curve(*hem), 7, blanket[3], alpha=0.75)
    c.sparks(m, 44, "#fff6dc", (0.7, 1.7))


def child_tucked(c: Card, x: float, y: float, blanket: Ramp, s: float = 1.0) -> None:
    """Lying on the ground at (x, y), the head on the left, 350 long."""
    f = c.at(x, y, s, vol=18, wob=0.35, edge=0.26, det=0.7, amb=0.42)
    f.shade(ell(20, 6, 190, 14), 0.55, 9)
    _head(c, f)
    _cover(c, f, blanket)
    f.paint(taper((-62, -22, 14), (-76, -16, 12)), LINEN, vol=6)
    f.paint(ell(-82, -16, 8, 6.5), SKIN, vol=6)
