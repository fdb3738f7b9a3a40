"""A cricket upright on its folded hind legs, fiddle at its chin, the bow laid on the strings."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Point, blob, ell, join, poly, rect, taper

GREEN: Ramp = ["#0c2c20", "#1c5c34", "#4c9440", "#a0c858", "#ecf4a8"]
DARK: Ramp = ["#0a2420", "#144430", "#2c6c38"]
WING: Ramp = ["#0c2420", "#1c4c30", "#386c34", "#84a048", "#d8dc8c"]
BELLY: Ramp = ["#3c4818", "#848c34", "#ccc860", "#f8f0ac"]
VARNISH: Ramp = ["#4a1408", "#a8481c", "#e8903c", "#ffdc98"]
SEAM = "#08201c"
STRING = (-46.0, -113.0)  # where the bow meets the strings
GRIP = (6.0, -62.0)  # where it is held


def cricket_fiddler(c: Card, x: float, y: float, h: float = 170) -> Frame:
    """Looking left, feet at (x, y); about `h` from the stone to the brow."""
    f = c.at(x, y, h / 156, vol=9, det=0.75, wob=0.25, rim=0.8, rimw=3, edge=0.26, tex=0.24, amb=0.26)
    f.shade(ell(14, 1, 74, 8), 0.6, 6, "#1c2430")
    _hind_leg(f, (20, -50), (64, -112), (50, -4), DARK, far=True)
    _leg(f, (2, -74), (-22, -50), (-8, -4), DARK)
    _body(c, f)
    _hind_leg(f, (20, -42), (84, -98), (64, 0), GREEN)
    _leg(f, (-4, -80), (-34, -50), (-26, 0), GREEN)
    _head(c, f)
    _limb(f, (-8, -100), (-50, -84), (-92, -112), GREEN)
    fiddle(f)
    _fingers(f, (-92, -119))
    _bow_arm(f)
    return f


def _limb(f: Frame, a: Point, b: Point, d: Point, ramp: Ramp) -> None:
    """A slim arm of two parts with a joint between them."""
    m = f.paint(
        join(taper((*a, 10), (*b, 7)), taper((*b, 7.6), (*d, 5.4)), ell(b[0], b[1], 4.6)), ramp, vol=4
    )
    f.shade(ell(b[0], b[1] + 3, 5, 3), 0.4, 1.5, SEAM, clip=m)


def _leg(f: Frame, hip: Point, knee: Point, foot: Point, ramp: Ramp) -> None:
    """A middle leg: it stands straight from the knee down."""
    _limb(f, hip, knee, (foot[0], foot[1] - 3), ramp)
    f.paint(
        taper(
            (foot[0] + 2, foot[1] - 3, 5.4), (foot[0] - 14, foot[1] - 1, 4), (foot[0] - 19, foot[1] - 4, 2)
        ),
        ramp,
        vol=3,
    )


def _hind_leg(f: Frame, hip: Point, knee: Point, foot: Point, ramp: Ramp, far: bool = False) -> None:
    """A jumper's leg folded: a heavy thigh up to the knee, a spiny shin back down to the stone, a long foot."""
    dx, dy = knee[0] - hip[0], knee[1] - hip[1]
    shin = taper(
        (*knee, 9), ((knee[0] + foot[0]) / 2 + 2, (knee[1] + foot[1]) / 2, 6.4), (foot[0], foot[1] - 4, 5.4)
    )
    f.paint(shin, ramp, vol=4)
    for t in (0.3, 0.45, 0.6, 0.75):
        px, py = knee[0] + (foot[0] - knee[0]) * t + 4, knee[1] + (foot[1] - knee[1]) * t
        f.line([(px, py), (px + 8, py + 7)], 2, ramp[1], alpha=1)
    f.paint(
        taper(
            (foot[0] + 3, foot[1] - 4, 6), (foot[0] - 18, foot[1] - 1, 5), (foot[0] - 28, foot[1] - 5, 2.4)
        ),
        ramp,
        vol=3,
    )
    thigh = taper(
        (*hip, 26),
        (hip[0] + dx * 0.3, hip[1] + dy * 0.3, 30),
        (hip[0] + dx * 0.68, hip[1] + dy * 0.68, 16),
        (*knee, 9.6),
    )
    if not far:
        f.shade(thigh, 0.5, 5, SEAM)
    m = f.paint(join(thigh, ell(knee[0], knee[1], 6)), ramp, vol=8)
    if far:
        return
    for k in range(5):
        t = 0.16 + 0.13 * k
        px, py, w = hip[0] + dx * t, hip[1] + dy * t, 11 - 1.6 * k
        f.line(
            [(px - w, py - w * 0.2), (px + 3, py - 5), (px + w * 0.3, py + w)],
            2,
            "#1c4c2c",
            alpha=0.55,
            clip=m,
        )
    f.shade(taper((hip[0] + 8, hip[1] + 14, 8), (knee[0] - 4, knee[1] + 14, 6)), 0.5, 4, SEAM, clip=m)


