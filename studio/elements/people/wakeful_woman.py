"""A couple on a mat from above: he sleeps with an arm across her, she is awake and looks straight up."""

from studio.elements.buildings.roofs_from_above import SHEET, STRIPES
from studio.elements.people.grown_heads import BLACK, BROWN, DEEP, facing
from studio.paint import Card
from studio.shapes import blob, ell, taper


def wakeful_couple(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Side by side at (x, y), about 260 long at s=1."""
    f = c.at(x, y, s, vol=18, wob=0.35, edge=0.26, rim=0.5, det=0.5)
    f.paint(blob((-84, -122), (84, -122), (88, -66), (-88, -66)), SHEET, vol=10)
    f.line([(-2, -120), (0, -70)], 3, SHEET[0], alpha=0.5)
    f.paint(
        blob((-76, -92), (-82, -128), (-52, -152), (-14, -142), (-2, -96), (-22, -60), (-58, -58)),
        BLACK,
        vol=14,
        wob=0.6,
    )
    head = c.at(*f.pt(-38, -40), s * 0.62, -3, vol=20, edge=0.22, det=0.85, wob=0.2)
    f.paint(taper((-38, -62, 24), (-38, -36, 26)), BROWN, vol=8)
    facing(head, BROWN, lids=0.0)
    f.paint(
        blob(
            (-64, -100),
            (-50, -124),
            (-36, -126),
            (-20, -122),
            (-10, -100),
            (-24, -114),
            (-40, -112),
            (-54, -108),
        ),
        BLACK,
        vol=5,
    )
    f.paint(ell(42, -78, 27, 31, -24), DEEP, vol=14)
    f.paint(blob((18, -90), (36, -120), (66, -108), (72, -76), (58, -56), (54, -84), (36, -96)), BLACK, vol=9)
    f.line([(22, -74), (29, -70), (35, -74)], 2.4, "#140a0c", alpha=1)
    hers = f.paint(
        blob(
            (-88, -34), (-40, -44), (6, -34), (12, 40), (2, 120), (10, 146), (-60, 150), (-70, 90), (-84, 40)
        ),
        SHEET,
        vol=22,
    )
    body = f.paint(
        blob(
            (10, -40),
            (50, -52),
            (84, -30),
            (92, 40),
            (74, 90),
            (92, 140),
            (30, 152),
            (-2, 130),
            (6, 60),
            (-4, 10),
        ),
        SHEET,
        vol=22,
    )
    for k, yy in enumerate((24, 62, 98, 130)):
        f.line(
            [(-96, yy - 6), (0, yy + 8), (104, yy - 6)],
            9,
            STRIPES[k % 3],
            alpha=0.6,
            clip=(body + hers).clip(0, 1),
            ends=0.9,
        )
    f.shade(taper((0, -20, 10), (4, 60, 12), (0, 140, 12)), 0.3, 6, SHEET[0])
    f.shade(taper((30, -18, 24), (-20, -2, 22), (-64, 0, 18)), 0.4, 6)
    f.paint(taper((46, -30, 30), (4, -14, 24), (-36, -8, 20), (-58, -12, 16)), DEEP)
    f.paint(blob((-52, -24), (-74, -20), (-80, -8), (-66, 0), (-50, -2)), DEEP, vol=5)
    f.paint(taper((-76, -30, 20), (-96, 10, 17), (-98, 48, 14)), BROWN)
    f.paint(ell(-99, 54, 9, 11), BROWN, vol=4)
