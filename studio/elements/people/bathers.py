"""Two women in a bathhouse: one seated with her back to us, the other pours water over her hair."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN, OLIVE, knotted, profile
from studio.elements.rooms.bathhouse import copper_bowl
from studio.paint import Card
from studio.shapes import blob, taper

WRAP: Ramp = ["#4c1c24", "#a8442c", "#e48c50", "#fcd8a8"]
LINEN: Ramp = ["#5c6478", "#a4acb0", "#e8e4d4", "#fffcf0"]


def seated_bather(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Seated on (x, y), back to us, her head bowed, her long wet hair drawn forward over one shoulder, 330 high."""
    f = c.at(x, y, s, vol=30, det=0.5, wob=0.3, edge=0.24, rim=0.8, rimw=6, tex=0.14)
    f.paint(taper((66, -214, 40), (96, -140, 34), (94, -70, 26), (104, -30, 20)), OLIVE)
    f.paint(blob((94, -34), (114, -34), (128, -16), (112, -8), (96, -14)), OLIVE, vol=5)
    f.paint(taper((-66, -214, 40), (-98, -150, 34), (-104, -80, 26), (-112, -30, 20)), OLIVE)
    f.paint(blob((-102, -34), (-122, -34), (-138, -16), (-122, -8), (-104, -14)), OLIVE, vol=5)
    m = f.paint(
        blob(
            (-34, -246),
            (34, -246),
            (84, -222),
            (82, -170),
            (60, -110),
            (74, -50),
            (92, -20),
            (0, -6),
            (-92, -20),
            (-74, -50),
            (-60, -110),
            (-82, -170),
            (-84, -222),
        ),
        OLIVE,
        vol=50,
    )
    f.shade(taper((0, -220, 5), (3, -140, 8), (0, -90, 6)), 0.35, 5, OLIVE[0], clip=m)
    for side in (-1, 1):
        f.shade(
            blob((side * 26, -206), (side * 58, -190), (side * 42, -150), (side * 24, -160)),
            0.2,
            9,
            OLIVE[0],
            clip=m,
        )
    w = f.paint(
        blob(
            (-70, -96),
            (0, -84),
            (70, -96),
            (92, -56),
            (116, -12),
            (100, 12),
            (0, 20),
            (-100, 12),
            (-116, -12),
            (-92, -56),
        ),
        WRAP,
        vol=34,
    )
    for dy in (-74, -56, 0):
        f.line([(-120, dy - 4), (0, dy + 10), (120, dy - 4)], 5, WRAP[-1], alpha=0.7, clip=w, ends=0.9)
    f.paint(taper((0, -236, 40), (-4, -262, 34)), OLIVE, vol=12)
    h = f.paint(
        blob((-48, -290), (-40, -334), (0, -350), (38, -334), (46, -290), (34, -258), (4, -250), (-34, -256)),
        BLACK,
        vol=28,
    )
    hair = f.paint(
        taper((24, -300, 60), (62, -240, 46), (84, -160, 36), (80, -80, 26), (92, -30, 14)), BLACK, vol=18
    )
    for k in (-12, 0, 12):
        f.line(
            [(14 + k, -320), (60 + k * 0.9, -240), (84 + k * 0.7, -150), (84 + k * 0.4, -60)],
            3,
            "#8c94a8",
            alpha=0.5,
            clip=(h + hair).clip(0, 1),
        )


def pouring_bather(c: Card, x: float, y: float, s: float = 1.0) -> tuple[float, float]:
    """Kneeling upright on (x, y), looking left, a bowl held out at arm's length; returns where its water falls from."""
    f = c.at(x, y, s, vol=24, det=0.6, wob=0.3, edge=0.26, rim=0.8, rimw=6, tex=0.15)
    f.paint(taper((60, -60, 60), (120, -24, 44), (150, -12, 26)), [BROWN[0], *BROWN[:-1]])
    f.paint(taper((-30, -204, 34), (-84, -262, 27), (-136, -322, 22)), [BROWN[0], *BROWN[:-1]])
    m = f.paint(
        blob(
            (-36, -230),
            (6, -240),
            (48, -214),
            (54, -150),
            (72, -90),
            (100, -50),
            (92, 0),
            (-30, 6),
            (-52, -20),
            (-44, -90),
            (-36, -140),
            (-46, -190),
        ),
        LINEN,
        vol=36,
    )
    for a, b, d in (
        ((20, -200), (30, -120), (60, -30)),
        ((-14, -180), (-12, -100), (-20, -10)),
        ((40, -150), (60, -90), (86, -30)),
    ):
        f.line([a, b, d], 5, LINEN[0], alpha=0.4, clip=m)
    f.line([(-44, -132), (10, -122), (62, -136)], 7, "#c8503c", alpha=0.9, clip=m, ends=0.9)
    f.paint(blob((-40, -226), (0, -246), (46, -222), (30, -206), (-30, -208)), BROWN, vol=10)
    head = c.at(*f.pt(0, -238), s * 0.86, -4, **f.defaults)
    profile(head, BROWN)
    knotted(head, BLACK)
    bx, by = f.pt(-166, -340)
    copper_bowl(c, bx, by, 1.0 * s, -52)
    f.paint(taper((24, -212, 38), (-34, -232, 33), (-92, -296, 25), (-138, -348, 21)), BROWN)
    f.paint(blob((-130, -362), (-150, -364), (-160, -350), (-146, -338), (-130, -340)), BROWN, vol=5)
    return f.pt(-198, -330)


def poured(c: Card, a: tuple[float, float], b: tuple[float, float]) -> None:
    """A veil of water from a to b, with drops that leap."""
    mid = (a[0] * 0.6 + b[0] * 0.4 - 8, (a[1] + b[1]) / 2 - 12)
    m = c.paint(
        taper((*a, 18), (*mid, 24), (*b, 46)),
        ["#4c90a0", "#a8dce0", "#f8fffc"],
        vol=8,
        wob=0.6,
        alpha=0.86,
        rim=0.8,
    )
    c.marks(m, 1.5, 80, 26, 3, jit=0.14)
    for k in range(16):
        dx, dy = (k * 37 % 91) - 46, -(k * 53 % 47)
        c.dot(b[0] + dx, b[1] + dy, 1.6 + k % 3, "#f4fffc", 0.9)
