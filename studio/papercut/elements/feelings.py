"""The thirty-two feelings as numbers: what eyes, lids, brows and mouth do. Learnt once, read everywhere."""

from dataclasses import dataclass, replace

SUN = (
    "joyful", "proud", "in-love", "curious", "mischievous", "grateful", "amazed", "sleepy",
    "brave", "caring", "hungry", "calm", "inspired", "silly", "secretive", "dreamy",
)  # fmt: skip
MOON = (
    "sad", "furious", "afraid", "shy", "jealous", "disgusted", "bored", "lonely",
    "sulky", "guilty", "suspicious", "lost", "disappointed", "impatient", "selfish", "poorly",
)  # fmt: skip


@dataclass(frozen=True)
class Eye:
    """One eye: `lid` 0..1 shut from above, `tilt` > 0 angry and < 0 sad, `low` the lower lid, `look`
    -1..1."""

    kind: str = "open"  # open, arc (laughing), shut (level), star
    big: float = 1.0
    lid: float = 0.0
    tilt: float = 0.0
    low: float = 0.0
    pupil: float = 1.0
    look: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Face:
    """A face; `right` differs from `left` only where that is the sign. `brow`: up, tilt, right one higher."""

    left: Eye
    right: Eye
    brow: tuple[float, float, float]
    mouth: tuple[str | float, ...]
    cheek: int = 0
    extra: str = ""


def _both(
    eye: Eye, brow: tuple[float, ...], mouth: tuple[str | float, ...], cheek: int = 0, extra: str = ""
) -> Face:
    up, tilt, *more = brow
    return Face(eye, eye, (up, tilt, more[0] if more else 0.0), mouth, cheek, extra)


def _odd(
    left: Eye,
    right: Eye,
    brow: tuple[float, ...],
    mouth: tuple[str | float, ...],
    cheek: int = 0,
    extra: str = "",
) -> Face:
    return replace(_both(left, brow, mouth, cheek, extra), right=right)


