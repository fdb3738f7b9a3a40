"""Moon doors: sixteen attitudes that close. Dark or dull ground, ears low, turned, wrapped or drawn back."""

from collections.abc import Callable

from studio.papercut.bits import drop, string, strip
from studio.papercut.elements.props import cone, gift, ice_bag, map_sheet, steam_puffs, thermometer
from studio.papercut.elements.puppets import hand, posed
from studio.papercut.elements.stage import backdrop, curtain, fence, footprints, land, rain, snow, water
from studio.papercut.page import Page
from studio.papercut.papers import brick, dot, kraft, painted, printed, stripes, tartan, tone, wood
from studio.rabbits.anatomy import GREY, RUST, SAND, SNOW, head, rabbit
from studio.shapes import Path, blob, ell, poly, rect, star, taper


def floor(c: Page, y: float, colour: str) -> None:
    """A level ground with a soft torn edge."""
    land(c, y, tone(colour), swell=6, wave=190)


def sad(c: Page) -> None:
    """Rain over it alone, tears, a puddle, a burst balloon on its string."""
    backdrop(c, painted("#5b6f92", "#667aa0", force=0.4))
    floor(c, 700, "#4a5c7c")
    rain(c, 26, 90, 710, 20, 330, "#9fc4e4", 4)
    water(c, 400, 740, 330, 44, "#8fc0e4")
    rabbit(
        c,
        400,
        770,
        1.86,
        GREY,
        "sad",
        ((108, 40), (108, 40)),
        pose=posed("sad", legs="sit", left="belly", right="down", chin=-6),
    )
    for x, y in ((300, 560), (516, 590), (286, 640), (530, 668)):
        c.lay(drop(x, y, 20), "#6fb8ec", 5, 0.2)
    string(c, [(530, 690), (600, 640), (650, 716)], "#e8dcc0", 6, 4)
    c.lay(star(670, 724, 44, 6, 0.4), tone("#d8453a"), 5)


def furious(c: Page) -> None:
    """Red in the face, brows in a V, teeth, fists, steam; fire round it."""
    backdrop(c, painted("#7a1f1c", "#8a2a22", force=0.4))
    for r, colour in ((1.0, "#d8452c"), (0.84, "#f0872b")):
        for q in (-1, 1):
            flames = [(400 + q * (420 - 210 * r * (0.35 + 0.65 * (i % 2))), 820 - i * 92) for i in range(10)]
            c.lay(poly([(400 + q * 440, 840), *flames, (400 + q * 440, -20)]), tone(colour), 4, tear=6)
    steam_puffs(c, 210, 210, 3, 1.2, rot=-30)
    steam_puffs(c, 590, 210, 3, 1.2, rot=30)
    rabbit(
        c,
        400,
        870,
        1.86,
        RUST,
        "furious",
        ((86, 4), (86, 4)),
        skin="#d8402c",
        pose=posed("furious", left=(-116, 20), right=(116, 20), lean=0, tilt=0),
    )


def afraid(c: Page) -> None:
    """Only a face out of a blanket: eyes like coins, a zigzag mouth, everything shakes."""
    backdrop(c, painted("#27336b", "#2f3d7a", force=0.4))
    c.lay(
        blob(
            (820, -20, "c"),
            (820, 240),
            (700, 190),
            (640, 290),
            (640, 160),
            (540, 220),
            (590, 110),
            (480, 120),
            (600, 40),
            (640, -20, "c"),
        ),
        tone("#161f4a"),
        4,
        tear=5,
    )
    for dx, share in ((-26, 0.4), (26, 0.4)):
        with c.at(dx, 0):
            c.lay(_blanket(), "#b5607a", 2, 0, tissue=share)
    c.lay(_blanket(), printed(tone("#a8506c"), dot, "#c87a92", pitch=70, size=0.3), 9)
    hole = c.lay(ell(400, 420, 212, 200), tone("#4a2038"), 0.5)
    with c.inside(hole), c.at(400, 440, 2.3):
        head(c, SNOW, "afraid", ((96, 90), (96, 90)))
    for x in (318, 482):
        hand(c, x, 640, 46, tone(SNOW.light), 0, "fist", True)
    for q in (-1, 1):
        for i in range(2):
            x = 400 + q * (330 + i * 34)
            strip(c, [(x, 380), (x + q * 14, 420), (x - q * 6, 460), (x + q * 12, 500)], 9, "#9fb4ec", 2)