def _body(c: Card, f: Frame) -> None:
    """A ringed belly, two folded wings behind it like tails, a saddle over the shoulders."""
    for end in ((70, -4), (58, 2)):
        f.line([(42, -18), (54, -8), end], 2.6, "#1c4c2c", alpha=1)
    rings = f.paint(taper((-2, -104, 30), (4, -74, 42), (18, -42, 38), (36, -14, 14)), BELLY, vol=13)
    for k in range(7):
        x, y = -16 + k * 5.4, -90 + k * 11.4
        f.shade(
            taper((x - 4, y - 2, 2), (x + 14, y + 5, 3.4), (x + 40, y - 2, 2)),
            0.5,
            1.4,
            "#3c4818",
            clip=rings,
        )
    wing = blob(
        (-4, -116), (18, -114), (38, -84), (54, -44), (64, -8, "c"), (48, -14), (32, -36), (16, -64), (2, -92)
    )
    f.shade(wing, 0.5, 5, SEAM, clip=rings)
    m = f.paint(wing, WING, vol=9)
    c.marks(m, f.angle(1.08), 60, 16 * f.s, 2.4 * f.s, jit=0.06, alpha=0.5)
    for du in (0, 8, 16):
        f.line(
            [(4 + du, -106 + du * 0.3), (24 + du * 0.9, -66 + du * 0.4), (54 + du * 0.4, -18)],
            1.5,
            SEAM,
            alpha=0.5,
            clip=m,
        )
    saddle = blob((-16, -116), (0, -122), (18, -118), (26, -100), (18, -86), (0, -90), (-14, -96))
    s = f.paint(saddle, GREEN, vol=10)
    f.shade(taper((-12, -95, 4), (4, -89, 6), (22, -90, 4)), 0.5, 3, SEAM, clip=s)


def _head(c: Card, f: Frame) -> None:
    """A long calm face, one large eye looking down the strings, feelers swept back from the brow."""
    for tip in (
        [(-10, -150), (2, -184), (36, -204), (76, -198)],
        [(-16, -150), (-14, -190), (10, -218), (46, -224)],
    ):
        f.line(tip, 3, "#1c5c34", alpha=1, det=1)
    f.shade(ell(0, -110, 20, 8), 0.5, 4, SEAM)
    m = f.paint(
        blob(
            (-26, -112),
            (-27, -130),
            (-20, -148),
            (-4, -154),
            (12, -148),
            (19, -132),
            (13, -114),
            (-4, -105),
            (-18, -104),
        ),
        GREEN,
        vol=15,
    )
    c.marks(m, f.angle(1.3), 40, 10 * f.s, 2 * f.s, jit=0.08, alpha=0.4)
    f.shade(blob((8, -150), (22, -134), (14, -110), (6, -112), (12, -132)), 0.4, 5, SEAM, clip=m)
    f.paint(ell(-15, -135, 8.6, 11, 12), ["#140c0c", "#3c2418", "#8c5c2c"], vol=6, rim=0.4)
    f.flat(ell(-18, -140, 2.4, 3), "#fffbe0", 1, det=1)
    f.line([(-25, -147), (-16, -150), (-7, -147)], 2.2, SEAM, alpha=0.7)
    f.line([(-25, -116), (-18, -112), (-9, -115)], 2, SEAM, alpha=0.75)
    f.paint(
        poly([(-10, -106), (-20, -100), (-19, -92), (-10, -97), (0, -92), (1, -100)]),
        ["#8c8478", "#e8e0d0", "#fffdf4"],
        vol=3,
    )