FEELINGS: dict[str, Face] = {
    # sun
    "joyful": _both(Eye("arc"), (10, -4), ("open", 27, 9, 30), 1),
    "proud": _both(Eye(lid=0.5, tilt=-3, low=0.14, look=(0, 0.35)), (24, -3), ("line", 19, 10, 5), 1),
    "in-love": _both(Eye("shut"), (16, -9), ("line", 15, 9, 0), 2, "hearts"),
    "curious": _odd(Eye(big=0.82, look=(0.4, 0.1)), Eye(big=1.42, look=(0.4, 0.1), pupil=1.1), (14, -2, 13),
        ("o", 7, 7)),
    "mischievous": _both(Eye(lid=0.3, tilt=9, low=0.25, look=(0.75, 0)), (2, 12), ("grin", 26, 11, 8)),
    "grateful": _both(Eye("arc"), (16, -13), ("line", 17, 10, 0), 2),
    "amazed": _both(Eye(big=1.25, pupil=0.95, look=(0, -0.25)), (27, -3), ("o", 14, 20), 0, "stars"),
    "sleepy": _odd(Eye("shut"), Eye(lid=0.66, tilt=-3, look=(0, 0.5)), (14, -4), ("yawn", 19, 26)),
    "brave": _both(Eye(lid=0.2, tilt=7, pupil=1.0), (1, 9), ("line", 18, 3, 3)),
    "caring": _both(Eye(lid=0.16, tilt=-7, low=0.12, pupil=1.2, look=(0.2, 0.5)), (14, -10), ("line", 17, 9,
        0), 1),
    "hungry": _both(Eye(big=1.14, pupil=1.2, look=(0, 0.75)), (17, -4), ("lick", 24, 9, 21), 0, "drool"),
    "calm": _both(Eye("shut"), (9, -2), ("line", 16, 7, 0)),
    "inspired": _both(Eye(big=1.15, pupil=1.0, look=(0, -0.95)), (25, -4), ("open", 17, 6, 15)),
    "silly": _odd(Eye(big=1.15, pupil=0.75, look=(0.85, 0.2)), Eye(big=1.15, pupil=0.75, look=(-0.85, -0.1)),
                  (20, 0, 8), ("tongue", 20, 9, 11), 1),
    "secretive": _odd(Eye(lid=0.12, look=(0, 0)), Eye("arc"), (11, -2, -4), ("line", 9, 6, 6), 1),
    "dreamy": _both(Eye(lid=0.16, tilt=-5, pupil=1.1, look=(0.55, -0.8)), (18, -6), ("line", 12, 7, 3), 1),
    # moon
    "sad": _both(Eye(lid=0.3, tilt=-12, pupil=1.15, look=(0, 0.5)), (11, -16), ("line", 18, -12, 0), 0,
        "tears"),
    "furious": _both(Eye(lid=0.34, tilt=15, pupil=0.7), (-5, 17), ("grit", 25, 12, -8), 0, "steam"),
    "afraid": _both(Eye(big=1.32, pupil=0.42), (20, -15), ("wavy", 22, 7), 0, "sweat"),
    "shy": _both(Eye(lid=0.22, tilt=-7, look=(-0.8, 0.65)), (12, -9), ("line", 8, 5, 2), 3),
    "jealous": _both(Eye(lid=0.36, tilt=9, low=0.12, look=(1, 0.15)), (2, 10), ("bite", 16, -7), 0, "envy"),
    "disgusted": _both(Eye(lid=0.42, tilt=9, low=0.4, look=(-0.4, 0.2)), (2, 10, 7), ("tongue", 20, -9, 0)),
    "bored": _both(Eye(lid=0.55, tilt=-2, look=(0.35, -0.2)), (7, 0), ("line", 16, 0, 0)),
    "lonely": _both(Eye(lid=0.3, tilt=-9, pupil=1.05, look=(-0.6, 0.6)), (10, -13), ("line", 9, -4, 0)),
    "sulky": _both(Eye(lid=0.5, tilt=8, look=(-0.85, 0.35)), (-1, 10), ("pout", 15, 0)),
    "guilty": _both(Eye(lid=0.14, tilt=-11, look=(0.6, -0.85)), (12, -16), ("wavy", 14, 3), 1, "sweat"),
    "suspicious": _odd(Eye(lid=0.5, low=0.36, tilt=2, look=(0.9, 0)), Eye(big=1.14, look=(0.9, 0), pupil=0.9),
                       (0, 3, 16), ("line", 15, -1, 5)),
    "lost": _odd(Eye(big=1.15, pupil=0.75, look=(-0.95, -0.5)), Eye(big=1.15, pupil=0.75, look=(0.95, 0.4)),
                 (18, -13, 6), ("wavy", 15, 4)),
    "disappointed": _both(Eye(lid=0.42, tilt=-9, look=(0.2, 0.85)), (8, -12), ("line", 13, -8, 2)),
    "impatient": _both(Eye(lid=0.2, tilt=3, low=0.14, pupil=0.9, look=(0.6, -0.7)), (4, 7, 6), ("grit", 17,
        8, 2)),
    "selfish": _both(Eye(lid=0.45, tilt=5, low=0.12, look=(-0.75, 0.2)), (6, 6), ("line", 20, 9, 6)),
    "poorly": _both(Eye(lid=0.52, tilt=-10, pupil=0.8, look=(0, 0.2)), (8, -13), ("wavy", 18, 5), 0, "green"),
}  # fmt: skip
VARIANTS: dict[str, Face] = {  # the same feeling, louder or otherwise: not attitudes of their own
    "roaring": replace(FEELINGS["furious"], mouth=("open", 26, -2, 36), extra=""),
    "wailing": replace(FEELINGS["sad"], left=Eye("shut"), right=Eye("shut"), mouth=("open", 22, -6, 26)),
    "kissing": replace(FEELINGS["in-love"], mouth=("o", 8, 9)),
    "laughing": replace(FEELINGS["joyful"], mouth=("open", 29, 12, 38)),
    "stuffed": replace(FEELINGS["guilty"], mouth=("line", 9, -3, 0), cheek=0),
    "conspiring": replace(FEELINGS["secretive"], mouth=("grin", 22, 9, 7)),
    "relishing": replace(FEELINGS["grateful"], mouth=("lick", 22, 9, 19)),
    "puffing": replace(FEELINGS["furious"], mouth=("o", 10, 10), extra=""),
    "begrudging": replace(FEELINGS["suspicious"], extra="envy"),
    "pining": replace(FEELINGS["sad"], mouth=("bite", 16, -8), extra="tears"),
    "prying": replace(FEELINGS["secretive"], left=Eye(big=1.4, pupil=1.1), brow=(14, -2, -6)),
    "mending": replace(FEELINGS["grateful"], cheek=0, extra="green"),
    "slighted": replace(FEELINGS["sulky"], extra="envy"),
    "pouting": replace(
        FEELINGS["sulky"],
        left=Eye(lid=0.42, tilt=1, look=(-0.85, 0.35)),
        right=Eye(lid=0.42, tilt=1, look=(-0.85, 0.35)),
        brow=(2, 1, 0),
        mouth=("pout", 21, 0),
        cheek=2,
    ),
    "hatching": replace(FEELINGS["inspired"], mouth=("line", 17, 10, 6)),  # an idea, not yet told
    "repelled": replace(FEELINGS["suspicious"], mouth=("tongue", 18, -8, 0)),
}
FEELINGS |= VARIANTS
DOWN = frozenset({
    "sad", "lonely", "guilty", "afraid", "poorly", "sleepy", "disappointed", "shy", "bored", "calm",
    "grateful"})  # fmt: skip
BACK = frozenset({"furious", "jealous", "sulky", "suspicious", "disgusted", "impatient", "selfish"})
LOUD = frozenset({"joyful", "amazed", "furious", "sleepy", "hungry", "inspired"})
TONGUE = frozenset({"disgusted", "silly", "hungry"})


def droop(feel: str) -> float:
    """How far ears, leaves and feathers hang, in degrees: up when glad, out when cross, down when sad."""
    return 52 if feel in DOWN else 28 if feel in BACK else 0