def _blanket() -> Path:
    return blob(
        (60, 840, "c"),
        (90, 520),
        (170, 260),
        (300, 140),
        (400, 118),
        (500, 140),
        (630, 260),
        (710, 520),
        (740, 840, "c"),
    )


def shy(c: Page) -> None:
    """One eye out from behind the curtain, cheeks red, one foot turned in."""
    backdrop(c, painted("#8f7f8c", "#9a8a96", force=0.4))
    floor(c, 716, "#75677a")
    rabbit(
        c,
        470,
        790,
        1.6,
        SAND,
        "shy",
        ((-22, 176), (-22, 176)),
        turn=-0.2,
        look=(0.5, 0.9),
        pose=posed("shy", left="join", right="join", tilt=14),
    )
    curtain(c, -20, -20, 430, 800, tone("#7a4a8a"))
    hand(c, 424, 470, 40, tone(SAND.light), -30, "mitten", True)


def jealous(c: Page) -> None:
    """Leans towards the other's giant carrot, its own beside it no longer than a thumb."""
    backdrop(c, painted("#4a6a44", "#557650", force=0.4))
    c.lay(rect(560, 520, 820, 820), printed(tone("#6f7f5a"), brick, "#4f5f44", pitch=70), 5, angle=0)
    with c.at(640, 96, 1, 8):
        for a in (-30, -8, 16, 34):
            with c.at(0, -6, 1, a):
                c.lay(blob((-16, 10), (-20, -60), (0, -120, "c"), (20, -60), (16, 10)), tone("#6fb04a"), 4)
        c.lay(
            blob((-96, 20), (0, -24), (96, 20), (84, 220), (16, 440), (-40, 420), (-88, 220)),
            tone("#f0872b"),
            8,
        )
        for y in (90, 190, 280):
            strip(c, [(-70, y), (-20, y + 8), (20, y)], 8, "#c8602c", 0.5)
    hand(c, 640, 560, 54, tone(RUST.light), 10, "fist", True)
    rabbit(
        c,
        300,
        905,
        1.88,
        SAND,
        "jealous",
        ((52, 50), (112, 40)),
        turn=0.75,
        look=(1, -0.3),
        pose=posed("jealous", left="fist", right=(96, 70), lean=12, tilt=4),
        right_holds=lambda: _small_carrot(c),
    )


def _small_carrot(c: Page) -> None:
    c.lay(taper((0, -20, 22), (4, -62, 4)), tone("#f0872b"), 5)
    with c.at(0, -16, 1, 180):
        c.lay(star(0, -10, 20, 5, 0.3), tone("#6fb04a"), 3)


def disgusted(c: Page) -> None:
    """Tongue straight out, leaning back, both paws push the plate away."""
    backdrop(c, painted("#8f9440", "#9aa04a", force=0.4))
    for x, y in ((640, 330), (720, 240), (590, 220)):
        strip(c, [(x, y + 120), (x + 26, y + 70), (x - 20, y + 20), (x + 14, y - 40)], 22, "#c4c860", 3)
    rabbit(
        c,
        290,
        905,
        1.84,
        RUST,
        "disgusted",
        ((96, -20), (80, 20)),
        turn=-0.3,
        look=(0.9, 0.5),
        pose=posed("disgusted", left=(-40, 70), right=(130, 60), lean=16, tilt=12),
    )
    c.lay(rect(-20, 730, 820, 820), wood("#7a5a3a"), 8)
    c.lay(ell(610, 690, 190, 52), "#f6f4ee", 7)
    c.lay(
        blob((450, 676), (540, 620), (620, 640), (720, 624), (770, 680), (700, 712), (610, 700), (520, 716)),
        tone("#7a9a2a"),
        4,
        tear=0,
    )
    for x in (520, 610, 700):
        c.lay(ell(x, 660, 18), tone("#5f7f1f"), 1)
    string(c, [(560, 640), (620, 580), (700, 590)], "#efe8d8", 10, 5)
    for i in range(4):
        c.lay(taper((600 + i * 26, 566, 7), (604 + i * 26, 610, 6)), "#efe8d8", 4)


