"""Passengers on a bench, towards us: a pair behind one large book, a woman who looks, a sleeper with a hen, a knitter."""

from typing import Any

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN, DEEP, GREYING, OLIVE, facing
from studio.paint import Card, Frame
from studio.palettes import CREAM
from studio.shapes import blob, ell, join, poly, taper

SHOE: Ramp = ["#0c0a10", "#2c2830", "#645c5c"]
Legs = tuple[tuple[float, float], ...]


def seated(
    c: Card,
    x: float,
    y: float,
    s: float,
    coat: Ramp,
    legs: Ramp,
    cross: float = 0.0,
    lean: float = 0.0,
    shoe: Ramp = SHOE,
    skirt: bool = False,
) -> Frame:
    """A body without head or arms on the bench at (x, y), 330 units from seat to shoulder and 190 down to the floor."""
    look: dict[str, Any] = {
        "vol": 20,
        "det": 0.6,
        "wob": 0.3,
        "edge": 0.27,
        "rim": 0.6,
        "rimw": 5,
        "tex": 0.22,
    }
    f = c.at(x, y, s, 0, **look)
    f.shade(ell(0, 6, 96, 20), 0.4, 8)
    for side in (-1, 1):
        kx = side * 38
        fx = side * 34 + cross * 60
        f.paint(taper((kx, 0, 46), (kx + cross * 18, 60, 36), (fx - side * 3, 110, 28), (fx, 168, 19)), legs)
        f.paint(
            blob(
                (fx - 11, 160),
                (fx + 11, 160),
                (fx + 17 + side * 8, 188),
                (fx + side * 8, 196),
                (fx - 17 + side * 8, 188),
            ),
            shoe,
            vol=7,
        )
        f.paint(taper((side * 30, -24, 56), (kx, 14, 52)), legs)
    if skirt:
        m = f.paint(
            blob(
                (-62, -40),
                (62, -40),
                (82, 10),
                (78, 60),
                (66, 112),
                (20, 106),
                (0, 118),
                (-20, 106),
                (-66, 112),
                (-78, 60),
                (-82, 10),
            ),
            coat,
            vol=24,
        )
        for dx in (-34, 0, 34):
            f.shade(taper((dx * 0.7, 0, 4), (dx, 110, 10)), 0.3, 5, coat[0], clip=m)
    t = c.at(x, y, s, lean, **look)
    m = t.paint(
        blob(
            (-30, -220),
            (0, -226),
            (30, -220),
            (62, -196),
            (66, -150),
            (54, -92),
            (68, -18),
            (0, -4),
            (-68, -18),
            (-54, -92),
            (-66, -150),
            (-62, -196),
        ),
        coat,
        vol=34,
    )
    for points in (
        ((-20, -206), (4, -180), (0, -14)),
        ((-58, -150), (-30, -120), (-44, -60)),
        ((58, -140), (34, -100), (46, -40)),
    ):
        t.line(points, 4, coat[0], alpha=0.45, clip=m)
    t.shade(blob((-66, -40), (0, -28), (66, -40), (66, 0), (-66, 0)), 0.3, 10, coat[0], clip=m)
    return t


