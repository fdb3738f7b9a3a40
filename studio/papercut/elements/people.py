"""People of many kinds and ages: heads from the front, turned, or in true profile.

`who = Person(skin=SKINS[5], hair="beads", colour=HAIRS[0], dress=stripes(...))`; `person(c, x, y, s, who,
"furious")`
in `puppets` gives the whole figure.
"""

from dataclasses import dataclass, field

from studio.papercut.bits import INK, strip
from studio.papercut.elements.faces import DOT, Look, face, side_face
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, combed, sponged, tone
from studio.shapes import blob, cut, ell, rect, taper


@dataclass(frozen=True)
class Person:
    """Somebody: skin, hair, age and clothes. All of it is paper."""

    skin: str = "#cf8d5c"
    hair: str = (
        "bob"  # bob short curls puffs plaits beads bun long pony bald locks crop topknot fringe wisps none
    )
    colour: str = "#2a2028"
    age: str = "child"  # baby child adult old
    top: Ground = "#d8694a"
    legs: Ground = "#3a5a86"
    shoes: Ground = "#5a3428"
    dress: bool = False  # the top goes down to the knees
    robe: bool = False  # the top goes down to the ground
    sleeves: Ground | None = None
    scarf: Ground | None = None  # a headscarf over the hair
    hat: str = ""  # cap cook straw turban crown night wool
    hat_paper: Ground = "#e0ab2e"
    glasses: str = ""  # a colour; "dark" for sunglasses
    beard: str = ""  # full moustache
    aid: str = ""  # colour of hearing aids
    patches: bool = False  # vitiligo
    made: Look = field(default=DOT)

    def face_paper(self, feel: str = "") -> Ground:
        """The paper of the face: red sheets for fury, green for the poorly."""
        if feel in ("furious", "roaring", "puffing"):
            return tone(_mixed(self.skin, "#d83a24", 0.5))
        if feel == "poorly":
            return tone(_mixed(self.skin, "#b8c878", 0.5))
        return tone(self.skin, 0.4, 0.06)


def _mixed(a: str, b: str, t: float) -> str:
    pair_ = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in pair_)


def person_head(
    c: Page, who: Person, feel: str, turn: float = 0.0, look: tuple[float, float] | None = None
) -> None:
    """A head from the front, round (0, 0), 150 across; `turn` -1..1."""
    skin = who.face_paper(feel)
    with c.at(turn * -10):
        _hair_behind(c, who)
    for s in (-1, 1):
        if s * turn < 0.5:
            c.lay(ell(s * 66 - turn * 8, 8, 14, 18), skin, 2)
            if who.aid:
                c.lay(
                    blob((s * 72 - turn * 8, -10), (s * 80 - turn * 8, 6), (s * 70 - turn * 8, 22)),
                    who.aid,
                    2.4,
                    0,
                )
    n = turn * 9
    low = 70 if who.age == "baby" else 78
    p = ((-66, 2), (-59, -46), (-30, -72), (0, -76), (30, -72), (59, -46), (66, 2), (52 + n, 48),
        (26 + n * 1.6, low - 6), (n * 2, low),
         (-26 + n * 1.6, low - 6), (-52 + n, 48))  # fmt: skip
    c.lay(blob(*p), skin, 3, angle=0)
    if who.patches:
        pale = tone("#f2d2b8", 0.3, 0.04)
        c.lay(blob((12 + n, 20), (44 + n, 12), (54 + n, 36), (30 + n, 62), (10 + n, 48)), pale, 0.3, 0)
        c.lay(blob((-50 + n, -44), (-26 + n, -50), (-20 + n, -24), (-46 + n, -18)), pale, 0.3, 0)
    if who.age == "old":
        for s in (-1, 1):
            strip(c, [(s * 44 + n, -2), (s * 52 + n, 2)], 2.4, shade(who.skin, -0.3), 0.2)
            strip(c, [(s * 26 + turn * 22, 30), (s * 34 + turn * 20, 46)], 3, shade(who.skin, -0.28), 0.2)
    brow = _eyes(who)
    with c.at(0, -8):
        face(c, feel, tone(shade(who.skin, -0.1)) if feel not in ("furious", "poorly") else skin, gap=27,
            size=0.92, my=50,
             look=look, turn=turn, made=brow)  # fmt: skip
    _nose(c, who, feel, turn)
    _beard(c, who, turn)
    if who.glasses:
        _glasses(c, who, turn)
    with c.at(turn * 5):
        _hair_front(c, who, turn)
        _hat(c, who)


