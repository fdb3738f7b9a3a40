"""A dig in the desert: banded walls of clay, a trodden floor, a ditch round the find, a block that still holds it."""

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly

CLAY: Ramp = ["#34141c", "#7c3424", "#bc6038", "#e49c60", "#fcd8a0"]
CLAY_DARK: Ramp = ["#240e18", "#5c2420", "#984828", "#d08850"]
LIT_TOP: Ramp = ["#a85830", "#d88c54", "#f0b47c", "#fcdcac"]
SHADE = "#2c0c1c"
BANDS = ((492, "#f4c888", 18), (540, "#6c2820", 24), (604, "#e8a060", 16), (650, "#541c20", 22), (716, "#c87040", 18), (776, "#481820", 24))  # fmt: skip


def stone(c: Card, x: float, y: float, r: float) -> None:
    """A stone at (x, y), lit from the upper right, its shadow to the left."""
    c.shade(ell(x - r * 0.6, y + r * 0.1, r * 1.3, r * 0.4), 0.55, 3, SHADE)
    shape = blob((x - r, y), (x - r * 0.7, y - r * 0.7), (x, y - r), (x + r * 0.8, y - r * 0.6), (x + r, y), (x, y + r * 0.24))  # fmt: skip
    c.paint(shape, CLAY, vol=r * 0.7, tex=0.3, edge=0.3, amb=0.2, wob=0.6)


def dig_walls(c: Card) -> None:
    """The far wall from about 440 to 900, cut straight: bands of clay, stones in them, shade on the left."""
    ridge = ((-20, 450), (120, 440), (400, 448), (640, 438), (820, 448))
    back = c.paint(poly([*ridge, (820, 900), (-20, 900)]), CLAY, vol=3, tex=0.16, grain=1, edge=0.1, amb=0.3, grad=(0.14, -0.34))  # fmt: skip
    for k, (at, col, w) in enumerate(BANDS):
        d = 7 if k % 2 else -6
        band = curve((-20, at), (180, at + d), (400, at - d), (620, at + d), (820, at - 4))
        c.line(band, w, col, alpha=0.7, clip=back, ends=0.95, wob=1.2, det=0)
    c.marks(back, 0.02, 240, 60, 4, jit=0.05, alpha=0.4)
    for sx, sy in c.scatter(back, 22):
        c.paint(ell(sx, sy, 10, 6), CLAY_DARK, vol=4, wob=1, rim=0.5, rimcol="#f4c888")
    c.shade(poly([(-20, 440), (90, 440), (330, 900), (-20, 900)]), 0.5, 36, SHADE)
    c.paint(poly([*ridge, (820, 466), (640, 458), (400, 464), (120, 458), (-20, 470)]), LIT_TOP, vol=2, amb=0.7, tex=0.16, grain=1, edge=0.2, wob=0.7)  # fmt: skip
    c.shade(poly([(-20, 470), (120, 459), (400, 465), (640, 459), (820, 467), (820, 482), (-20, 486)]), 0.5, 5, SHADE)  # fmt: skip


def dig_ledge(c: Card, x: float, y: float) -> None:
    """A shelf of firm clay before the wall, from `x` to the right edge: a sunlit top at `y`, a face cut straight below."""
    top = poly([(x, y + 16), (x + 34, y - 12), (830, y - 12), (830, y + 16)])
    c.shade(poly([(x - 60, y + 20), (x, y + 10), (x, y + 70), (x - 30, y + 80)]), 0.5, 14, SHADE)
    face = c.paint(poly([(x, y + 16), (830, y + 16), (830, y + 74), (x + 4, y + 70)]), CLAY_DARK, vol=3, tex=0.16, grain=1, edge=0.14, wob=0.7, amb=0.36, grad=(0.1, -0.2))  # fmt: skip
    c.line([(x, y + 40), (x + 140, y + 46), (830, y + 38)], 12, "#f0b878", 0.4, 1, clip=face, ends=0.95, det=0)  # fmt: skip
    c.paint(top, LIT_TOP, vol=2, amb=0.72, tex=0.14, grain=1, edge=0.16, wob=0.6)


