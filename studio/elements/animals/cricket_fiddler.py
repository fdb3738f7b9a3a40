"""A cricket upright on its folded hind legs, fiddle at its chin, the bow laid on the strings."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Point, blob, ell, join, poly, rect, taper, xf

GREEN: Ramp = ["#0c2c20", "#1c5c34", "#4c9440", "#a0c858", "#ecf4a8"]
DARK: Ramp = ["#0a2420", "#144430", "#2c6c38"]
WING: Ramp = ["#0c2420", "#1c4c30", "#386c34", "#84a048", "#d8dc8c"]
BELLY: Ramp = ["#3c4818", "#848c34", "#ccc860", "#f8f0ac"]
VARNISH: Ramp = ["#4a1408", "#a8481c", "#e8903c", "#ffdc98"]
SEAM = "#08201c"
STRING = (-53.0, -113.0)  # where the bow meets the strings
GRIP = (-47.0, -56.0)  # where it is held


def cricket_fiddler(c: Card, x: float, y: float, h: float = 170) -> Frame:
    """Looking left, feet at (x, y); about `h` from the stone to the brow."""
    f = c.at(x, y, h / 156, vol=9, det=0.75, wob=0.25, rim=0.8, rimw=3, edge=0.26, tex=0.24, amb=0.26)
    f.shade(ell(14, 1, 74, 8), 0.6, 6, "#1c2430")
    _hind_leg(f, (20, -50), (64, -112), (50, -4), DARK, far=True)
    _leg(f, (4, -66), (-12, -40), (-4, -4), DARK)
    _body(c, f)
    _hind_leg(f, (20, -42), (84, -98), (64, 0), GREEN)
    _leg(f, (0, -66), (-26, -38), (-24, 0), GREEN)
    _head(c, f)
    _limb(f, (-8, -100), (-66, -82), (-104, -118), GREEN)
    fiddle(f)
    _fingers(f, (-104, -125))
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
    """A violin held out from the chin to the left: bouts and waist, neck, pegs and scroll, strings, sound holes."""
    v = f.card.at(*f.pt(-17, -106), f.s * 1.22, 11, vol=7, det=0.9, wob=0.12, rim=0.6, edge=0.34)
    _scroll(v)
    top: list[Point] = [(0, -7), (-5, -17), (-15, -21), (-24, -18), (-28.5, -14.5, "c"), (-33, -10), (-38, -13, "c"), (-45, -16),
        (-54, -13), (-59, -5)]  # fmt: skip
    body = blob(*top, *[(p[0], -p[1], *p[2:]) for p in reversed(top)])
    v.shade(xf(body, 1, 4), 0.5, 5, SEAM)
    m = v.paint(body, VARNISH)
    v.flat(ell(-46, -6, 9, 5), "#ffdc98", 0.35, 4, clip=m)
    inner = [(p[0] * 0.92 - 2.4, p[1] * 0.84) for p in top]
    v.line([*inner, *[(x, -y) for x, y in reversed(inner)], inner[0]], 0.9, "#5c1c08", alpha=0.7, clip=m)
    for y in (-9, 9):
        v.line(
            [(-23, y * 0.8), (-26, y * 1.1), (-29, y * 0.9), (-32, y * 0.7), (-35, y)],
            1.6,
            "#2c0c08",
            alpha=0.95,
            det=1,
        )
    v.paint(poly([(-2, -4), (-15, -5.5), (-15, 5.5), (-2, 4)]), ["#140808", "#34201c", "#6c4c3c"], vol=2)
    v.flat(poly([(-38, -4.2), (-38, 4.2), (-92, 2.6), (-92, -2.6)]), "#241014", 1, det=1)
    v.flat(rect(-21.5, -6.5, -19.5, 6.5), "#f4dcb0", 1, det=1)
    for string in (-2.7, -0.9, 0.9, 2.7):
        v.line([(-15, string), (-94, string * 0.6)], 0.7, "#fff4dc", alpha=0.9, ends=1, det=1)


def _scroll(v: Frame) -> None:
    """Peg box, four pegs, and the curl at its end."""
    for k, s in ((0, 1), (1, -1), (2, 1), (3, -1)):
        x = -95 - 3.4 * k
        v.line([(x, 0), (x - 1, s * 8)], 1.6, "#2c140c", alpha=1, ends=0.9)
        v.flat(ell(x - 1.2, s * 9, 1.6, 2.4), "#2c140c", 1, det=1)
    v.paint(taper((-58, 0, 6.4), (-92, 0, 6), (-108, -1, 6.4)), VARNISH[:3], vol=3)
    v.paint(ell(-112, -3.4, 6.4, 6), VARNISH[:3], vol=4)
    v.line(
        [(-108, -1), (-111, 0), (-114, -3), (-112, -6), (-109.6, -4), (-111.6, -2.8)],
        1.2,
        "#4a1408",
        alpha=0.9,
        det=1,
    )


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
    tip = (GRIP[0] + ux * 2.3, GRIP[1] + uy * 2.3)
    heel = (GRIP[0] - ux * 0.14, GRIP[1] - uy * 0.14)
    f.shade(taper((STRING[0] + 6, STRING[1] + 24, 3), (STRING[0] + 3, STRING[1] - 20, 3)), 0.5, 2, "#2c0c08")
    f.line([heel, STRING, tip], 1.7, "#f4e8cc", alpha=1, ends=0.98, det=1)
    stick = [
        (heel[0] + 6, heel[1] + 5),
        (GRIP[0] + 5.4, GRIP[1]),
        (STRING[0] + 4, STRING[1] - 6),
        (tip[0] + 5, tip[1] - 1),
    ]
    f.line(stick, 3, "#5a2414", alpha=1, ends=0.85, det=1)
    f.line(
        [(tip[0] - 0.5, tip[1] + 2), (tip[0] + 2, tip[1] - 3), (tip[0] + 6, tip[1] - 3)],
        3,
        "#5a2414",
        alpha=1,
        ends=0.9,
    )
    f.paint(poly([(heel[0] - 1, heel[1]), (heel[0] + 7, heel[1] + 1), (heel[0] + 7, heel[1] - 9), (heel[0], heel[1] - 9)]),
        ["#140808", "#34201c", "#7c5c4c"], vol=2, det=1)  # fmt: skip
    shoulder, elbow, wrist = (6, -98), (10, -62), (GRIP[0] + 8, GRIP[1] - 1)
    arm = join(
        taper((*shoulder, 13), (*elbow, 10)),
        taper((*elbow, 10), (*wrist, 6.6)),
        ell(elbow[0], elbow[1], 6),
    )
    f.shade(arm, 0.6, 5, SEAM)
    m = f.paint(arm, GREEN, vol=5)
    f.shade(ell(elbow[0] - 2, elbow[1] - 4, 6, 3), 0.4, 2, SEAM, clip=m)
    hand = ((8, -6), (0, -7), (-4, -2), (-2, 5), (7, 5))
    f.paint(blob(*[(GRIP[0] + dx + 2, GRIP[1] + dy) for dx, dy in hand]), GREEN, vol=3, edge=0.34)
    for dy in (-2.4, 1.4):
        f.line([(GRIP[0] - 1, GRIP[1] + dy), (GRIP[0] + 5, GRIP[1] + dy)], 1.1, SEAM, alpha=0.7)