def _eyes(who: Person) -> Look:
    """The eyes; on dark skin a dot needs its white."""
    dark = sum(int(who.skin[i : i + 2], 16) for i in (1, 3, 5)) < 330
    kind = "almond" if dark and who.made.eyes == "dot" else who.made.eyes
    ink: Ground = "#1c1218" if dark else who.made.ink
    return Look(kind, ink, who.made.white, who.made.brow or _brow_paper(who), _blush(who.skin))


def _brow_paper(who: Person) -> Ground:
    return who.colour if who.colour[1] > "8" else "#1c1218"


def _blush(skin: str) -> str:
    return _mixed(skin, "#e8452f", 0.5)


def _nose(c: Page, who: Person, feel: str, turn: float) -> None:
    paper: Ground = "#e0382c" if feel == "poorly" else shade(who.skin, -0.2)
    x = turn * 26
    if who.age == "baby":
        c.lay(ell(x, 20, 7, 5.5), paper, 1, 0)
        return
    b = 5 if abs(turn) < 0.2 else 9 * (1 if turn > 0 else -1)
    c.lay(
        blob((x - 7, 24), (x - 2 + b * 0.4, 4), (x + 4 + b * 0.4, 6), (x + 9 + b * 0.5, 22), (x, 29)),
        paper,
        1.4,
        0.2,
    )


def _beard(c: Page, who: Person, turn: float) -> None:
    x = turn * 20
    if who.beard == "full":
        ring = blob(
            (-64, 10),
            (-50, 24),
            (-30 + x, 26),
            (x, 34),
            (30 + x, 26),
            (50, 24),
            (64, 10),
            (58, 66),
            (x, 112),
            (-58, 66),
        )
        c.lay(cut(ring, ell(x, 44, 24, 16)), combed(who.colour, shade(who.colour, 0.16), 12), 2, angle=90)
    if who.beard in ("moustache", "full"):
        for s in (-1, 1):
            c.lay(
                blob((x, 30), (x + s * 20, 26), (x + s * 40, 36, "c"), (x + s * 18, 40)),
                tone(who.colour),
                1.6,
            )


def _glasses(c: Page, who: Person, turn: float) -> None:
    for s in (-1, 1):
        x = turn * 15 + s * 27
        if who.glasses == "dark":
            c.lay(blob((x - 25, -22), (x + 25, -22), (x + 20, 8), (x - 20, 8)), "#2b2a34", 2.4, 0)
        else:
            c.lay(cut(ell(x, -8, 26), ell(x, -8, 20)), who.glasses, 2.4, 0)
    strip(
        c, [(turn * 15 - 4, -12), (turn * 15 + 4, -12)], 5, INK if who.glasses == "dark" else who.glasses, 2.4
    )


def _lock(who: Person) -> Ground:
    return combed(who.colour, shade(who.colour, 0.14 if who.colour < "#6" else -0.12), 13)