def behind_a_book(c: Card, y: float, s: float = 1.0) -> None:
    """A man and a woman pressed close, both heads behind a book that they hold up together; her foot round his ankle."""
    navy: Ramp = ["#101830", "#2c4068", "#5c7ca8", "#b0c8dc"]
    red: Ramp = ["#4c0c18", "#a82838", "#e8645c", "#fcb8a0"]
    left = seated(c, 334, y, s, navy, ["#1c2030", "#3c4454", "#747c88"], cross=0.12, lean=5)
    right = seated(
        c, 456, y, s, red, OLIVE, skirt=True, shoe=["#5c1010", "#c83c28", "#fc9c74"], cross=-0.5, lean=-5
    )
    left.paint(blob((-40, -236), (-36, -300), (0, -322), (38, -300), (42, -236)), BLACK, vol=16)
    right.paint(
        blob((-44, -236), (-38, -300), (0, -318), (42, -296), (60, -220), (70, -150), (40, -160)),
        ["#2c100c", "#6c3418", "#b06c34"],
        vol=16,
    )
    _book(c, 396, y - 292 * s, s)
    left.paint(taper((-54, -186, 38), (-84, -122, 34), (-78, -176, 28), (-64, -232, 22)), navy)
    right.paint(taper((54, -186, 36), (86, -120, 32), (80, -176, 26), (66, -232, 21)), red)
    for f, side, skin in ((left, -1, BROWN), (right, 1, OLIVE)):
        for k in range(4):
            f.paint(taper((side * 66, -240 + 14 * k, 14), (side * 40, -242 + 14 * k, 12)), skin, vol=4)


def _book(c: Card, x: float, y: float, s: float) -> None:
    """A wide-open book from outside: on its boards a keyhole with light behind it."""
    f = c.at(x, y, s, vol=6, det=0.7, wob=0.25, edge=0.28, rim=0.6)
    cover: Ramp = ["#1c3c34", "#2c6c54", "#64a47c", "#c4e4b4"]
    f.shade(poly([(-136, -100), (140, -100), (146, 118), (-130, 118)]), 0.5, 12)
    f.paint(
        blob(
            (-150, -128, "c"),
            (-70, -106),
            (0, -96, "c"),
            (70, -106),
            (150, -128, "c"),
            (150, -100, "c"),
            (0, -80, "c"),
            (-150, -100, "c"),
        ),
        CREAM,
        vol=3,
        grain=1,
    )
    for k in range(3):
        f.line(
            [
                (-146, -122 + 7 * k),
                (-70, -101 + 6 * k),
                (0, -92 + 5 * k),
                (70, -101 + 6 * k),
                (146, -122 + 7 * k),
            ],
            1.6,
            CREAM[0],
            alpha=0.6,
            ends=0.9,
        )
    m = f.paint(
        blob(
            (-156, -116, "c"),
            (-10, -88, "c"),
            (10, -88, "c"),
            (156, -116, "c"),
            (152, 92, "c"),
            (10, 116, "c"),
            (-10, 116, "c"),
            (-152, 92, "c"),
        ),
        cover,
        vol=8,
    )
    f.flat(ell(0, 0, 74, 78), "#e8c45c", 0.95, clip=m)
    f.flat(ell(0, 0, 64, 68), "#14382c", 0.95, clip=m)
    f.flat(
        join(ell(0, -18, 20), poly([(-11, -12), (11, -12), (22, 46), (-22, 46)])), "#fff0b0", 1, clip=m, det=1
    )
    for side in (-1, 1):
        f.line([(side * 138, -98), (side * 136, 80), (side * 20, 100)], 3, "#e8c45c", alpha=0.9, clip=m)
    for side in (-1, 1):
        f.line([(side * 10, -88), (side * 10, 114)], 4, cover[0], alpha=0.8, ends=0.9)


