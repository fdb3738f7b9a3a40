"""Heads of animals: one table, every head from the front, turned, or in true profile, with any feeling.

A head is drawn round (0, 0), about 160 across: `head(c, "fox", "guilty", turn=-0.6)`, `profile(c, "fox",
"calm")`.
Another colour: `head(c, replace(HEADS["fox"], skin="#8899aa"), ...)`.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from studio.papercut.bits import CREAM, INK, strip
from studio.papercut.elements.faces import ALMOND, DISC, DOT, Look, beak, face, side_face
from studio.papercut.elements.feelings import FEELINGS, TONGUE, droop
from studio.papercut.page import Page
from studio.papercut.papers import Ground, Paper, brindled, dot, patched, printed, scale, tone
from studio.shapes import Path, blob, ell, poly, taper


@dataclass(frozen=True)
class Head:
    """One kind of head: what it is cut of, and which parts it has."""

    skin: str
    light: str
    skull: str = "round"
    ears: str = "none"
    muzzle: str = "round"
    nose: str = "#2b2130"
    horns: str = ""
    mark: str = ""
    hair: str = ""
    paper: Paper | None = None  # the skull's own paper, where it is not the skin's
    made: Look = DISC
    gap: float = 30
    eye_y: float = -12
    my: float = 54

    def fur(self) -> Paper:
        """The paper of the skin."""
        return tone(self.skin)


_YELLOW = Look(white="#f8e27a")
_AMBER = Look(white="#fbd66a")
_GREEN = Look(white="#eaf2b0")
_ON_DARK = Look(brow="#f6ead2", ink="#1c141c")

HEADS: dict[str, Head] = {
    # soft heads with a round muzzle
    "bear": Head("#a8693c", "#e3bb86", ears="round"),
    "polar bear": Head("#f3ece0", "#fffaf0", ears="round", made=DOT, mark="shade"),
    "panda": Head("#f4efe6", "#fffaf2", ears="round black", mark="panda", gap=32),
    "dog": Head("#d8a86a", "#f4e2c0", ears="floppy", mark="patch", made=DOT),
    "cat": Head("#e07a3a", "#fbe6cc", "wide", "cat", "cat", "#d4546a", mark="tabby", made=_GREEN, gap=32,
        my=50),
    "black cat": Head("#4a4658", "#6a6678", "wide", "cat", "cat", "#d4546a", made=_GREEN, gap=32, my=50),
    "lion": Head("#f0b040", "#fbe3b4", "round", "small", "cat", "#7a3426", hair="mane"),
    "bald lion": Head("#f0b040", "#fbe3b4", "round", "small", "cat", "#7a3426"),
    "tiger": Head("#f0872b", "#fff0d8", "wide", "small", "cat", "#7a3426", mark="tiger"),
    "monkey": Head("#7a5238", "#f2c89c", ears="side", muzzle="mask", gap=25, eye_y=-8, my=48),
    "macaque": Head("#b8a890", "#e88a7a", ears="side", muzzle="mask", gap=25, eye_y=-8, my=48, made=DOT),
    "gorilla": Head("#4a4450", "#8a7f86", "wide", "side", "mask", gap=25, eye_y=-8, my=46),
    "otter": Head("#8a6448", "#e8d0b0", "wide", "small", "round", made=DOT),
    "seal": Head("#8f9aa8", "#c4ccd4", "wide", "none", "whiskers", made=DOT, gap=34),
    "walrus": Head("#a87860", "#d8b098", "wide", "none", "tusks", gap=32),
    "sloth": Head("#b09a7c", "#f0e2c4", "wide", "none", "round", mark="sloth", made=DOT),
    "koala": Head("#9aa0a8", "#d8dce0", "wide", "fluffy", "koala", gap=34),
    "beaver": Head("#8a5a38", "#c89a6c", ears="small", made=DOT),
    "squirrel": Head("#c8602c", "#fbe3c8", ears="tuft", muzzle="point", made=DOT),
    "hamster": Head("#e8b070", "#fff3e0", "wide", "small", "point", "#e8788a", made=DOT, gap=32),
    "mouse": Head("#9c9aa4", "#f0a8a4", "point", "mouse", "point", "#c4445c", gap=25, eye_y=-10),
    "mole": Head("#4f4854", "#e8a8a0", "point", "none", "star", "#e8909a", made=_ON_DARK, gap=25),
    "hedgehog": Head("#7a5a40", "#f0d2a4", "round", "none", "mask", hair="spines", gap=25, eye_y=-2, my=50),
    "meerkat": Head("#d8b07a", "#f6e6c8", "point", "small", "point", mark="patches", gap=26),
    "skunk": Head("#3c3840", "#f4efe6", "point", "small", "point", mark="blaze", made=_ON_DARK, gap=26),
    "fox": Head("#d8622c", "#fbeedd", "fox", "fox", "fox", gap=31, eye_y=-8, my=50),
    "fennec": Head("#ecc88e", "#fff4e0", "fox", "fennec", "fox", gap=30, eye_y=-8, my=50, made=DOT),
    "wolf": Head("#7f8894", "#e4e4e0", "fox", "fox", "fox", gap=31, eye_y=-8, my=50, made=_YELLOW),
    "jackal": Head("#c49a62", "#f2e2c4", "fox", "fox", "fox", gap=31, eye_y=-8, my=50),
    # long heads
    "cow": Head("#f4ece0", "#f0b4a8", "long", "cow", "broad", "#b86a70", "cow", "patch", made=DOT, gap=34,
        eye_y=-30, my=98),
    "yak": Head("#5a4438", "#b89a80", "long", "cow", "broad", "#3a2a26", "yak", hair="fringe", gap=34,
        eye_y=-26, my=96),
    "llama": Head("#f2e4c8", "#fff6e6", "long", "llama", "soft", hair="fluff", made=DOT, gap=28, eye_y=-26,
        my=80),
    "camel": Head("#d8ac6c", "#efd4a4", "long", "small", "soft", hair="tuft", made=ALMOND, gap=32,
        eye_y=-28, my=84),
    "giraffe": Head("#f2c868", "#f8e4b8", "long", "cow", "soft", "#8a5a34", "giraffe", "patched", gap=32,
        eye_y=-26, my=86),
    "horse": Head("#b5764a", "#e0b890", "long", "llama", "broad", "#4a2f28", hair="forelock", made=ALMOND,
        gap=34, eye_y=-28, my=94),
    "zebra": Head("#f6f1e8", "#6a6470", "long", "llama", "broad", "#2b2130", mark="zebra", hair="crest",
        gap=34, eye_y=-28, my=94),
    "bare zebra": Head("#f8f0e8", "#f0c8c0", "long", "llama", "broad", "#8a6a70", hair="crest", made=DOT,
        gap=34, eye_y=-28, my=94),
    "donkey": Head("#98929a", "#e4e0dc", "long", "donkey", "broad", "#4a444c", made=DOT, gap=34, eye_y=-28,
        my=94),
    "deer": Head("#c08850", "#f4e2c4", "long", "cow", "soft", made=DOT, gap=30, eye_y=-26, my=80),
    "fawn": Head("#cf9a5e", "#f8ead0", "long", "cow", "soft", mark="spots", made=DOT, gap=32, eye_y=-24,
        my=76),
    "moose": Head("#7a5a44", "#b89478", "long", "cow", "broad", "#3a2a26", "moose", gap=30, eye_y=-32,
        my=100),
    "kangaroo": Head("#c8865a", "#f0d0ac", "long", "llama", "soft", made=DOT, gap=28, eye_y=-26, my=78),
    "goat": Head("#efe8da", "#fffaf0", "long", "cow", "soft", "#c88a80", "goat", hair="beard", made=_AMBER,
        gap=32, eye_y=-26, my=78),
    "sheep": Head("#5c4a58", "#e88a94", "long", "cow", "soft", "#e88a94", hair="wool", made=_ON_DARK,
        gap=27, eye_y=-18, my=72),
    "shorn sheep": Head("#f0c4b4", "#fbe4d8", "long", "cow", "soft", "#d8788a", made=DOT, gap=28, eye_y=-20,
        my=74),
    "rhino": Head("#9a9ca8", "#b8bac4", "long", "small", "broad", "#6a6c78", "rhino", made=DOT, gap=38,
        eye_y=-26, my=100),
    "hippo": Head("#a08aa0", "#c4a8bc", "hippo", "small", "hippo", "#6a4a68", gap=34, eye_y=-40, my=92),
    "elephant": Head("#8fa6c8", "#f2b4b4", "round", "elephant", "trunk", gap=38, eye_y=-16, my=66),
    "pig": Head("#f0a0a0", "#e0788a", ears="pig", muzzle="snout", nose="#8a3048", gap=33, eye_y=-16, my=66),
    "warthog": Head("#9a7260", "#c89a88", "hippo", "small", "snout", "#5a3430", "tusks", hair="crest",
        gap=33, eye_y=-34, my=74),
    # scales and wet skin
    "frog": Head("#5aa84a", "#c8e08a", "frog", "bulge", "chin", made=Look(white="#f6efb4"), gap=38,
        eye_y=-44, my=78),
    "toad": Head("#8a7a4a", "#d0c08a", "frog", "bulge", "chin", mark="warts", made=_AMBER, gap=38,
        eye_y=-44, my=78),
    "crocodile": Head("#4f8f6a", "#6aa87e", "croc", "bulge", "croc", made=_YELLOW, gap=34, eye_y=-50, my=98),
    "dragon": Head("#5fae78", "#bfe08a", "croc", "fin", "croc", "#2f5a40", "dragon", made=_YELLOW, gap=34,
        eye_y=-34, my=86),
    "lizard": Head("#a8b04a", "#dce08a", "frog", "none", "chin", mark="spots", gap=40, eye_y=-14, my=44),
    "gecko": Head("#9a7a54", "#c8a87c", "frog", "none", "chin", gap=40, eye_y=-14, my=44),
    "tortoise": Head("#8a9a5a", "#c4cc94", "round", "none", "chin", made=DOT, gap=32, my=50),
    "slug": Head("#c8a860", "#e4cc90", "round", "none", "none", gap=26, my=44),
    # birds
    "owl": Head("#7a5a86", "#efd9b4", "round", "owl", "owl", "#efa02e", mark="scales", made=_AMBER, gap=31,
        eye_y=-6),
    "chick": Head("#f7cf4a", "#fbdf72", "round", "none", "beak", "#ec7a2c", hair="tuft up", gap=28,
        eye_y=-10),
    "hen": Head("#fffaf0", "#f2e8d6", "egg", "none", "hen", "#f09a2c", hair="comb", gap=26,
        made=Look(white="#f4e2c0")),
    "brown hen": Head("#c88a54", "#e0b080", "egg", "none", "hen", "#f0b03c", hair="comb", gap=26),
    "rooster": Head("#f0a83a", "#f8c05a", "egg", "none", "hen", "#e8d04a", hair="comb", gap=27),
    "duck": Head("#f6f2e8", "#fffaf0", "round", "none", "bill", "#f0a030", made=DOT, gap=28, eye_y=-18),
    "duckling": Head("#f8dc6a", "#fcec9c", "round", "none", "bill", "#ec8a2c", hair="tuft up", made=DOT,
        gap=28, eye_y=-18),
    "mallard": Head("#2f7a5a", "#3f9070", "round", "none", "bill", "#e8c040", made=_ON_DARK, gap=28,
        eye_y=-18),
    "goose": Head("#f0ece4", "#fffaf0", "egg", "none", "bill", "#f0902c", made=DOT, gap=26, eye_y=-20),
    "penguin": Head("#2f3a5a", "#fbf3e2", "round", "none", "penguin", "#f0952e", gap=26, eye_y=-6),
    "puffin": Head("#2c2a36", "#fbf3e2", "round", "none", "penguin", "#f06a2e", gap=26, eye_y=-6),
    "pigeon": Head("#8f9ab0", "#b4bccc", "egg", "none", "beak", "#c8846a", made=_AMBER, gap=28, eye_y=-10),
    "crow": Head("#34323e", "#4a4856", "egg", "none", "beak", "#6a6874", made=_ON_DARK, gap=27, eye_y=-10),
    "magpie": Head("#34323e", "#fbf6ea", "egg", "none", "beak", "#5a5864", made=_ON_DARK, gap=27, eye_y=-10),
    "parrot": Head("#3f9a4a", "#f4d35e", "round", "none", "hook", "#4a4a52", hair="tuft up", gap=28,
        eye_y=-10),
    "macaw": Head("#d8352c", "#fbf3e2", "round", "none", "hook", "#3a3840", mark="cheek", gap=28, eye_y=-10),
    "jay": Head("#4f86c0", "#dce8f2", "egg", "none", "beak", "#3a3840", hair="tuft up", gap=27, eye_y=-10),
    "robin": Head("#8a6a4c", "#e0582e", "egg", "none", "beak", "#4a3a34", made=DOT, gap=26, eye_y=-10),
    "peacock": Head("#1f6fa8", "#3f90c4", "egg", "none", "beak", "#c8b48a", hair="fan", made=_ON_DARK,
        gap=26, eye_y=-10),
    "ostrich": Head("#d8b4a0", "#e8ccba", "egg", "none", "bill", "#d88a5a", hair="tuft up", gap=32,
        eye_y=-18),
    "flamingo": Head("#f48a9c", "#fbb4bc", "egg", "none", "hook", "#3a3440", gap=26, eye_y=-10),
    "stork": Head("#fbf6ec", "#ffffff", "egg", "none", "beak", "#e0482c", made=DOT, gap=26, eye_y=-10),
    "pelican": Head("#fbf0e4", "#ffffff", "egg", "none", "bill", "#f2a83c", made=DOT, gap=26, eye_y=-20),
    # small ones
    "ant": Head("#7a3428", "#a05040", "point", "feelers", "none", made=_ON_DARK, gap=28, my=44),
    "bee": Head("#f4c23c", "#fbe08a", "round", "feelers", "none", gap=28, my=44),
    "beetle": Head("#2f5a8a", "#4f7aaa", "round", "feelers", "none", made=_ON_DARK, gap=28, my=44),
    "ladybird": Head("#3a3440", "#5a5460", "round", "feelers", "none", made=_ON_DARK, gap=28, my=44),
    "caterpillar": Head("#6cb04a", "#c4e08a", "round", "feelers", "chin", gap=31, my=50),
    "worm": Head("#e8a090", "#f4bcae", "round", "none", "none", made=DOT, gap=26, my=44),
    "snail": Head("#e8c9a0", "#f0d8b4", "round", "none", "none", gap=26, my=44),
    "crab": Head("#e2553a", "#f07a58", "wide", "none", "none", gap=30, my=44),
    "octopus": Head("#c85a8a", "#e08aac", "round", "none", "none", gap=30, my=48),
    "moth": Head("#c8b08a", "#e4d4b4", "round", "feelers", "none", gap=28, my=44),
    "bat": Head("#5a4860", "#8a7490", "point", "cat", "point", "#2b2130", made=_ON_DARK, gap=26),
    "monster": Head("#4f86c8", "#8fb8e8", "round", "none", "none", "#2f5a94", "stubs", gap=32, my=52),
}  # fmt: skip


def _known(kind: str | Head) -> Head:
    return HEADS[kind] if isinstance(kind, str) else kind


# ---- from the front, turned ------------------------------------------------------------------------
def _skull(h: Head, turn: float) -> Path:
    """The outline; the chin goes where the head turns."""
    n = turn * 18
    p: tuple[tuple[object, ...], ...]
    if h.skull == "wide":
        p = (
            (-84, 14),
            (-64, -50),
            (0, -66),
            (64, -50),
            (84, 14),
            (50 + n * 0.4, 60),
            (n, 70),
            (-50 + n * 0.4, 60),
        )
    elif h.skull == "point":
        p = (
            (-66, 0),
            (-48, -52),
            (0, -66),
            (48, -52),
            (66, 0),
            (36 + n * 0.5, 56),
            (n * 1.4, 72),
            (-36 + n * 0.5, 56),
        )
    elif h.skull == "fox":
        m = turn * 26
        p = (
            (-92, 8, "c"),
            (-62, -50),
            (0, -66),
            (62, -50),
            (92, 8, "c"),
            (40 + m * 0.4, 52),
            (m, 80),
            (m * 0.4 - 40, 52),
        )
    elif h.skull == "long":
        m = turn * 34
        p = ((-54, -24), (-46, -66), (0, -82), (46, -66), (54, -24), (42 + m * 0.5, 30), (46 + m, 72), (m,
            98), (-46 + m, 72),
             (-42 + m * 0.5, 30))  # fmt: skip
    elif h.skull == "hippo":
        m = turn * 30
        p = ((-52, -30), (-42, -62), (0, -74), (42, -62), (52, -30), (62 + m * 0.7, 24), (76 + m, 64),
            (40 + m, 98), (m, 102),
             (-40 + m, 98), (-76 + m, 64), (-62 + m * 0.7, 24))  # fmt: skip
    elif h.skull == "frog":
        p = (
            (-88, 14),
            (-66, -34),
            (0, -46),
            (66, -34),
            (88, 14),
            (58 + n * 0.4, 58),
            (n, 68),
            (-58 + n * 0.4, 58),
        )
    elif h.skull == "croc":
        m = turn * 26
        p = ((-62, -8), (-50, -52), (0, -62), (50, -52), (62, -8), (70 + m, 48), (44 + m, 78), (m, 84),
            (-44 + m, 78),
             (-70 + m, 48))  # fmt: skip
    elif h.skull == "egg":
        p = (-64, 10), (-50, -54), (0, -70), (50, -54), (64, 10), (52, 74), (0, 92), (-52, 74)
    else:
        p = (
            (-80, 6),
            (-63, -57),
            (0, -77),
            (63, -57),
            (80, 6),
            (57 + n * 0.3, 63),
            (n * 0.6, 77),
            (-57 + n * 0.3, 63),
        )
    return blob(*p)


def _skull_paper(h: Head) -> Paper:
    if h.paper:
        return h.paper
    marks: dict[str, Callable[[], Paper]] = {
        "zebra": lambda: brindled(h.fur(), "#3a343c", 26, 0.4),
        "tiger": lambda: brindled(h.fur(), "#4a2a20", 34, 0.26),
        "patched": lambda: patched(h.fur(), "#c8843a", 34, 0.5),
        "scales": lambda: printed(h.fur(), scale, "#a887b4", pitch=34, size=0.8),
        "spots": lambda: printed(h.fur(), dot, h.light, pitch=30, size=0.28, jitter=1),
        "warts": lambda: printed(h.fur(), dot, "#6a5c36", pitch=30, size=0.34, jitter=1),
    }
    return marks[h.mark]() if h.mark in marks else h.fur()


def head(
    c: Page,
    kind: str | Head,
    feel: str,
    turn: float = 0.0,
    look: tuple[float, float] | None = None,
    sick: bool | None = None,
) -> None:
    """A head from the front, round (0, 0), 160 across. `turn` -1..1 turns it; a poorly one is green unless
    told not."""
    h = _known(kind)
    skin: Ground = _skull_paper(h)
    plain_skin: Ground = h.fur()
    if feel == "poorly" if sick is None else sick:
        plain_skin = tone(_sickly(h.skin))
        skin = plain_skin if not h.mark else skin
    with c.at(turn * -9):
        _behind(c, h, feel, skin)
        _ears(c, h, feel, plain_skin)
    c.lay(_skull(h, turn), skin, 3, angle=0)
    _marks(c, h, turn)
    with c.at(turn * 24):
        _muzzle(c, h)
    lips = h.muzzle not in ("beak", "bill", "hen", "hook", "owl", "penguin")
    on = tone(h.light) if h.muzzle in ("mask", "penguin", "owl", "croc") else plain_skin
    with c.at(0, h.eye_y):
        face(c, feel, on, gap=h.gap, my=h.my, look=look, turn=turn, lips=lips, made=h.made)
    with c.at(turn * 29):
        _nose(c, h, feel, turn)
    with c.at(turn * -4):
        _atop(c, h, plain_skin, turn)


def _sickly(colour: str) -> str:
    """The colour, gone green."""
    c = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(0.42 * a + 0.58 * b):02x}" for a, b in zip(c, (196, 208, 132), strict=True))


def pair(c: Page, x: float, y: float, draw: Callable[[], object], rot: float = 0) -> None:
    """The same snippet left and right; the drawing is the right one."""
    for flip in (True, False):
        with c.at(-x if flip else x, y, 1, -rot if flip else rot, flip):
            draw()


def _behind(c: Page, h: Head, feel: str, skin: Ground) -> None:
    """Manes, spines and horns that lie under the skull."""
    if h.hair == "mane":
        for i in range(13):
            with c.at(0, 0, 1, i * 360 / 13 + 6):
                c.lay(
                    blob((-26, -58), (-16, -104), (4, -112, "c"), (22, -100), (26, -58)), tone("#b5502a"), 1.4
                )
    if h.hair == "spines":
        out = [
            (math.cos(a) * r, math.sin(a) * r - 8)
            for a, r in ((i * math.pi / 22, 104 if i % 2 else 78) for i in range(44))
        ]
        c.lay(poly(out), skin, 3)
        c.lay(poly([(x * 0.82, y * 0.82 - 3) for x, y in out]), tone("#94704e"), 2)
    if h.hair == "comb":
        for x, y, r in ((-28, -66, 19), (0, -82, 24), (27, -68, 18)):
            c.lay(ell(x, y, r, r * 1.3, x * 0.5), tone("#d8352c"), 2)
    if h.hair == "fan":
        for i in (-2, -1, 0, 1, 2):
            strip(c, [(i * 4, -60), (i * 16, -112)], 4, tone(h.skin), 2)
            c.lay(ell(i * 16, -116, 10), tone("#2fa08a"), 3)
    horn = tone("#e8dcc0")
    if h.horns in ("cow", "yak"):
        w = 34 if h.horns == "yak" else 0
        pair(c, 34, -64, lambda: c.lay(taper((0, 6, 20), (26 + w, -8, 15), (32 + w, -40, 4)), horn, 2))
    if h.horns == "goat":
        pair(c, 18, -70, lambda: c.lay(taper((0, 8, 18), (12, -26, 15), (34, -52, 5)), horn, 2))
    if h.horns == "giraffe":
        pair(
            c,
            20,
            -74,
            lambda: (
                c.lay(taper((0, 8, 13), (4, -32, 11)), tone(h.skin), 2),
                c.lay(ell(4, -36, 11), tone("#8a5a34"), 2),
            ),
        )
    if h.horns == "moose":
        p = (
            (0, 4),
            (20, -30),
            (46, -44),
            (50, -84, "c"),
            (64, -52),
            (84, -80, "c"),
            (88, -44),
            (112, -56, "c"),
            (96, -14),
            (50, -10),
        )
        pair(c, 30, -58, lambda: c.lay(blob(*p), tone("#c8a070"), 2))
    if h.horns == "dragon":
        pair(c, 24, -54, lambda: c.lay(taper((0, 6, 17), (8, -26, 11), (2, -44, 3)), tone("#f0b84a"), 2))
    if h.horns == "stubs":
        pair(c, 36, -62, lambda: c.lay(taper((0, 10, 22), (8, -22, 8)), tone("#f0d48a"), 2))


def _ears(c: Page, h: Head, feel: str, skin: Ground) -> None:
    """Ears; they follow the feeling."""
    hang, light = droop(feel), tone(h.light)
    if h.ears == "round" or h.ears == "round black":
        sheet = tone("#2f2a30") if "black" in h.ears else skin
        inner = tone("#4a434a") if "black" in h.ears else light
        pair(c, 58, -58, lambda: (c.lay(ell(0, 0, 29), sheet, 2), c.lay(ell(0, 3, 16), inner, 1)), hang * 0.3)
    elif h.ears == "small":
        pair(
            c,
            56,
            -54,
            lambda: (c.lay(ell(4, -4, 20, 22), skin, 2), c.lay(ell(4, -1, 10, 12), light, 1)),
            hang * 0.6,
        )
    elif h.ears == "cat":
        pair(c, 44, -52, lambda: (c.lay(poly([(-30, 14), (16, -52), (34, 20)]), skin, 2),
                                  c.lay(poly([(-12, 6), (13, -32), (22, 10)]), "#f2a79a", 1)),
                                      hang * 0.6)  # fmt: skip
    elif h.ears == "mouse":
        pair(
            c,
            62,
            -46,
            lambda: (c.lay(ell(8, -16, 40, 42), skin, 2), c.lay(ell(10, -13, 26, 28), light, 1)),
            hang * 0.5,
        )
    elif h.ears == "fluffy":
        pair(
            c,
            72,
            -40,
            lambda: (c.lay(ell(4, -4, 36), skin, 2, tear=4), c.lay(ell(4, 0, 20), light, 1, tear=3)),
            hang * 0.5,
        )
    elif h.ears in ("fox", "fennec"):
        q = 1.6 if h.ears == "fennec" else 1.0
        tip = light if h.ears == "fennec" else INK
        outer = poly([(-28, 16), (14 * q, -62 * q), (34, 20)])
        inner = (
            poly([(-10, 4), (13 * q, -50 * q), (20, 6)]) if q > 1 else poly([(2, -22), (14, -62), (21, -24)])
        )
        pair(c, 48, -48, lambda: (c.lay(outer, skin, 2), c.lay(inner, tip, 1, 0)), hang)
    elif h.ears == "floppy":
        p = (-8, -10), (18, -22), (38, 10), (34, 66), (12, 74), (-2, 40)
        pair(c, 56, -42, lambda: c.lay(blob(*p), tone("#9a6a3c"), 4, 1.2), (hang - 30) * -0.4)
    elif h.ears == "pig":
        pair(
            c, 46, -60, lambda: c.lay(blob((-22, 16), (-6, -34, "c"), (26, -14), (24, 18)), light, 2.4), hang
        )
    elif h.ears == "cow":
        pair(c, 50, -40, lambda: (c.lay(blob((-14, -8), (30, -26), (56, -6), (26, 14)), skin, 2),
                                  c.lay(blob((2, -6), (28, -16), (44, -5), (24, 6)), light, 1)),
                                      hang * 0.7)  # fmt: skip
    elif h.ears in ("llama", "donkey", "tuft"):
        long = {"llama": 50.0, "donkey": 82.0, "tuft": 44.0}[h.ears]
        p2 = (-15, 14), (-13, -long * 0.6), (6, -long, "c"), (18, -long * 0.5), (16, 14)
        q2 = (-7, 6), (-5, -long * 0.5), (5, -long * 0.78), (10, -long * 0.4), (8, 6)
        pair(c, 36, -62, lambda: (c.lay(blob(*p2), skin, 2), c.lay(blob(*q2), light, 1, 0)), 8 + hang * 1.2)
    elif h.ears == "side":
        pair(c, 76, -4, lambda: (c.lay(ell(0, 0, 27), skin, 2), c.lay(ell(-2, 2, 15), light, 1)))
    elif h.ears == "elephant":
        p3 = (-14, -46), (40, -84), (98, -50), (92, 20), (50, 62), (-6, 40)
        q3 = (4, -34), (42, -60), (78, -36), (72, 12), (44, 40), (8, 24)
        pair(c, 62, -6, lambda: (c.lay(blob(*p3), skin, 5), c.lay(blob(*q3), light, 1.5)), hang * 0.6 - 4)
    elif h.ears == "owl":
        pair(c, 46, -62, lambda: c.lay(poly([(-26, 22), (18, -34), (26, 26)]), skin, 2), hang * 0.5)
    elif h.ears == "bulge":
        pair(c, h.gap, h.eye_y - 2, lambda: c.lay(ell(0, 0, 30), skin, 2.4))
    elif h.ears == "fin":
        pair(
            c,
            58,
            -30,
            lambda: c.lay(blob((-8, -10), (34, -34, "c"), (30, -8), (44, 6, "c"), (-4, 20)), light, 2),
            hang * 0.7,
        )
    elif h.ears == "feelers":
        pair(c, 20, -62, lambda: (strip(c, [(0, 4), (10, -34), (30, -52 + hang * 0.7)], 7, skin, 2),
                                  c.lay(ell(32, -54 + hang * 0.7, 10), light, 2)))  # fmt: skip


def _marks(c: Page, h: Head, turn: float) -> None:
    n = turn * 12
    if h.mark == "tabby":
        for s in (-1, 0, 1):
            c.lay(taper((s * 15 + turn * 8, -66, 10), (s * 11 + turn * 13, -40, 3)), "#a84a20", 0.7, 0)
    elif h.mark == "panda":
        for s in (-1, 1):
            c.lay(ell(s * 34 + n, -8, 26, 32, s * 28), tone("#2f2a30"), 0.8)
    elif h.mark == "patch":
        c.lay(
            blob((10 + n, -46), (44 + n, -52), (62 + n * 0.6, -16), (52 + n, 18), (20 + n, 12)),
            tone("#b07840" if h.skin != "#f4ece0" else "#4a4048"),
            0.7,
        )
    elif h.mark == "sloth":
        for s in (-1, 1):
            c.lay(
                blob((s * 14 + n, -16), (s * 40 + n, -26), (s * 70 + n * 0.6, 10), (s * 40 + n, 8)),
                tone("#6a5640"),
                0.7,
            )
    elif h.mark == "patches":
        for s in (-1, 1):
            c.lay(ell(s * 26 + n, -10, 24, 21), tone("#8a6244"), 0.7)
    elif h.mark == "blaze":
        c.lay(blob((-12 + n, -66), (12 + n, -66), (8 + n * 2, 10), (-8 + n * 2, 10)), tone(h.light), 0.8)
    elif h.mark == "cheek":
        for s in (-1, 1):
            c.lay(ell(s * 30 + n, -6, 28, 32), tone(h.light), 0.8)


def _muzzle(c: Page, h: Head) -> None:
    """The paler paper round the mouth."""
    light, m = tone(h.light), h.muzzle
    if m == "round":
        c.lay(blob((-38, 38), (-24, 16), (24, 16), (38, 38), (28, 66), (0, 73), (-28, 66)), light, 1.6)
    elif m in ("cat", "whiskers", "koala"):
        c.lay(blob((-32, 42), (0, 22), (32, 42), (19, 62), (0, 59), (-19, 62)), light, 1.2)
    elif m == "mask":
        p = (
            (-57, 2),
            (-45, -38),
            (-15, -40),
            (0, -28),
            (15, -40),
            (45, -38),
            (57, 2),
            (46, 50),
            (0, 69),
            (-46, 50),
        )
        with c.at(0, 2):
            c.lay(blob(*p), light, 1.6)
    elif m == "penguin":
        p = (
            (-54, 8),
            (-46, -34),
            (-18, -44),
            (0, -26),
            (18, -44),
            (46, -34),
            (54, 8),
            (40, 54),
            (0, 66),
            (-40, 54),
        )
        c.lay(blob(*p), light, 1.6)
    elif m == "owl":
        pair(c, 31, -6, lambda: c.lay(ell(0, 0, 37, 40), light, 1.4))
    elif m == "chin":
        y = h.eye_y + h.my - 34
        c.lay(
            blob((-58, y + 34), (0, y + 18), (58, y + 34), (40, y + 54), (0, y + 60), (-40, y + 54)), light, 1
        )
    elif m == "soft":
        y = h.eye_y + h.my
        c.lay(
            blob(
                (-38, y - 2),
                (-26, y - 36),
                (26, y - 36),
                (38, y - 2),
                (26, y + 20),
                (0, y + 25),
                (-26, y + 20),
            ),
            light,
            1.6,
        )
    elif m == "broad":
        y = h.eye_y + h.my
        c.lay(
            blob(
                (-50, y - 8),
                (-36, y - 42),
                (36, y - 42),
                (50, y - 8),
                (34, y + 22),
                (0, y + 28),
                (-34, y + 22),
            ),
            light,
            2,
        )
    elif m == "hippo":
        c.lay(blob((-72, 50), (-50, 16), (0, 8), (50, 16), (72, 50), (56, 84), (0, 92), (-56, 84)), light, 2)
    elif m == "croc":
        c.lay(blob((-58, 38), (-34, 6), (34, 6), (58, 38), (40, 70), (0, 75), (-40, 70)), light, 1.6)
    elif m == "tusks":
        for s in (-1, 1):
            c.lay(taper((s * 20, 50, 15), (s * 24, 84, 12), (s * 20, 108, 4)), CREAM, 2.4)
        c.lay(
            blob((-50, 34), (-28, 12), (0, 22), (28, 12), (50, 34), (30, 60), (0, 54), (-30, 60)), light, 2.4
        )


def _nose(c: Page, h: Head, feel: str, turn: float) -> None:
    """The nose, or the beak."""
    m, nose = h.muzzle, h.nose
    red = "#e0382c" if feel == "poorly" else nose
    y = h.eye_y + h.my
    if m == "round":
        c.lay(blob((-15, 20), (0, 13), (15, 20), (6, 33), (-6, 33)), red, 1.6, 0.2)
    elif m == "koala":
        c.lay(blob((-15, 14), (0, -6), (15, 14), (13, 32), (-13, 32)), red, 2, 0.2)
    elif m in ("cat", "whiskers"):
        c.lay(poly([(-11, 18), (11, 18), (0, 30)]), red, 1.5, 0)
        for s in (-1, 1):
            for i in (-1, 0, 1):
                strip(c, [(s * 40, 34 + i * 8), (s * (90 - 20 * s * turn), 30 + i * 17)], 2.6, CREAM, 2)
    elif m in ("point", "star"):
        c.lay(ell(0, 24, 11, 9), red, 1.8, 0.2)
        for s in (-1, 1):
            for i in (0, 1):
                strip(c, [(s * 18, 30 + i * 7), (s * (60 - 16 * s * turn), 24 + i * 18)], 2.2, INK, 1.2)
    elif m == "fox":
        c.lay(ell(0, 26, 13, 10), red, 2, 0.2)
    elif m == "snout":
        c.lay(ell(0, y - 30, 31, 22), tone(h.light), 2.6, 0.4)
        for s in (-1, 1):
            c.lay(ell(s * 11, y - 30, 5.5, 8.5), nose, 0.3, 0)
    elif m in ("soft", "broad", "hippo", "mask", "croc", "tusks", "chin"):
        at = {"soft": (9, y - 24), "broad": (18, y - 26), "hippo": (28, 30), "croc": (18, y - 28)}.get(
            m, (6, y - 22)
        )
        for s in (-1, 1):
            c.lay(
                ell(s * at[0], at[1], 5.5, 4.5 if m != "hippo" else 7, s * 20),
                red if feel == "poorly" else nose,
                0.3,
                0,
            )
        if h.horns == "rhino":
            c.lay(
                blob((-22, y - 36), (-10, y - 74), (4, y - 112, "c"), (16, y - 70), (22, y - 36)),
                tone("#e4dcc8"),
                5,
                1,
            )
        if h.horns == "tusks":
            for s in (-1, 1):
                c.lay(taper((s * 40, y - 14, 12), (s * 58, y - 22, 9), (s * 60, y - 44, 3)), CREAM, 3)
        if m == "croc":
            for s in (-1, 1):
                c.lay(poly([(s * 34, y + 4), (s * 44, y + 2), (s * 40, y + 18)]), CREAM, 0.8, 0)
    elif m == "trunk":
        lift = -70 if feel in ("joyful", "proud", "inspired", "amazed", "furious") else 0
        bend = 40 * (1 if turn >= 0 else -1)
        end = (bend * 2.0, 64 + lift, 24) if lift else (bend * 0.6, 150, 24)
        c.lay(taper((0, 10, 46), (2, 60, 40), (bend * 0.9, 108 + lift * 0.2, 32), end), tone(h.skin), 5)
    elif m in ("beak", "hen", "penguin", "owl"):
        if m == "hen":
            c.lay(blob((-12, 44), (8, 44), (14, 66), (-2, 80), (-16, 66)), "#d8352c", 2)
        beak(c, feel, 0, 18, 18, tone(nose))
    elif m == "bill":
        loud = FEELINGS[feel].mouth[0] in ("open", "yawn", "o", "lick", "grit") or feel in TONGUE
        if loud:
            c.lay(blob((-30, 26, "c"), (30, 26, "c"), (22, 54), (0, 62), (-22, 54)), "#a83a28", 1, 0)
            if feel in TONGUE:
                c.lay(blob((-10, 44), (12, 44), (16, 74), (2, 82), (-8, 72)), "#ee7d78", 1.2, 0)
        c.lay(
            blob((-36, 26), (-20, 8), (0, 2), (20, 8), (36, 26), (20, 35), (0, 30), (-20, 35)),
            tone(nose),
            2.4,
            0.4,
        )
    elif m == "hook":
        if FEELINGS[feel].mouth[0] in ("open", "yawn", "o", "lick", "grit") or feel in TONGUE:
            c.lay(blob((-12, 34), (12, 34), (6, 62), (-6, 62)), "#a83a28", 1, 0)
        c.lay(blob((-22, 18), (0, -4), (22, 18), (14, 36), (0, 56, "c"), (-14, 36)), tone(nose), 2.4, 0.3)


def _atop(c: Page, h: Head, skin: Ground, turn: float) -> None:
    """What lies over the brow: wool, fringe, tufts."""
    if h.hair == "wool":
        for x, y, r in ((-40, -60, 25), (0, -76, 32), (40, -60, 25), (-20, -54, 20), (20, -54, 20)):
            c.lay(ell(x, y, r, r * 0.9), tone("#f6efe0", 0.4), 2.5, tear=4)
    elif h.hair in ("fringe", "fluff", "forelock", "tuft", "crest"):
        col = {
            "fringe": "#4a362c",
            "fluff": "#fbf0d8",
            "forelock": "#5a3424",
            "tuft": "#b8884c",
            "crest": "#3a343c",
        }[h.hair]
        for x, r in ((-22, 26), (20, -24), (0, 2)):
            c.lay(
                blob(
                    (x - 13, -84),
                    (x + 13, -84),
                    (x * 0.8 + 9, -54),
                    (x * 0.8 + r * 0.2, -40, "c"),
                    (x * 0.8 - 9, -56),
                ),
                tone(col),
                2.2,
            )
    elif h.hair == "tuft up":
        for a in (-24, 0, 24):
            with c.at(0, -66, 1, a):
                c.lay(blob((-7, 12), (0, -28, "c"), (7, 12)), skin, 1.4)
    elif h.hair == "beard":
        low = h.eye_y + h.my + 16
        c.lay(
            blob((-16 + turn * 34, low), (16 + turn * 34, low), (6 + turn * 34, low + 44, "c")),
            tone("#d8ccb8"),
            1.6,
        )
    if h.muzzle == "fox":
        n = turn * 26
        for s in (-1, 1):
            p = (
                (n + s * 8, 34),
                (n * 0.5 + s * 40, 14),
                (s * 84, 12, "c"),
                (n * 0.4 + s * 40, 48),
                (n + s * 5, 74),
            )
            c.lay(blob(*p), tone(h.light), 0.6)


# ---- true profile ----------------------------------------------------------------------------------
def profile(c: Page, kind: str | Head, feel: str, look: tuple[float, float] | None = None) -> None:
    """A head in true profile round (0, 0), looking left (`c.at(..., flip=True)` turns it round)."""
    h = _known(kind)
    skin: Ground = tone(_sickly(h.skin)) if feel == "poorly" and not h.mark else _skull_paper(h)
    lid: Ground = tone(h.light) if h.muzzle in ("mask", "owl", "penguin") else h.fur()
    made = Look(h.made.eyes if h.made.eyes != "disc" else "almond", h.made.ink, h.made.white, h.made.brow)
    hang = droop(feel)
    if h.muzzle in ("beak", "bill", "hen", "hook", "owl", "penguin"):
        _bird_profile(c, h, feel, look, skin, lid, made)
        return
    _side_behind(c, h, hang)
    long = h.skull in ("long", "hippo", "croc")
    p: tuple[tuple[float, float], ...]
    if long:
        deep = 1.25 if h.skull in ("hippo", "croc") else 1.0
        p = (
            (52, -20),
            (30, -62),
            (-14, -66),
            (-52, -34),
            (-92, 8),
            (-112, 36),
            (-106, 66 * deep),
            (-66, 74 * deep),
            (-20, 52),
            (34, 48),
        )
        eye_at, lips, nose = (-14.0, -24.0), (-108.0, 56.0), (-104.0, 28.0)
    elif h.skull in ("fox", "point"):
        p = ((72, 8), (52, -50), (0, -64), (-40, -36), (-70, 4), (-104, 26), (-92, 44), (-44, 56), (20, 64))
        eye_at, lips, nose = (-18.0, -14.0), (-86.0, 41.0), (-102.0, 26.0)
    elif h.muzzle in ("none", "chin", "mask", "whiskers", "tusks"):
        p = ((72, 6), (56, -56), (0, -76), (-52, -58), (-70, -14), (-76, 26), (-66, 56), (-30, 74), (30, 72))
        eye_at, lips, nose = (-32.0, -14.0), (-70.0, 38.0), (-74.0, 16.0)
    else:
        p = ((76, 6), (58, -56), (0, -76), (-56, -48), (-72, -2), (-90, 22), (-84, 48), (-50, 66), (20, 74))
        eye_at, lips, nose = (-26.0, -16.0), (-82.0, 46.0), (-88.0, 22.0)
    c.lay(blob(*p), skin, 3, angle=0)
    if h.muzzle == "mask":
        c.lay(
            blob((-62, -18), (-44, -46), (-18, -30), (-10, 20), (-30, 58), (-60, 52), (-70, 26)),
            tone(h.light),
            1.2,
        )
    elif h.muzzle not in ("none", "trunk"):
        x = nose[0]
        c.lay(
            blob(
                (x + 6, nose[1] - 6),
                (x + 38, nose[1] - 4),
                (x + 46, lips[1] + 12),
                (x + 22, lips[1] + 16),
                (x + 3, lips[1]),
            ),
            tone(h.light),
            1.2,
        )
    side_face(c, feel, lid, eye_at=eye_at, lips=None if h.muzzle == "trunk" else lips, look=look, made=made,
              cheek=(eye_at[0] + 26, eye_at[1] + 44), mouth_size=1.4)  # fmt: skip
    if h.muzzle == "trunk":
        c.lay(taper((-62, 14, 46), (-98, 60, 36), (-92, 116, 28), (-126, 140, 24)), tone(h.skin), 3)
    elif h.muzzle == "snout":
        c.lay(ell(nose[0] + 2, nose[1] + 4, 12, 20, 8), tone(h.light), 2.4, 0.3)
    elif h.muzzle not in ("none", "chin", "mask"):
        red = "#e0382c" if feel == "poorly" else h.nose
        c.lay(ell(nose[0] + (8 if long else 3), nose[1], 8 if long else 12, 6 if long else 10), red, 1.8, 0.2)
    _side_ears(c, h, hang, skin)


def _side_behind(c: Page, h: Head, hang: float) -> None:
    horn = tone("#e8dcc0")
    if h.hair == "mane":
        for i in range(9):
            with c.at(24, 0, 1, i * 24 - 20):
                c.lay(
                    blob((-26, -50), (-16, -100), (4, -108, "c"), (22, -96), (26, -50)), tone("#b5502a"), 1.4
                )
    if h.hair == "spines":
        for i in range(10):
            with c.at(26, 0, 1, i * 18 - 18):
                c.lay(poly([(-16, -50), (0, -112), (16, -50)]), tone(h.skin), 1.6)
    if h.horns in ("cow", "yak", "goat"):
        c.lay(taper((8, -52, 18), (2, -84, 14), (22, -112, 4)), horn, 2)
    if h.horns == "giraffe":
        c.lay(taper((6, -54, 13), (10, -92, 11)), tone(h.skin), 2)
        c.lay(ell(11, -96, 11), tone("#8a5a34"), 2)
    if h.horns == "rhino":
        c.lay(blob((-104, 22), (-124, -20), (-122, -60, "c"), (-92, -24), (-74, 4)), tone("#e4dcc8"), 3)
    if h.horns == "moose":
        c.lay(
            blob(
                (6, -48),
                (4, -90),
                (-20, -120, "c"),
                (12, -112),
                (18, -142, "c"),
                (36, -114),
                (64, -124, "c"),
                (52, -80),
                (30, -50),
            ),
            tone("#c8a070"),
            2,
        )


def _side_ears(c: Page, h: Head, hang: float, skin: Ground) -> None:
    light = tone(h.light)
    if h.ears == "elephant":
        with c.at(30, -14, 1, hang * 0.3):
            c.lay(blob((-16, -46), (30, -78), (78, -40), (70, 30), (30, 66), (-8, 30)), skin, 5)
    elif h.ears == "floppy":
        c.lay(blob((12, -48), (38, -50), (56, -10), (50, 44), (30, 52), (16, 10)), tone("#9a6a3c"), 4, 1.2)
    elif h.ears in ("cat", "fox", "fennec", "owl"):
        q = 1.5 if h.ears == "fennec" else 1.0
        with c.at(22, -50, 1, hang * 0.8):
            c.lay(poly([(-22, 12), (14, -56 * q), (32, 18)]), skin, 2)
            c.lay(poly([(-8, 6), (13, -38 * q), (20, 8)]), "#f2a79a", 0.8)
    elif h.ears == "mouse":
        c.lay(ell(34, -52, 40, 42), skin, 3)
        c.lay(ell(34, -50, 26, 28), light, 1)
    elif h.ears in ("llama", "donkey", "cow", "pig", "tuft"):
        long = {"donkey": 80.0, "llama": 54.0, "tuft": 44.0}.get(h.ears, 40.0)
        with c.at(22, -48, 1, 14 + hang * 1.3):
            c.lay(blob((-14, 12), (-13, -long * 0.6), (4, -long, "c"), (17, -long * 0.5), (14, 12)), skin, 2)
            c.lay(
                blob((-6, 6), (-5, -long * 0.5), (4, -long * 0.76), (9, -long * 0.4), (7, 6)), light, 0.8, 0
            )
    elif h.ears == "feelers":
        strip(c, [(-6, -62), (-10, -100), (-34, -120 + hang * 0.6)], 7, skin, 2)
        c.lay(ell(-36, -122 + hang * 0.6, 10), light, 2)
    elif h.ears != "none" and h.ears != "bulge":
        c.lay(ell(28, -56, 26), tone("#2f2a30") if "black" in h.ears else skin, 3)
        c.lay(ell(28, -54, 14), light, 1)


def _bird_profile(
    c: Page, h: Head, feel: str, look: tuple[float, float] | None, skin: Ground, lid: Ground, made: Look
) -> None:
    """Bird heads: a round skull, the beak in front, open or shut."""
    if h.hair == "comb":
        for x, y, r in ((-24, -64, 19), (2, -80, 23), (28, -68, 18)):
            c.lay(ell(x, y, r, r * 1.3, x * 0.5), tone("#d8352c"), 2)
    if h.hair in ("tuft up", "fan"):
        for a in (-12, 10, 32):
            with c.at(10, -58, 1, a):
                c.lay(blob((-7, 12), (0, -38, "c"), (7, 12)), tone(h.skin), 1.4)
    long = 1.5 if h.nose == "#e0482c" or h.muzzle == "bill" else 1.0
    m = FEELINGS[feel].mouth[0]
    gape = (
        20
        if m in ("open", "yawn", "lick") or feel in ("amazed", "furious")
        else 10
        if m in ("o", "grit") or feel in TONGUE
        else 0
    )
    x = -52
    if gape:
        c.lay(poly([(x, 8), (x - 40 * long, 16 + gape), (x + 4, 30)]), tone(h.nose), 1.5, 0)
        c.lay(poly([(x + 8, 2), (x - 24 * long, 10 + gape * 0.5), (x + 8, 22)]), "#a83a28", 0.5, 0)
    if feel in TONGUE:
        c.lay(
            blob((x, 8), (x - 30 * long, 16), (x - 40 * long, 38), (x - 26 * long, 34), (x + 2, 20)),
            "#ee7d78",
            1,
            0,
        )
    top = [(x + 6, -16), (x - 26 * long, -8), (x - 46 * long, 10 - gape * 0.3, "c"), (x + 6, 14 - gape * 0.2)]
    if h.muzzle == "hook":
        top = [(x + 8, -22), (x - 22, -16), (x - 34, 12), (x - 26, 36, "c"), (x - 14, 16), (x + 8, 14)]
    if h.muzzle == "bill":
        top = [(x + 8, -16), (x - 20, -2), (x - 62, 0), (x - 70, 12), (x - 50, 18), (x + 8, 14)]
    c.lay(blob(*top), tone(h.nose), 2, 0.2)
    c.lay(
        blob((64, 10), (50, -52), (4, -70), (-44, -44), (-60, 4), (-44, 52), (0, 70), (46, 56)),
        skin,
        3,
        angle=0,
    )
    if h.muzzle in ("penguin", "owl") or h.mark == "cheek":
        c.lay(ell(-22, 4, 34, 40), tone(h.light), 1)
    if h.muzzle == "hen":
        c.lay(blob((-46, 36), (-30, 36), (-26, 60), (-40, 72), (-50, 58)), "#d8352c", 2)
    side_face(c, feel, lid, eye_at=(-16, -14), lips=None, look=look, made=made, cheek=(6, 24))
