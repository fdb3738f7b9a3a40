"""He Comes on Time.

A heron in a long coat, taller than the lamp posts, walks down the street at nightfall and takes the light
out of the windows, one by one, into his basket. Behind him all is dark; ahead the chimneys smoke in a
hurry. One window he has passed by: a cradle stands in it, and he has left a coin on its sill.
"""

from collections.abc import Sequence

from studio.elements.things.lights import lamp_post
from studio.elements.things.props import coin
from studio.elements.things.shells import cradle
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import Point, blob, ell, poly, quad, rect, taper

META = {"number": 44, "slug": "he-comes-on-time", "seed": 4444}
FINISH = Finish(vignette=0.36, bloom=0.5)

VANISH = (430.0, 850.0)
BASKET = (262.0, 800.0)
WARM = "#ffc850"
COAT = ["#050a18", "#0c1a32", "#1c3450", "#4c6478", "#d8b878"]
PLUME = ["#1c2c44", "#4c6480", "#8ca4b4", "#d8dcd4", "#fff6dc"]
WICKER = ["#2c1410", "#6c3c1c", "#b47c3c", "#f4cc80"]
WALLS = (["#0a1830", "#16304c", "#2c5068", "#5c8088"], ["#0c1428", "#1c2844", "#38486c",
    "#707c94"], ["#0a1c28", "#163840", "#2c5c60", "#6c8c84"])  # fmt: skip


def street(c: Card) -> None:
    """Blue evening, wet cobbles."""
    c.sky([(0, "#08142c"), (360, "#12305a"), (640, "#2c5c80"), (800, "#78a0a4"), (860, "#a8b8a4")])
    c.clouds(60, 620, "#14294c", "#3c6888", cover=0.45, a=0.6, cell=180)
    ground = poly([(-20, 1100), (330, 884), (530, 884), (820, 1090), (820, 1220), (-20, 1220)])
    ramp = ["#060c18", "#12202c", "#2c4450", "#6c8484"]
    m = c.paint(ground, ramp, vol=2, amb=0.4, gain=0.4, edge=0, tex=0.3)
    c.marks(m, 0.0, 700, 26, 7, jit=0.2, alpha=0.6, curl=0.2)


def terrace(c: Card, side: int, edges: Sequence[float], lit: bool) -> None:
    """One side of the street from far to near; each house with roof, chimney and windows."""
    vx, vy = VANISH
    for i in range(len(edges) - 2, -1, -1):
        near, far = edges[i], edges[i + 1]
        tall = 1.62 + 0.24 * ((i * 5 + side) % 3)
        top = [vy - near * tall, vy - far * tall]
        foot = [vy + near * 0.62, vy + far * 0.62]
        x0, x1 = vx + side * near, vx + side * far
        fog = min(0.62, 0.1 + i * 0.14)
        wall = poly([(x0, top[0]), (x1, top[1]), (x1, foot[1]), (x0, foot[0])])
        stack = near * 0.07
        xs, ys = x0 * 0.4 + x1 * 0.6, top[0] * 0.4 + top[1] * 0.6
        c.paint(rect(xs - stack, ys - near * 0.42, xs + stack, ys), WALLS[1], vol=5, fog=fog, wob=0.5)
        ridge = poly([(x0, top[0]), (x0 * 0.86 + x1 * 0.14, top[0] - near * 0.3), (x1,
            top[1] - far * 0.3), (x1, top[1])])  # fmt: skip
        c.paint(ridge, ["#060c1c", "#101c34", "#243450", "#48586c"], vol=5, fog=fog, wob=0.5)
        c.paint(wall, WALLS[i % 3], vol=4, fog=fog, wob=0.4, edge=0.25, tex=0.3, grad=(0.0, -0.1))
        corners = ((x0, top[0]), (x1, top[1]), (x1, foot[1]), (x0, foot[0]))
        for row in range(4):
            for col in range(2):
                u, v = 0.14 + col * 0.42, 0.07 + row * 0.225
                taken = not lit or (i, row, col) in ((1, 0, 0), (0, 1, 1))
                casement(c, [quad(*corners, u + a, v + b) for a, b in ((0, 0), (0.27, 0), (0.27,
                    0.13), (0, 0.13))], not taken, fog)  # fmt: skip


