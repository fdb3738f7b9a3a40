"""Where I Put It.

A wall of small drawers as high as a tower, many left ajar: out of one comes snow, out of others a tiger, a
sunset, a rope ladder, a hum of light. The child high on the ladder has opened one and its hood is lit from
within. At the bottom one drawer is chained and padlocked.
"""

from studio.elements.people.figures import child
from studio.elements.things.loaf import rope_ladder
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, FOX, PINE, STEEL
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 65, "slug": "where-i-put-it", "seed": 6565}
FINISH = Finish(bloom=0.5, vignette=0.34)

GLOW = (318.0, 300.0)
EYE = (400.0, 1080.0)  # where we stand and look up from
WALNUT = ["#140e14", "#382220", "#6c4430", "#ac7848", "#ffd898"]
STRIPE = ["#1c0c10", "#3c1c18", "#5c3028"]
HOLLOW = ["#08080e", "#141018", "#2c1e20"]
ROWS = (36, 118, 204, 292, 388, 484, 588, 690, 800, 914, 1034, 1164)
Box = tuple[float, float, float, float]


def columns(row: int) -> list[float]:
    """Where the drawers of one row begin and end: never twice the same."""
    n = 6 + (row * 5) % 3
    xs = [30 + 740 * k / n + (14 * ((k * 7 + row * 3) % 5 - 2) if 0 < k < n else 0) for k in range(n + 1)]
    return [float(x) for x in xs]


def boxes() -> list[Box]:
    """Every drawer of the wall."""
    out: list[Box] = []
    for row in range(len(ROWS) - 1):
        xs = columns(row)
        out += [(xs[k] + 4, ROWS[row] + 4, xs[k + 1] - 4, ROWS[row + 1] - 4) for k in range(len(xs) - 1)]
    return out


def at(x: float, y: float) -> Box:
    """The drawer under a point."""
    return min(boxes(), key=lambda b: abs((b[0] + b[2]) / 2 - x) + abs((b[1] + b[3]) / 2 - y))


def front(c: Card, box: Box, light: tuple[float, float, float], knob: bool = True) -> None:
    """One drawer front with its sunk panel and its knob."""
    x0, y0, x1, y1 = box
    c.paint(
        rect(x0, y0, x1, y1, 4),
        WALNUT,
        vol=7,
        wob=0.5,
        edge=0.34,
        amb=0.16,
        light=light,
        tex=0.35,
        grain=1,
        rim=0.4,
    )
    c.paint(
        rect(x0 + 11, y0 + 11, x1 - 11, y1 - 11, 3),
        WALNUT,
        vol=5,
        wob=0.5,
        edge=0.3,
        amb=0.14,
        light=light,
        tex=0.35,
        grain=1,
    )
    if knob:
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        c.shade(ell(x + 2, y + 6, 10, 7), 0.6, 3)
        c.paint(ell(x, y, 8), BRASS, vol=6, wob=0.2, edge=0.35, amb=0.3, light=light)


def wall(c: Card) -> None:
    """The whole wall, blue in the corners, warm round the open drawer."""
    c.sky([(0, "#1c1418"), (1200, "#140e14")])
    for box in boxes():
        front(c, box, (*GLOW, 150))
    c.darken(c.radial(*GLOW, 220, 860) * 0.75, "#141c3c", 0.62)
    c.glow(*GLOW, 360, "#ffb060", 0.3, 1.5)


def pulled(c: Card, box: Box, out: float, inner: str | None = None, a: float = 0.9) -> Box:
    """Draw a drawer out towards us; returns its front. `inner` is the light it holds."""
    x0, y0, x1, y1 = box
    near = [
        (EYE[0] + (x - EYE[0]) * (1 + out), EYE[1] + (y - EYE[1]) * (1 + out))
        for x, y in ((x0, y0), (x1, y1))
    ]
    nx0, ny0, nx1, ny1 = near[0][0], near[0][1] + 10, near[1][0], near[1][1] + 10
    c.flat(rect(x0, y0, x1, y1), "#08080e", 0.95, wob=0.4)
    if inner:
        c.flat(rect(x0 + 3, y0 + 2, x1 - 3, y1), inner, a, 3, wob=0.4)
        c.halo((x0 + x1) / 2, y0, (x1 - x0) * 1.1, inner, 0.8)
    c.shade(poly([(x0, y1), (x1, y1), (nx1 + 6, ny1 + 40), (nx0 + 6, ny1 + 40)]), 0.6, 10)
    c.paint(poly([(x0, y1), (x1, y1), (nx1, ny1), (nx0, ny1)]), HOLLOW, vol=3, wob=0.3)
    inside = (x0, nx0) if (x0 + x1) / 2 > EYE[0] else (x1, nx1)
    c.paint(
        poly([(inside[0], y0), (inside[0], y1), (inside[1], ny1), (inside[1], ny0)]),
        WALNUT[:3],
        vol=3,
        wob=0.3,
    )
    face = (nx0, ny0 + 12, nx1, ny1)
    front(c, face, ((x0 + x1) / 2, y0 - 60, 120))
    return face