def _hair_behind(c: Page, who: Person) -> None:
    """Hair that falls behind the head."""
    paper, k = _lock(who), who.hair
    if who.scarf is not None:
        c.lay(
            blob((-84, 20), (-74, -58), (0, -94), (74, -58), (84, 20), (92, 96), (0, 118), (-92, 96)),
            who.scarf,
            2,
        )
        return
    if k == "bob":
        c.lay(
            blob(
                (-82, 54),
                (-84, -30),
                (-50, -88),
                (0, -96),
                (50, -88),
                (84, -30),
                (82, 54),
                (60, 66),
                (-60, 66),
            ),
            paper,
            2,
            angle=90,
        )
    elif k in ("long", "fringe"):
        c.lay(
            blob(
                (-70, 104),
                (-80, -10),
                (-52, -88),
                (0, -96),
                (52, -88),
                (80, -10),
                (70, 104),
                (30, 112),
                (-30, 112),
            ),
            paper,
            2,
            angle=90,
        )
    elif k == "curls":
        for x, y, r in (
            (-64, -20, 36),
            (-74, 24, 30),
            (-40, -70, 38),
            (0, -88, 40),
            (40, -70, 38),
            (64, -20, 36),
            (74, 24, 30),
        ):
            c.lay(
                ell(x, y, r),
                sponged(who.colour, shade(who.colour, 0.2), 9),
                2,
                tear=3,
                core=shade(who.colour, 0.25),
            )
    elif k == "puffs":
        for s in (-1, 1):
            c.lay(
                ell(s * 66, -62, 44),
                sponged(who.colour, shade(who.colour, 0.2), 9),
                2,
                tear=3,
                core=shade(who.colour, 0.25),
            )
    elif k in ("plaits", "beads"):
        for s in (-1, 1):
            n = 5 if k == "plaits" else 3
            for row in range(1 if k == "plaits" else 3):
                x0 = s * (74 + row * 9 - (18 if k == "beads" else 0))
                for i in range(n):
                    c.lay(
                        ell(x0 + s * i * 3, 6 + i * 22 - row * 10, 13 if k == "plaits" else 8, 15), paper, 2
                    )
                bead = ("#e8b84a", "#e2412f", "#1fa3a3")[row]
                c.lay(ell(x0 + s * n * 3, 4 + n * 22 - row * 10, 9), bead if k == "beads" else "#d8352c", 3)
    elif k in ("bun", "topknot"):
        c.lay(ell(0, -96, 36, 32), paper, 3)
    elif k == "pony":
        c.lay(
            blob((40, -70), (84, -84), (112, -40), (104, 40, "c"), (84, -10), (60, -36)), paper, 2, angle=70
        )
    elif k == "locks":
        for i in range(9):
            x = -80 + i * 20
            c.lay(taper((x * 0.7, -60, 22), (x * 1.06, 0, 22), (x * 1.1, 70 + i % 3 * 14, 14)), paper, 2)


def _hair_front(c: Page, who: Person, turn: float) -> None:
    """Hair over the brow."""
    if who.scarf is not None:
        arch = blob(
            (-80, 30),
            (-74, -54),
            (-30, -92),
            (30, -92),
            (74, -54),
            (80, 30),
            (62, 84),
            (30, 100),
            (-30, 100),
            (-62, 84),
        )
        c.lay(cut(arch, ell(turn * 4, 8, 60, 68)), who.scarf, 2.5)
        return
    paper, k, t = _lock(who), who.hair, turn * 10
    if k in ("bald", "none"):
        return
    if k == "wisps":
        for s in (-1, 1):
            c.lay(blob((s * 58, -34), (s * 76, -26), (s * 80, 6), (s * 62, 0)), tone(who.colour), 2, tear=3)
        return
    if k in ("curls", "puffs"):
        for x, y, r in ((-44, -56, 22), (-20, -68, 24), (8, -70, 24), (34, -62, 22), (52, -44, 17)):
            c.lay(
                ell(x, y, r, r * 0.8),
                sponged(who.colour, shade(who.colour, 0.2), 9),
                2,
                tear=2.5,
                core=shade(who.colour, 0.25),
            )
        return
    if k == "crop":
        c.lay(
            blob(
                (-68, -10),
                (-66, -54),
                (-32, -84),
                (32, -84),
                (66, -54),
                (68, -10),
                (56, -40),
                (0, -56),
                (-56, -40),
            ),
            paper,
            1.4,
        )
        return
    if k in ("fringe", "bob"):
        p = (
            (-70, -2),
            (-68, -54),
            (-30, -88),
            (30, -88),
            (68, -54),
            (70, -2),
            (54, -22),
            (48 + t, -34),
            (-46 + t, -36),
            (-56, -18),
        )
        c.lay(blob(*p), paper, 2.2, angle=90)
        return
    if k in ("bun", "topknot", "pony", "plaits", "beads", "locks"):
        c.lay(
            blob(
                (-68, 0),
                (-66, -52),
                (-30, -86),
                (30, -86),
                (66, -52),
                (68, 0),
                (56, -34),
                (t, -62),
                (-56, -34),
            ),
            paper,
            2,
        )
        return
    p2 = (
        (-70, 4),
        (-70, -52),
        (-34, -90),
        (34, -90),
        (70, -52),
        (70, 4),
        (58, -26),
        (34 + t, -46),
        (-20 + t, -30),
        (-56, -34),
    )
    c.lay(blob(*p2), paper, 2.2, angle=20)