def hurried_smoke(c: Card) -> None:
    """Every chimney ahead of him is being made the most of."""
    for x, y, k in ((146, 178, 1.5), (224, 400, 1.1), (290, 520, 0.7)):
        path = [(x, y), (x + 16 * k, y - 50 * k), (x + 60 * k, y - 84 * k), (x + 130 * k, y - 96 * k)]
        c.smoke(path, 10 * k, 34 * k, "#b4c4c4", 0.34)


def casement(c: Card, q: Sequence[Point], on: bool, fog: float) -> None:
    """One window: warm and crossed by bars, or an empty dark hole."""
    cx, cy = sum(p[0] for p in q) / 4, sum(p[1] for p in q) / 4
    size = abs(q[1][0] - q[0][0])
    if not on:
        c.flat(poly(q), c.fade("#060a16", fog * 0.8), 0.95, wob=0.3)
        c.line([q[3], q[2]], 3, c.fade("#3c5468", fog), 0.8, 0.3)
        return
    c.halo(cx, cy, size * 1.6 + 14, "#ffb040", 0.42 * (1 - fog * 0.4))
    c.paint(poly(q), ["#e88c28", WARM, "#fff0b0"], vol=2, amb=0.6, wob=0.3, det=0.8, edge=0.1, fog=fog * 0.3)
    for a, b in (((q[0][0] + q[1][0]) / 2, (q[3][0] + q[2][0]) / 2),):
        c.line(
            [(a, (q[0][1] + q[1][1]) / 2), (b, (q[3][1] + q[2][1]) / 2)], 2.6, "#6c3414", 0.8, 0.2, ends=0.9
        )
    c.line([((q[0][0] + q[3][0]) / 2, (q[0][1] + q[3][1]) / 2), ((q[1][0] + q[2][0]) / 2,
        (q[1][1] + q[2][1]) / 2)], 2.6, "#6c3414", 0.8, 0.2, ends=0.9)  # fmt: skip


def spared(c: Card) -> None:
    """The one window left alight behind him: a cradle inside, a coin on the sill."""
    c.glow(690, 640, 190, "#ffb040", 0.42, 1.8)
    casement(c, [(644, 560), (746, 540), (746, 704), (644, 700)], True, 0)
    cradle(c, 696, 704, 92, ["#2c1008", "#5c2c10", "#8c4c1c", "#b87430"])
    sill = poly([(594, 700), (764, 706), (764, 726), (594, 718)])
    c.paint(sill, ["#1c2838", "#48586c", "#c0a878"], vol=4, wob=0.3, rim=0.8, light=(690, 660, 60))
    c.shade(ell(620, 702, 22, 5), 0.6, 3)
    coin(c, 620, 682, 40, ["#4c2408", "#a8641c", "#f0b848", "#fff4c0"], 0.97)
    c.dot(612, 672, 3, "#fffbe0", 1)


def pane_of_light(f: Frame, w: float, h: float, glow: float = 0.16) -> None:
    """A window's light, loose: a thin bright leaf with its cross of bars."""
    f.card.halo(*f.pt(0, 0), (w + h) * 0.8 * f.s, "#ffa030", glow)
    f.paint(rect(-w / 2, -h / 2, w / 2, h / 2, 3), ["#d87c1c", "#f8b840", "#ffe898"], vol=8,
        amb=0.42, tex=0.2, light=(*f.pt(-90, -120), 110), wob=0.3, det=0.9, edge=0.1)  # fmt: skip
    f.line([(0, -h / 2), (0, h / 2)], 4, "#a85c18", alpha=0.85, ends=0.9)
    f.line([(-w / 2, 0), (w / 2, 0)], 4, "#a85c18", alpha=0.85, ends=0.9)


def legs(c: Card) -> None:
    """Two long legs in mid-step."""
    skin = ["#0c1018", "#2c3434", "#5c6458", "#c0a868"]
    for hip, knee, foot in (((520, 880), (556, 985), (600, 1092)), ((428, 880), (392, 990), (404, 1122))):
        c.shade(ell(foot[0] - 14, foot[1] + 3, 70, 8), 0.6, 6)
        c.paint(taper((*hip, 26), (*knee, 19), (foot[0], foot[1] - 6, 15)), skin, vol=7, wob=0.3, rim=0.7)
        for dx, dy in ((-74, 4), (-50, 14), (34, 6)):
            c.paint(taper((foot[0], foot[1] - 6, 13), (foot[0] + dx * 0.6,
                foot[1] + dy * 0.5 - 5, 9), (foot[0] + dx, foot[1] + dy, 4)), skin, vol=4,
                wob=0.3)  # fmt: skip