def fiddle(f: Frame) -> None:
    """A violin held out from the chin to the left: waist, neck, scroll, strings, two sound holes."""
    v = f.card.at(*f.pt(-18, -106), f.s, 12, vol=7, det=0.9, wob=0.15, rim=0.6, edge=0.34)
    v.line([(-58, 0), (-104, 0)], 6.5, "#2c140c", alpha=1, ends=0.9)
    v.paint(ell(-107, -3, 6, 6), VARNISH[:3], vol=4)
    half = [(0, -8), (-6, -19), (-20, -20), (-29, -11), (-37, -11), (-44, -17), (-55, -15), (-61, -5)]
    body = blob(*half, *[(x, -y) for x, y in reversed(half)])
    v.shade(body, 0.45, 5, SEAM)
    v.paint(body, VARNISH)
    for y in (-8, 8):
        v.line([(-22, y), (-28, y * 0.8), (-34, y)], 2, "#2c0c08", alpha=0.95, det=1)
    v.flat(rect(-20, -6, -17, 6), "#f4dcb0", 1, det=1)
    v.flat(rect(-76, -3.4, -38, 3.4), "#241014", 1, det=1)
    for string in (-2.4, 0, 2.4):
        v.line([(-6, string), (-100, string * 0.6)], 0.9, "#fff4dc", alpha=0.9, ends=1, det=1)


def _fingers(f: Frame, at: Point) -> None:
    """Two small claws over the neck of the fiddle."""
    for dx in (-4, 3):
        f.paint(
            taper(
                (at[0] + dx - 1, at[1] + 9, 4.6), (at[0] + dx, at[1] - 2, 4), (at[0] + dx + 4, at[1] - 6, 2.4)
            ),
            GREEN,
            vol=3,
        )


def _bow_arm(f: Frame) -> None:
    """The bow across the strings, and the arm whose claw holds its heel."""
    ux, uy = STRING[0] - GRIP[0], STRING[1] - GRIP[1]
    tip = (GRIP[0] + ux * 2.05, GRIP[1] + uy * 2.05)
    heel = (GRIP[0] - ux * 0.16, GRIP[1] - uy * 0.16)
    f.shade(taper((STRING[0] + 18, STRING[1] + 22, 3), (STRING[0] - 8, STRING[1] - 4, 3)), 0.5, 2, "#2c0c08")
    f.line([heel, (STRING[0], STRING[1]), tip], 2.4, "#fffaf0", alpha=1, ends=0.95, det=1)
    away = (4.6, -4.2)
    stick = [
        (heel[0] + away[0], heel[1] + away[1]),
        (STRING[0] + away[0] * 1.5, STRING[1] + away[1] * 1.5),
        tip,
    ]
    f.line(stick, 3.8, "#5a2414", alpha=1, ends=0.8, det=1)
    shoulder, elbow = (4, -100), (36, -78)
    arm = join(
        taper((*shoulder, 12), (*elbow, 9)),
        taper((*elbow, 9), (GRIP[0] + 4, GRIP[1] - 1, 6.4)),
        ell(elbow[0], elbow[1], 5.4),
    )
    f.shade(arm, 0.55, 4, SEAM)
    f.paint(arm, GREEN, vol=5)
    f.paint(
        blob(
            (GRIP[0] + 7, GRIP[1] - 5),
            (GRIP[0] - 1, GRIP[1] - 7),
            (GRIP[0] - 5, GRIP[1] - 1),
            (GRIP[0] - 1, GRIP[1] + 5),
            (GRIP[0] + 6, GRIP[1] + 4),
        ),
        GREEN,
        vol=3,
    )
    f.line([(GRIP[0] - 4, GRIP[1] + 1), (GRIP[0] + 3, GRIP[1] + 1)], 1.2, SEAM, alpha=0.7)