def dig_floor(c: Card) -> Arr:
    """The trodden bottom of the dig from about 820 down, with a round ditch in it whose middle is (430, 868)."""
    ground = poly([(-40, 846), (140, 832), (400, 824), (680, 830), (840, 844), (840, 1260), (-40, 1260)])
    m = c.paint(ground, CLAY[1:], vol=2, tex=0.1, grain=1, edge=0, amb=0.4, grad=(0.1, -0.3))
    c.marks(m, 0.0, 260, 70, 5, jit=0.05, alpha=0.35)
    c.paint(ell(430, 872, 322, 66), ["#180812", "#2c0e18", "#54201c", "#7c3424"], vol=30, amb=0.05, tex=0.16, edge=0.3, wob=1)  # fmt: skip
    return m


def dig_lip(c: Card) -> None:
    """The near side of the ditch: it hides the foot of what stands there, and sunlight lies along its edge."""
    way = ((-40, 868), (90, 876), (180, 902), (300, 924), (430, 932), (560, 926), (680, 902), (760, 880), (840, 872))  # fmt: skip
    edge = curve(*way)
    c.shade(poly([*edge, *[(px, py - 34) for px, py in edge[::-1]]]), 0.8, 13, SHADE)
    near = poly([*edge, (840, 1260), (-40, 1260)])
    m = c.paint(near, CLAY[1:], vol=2, tex=0.1, grain=1, edge=0, amb=0.44, grad=(0.12, -0.26), wob=1.3)
    c.marks(m, 0.0, 300, 80, 5, jit=0.05, alpha=0.35)
    c.line([(px, py + 5) for px, py in way], 9, "#fcd8a0", 0.7, 1.3, clip=m, ends=0.8, det=0.2)
    c.shade(blob((-40, 880), (120, 900), (230, 930), (180, 960), (40, 964), (-40, 960)), 0.4, 18, SHADE, clip=m)  # fmt: skip
    for x, y, r in ((80, 1150, 17), (120, 1166, 10), (330, 1010, 9), (352, 1018, 6), (60, 930, 10), (412, 1040, 7), (196, 980, 7), (330, 1162, 11)):  # fmt: skip
        stone(c, x, y, r)


def dig_block(c: Card, x: float, y: float) -> None:
    """Earth left standing at the right edge: a lit top at `y`, a banded face cut straight down to 900, a ragged end at `x`."""
    c.shade(poly([(x - 60, 920), (x + 30, 876), (x + 40, y + 60), (x - 20, y + 120)]), 0.5, 20, SHADE)
    face = poly(
        [(x + 6, y + 26), (x - 6, y + 80), (x + 4, y + 150), (x - 10, 912), (840, 912), (840, y + 20)]
    )
    m = c.paint(face, CLAY, vol=8, tex=0.18, grain=1, lump=0.2, edge=0.2, amb=0.24, gain=0.8, wob=1.4, grad=(0.1, -0.24))  # fmt: skip
    for k, (at, col, w) in enumerate(BANDS[3:]):
        c.line([(x - 20, at + 60), (x + 90, at + 66 - 5 * k), (840, at + 58)], w, col, 0.55, 1.2, clip=m, ends=0.95, det=0)  # fmt: skip
    c.shade(poly([(x - 20, y + 20), (x + 30, y + 20), (x + 26, 912), (x - 20, 912)]), 0.45, 12, SHADE, clip=m)
    top = blob((x - 4, y + 30, "c"), (x + 30, y + 4), (x + 90, y - 12), (840, y - 18, "c"), (840, y + 26, "c"), (x + 90, y + 32))  # fmt: skip
    t = c.paint(top, LIT_TOP, vol=5, amb=0.6, tex=0.2, edge=0.14, wob=1.2)
    c.shade(ell(x + 20, y + 6, 40, 14), 0.35, 8, SHADE, clip=t)
    c.shade(poly([(x - 10, 900), (840, 896), (840, 922), (x - 30, 922)]), 0.5, 8, SHADE)