def coat(c: Card) -> None:
    """The long coat, lit from the basket below."""
    tail = blob((398, 424), (468, 404), (540, 470), (580, 620), (606, 780), (634, 908, "c"),
        (560, 922), (500, 906), (430, 918), (340, 900, "c"), (352, 760), (352, 600), (366, 500))  # fmt: skip
    m = c.paint(tail, COAT, vol=70, amb=0.12, gain=1.25, edge=0.3, rim=0.9, rimw=8, tex=0.18, wob=0.5)
    for pts in (((440, 480), (446, 700), (430, 912)), ((500, 500), (540, 720), (566, 915)),
        ((476, 620), (492, 760), (498, 905))):  # fmt: skip
        c.line(list(pts), 9, COAT[0], 0.55, 1, clip=m, det=0)
    c.marks(m, 1.6, 500, 34, 4, jit=0.1, alpha=0.4)
    for y in (560, 640, 720, 800):
        c.paint(ell(384 - (y - 560) * 0.05, y, 8), BRASS, vol=3, det=0.8, wob=0.2)
    watch = [(384, 640), (398, 690), (440, 700), (470, 668)]
    c.line(watch, 3, "#f0c868", 0.95, 0.2, ends=0.9)
    c.paint(ell(472, 676, 19), BRASS, vol=5, det=0.9, wob=0.2)
    c.paint(ell(472, 676, 14), ["#b8a888", "#f4ecd0", "#fffaf0"], vol=2, det=0.9, wob=0.2, amb=0.6)
    c.line([(472, 676), (472, 667)], 2.4, "#2c2020", 1, 0, ends=0.9)
    c.line([(472, 676), (479, 679)], 2.4, "#2c2020", 1, 0, ends=0.9)


def head(c: Card) -> None:
    """Neck in a collar, crest, gold eye, and the beak with what it has just taken."""
    neck = taper((438, 456, 84), (404, 380, 56), (436, 296, 40), (420, 226, 44), (398, 196, 46))
    m = c.paint(neck, PLUME, vol=20, amb=0.2, rim=0.7, edge=0.3, wob=0.4)
    c.marks(m, 1.75, 320, 24, 3, jit=0.1, alpha=0.7)
    for i, x in enumerate((396, 410, 402, 418)):
        c.line([(x, 340 + i * 14), (x - 5, 366 + i * 14)], 5, "#1c2840", 0.6, 0.5)
    crest = blob((380, 168), (420, 158), (470, 176), (540, 196, "c"), (470, 202), (430, 206))
    c.paint(crest, ["#060a18", "#141c30", "#2c3c54"], vol=8, wob=0.4)
    c.paint(blob((346, 196), (366, 170), (404, 164), (434, 184), (436, 212), (404, 230), (362,
        224)), PLUME, vol=18, amb=0.25, wob=0.3, rim=0.6)  # fmt: skip
    c.paint(blob((372, 170), (410, 158), (440, 172), (500, 188, "c"), (440, 194), (404, 184)),
        ["#060a18", "#18243c", "#3c4c64"], vol=6, wob=0.3)  # fmt: skip
    beak = ["#4c2c10", "#a06c20", "#e8b048", "#fff0b0"]
    c.paint(blob((366, 212, "c"), (360, 228), (200, 268, "c"), (190, 264, "c"), (340, 212)),
        beak, vol=6, wob=0.2, amb=0.4, det=0.6)  # fmt: skip
    c.paint(blob((360, 190), (352, 212), (170, 252, "c"), (168, 246, "c"), (330, 192)), beak,
        vol=8, wob=0.2, amb=0.45, det=0.6)  # fmt: skip
    c.flat(ell(378, 194, 11), "#ffd050", 1, det=1)
    c.flat(ell(375, 194, 5.5), "#140c10", 1, det=1)
    c.dot(373, 191, 2.2, "#ffffff", 1)
    c.line([(362, 184), (378, 180), (394, 184)], 4, "#0c1424", 0.9)
    for sg, pts in ((-1, ((392, 470), (376, 430), (396, 396), (430, 430), (424, 480))), (1,
        ((430, 480), (436, 430), (474, 384), (500, 420), (486, 480)))):  # fmt: skip
        c.paint(blob(*pts), COAT, vol=12, amb=0.16 + sg * 0.03, rim=0.7, edge=0.35, wob=0.4)