def _hat(c: Page, who: Person) -> None:
    h, paper = who.hat, who.hat_paper
    if h == "cap":
        c.lay(blob((-72, -44), (-60, -88), (0, -106), (60, -88), (72, -44), (0, -58)), paper, 5)
        c.lay(blob((-76, -42), (0, -62), (76, -42), (60, -26), (0, -44), (-60, -26)), paper, 4)
    elif h == "cook":
        for x, y, r in ((-38, -116, 36), (38, -116, 36), (0, -130, 42)):
            c.lay(ell(x, y, r), "#fbf6ea", 3, tear=2)
        c.lay(rect(-58, -100, 58, -56, 8), tone("#fbf6ea", 0.3, 0.04), 4)
    elif h == "straw":
        c.lay(ell(0, -52, 118, 26), paper, 6)
        c.lay(blob((-60, -54), (-50, -104), (50, -104), (60, -54)), paper, 3)
        c.lay(blob((-60, -58), (60, -58), (58, -74), (-58, -74)), "#c8482c", 1)
    elif h == "turban":
        c.lay(blob((-78, -30), (-72, -84), (0, -116), (72, -84), (78, -30), (0, -54)), paper, 4)
        for i in (-1, 0, 1):
            strip(
                c,
                [(-66, -44 - i * 10), (0, -78 - i * 12), (66, -50 + i * 8)],
                3.5,
                shade("#c8a060", -0.2),
                0.2,
            )
    elif h == "crown":
        c.lay(
            blob(
                (-52, -50, "c"),
                (-60, -100, "c"),
                (-28, -76, "c"),
                (0, -112, "c"),
                (28, -76, "c"),
                (60, -100, "c"),
                (52, -50, "c"),
            ),
            paper,
            5,
        )
    elif h == "night":
        c.lay(
            blob(
                (-68, -38),
                (-56, -84),
                (20, -118),
                (100, -76),
                (112, -20),
                (92, -34),
                (56, -70),
                (66, -38),
                (0, -58),
            ),
            paper,
            4,
        )
        c.lay(ell(106, -14, 17), "#fbf6ea", 4, tear=3)
    elif h == "wool":
        c.lay(blob((-74, -34), (-62, -86), (0, -106), (62, -86), (74, -34), (0, -50)), paper, 4)
        c.lay(blob((-78, -30), (0, -50), (78, -30), (76, -52), (0, -74), (-76, -52)), tone("#fbf6ea", 0.3), 2)
        c.lay(ell(0, -112, 20), "#fbf6ea", 4, tear=4)