def snow_drawer(c: Card) -> None:
    """Winter, put away too full."""
    face = pulled(c, at(640, 250), 0.1, "#cfe4f4")
    x0, y0, x1, _ = face
    heap = blob((x0 + 4, y0 + 10), (x0 + 24, y0 - 22), ((x0 + x1) / 2, y0 - 34), (x1 - 26, y0 - 20), (x1 - 4, y0 + 10),
        (x1 - 20, y0 + 26), ((x0 + x1) / 2, y0 + 18), (x0 + 22, y0 + 30))  # fmt: skip
    c.paint(heap, ["#6c80ac", "#b4c4dc", "#eef4f8", "#ffffff"], vol=14, amb=0.6, wob=1, edge=0.15)
    cone = poly([(x0 + 10, y0), (x1 - 10, y0), (x1 + 40, 1100), (x0 - 40, 1100)])
    c.flat(cone, "#cfe0f0", 0.1, 24)
    c.sparks(cone, 220, "#f8fcff", (1.2, 3.2), 1.0)
    c.paint(
        blob((620, 1172), (640, 1140), (690, 1124), (740, 1138), (776, 1172)),
        ["#6c80ac", "#b4c4dc", "#eef4f8"],
        vol=16,
        amb=0.5,
    )


def tiger_drawer(c: Card) -> None:
    """Somebody has been waiting in there: two paws on the edge, ears, amber eyes."""
    face = pulled(c, at(150, 540), 0.1)
    x, y = (face[0] + face[2]) / 2, face[1]
    f = c.at(x, y, 1.25, vol=12, wob=0.3, edge=0.28, rim=0.8, det=0.8, amb=0.36, light=(*GLOW, 160))
    for s in (-1, 1):
        f.paint(ell(s * 36, -66, 17), FOX, vol=8)
        f.paint(ell(s * 36, -64, 9), ["#2c1420", "#5c3038"], vol=3)
    m = f.paint(
        blob((-54, -24), (-46, -60), (0, -78), (46, -60), (54, -24), (36, 14), (-36, 14)), FOX, vol=26
    )
    for a, b in (((0, -78), (0, -52)), ((-16, -76), (-12, -56)), ((16, -76), (12, -56)), ((-54, -30), (-34, -26)), ((54, -30), (34, -26)),
            ((-54, -14), (-36, -14)), ((54, -14), (36, -14))):  # fmt: skip
        f.paint(taper((*a, 9), (*b, 2)), STRIPE, vol=2, clip=m, edge=0)
    for s in (-1, 1):
        f.paint(ell(s * 13, -10, 18, 14), ["#a89490", "#ece0d0", "#fffaf0"], vol=7, edge=0.1)
        f.flat(ell(s * 23, -36, 10, 9), "#ffdc60", 1, det=1)
        f.flat(ell(s * 22, -36, 4, 7), "#180c10", 1, det=1)
    f.paint(blob((-10, -24), (10, -24), (0, -12)), ["#6c2c34", "#d07878"], vol=4, det=1)
    front(c, face, (x, y - 60, 120))
    for s in (-1, 1):
        f.paint(
            blob(
                (s * 40 - 19, 18),
                (s * 40 - 17, -6),
                (s * 40, -13),
                (s * 40 + 17, -6),
                (s * 40 + 19, 18),
                (s * 40, 25),
            ),
            FOX,
            vol=10,
        )
        for d in (-7, 7):
            f.line([(s * 40 + d, 22), (s * 40 + d, 9)], 3, "#3c1418", alpha=0.9)


def sunset_drawer(c: Card) -> None:
    """An evening, kept for later: the sun is just going down behind the edge."""
    face = pulled(c, at(610, 640), 0.1, "#ff8c5c")
    x, y = (face[0] + face[2]) / 2, face[1] + 4
    c.glow(x, y - 20, 190, "#ff7c4c", 0.5, 1.5)
    for dx in (-150, -80, 0, 80, 150):
        c.beam(
            [
                (x - 6, y),
                (x + 6, y),
                (x + dx + 22, y - 170 + abs(dx) * 0.4),
                (x + dx - 22, y - 170 + abs(dx) * 0.4),
            ],
            "#ff9c5c",
            0.45,
            7,
        )
    c.paint(
        ell(x, y - 22, 56), ["#f07038", "#ffb850", "#fff0a8"], vol=10, amb=0.8, wob=0.3, edge=0.1, det=0.6
    )
    for dx, dy, w in ((-62, -34, 38), (62, -52, 34), (48, -4, 40), (-50, -2, 42)):
        c.paint(
            ell(x + dx, y + dy, w, 10), ["#5c3470", "#a85488", "#f0907c"], vol=6, wob=1.4, edge=0.05, soft=1.5
        )
    front(c, face, (x, y - 60, 110))