def bored(c: Page) -> None:
    """Poured over the table like a wet cloth, cheek squashed, eyes at the ceiling, a dead yo-yo."""
    backdrop(c, stripes(tone("#c4b496"), "#b8a888", pitch=80))
    c.lay(rect(-20, 596, 820, 820), wood("#8f7350"), 8)
    with c.at(0, 4):
        c.lay(taper((640, 600, 150), (420, 560, 170), (300, 590, 120)), tone(SAND.skin), 6)
    with c.at(330, 470, 2.3, -20):
        head(c, SAND, "bored", ((118, 30), (60, 96)), turn=-0.2, look=(0.2, -0.9), cheeks=1.16)
    for x, y, rot in ((120, 640, -80), (600, 650, 100)):
        c.lay(
            taper((430 if x < 400 else 620, 640, 66), ((x + 420) / 2, 660, 60), (x, y, 50)),
            tone(SAND.skin),
            6,
        )
        hand(c, x, y, 40, tone(SAND.light), rot, "mitten", True)
    string(c, [(632, 670), (648, 720), (640, 760)], "#fdf6e6", 6, 6)
    c.lay(ell(640, 776, 38), tone("#c8402e"), 7)
    c.lay(ell(640, 776, 13), tone("#f4d35e"), 2)


def lonely(c: Page) -> None:
    """Very small on a wide sheet of snow, on a bench for two; the place beside it is empty."""
    backdrop(c, painted("#51689a", "#5c74a6", force=0.4))
    land(c, 560, tone("#b4c6e0"), swell=18)
    land(c, 690, tone("#dfe9f4"), swell=10)
    snow(c, 40, 0, 800, 0, 560)
    c.lay(taper((690, 700, 24), (690, 270, 16)), tone("#2f3a5a"), 6)
    c.lay(poly([(650, 270), (730, 270), (716, 190), (664, 190)]), "#ffe27a", 4, glow=0.4)
    c.lay(poly([(640, 194), (740, 194), (690, 150)]), tone("#2f3a5a"), 4)
    c.lay(rect(110, 556, 560, 590, 6), wood("#7a5038"), 8)
    c.lay(rect(110, 616, 560, 650, 6), wood("#8a5c40"), 9)
    for x in (150, 510):
        c.lay(rect(x, 556, x + 24, 720), wood("#6a4430"), 4)
    rabbit(
        c,
        230,
        680,
        1.08,
        SNOW,
        "lonely",
        ((112, 50), (112, 50)),
        turn=-0.5,
        pose=posed("lonely", legs="bench", left="knees", right="knees", lean=2),
        coat=tone("#b5607a"),
    )


def sulky(c: Page) -> None:
    """Its back to us, it looks over its shoulder: cheeks blown up, lip out, arms and ears crossed."""
    backdrop(c, painted("#7a6250", "#846c5a", force=0.4))
    c.lay(poly([(520, -20), (820, -20), (820, 820), (520, 700)]), tone("#655042"), 4)
    floor(c, 720, "#53413a")
    c.lay(ell(660, 720, 66), stripes("#5f9fc4", "#f4d35e", pitch=50), 6)
    rabbit(
        c,
        380,
        890,
        1.9,
        RUST,
        "pouting",
        ((58, -120), (58, -120)),
        turn=-0.7,
        cheeks=1.26,
        look=(0.7, 0.1),
        pose=posed("sulky", lean=8, tilt=2),
    )


def guilty(c: Page) -> None:
    """Eyes up to whoever casts that shadow; the vase is in pieces, the biggest sticks out behind its back."""
    backdrop(c, painted("#7a7092", "#857ba0", force=0.4))
    floor(c, 600, "#635a7c")
    shadow = tone("#463e5e")
    c.lay(
        blob(
            (180, 840, "c"),
            (210, 720),
            (300, 660),
            (270, 600),
            (290, 480),
            (330, 480),
            (350, 600),
            (450, 600),
            (470, 480),
            (510, 480),
            (530, 600),
            (500, 660),
            (590, 720),
            (620, 840, "c"),
        ),
        shadow,
        1,
        0,
        tissue=0.8,
    )
    c.lay(poly([(150, 560), (232, 480), (262, 640), (196, 690)]), tone("#3f7fc4"), 6)
    rabbit(
        c,
        380,
        800,
        1.66,
        GREY,
        "guilty",
        ((64, 40), (64, 40)),
        turn=0.2,
        look=(0.4, -1),
        pose=posed("guilty", tilt=6),
    )
    for pts in (
        ((560, 700), (640, 610), (690, 720)),
        ((690, 740), (760, 670), (780, 760)),
        ((520, 760), (570, 720), (610, 780)),
    ):
        c.lay(poly(pts), tone("#4f8fd4"), 5)
    c.lay(ell(650, 740, 42), stripes("#e2412f", "#fff3d9", pitch=34), 7)