def woman_who_looks(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A grown woman with a basket of oranges on her knees who looks straight at us."""
    teal: Ramp = ["#0c2c38", "#1c5c68", "#4c9c9c", "#b4e0d0"]
    f = seated(c, x, y, s, teal, DEEP, skirt=True)
    f.paint(taper((0, -210, 44), (0, -244, 38)), DEEP, vol=12)
    head = c.at(*f.pt(0, -206), s * 1.08, -3, **f.defaults)
    head.paint(
        blob((-52, -80), (-48, -120), (-20, -146), (20, -146), (50, -118), (54, -76), (40, -40), (-40, -40)),
        BLACK,
        vol=20,
        wob=0.6,
    )
    facing(head, DEEP, look=(0, 0.6), lids=0.12)
    head.paint(
        blob((-42, -96), (-36, -126), (0, -140), (36, -126), (42, -96), (24, -114), (0, -120), (-24, -114)),
        BLACK,
        vol=6,
    )
    for side in (-1, 1):
        head.paint(ell(side * 44, -56, 5, 9), ["#6c4410", "#e0a834", "#fff0a8"], vol=3)
    f.paint(
        blob((-60, -60), (-50, 16), (0, 26), (50, 16), (60, -60), (0, -70)),
        ["#4c2c14", "#a07038", "#d8ac68", "#f8e0a8"],
        vol=14,
    )
    for k in range(3):
        f.line([(-58, -44 + 20 * k), (0, -36 + 20 * k), (58, -44 + 20 * k)], 3, "#5c3818", alpha=0.7)
    for dx, dy in ((-34, -66), (-4, -74), (28, -68), (12, -88), (-20, -86)):
        f.paint(ell(dx, dy, 19), ["#8c3008", "#e8781c", "#fcb450", "#ffe8a8"], vol=14)
    for side in (-1, 1):
        f.paint(taper((side * 56, -188, 38), (side * 78, -100, 33), (side * 60, -34, 23)), teal)
        f.paint(blob((side * 74, -44), (side * 46, -44), (side * 40, -20), (side * 62, -12)), DEEP, vol=6)


def sleeper_with_hen(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A man asleep, his chin on his chest, a wide-awake hen on his lap."""
    olive: Ramp = ["#2c2c18", "#5c5c30", "#949458", "#d8d8a0"]
    f = seated(c, x, y, s, olive, ["#2c2420", "#5c4c40", "#948070"])
    head = c.at(*f.pt(8, -196), s * 1.06, 12, **f.defaults)
    facing(head, OLIVE, lids=1.0)
    head.paint(
        join(blob((-44, -92), (-40, -124), (0, -136), (40, -124), (46, -92), (0, -104)), ell(0, -92, 60, 12)),
        ["#3c2c18", "#8c6c3c", "#c8a868", "#f0dcac"],
        vol=10,
    )
    head.paint(blob((-16, -50), (0, -55), (16, -50), (20, -44), (0, -47), (-20, -44)), GREYING, vol=4)
    f.paint(
        blob(
            (-36, 0), (-50, -34), (-24, -62), (12, -50), (34, -66), (48, -88), (58, -70), (46, -20), (20, 4)
        ),
        ["#6c3418", "#b8682c", "#e8a858", "#fce0a8"],
        vol=18,
    )
    f.paint(
        taper((-30, -40, 34), (-46, -74, 24), (-50, -92, 20)),
        ["#6c3418", "#b8682c", "#e8a858", "#fce0a8"],
        vol=9,
    )
    f.flat(poly([(-58, -94), (-74, -88), (-58, -84)]), "#f0b83c", 1, det=1)
    f.flat(blob((-58, -100), (-54, -114), (-48, -104), (-42, -112), (-40, -98)), "#d83428", 1, det=1)
    f.flat(ell(-53, -94, 2.6), "#140c0c", 1, det=1)
    for side in (-1, 1):
        f.paint(taper((side * 56, -186, 38), (side * 76, -90, 33), (side * 44, -10, 23)), olive)
        f.paint(ell(side * 38, -4, 15, 12), OLIVE, vol=6)


def smoke_of_reading(c: Card, x: float, y: float) -> None:
    """What rises from behind the book: warm smoke, sparks in it."""
    c.smoke([(x, y), (x + 24, y - 70), (x - 30, y - 150), (x + 10, y - 250)], 26, 84, "#fcd8b0", 0.6)
    c.smoke([(x - 16, y), (x - 50, y - 80), (x - 6, y - 160)], 20, 60, "#fff0dc", 0.6)
    for k in range(26):
        c.dot(
            x - 60 + (k * 47) % 124,
            y - 10 - (k * 83) % 230,
            1.4 + k % 3 * 0.8,
            "#ffb040" if k % 2 else "#fff0a0",
            0.95,
        )