def rope_drawer(c: Card) -> None:
    """Whoever climbed out has not come back."""
    x0, y0, x1, y1 = pulled(c, at(170, 165), 0.07)
    x = (x0 + x1) / 2
    rope_ladder(c, (x + 10, y0 + 4), (x + 18, y1 + 190), 34, 8)


def hum_drawer(c: Card) -> None:
    """A hand's breadth of light, humming."""
    x0, y0, x1, _ = pulled(c, at(300, 860), 0.06, "#ffe890")
    for k in range(5):
        x = x0 + 14 + (x1 - x0 - 28) * k / 4
        c.halo(x, y0 - 18 - 12 * (k % 2), 36, "#fff0a0", 0.8)
        c.dot(x, y0 - 20 - 16 * (k % 2), 3, "#fffbe0", 1)


def locked_drawer(c: Card) -> None:
    """The one not to be opened: two chains and a padlock."""
    x0, y0, x1, y1 = at(170, 976)
    mid = ((x0 + x1) / 2, (y0 + y1) / 2)
    c.glow(*mid, 120, "#6c84b0", 0.4, 1.6)
    for a, b in (((x0 - 46, y0 - 6), (x1 + 46, y1 + 6)), ((x0 - 46, y1 + 6), (x1 + 46, y0 - 6))):
        for k in range(15):
            px, py = a[0] + (b[0] - a[0]) * k / 14, a[1] + (b[1] - a[1]) * k / 14
            link = ell(px, py, 13, 8 if k % 2 else 5, 24 if b[1] > a[1] else -24)
            c.shade(ell(px + 2, py + 5, 13, 7), 0.5, 3)
            c.paint(link, STEEL, vol=6, wob=0.2, edge=0.4, amb=0.4, rim=0.7, light=(330, 800, 200), det=0.6)
    f = c.at(*mid, 1.25, vol=10, wob=0.25, edge=0.36, rim=0.8, amb=0.4, det=0.8, light=(330, 800, 200))
    f.shade(rect(-28, -12, 32, 44, 8), 0.6, 7)
    f.line([(-16, -8), (-17, -30), (0, -42), (17, -30), (16, -8)], 10, "#98a4b4", alpha=1, ends=0.9)
    f.paint(rect(-28, -14, 28, 36, 8), BRASS, vol=12)
    f.flat(ell(0, 6, 7), "#1c0c10", 1, det=1)
    f.flat(poly([(-4, 6), (4, 6), (7, 24), (-7, 24)]), "#1c0c10", 1, det=1)


def opened(c: Card) -> None:
    """The drawer that was looked for."""
    x0, y0, x1, _ = pulled(c, at(*GLOW), 0.08, "#fff0b8", 1.0)
    c.beam([(x0 + 6, y0), (x1 - 6, y0), (x1 + 70, y0 - 230), (x0 - 60, y0 - 230)], "#ffdf9c", 0.6, 18)
    c.glow((x0 + x1) / 2, y0 - 20, 210, "#ffd890", 0.5, 1.5)
    c.sparks(poly([(x0, y0), (x1, y0), (x1 + 60, y0 - 200), (x0 - 50, y0 - 200)]), 46, "#fff6d0", (1, 2.6))


def long_ladder(c: Card) -> None:
    """From the floor to nearly the top."""
    foot, top = (452.0, 1176.0), (412.0, 214.0)
    for s in (-1, 1):
        c.shade(taper((foot[0] + s * 56 + 20, foot[1], 16), (top[0] + s * 34 + 14, top[1], 11)), 0.5, 10)
        c.paint(taper((foot[0] + s * 56, foot[1], 19), (top[0] + s * 34, top[1], 12)), PINE, vol=6, wob=0.4, edge=0.32,
            light=(*GLOW, 200), rim=0.6, amb=0.26)  # fmt: skip
    for k in range(24):
        t = k / 24
        x, y, w = foot[0] + (top[0] - foot[0]) * t, foot[1] - 24 + (top[1] - foot[1]) * t, 56 - 22 * t
        c.paint(
            taper((x - w, y, 11 - 3 * t), (x + w, y, 11 - 3 * t)),
            PINE,
            vol=4,
            wob=0.3,
            edge=0.3,
            light=(*GLOW, 200),
            amb=0.3,
        )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffdca0", fog="#2c2438")
    wall(c)
    rope_drawer(c)
    tiger_drawer(c)
    sunset_drawer(c)
    hum_drawer(c)
    opened(c)
    locked_drawer(c)
    long_ladder(c)
    snow_drawer(c)
    child(c, 420, 486, 190, view="side", arm="up", light=(330, 300, 70), rim=1.2, shadow=0)
    c.halo(402, 338, 60, "#fff0b0", 0.7)
