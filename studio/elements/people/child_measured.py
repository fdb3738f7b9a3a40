"""The hooded child stood up straight to be measured, a book on its head, glancing up at the pencil."""

from studio.elements.things.props import book
from studio.paint import Card, Frame
from studio.palettes import BOOT, COAT, CRIMSON, HAIR, SKIN
from studio.shapes import blob, cut, ell, taper

SOCK = ["#5c2430", "#a04848", "#d88c78"]


def measured_child(c: Card, x: float, y: float, h: float = 176) -> None:
    """Seen from the front on tiptoe at (x, y), `h` up to the book; it holds its breath and looks up to our right."""
    f = c.at(x, y, h / 106, vol=8, det=0.9, wob=0.2, edge=0.28, rim=0.6, rimw=3, tex=0.15, amb=0.36)
    f.shade(
        blob((14, 2), (20, -30), (22, -78), (26, -104), (36, -100), (34, -60), (32, -20), (26, 3)),
        0.5,
        3.4,
        "#54486c",
    )
    f.shade(ell(16, 3, 34, 4.4), 0.5, 3, "#3c1c14")
    f.shade(ell(0, 3, 16, 3), 0.5, 2, "#3c1c14")
    for k in (-1, 1):
        f.paint(taper((k * 6, -20, 7.4), (k * 6.4, -7, 6.6)), SOCK, vol=4)
        f.paint(
            blob((k * 2, -10), (k * 11, -10), (k * 12.4, -4), (k * 13, 2), (k * 7, 4), (k * 2, 2)),
            BOOT,
            vol=4,
        )
    _coat(f)
    _face(f)
    f.shade(ell(0, -105, 17, 2.6), 0.45, 2)
    book(c, *f.pt(-1, -105.5), 78, CRIMSON)


def _coat(f: Frame) -> None:
    """A bell that hangs from narrow shoulders, arms pressed down and palms turned back against the post."""
    bell = (
        (-8, -76),
        (8, -76),
        (13, -62),
        (16, -38),
        (20, -17, "c"),
        (7, -12),
        (-7, -12),
        (-20, -17, "c"),
        (-16, -38),
    )
    m = f.paint(blob(*bell, (-13, -62)), COAT, vol=12)
    for way in (
        ((-7, -40), (-9, -28), (-11, -14)),
        ((8, -44), (10, -30), (12, -15)),
        ((1, -72), (1.4, -44), (1, -13)),
    ):
        f.line(way, 1.5, COAT[0], alpha=0.5, clip=m)
    f.shade(blob((8, -74), (15, -60), (20, -17), (12, -13), (9, -40)), 0.3, 3, COAT[0], clip=m)
    f.shade(ell(0, -75, 14, 5), 0.55, 2.5, COAT[0], clip=m)
    for by in (-64, -52, -40):
        f.flat(ell(3.4, by, 1.5), "#5c2c14", 1, det=1)
    for k in (-1, 1):
        f.shade(taper((k * 10, -68, 8), (k * 16, -50, 9), (k * 20, -36, 7)), 0.3, 2, COAT[0])
        f.paint(ell(k * 22.6, -31, 3.4, 3.8), SKIN, vol=3, amb=0.5)
        f.paint(taper((k * 9.6, -69, 8.6), (k * 16.4, -51, 9.4), (k * 21.4, -36, 8)), COAT, vol=5)


def _face(f: Frame) -> None:
    """Tipped back a little under the book: brows up, both eyes rolled towards the pencil, the lips pressed."""
    hood = blob((-11, -73), (-15.4, -84), (-14, -98), (-6, -106), (6, -106), (14, -98), (15.4, -84), (11, -73), (0, -70.6))  # fmt: skip
    f.paint(
        blob((-4, -105), (-14, -104), (-23, -98), (-28, -88), (-29, -78, "c"), (-21, -84), (-12, -87)),
        COAT,
        vol=6,
    )
    face = f.paint(ell(0, -86.5, 11, 11.6), SKIN, amb=0.66)
    f.paint(
        blob((-10, -88), (-8, -98), (0, -101), (9, -98), (10.6, -90), (6, -95), (-3, -94.4)),
        HAIR,
        vol=3,
        clip=face,
    )
    for ex in (-2.6, 5.8):
        f.flat(ell(ex, -88.6, 2.7, 3.1), "#fffaf0", 1, clip=face, det=1)
        f.flat(ell(ex + 1.0, -89.8, 1.5, 1.8), "#2a1418", 1, clip=face, det=1)
        f.line([(ex - 2.8, -92.6), (ex, -94), (ex + 2.8, -93.2)], 1.1, HAIR[0], alpha=0.9, det=1)
    f.paint(ell(2.2, -84.6, 1.7, 1.4), SKIN, vol=2, amb=0.7, edge=0.35)
    for ex in (-6, 8):
        f.flat(ell(ex, -82.6, 2.4, 1.8), "#e07058", 0.5, 1, clip=face)
    f.line([(-0.6, -79.8), (2, -79), (4.6, -80.2)], 1.2, "#7c3430", alpha=0.95, det=1)
    f.paint(cut(hood, ell(0.6, -86.5, 10.6, 11.2)), COAT)