def suspicious(c: Page) -> None:
    """Leans far back, one eye a slit and one wide; at arm's length a twig prods a parcel that has feet."""
    backdrop(c, painted("#5f7a94", "#6a86a0", force=0.4))
    floor(c, 690, "#4a627a")
    rabbit(
        c,
        250,
        900,
        1.86,
        GREY,
        "suspicious",
        ((70, 60), (4, 0)),
        turn=-0.2,
        look=(0.95, 0.5),
        pose=posed("suspicious", left="hip", right=(120, 50), lean=14, tilt=10, chin=-8),
    )
    c.lay(taper((400, 590, 20), (520, 622, 17), (622, 640, 10)), wood("#5a4030"), 9)
    gift(c, 680, 716, 170, kraft("#b98a5a"), "#c8302c")
    for x in (640, 724):
        c.lay(blob((x - 22, 742), (x - 18, 716), (x + 18, 716), (x + 30, 742)), tone("#3a343c"), 5)


def lost(c: Page) -> None:
    """Scratches its head; eyes two ways, a map upside down, arrows everywhere, its own tracks make a ring."""
    backdrop(c, painted("#75698f", "#80749a", force=0.4))
    floor(c, 560, "#655a80")
    ring = [(400 + 300 * _cos(i), 690 + 84 * _sin(i)) for i in range(15)]
    footprints(c, ring)
    c.lay(taper((660, 720, 26), (660, 110, 20)), wood("#8a6a4a"), 5)
    for y, q, rot in ((150, 1, -8), (236, -1, 6), (322, 1, 10)):
        with c.at(660, y, 1, rot, q < 0):
            c.lay(poly([(-70, -28), (60, -28), (100, 0), (60, 28), (-70, 28)]), wood("#b98a58"), 5)
    rabbit(
        c,
        360,
        830,
        1.7,
        SNOW,
        "lost",
        ((70, 90), (104, -40)),
        pose=posed("lost", left="scratch", right=(70, 70)),
        right_holds=lambda: map_sheet(c, 10, 0, 150, 110, 12, True),
    )


def _cos(i: int) -> float:
    return (1, 0.91, 0.67, 0.31, -0.1, -0.5, -0.81, -0.98, -0.98, -0.81, -0.5, -0.1, 0.31, 0.67, 0.91)[i]


def _sin(i: int) -> float:
    return (0, 0.41, 0.74, 0.95, 0.99, 0.87, 0.59, 0.21, -0.21, -0.59, -0.87, -0.99, -0.95, -0.74, -0.41)[i]


def disappointed(c: Page) -> None:
    """The cone hangs upside down from a limp arm; its eyes are on the splat. No tear anywhere."""
    backdrop(c, painted("#b49aa4", "#bea6ae", force=0.4))
    floor(c, 690, "#94808c")
    rabbit(
        c,
        320,
        880,
        1.84,
        RUST,
        "disappointed",
        ((44, 128), (44, 128)),
        turn=0.4,
        look=(0.8, 1),
        pose=posed("disappointed", left="hang", right=(110, 90), lean=9, tilt=16, chin=-18),
    )
    with c.at(566, 596, 1.5, 172):
        cone(c, 0, 60)
    c.lay(
        blob((560, 760), (580, 716), (640, 726), (680, 700), (730, 724), (780, 760), (700, 786), (610, 782)),
        tone("#f7b8c8"),
        5,
    )
    c.lay(ell(664, 716, 46, 38), tone("#fbc8d4"), 5)
    c.lay(ell(650, 690, 16), tone("#d8304a"), 3)