def person_profile(c: Page, who: Person, feel: str, look: tuple[float, float] | None = None) -> None:
    """A head in true profile round (0, 0), looking left."""
    skin = who.face_paper(feel)
    paper = who.scarf if who.scarf is not None else _lock(who)
    if who.scarf is not None or who.hair not in ("bald", "none", "wisps"):
        _side_hair_behind(c, who, paper)
    nose = 16 if who.age == "old" else 11 if who.age == "adult" else 8
    p = ((62, 6), (48, -52), (4, -76), (-44, -58), (-58, -24), (-60 - nose * 0.3, -4), (-64 - nose, 18),
        (-62, 28), (-62, 40),
         (-58, 56), (-46, 74), (-16, 78), (30, 62))  # fmt: skip
    c.lay(blob(*p), skin, 3, angle=0)
    brow = _eyes(who)
    lid = tone(shade(who.skin, -0.1)) if feel not in ("furious", "poorly") else skin
    side_face(
        c,
        feel,
        lid,
        eye_at=(-36, -10),
        lips=(-60, 44),
        size=0.9,
        look=look,
        made=brow,
        cheek=(-14, 28),
        mouth_size=2.0 if feel in ("roaring", "laughing") else 0.95,
    )
    if feel == "poorly":
        c.lay(ell(-64 - nose * 0.6, 19, 9), "#e0382c", 1, 0)
    if who.glasses:
        c.lay(
            cut(ell(-40, -10, 22, 25), ell(-40, -10, 17, 20)),
            who.glasses if who.glasses != "dark" else INK,
            2.4,
            0,
        )
        strip(c, [(-20, -12), (14, -4)], 5, who.glasses if who.glasses != "dark" else INK, 2)
    if who.beard == "full":
        c.lay(blob((14, 20), (-8, 34), (-40, 56), (-62, 56), (-66, 96), (-30, 104), (20, 66)), _lock(who), 2)
    if who.beard in ("moustache", "full"):
        c.lay(blob((-70, 34), (-40, 30), (-24, 46, "c"), (-54, 44)), tone(who.colour), 1.6)
    c.lay(ell(12, 8, 13, 17), skin, 2)
    if who.aid:
        c.lay(blob((16, -12), (26, 4), (14, 20)), who.aid, 2.4, 0)
    if who.scarf is not None:
        c.lay(
            blob(
                (74, 40),
                (66, -50),
                (10, -92),
                (-42, -74),
                (-50, -46),
                (-20, -34),
                (-2, 20),
                (-14, 76),
                (-30, 100),
                (40, 104),
            ),
            paper,
            2.5,
        )
    elif who.hair not in ("bald", "none", "wisps"):
        cap = (
            (74, 14),
            (62, -54),
            (8, -92),
            (-46, -76),
            (-60, -38),
            (-34, -44),
            (2, -34),
            (8, 0),
            (30, 12),
            (44, 44),
        )
        if who.hair in ("curls", "puffs"):
            for x, y, r in (
                (-40, -62, 24),
                (-10, -78, 28),
                (24, -72, 30),
                (50, -44, 30),
                (60, -6, 28),
                (30, -34, 26),
            ):
                c.lay(
                    ell(x, y, r),
                    sponged(who.colour, shade(who.colour, 0.2), 9),
                    2,
                    tear=3,
                    core=shade(who.colour, 0.25),
                )
        else:
            c.lay(blob(*cap), paper, 2.2, angle=30)
    elif who.hair == "wisps":
        c.lay(blob((20, -30), (60, -40), (70, 10), (40, 20)), tone(who.colour), 2, tear=3)
    with c.at(-2, 0, 0.96, -4):
        _hat(c, who)


def _side_hair_behind(c: Page, who: Person, paper: Ground) -> None:
    k = who.hair
    if who.scarf is not None:
        c.lay(blob((70, -30), (92, 40), (84, 110), (0, 118), (20, 20)), paper, 2)
    elif k in ("long", "fringe", "locks"):
        c.lay(blob((20, -60), (76, -40), (92, 60), (84, 134), (30, 130), (14, 30)), paper, 2, angle=80)
    elif k == "bob":
        c.lay(blob((10, -60), (78, -50), (84, 60), (30, 68), (0, 40)), paper, 2, angle=80)
    elif k == "plaits":
        for i in range(5):
            c.lay(ell(58 + i * 6, 26 + i * 21, 13, 15), paper, 2)
        c.lay(ell(90, 132, 10), "#d8352c", 3)
    elif k == "beads":
        for row, bead in enumerate(("#e8b84a", "#1fa3a3", "#e2412f", "#e8b84a")):
            x0, y0 = 64 - row * 20, -10 + row * 12
            for i in range(5):
                c.lay(ell(x0 + i * (7 - row), y0 + i * 20, 8.5, 13), paper, 2)
            c.lay(ell(x0 + 5 * (7 - row), y0 + 104, 9), bead, 3)
    elif k in ("bun", "topknot"):
        c.lay(ell(60 if k == "bun" else 20, -64 if k == "bun" else -98, 32), paper, 3)
    elif k == "pony":
        c.lay(blob((50, -60), (104, -70), (120, 0), (100, 60, "c"), (84, 0), (56, -20)), paper, 2, angle=80)