def dig_mound(c: Card, x: float, y: float, w: float = 130) -> None:
    """Earth heaped up round something that plunges into it at (x, y): the thing's foot is under it."""
    f = c.at(x, y, w / 130, wob=1.2)
    f.shade(ell(-14, 12, 84, 22), 0.5, 10, SHADE)
    crest = ((-68, 32), (-54, 10), (-38, -4), (-24, -16), (-12, -10), (2, -24), (14, -16), (28, -26), (44, -10), (56, 6), (68, 30))  # fmt: skip
    f.shade(blob(*((dx, dy - 14) for dx, dy in crest)), 0.5, 6, SHADE)
    m = f.paint(blob(*crest, (30, 40), (-20, 42)), CLAY, vol=18, lump=0.35, tex=0.26, edge=0.26, amb=0.34, rim=0.5)  # fmt: skip
    c.marks(m, -0.7, 40, 18, 4, jit=0.08, alpha=0.4)
    f.shade(blob((-70, 34), (-54, 6), (-34, 0), (-30, 40)), 0.4, 6, SHADE, clip=m)
    for dx, dy, r in ((-74, 36, 7), (-34, 44, 9), (14, 40, 6), (38, -14, 7), (-34, -6, 6), (0, 8, 5)):
        stone(c, *f.pt(dx, dy), r)


def square_pit(c: Card) -> None:
    """A shallow square cut in the near right corner, pegs and a string round it; its floor lies at 1046 and below."""
    inside = poly([(478, 1020), (840, 1020), (840, 1260), (420, 1260)])
    m = c.paint(inside, CLAY_DARK, vol=2, tex=0.12, grain=1, edge=0, amb=0.5, grad=(0.0, -0.1))
    far = poly([(478, 1020), (840, 1020), (840, 1052), (492, 1052)])
    c.paint(far, CLAY_DARK, vol=2, tex=0.14, grain=1, edge=0.1, amb=0.16, gain=0.7, wob=0.7)
    c.line([(480, 1034), (640, 1038), (840, 1032)], 7, "#d88850", 0.5, 0.8, ends=0.95, det=0)
    c.shade(poly([(492, 1050), (840, 1050), (840, 1070), (490, 1070)]), 0.5, 8, SHADE, clip=m)
    c.paint(poly([(478, 1020), (494, 1052), (446, 1260), (420, 1260)]), CLAY[1:], vol=2, tex=0.14, edge=0.1, amb=0.6, wob=0.7)  # fmt: skip
    c.line([(478, 1019), (640, 1017), (840, 1019)], 5, "#fcd8a0", 0.7, 0.8, ends=0.9, det=0.2)
    c.line([(470, 1004), (640, 1007), (840, 1004)], 2.6, "#fff4d8", 0.9, 0.3, ends=0.95, det=1)
    c.line([(470, 1004), (440, 1102), (414, 1200)], 2.6, "#fff4d8", 0.9, 0.3, ends=0.95, det=1)
    for x, y in ((470, 1012), (716, 1012)):
        c.shade(ell(x - 8, y + 2, 12, 3), 0.5, 2, SHADE)
        c.line([(x, y), (x, y - 26)], 6, "#8c5c34", 1, 0.2, ends=0.9, det=1)


def heap_over_plate(c: Card) -> None:
    """Loose earth in the near right corner that still lies over half of whatever is at (640, 1110)."""
    rim = ((452, 1220), (500, 1172), (540, 1146), (590, 1148), (640, 1134), (690, 1112), (722, 1080), (764, 1062), (840, 1046))  # fmt: skip
    c.shade(blob(*((x - 8, y - 8) for x, y in rim), (840, 1240)), 0.55, 8, SHADE)
    bank = c.paint(blob(*rim, (840, 1280), (480, 1280)), CLAY, vol=22, lump=0.35, tex=0.22, edge=0.2, amb=0.3, wob=1.6, grad=(0.1, -0.26))  # fmt: skip
    c.marks(bank, -0.6, 60, 26, 5, jit=0.08, alpha=0.4)
    for x, y, r in ((566, 1150, 10), (622, 1142, 8), (700, 1106, 12), (728, 1082, 8), (516, 1168, 8), (656, 1132, 6), (640, 1176, 12)):  # fmt: skip
        stone(c, x, y, r)