def basket(c: Card) -> None:
    """A wicker basket heaped with stolen windows, carried in a sleeve."""
    bx, by = BASKET
    c.halo(bx, by - 50, 150, "#ffb440", 0.35)
    for x, y, w, h, rot in ((-58, -50, 54, 66, -24), (56, -54, 52, 70, 22), (-18, -78, 56, 74,
        -6), (26, -52, 60, 64, 12), (-40, -26, 54, 54, 16)):  # fmt: skip
        pane_of_light(c.at(bx + x, by + y, 1, rot), w, h)
    c.paint(taper((bx - 86, by - 12, 11), (bx - 64, by - 120, 11), (bx + 20, by - 150, 12),
        (bx + 78, by - 104, 11), (bx + 86, by - 12, 11)), WICKER, vol=4, wob=0.4)  # fmt: skip
    body = blob((bx - 98, by - 18, "c"), (bx + 98, by - 18, "c"), (bx + 78, by + 56), (bx + 60,
        by + 74), (bx - 60, by + 74), (bx - 78, by + 56))  # fmt: skip
    m = c.paint(body, WICKER, vol=26, amb=0.2, wob=0.4, edge=0.3, light=(bx, by - 120, 110))
    for i in range(5):
        c.line([(bx - 96, by - 4 + i * 17), (bx, by + 6 + i * 17), (bx + 96, by - 4 + i * 17)],
            4, WICKER[0], 0.6, 0.5, clip=m, ends=0.9)  # fmt: skip
        for j in range(-5, 6):
            gx = bx + j * 17 + (i % 2) * 8
            c.line([(gx, by - 6 + i * 17), (gx + 2, by + 10 + i * 17)], 3, "#ffc860", 0.5, 0.3, clip=m)
    c.paint(taper((bx - 98, by - 16, 15), (bx, by - 8, 17), (bx + 98, by - 16, 15)), WICKER,
        vol=6, wob=0.4, light=(bx, by - 120, 110))  # fmt: skip
    sleeve = taper((440, 500, 92), (404, 600, 80), (330, 660, 62), (296, 664, 60))
    c.shade(taper((450, 530, 90), (420, 630, 80), (340, 690, 50)), 0.5, 14)
    c.paint(sleeve, COAT, vol=26, amb=0.14, gain=1.3, edge=0.35, rim=1.0, rimw=7, wob=0.4)
    for dy in (-16, 0, 15):
        c.paint(taper((288, 664 + dy * 0.6, 17), (262, 662 + dy, 13), (240, 668 + dy * 1.2, 5)),
            PLUME, vol=5, wob=0.3)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(BASKET[0], BASKET[1] - 60, 150), key="#ffce78", fog="#5c8894")
    street(c)
    terrace(c, 1, (400, 300, 222, 160, 112, 78), False)
    terrace(c, -1, (450, 330, 240, 172, 122, 84), True)
    hurried_smoke(c)
    c.fogband(880, 50, "#6c98a0", 0.5)
    spared(c)
    lamp_post(c, 118, 1120, 330)
    lamp_post(c, 716, 1128, 250, lit=False)
    legs(c)
    c.glints(262, 1080, 1190, 130, "#ffc860", 160, 0.8)
    c.mirror(1124, 90, 660, 0.5, 1.0, 120, "#0c1c30", 0.4)
    c.glow(BASKET[0], BASKET[1] - 40, 420, "#ffb440", 0.7, 1.7)
    coat(c)
    head(c)
    basket(c)
    c.line([(190, 262), (176, 280)], 3, "#ffe8a0", 0.8)
    pane_of_light(c.at(150, 292, 1, -10), 66, 88, 0.8)
    c.rain(90, 0.1, "#a8c4d0", 0.25)