def impatient(c: Page) -> None:
    """A foot taps, a paw tugs at an ear, teeth clenched: its eyes are on the last grain of sand."""
    backdrop(c, painted("#a89a94", "#b2a49e", force=0.4))
    floor(c, 700, "#8a7a76")
    with c.at(630, 470):
        for y in (-230, 230):
            c.lay(rect(-120, y - 22, 120, y + 22, 8), wood("#8a5a34"), 6)
        c.lay(poly([(-92, -208), (92, -208), (14, 0), (92, 208), (-92, 208), (-14, 0)]), tone("#e6eef0"), 4)
        c.lay(poly([(-80, 202), (80, 202), (40, 110), (-40, 110)]), tone("#e0b050"), 1)
        c.lay(ell(0, 40, 9), tone("#e0b050"), 2)
    rabbit(
        c,
        280,
        830,
        1.7,
        SNOW,
        "impatient",
        ((66, 10), (40, 70)),
        turn=0.5,
        look=(1, -0.1),
        pose=posed("impatient", left="hip", right="scratch", lean=8),
    )
    for x, y, rot in ((60, 300, -40), (40, 420, -70), (120, 190, -20)):
        with c.at(x, y, 1, rot):
            c.lay(taper((0, 30, 8), (0, -30, 14)), "#e2573b", 3)


def selfish(c: Page) -> None:
    """Chin on top of the heap, both arms round it, smug; a paw turned flat to a small empty one: stop."""
    backdrop(c, painted("#53386a", "#5e4276", force=0.4))
    fence(c, -20, 820, 300, 300, tone("#412a56"))
    with c.at(390, 372, 2.1, -6):
        head(c, GREY, "selfish", ((66, 76), (66, 76)), look=(0.8, 0.3))
    heap = (
        (250, 620, 92, "#e2412f"),
        (390, 600, 100, "#f5a623"),
        (530, 626, 90, "#1fa3a3"),
        (320, 730, 96, "#5fb3c4"),
        (470, 736, 100, "#f49fb6"),
    )
    for x, y, r, colour in heap:
        c.lay(
            ell(x, y, r), stripes(tone(colour), "#fff3d9", pitch=60) if int(r) % 4 == 0 else tone(colour), 7
        )
    for x, rot in ((330, -24), (440, 14)):
        with c.at(x, 560, 1.3, rot):
            c.lay(taper((0, 80, 8), (0, -30, 44)), tone("#f0872b"), 6)
            c.lay(star(0, -58, 42, 5, 0.3), tone("#6fb04a"), 4)
    c.lay(taper((220, 520, 70), (110, 660, 80), (240, 780, 66)), tone(GREY.skin), 10)
    hand(c, 270, 780, 48, tone(GREY.light), 80, "mitten", True)
    c.lay(taper((560, 520, 70), (640, 600, 76), (630, 470, 62)), tone(GREY.skin), 10)
    hand(c, 630, 420, 60, tone(GREY.light), 0, "open")
    c.lay(taper((830, 640, 60), (750, 600, 50)), tone(SNOW.skin), 9)
    hand(c, 730, 590, 38, tone(SNOW.light), -70, "open")


def poorly(c: Page) -> None:
    """Green cheeks, red nose, thermometer, ice bag, wrapped in a rug."""
    backdrop(c, painted("#a4ac74", "#aeb680", force=0.4))
    c.lay(rect(90, 240, 710, 840, 70), tone("#7a5a6a"), 5)
    for x, y, rot in ((80, 120, 20), (716, 190, -24), (90, 690, 30)):
        with c.at(x, y, 1, rot):
            c.lay(poly([(-44, -40), (40, -46), (48, 40), (-38, 46)]), "#f4f2ea", 5, 2, crumple=0.6)
    with c.at(400, 430, 2.1, 8):
        head(c, SAND, "poorly", ((112, 50), (112, 50)), nose="#e0382c")
    c.lay(
        blob((60, 840, "c"), (110, 660), (260, 590), (400, 620), (540, 590), (690, 660), (740, 840, "c")),
        tartan(tone("#b5443a"), "#2f5a44", "#f4d35e", pitch=110),
        9,
    )
    thermometer(c, 420, 560, 62, 2.0)
    with c.at(412, 296, 1.9, 6):
        ice_bag(c, 0, 0)


PORTRAITS: dict[str, Callable[[Page], None]] = {
    "sad": sad,
    "furious": furious,
    "afraid": afraid,
    "shy": shy,
    "jealous": jealous,
    "disgusted": disgusted,
    "bored": bored,
    "lonely": lonely,
    "sulky": sulky,
    "guilty": guilty,
    "suspicious": suspicious,
    "lost": lost,
    "disappointed": disappointed,
    "impatient": impatient,
    "selfish": selfish,
    "poorly": poorly,
}
