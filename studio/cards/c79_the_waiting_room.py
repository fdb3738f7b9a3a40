"""The Waiting Room.

Grey people wait behind blank newspapers, and in the middle a clown, bright, hands on knees. But under every grey
trouser peeps a striped sock and one long shoe; on the wall their shadows wear pointed hats, and the clown's a
bowler. A rubber nose lies on the floor, and all pretend not to see it.
"""

from studio.colour import Ramp
from studio.elements.people.waiting_folk import clown_sitter, grey_sitter
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import Path, blob, ell, join, poly, rect

META = {"number": 79, "slug": "the-waiting-room", "seed": 7979}
FINISH = Finish(vignette=0.28, bloom=0.3)

WALL = ["#8c887c", "#b8b2a0", "#d8d0bc", "#f4ecd8"]
PANEL = ["#5c5a54", "#86827a", "#a8a294", "#ccc4b0"]
LINO = ["#6c6860", "#9c968a", "#c4bcaa", "#e8e0cc"]
SUIT = ["#a06c40", "#e8c48c", "#fff0cc", "#fffaf0"]
ORANGE = ["#7c1c14", "#d84418", "#ff7c24", "#ffc46c"]
PINK = ["#6c1440", "#c83874", "#f880a4", "#ffd0d8"]
TEAL = ["#0c4450", "#188c94", "#4cc8c0", "#c0f4e0"]
YELLOW = ["#8c5408", "#e0a010", "#ffd438", "#fff4a8"]
VIOLET = ["#341c6c", "#6c40b8", "#a880e8", "#e4d0ff"]
GREYS: tuple[tuple[float, float, Ramp, Ramp, Ramp | None], ...] = (
    (96, 1, PINK, TEAL, None),
    (246, -1, YELLOW, PINK, YELLOW),
    (554, 1, TEAL, VIOLET, None),
    (704, -1, VIOLET, YELLOW, PINK),
)
FEET, SIZE = 1030, 1.08


def room(c: Card) -> None:
    """Cold light, a cream wall, a skirting, a floor of worn squares."""
    c.sky([(0, "#ccd4c4"), (400, "#d8d0b8"), (800, "#bcae94")], calm=0.6)
    c.marks(c.all(), 1.57, 700, 50, 8, jit=0.05, alpha=0.4)
    c.glow(400, 90, 560, "#f4fcf4", 0.6, 1.5)
    c.paint(rect(-20, 700, 820, 960), PANEL, vol=3, edge=0.05, wob=0.4, amb=0.5)
    c.paint(rect(-20, 690, 820, 708), WALL, vol=4, wob=0.4)
    c.paint(rect(-20, 930, 820, 966), WALL, vol=5, wob=0.4, grad=(0, -0.2))
    floor = c.paint(rect(-20, 964, 820, 1220), LINO, vol=3, amb=0.5, edge=0.05, grad=(-0.1, 0.08))
    for row, (y0, y1) in enumerate(((966, 1000), (1000, 1052), (1052, 1124), (1124, 1230))):
        k0, k1 = 0.62 + (y0 - 966) / 420, 0.62 + (y1 - 966) / 420
        for i in range(-8, 8):
            if (i + row) % 2 == 0:
                square = [
                    (400 + i * 110 * k0, y0),
                    (400 + (i + 1) * 110 * k0, y0),
                    (400 + (i + 1) * 110 * k1, y1),
                    (400 + i * 110 * k1, y1),
                ]
                c.flat(poly(square), "#8c867a", 0.5, 1, clip=floor)


def lamp(c: Card) -> None:
    """One long ceiling lamp."""
    for x in (300, 500):
        c.line([(x, 20), (x, 96)], 4, "#6c6860", 0.9)
    c.paint(rect(230, 92, 570, 118, 8), PANEL, vol=8, wob=0.3)
    c.paint(rect(240, 112, 560, 130, 8), ["#dcecec", "#f4fcfa", "#ffffff"], vol=5, amb=0.8, wob=0.3, det=0.6)


def shadow_of(c: Card, x: float, pointed: bool) -> Path:
    """What the light behind us says about one of them."""
    f = c.at(x, 760, 1.12)
    body = blob((-54, 0), (-60, -140), (-46, -206), (0, -232), (46, -206), (60, -140), (54, 0))
    cone = join(
        poly([(-34, -316), (2, -446), (34, -316)]),
        ell(2, -448, 15, 15),
        ell(-40, -294, 17, 18),
        ell(40, -294, 17, 18),
    )
    bowler = join(blob((-36, -306), (-34, -350), (0, -364), (34, -350), (36, -306)), ell(0, -308, 54, 9))
    ruff = join(*[ell(i * 14, -240, 11, 12) for i in range(-3, 4)]) if pointed else ell(0, -230, 30, 20)
    return f.path(join(body, ell(0, -284, 35, 42), cone if pointed else bowler, ruff))


def nose(c: Card) -> None:
    """The rubber nose in front of everybody's feet."""
    c.shade(ell(306, 1128, 34, 8), 0.45, 6)
    c.paint(ell(300, 1102, 27, 27), ORANGE, vol=22, wob=0.3, edge=0.25, rim=0.5, det=0.6)
    c.flat(ell(292, 1091, 6, 5), "#fff4e0", 0.9, 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 160, 420), key="#f4fcf4", fog="#d4ccb8")
    room(c)
    shadows = [shadow_of(c, x, pointed=True) for x, *_ in GREYS]
    c.shade(join(*shadows, shadow_of(c, 400, pointed=False)), 0.5, 3.5, "#343c58", wob=0.5)
    lamp(c)
    for x, side, sock, shoe, frill in GREYS:
        grey_sitter(c, x, FEET, SIZE, side, sock, shoe, frill)
    clown_sitter(c, 400, FEET + 14, SIZE, SUIT, ORANGE)
    nose(c)
