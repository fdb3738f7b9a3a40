"""Mouths, each a small function in the frame of the head; the nose ends at (0, 66)."""

from collections.abc import Callable

from studio.paint import Frame
from studio.shapes import Path, blob, ell, poly, rect

INK, GUMS, TONGUE = "#2a141a", "#4a141e", ["#8a2c38", "#d8606a", "#f8a09c", "#ffd0c4"]
TEETH = ["#a89888", "#f0e4d0", "#fffaf0"]


def _line(f: Frame, *points: tuple[float, float], w: float = 7) -> None:
    f.line(points, w, INK, alpha=0.92, ends=0.45, det=0.9)


def _lip(f: Frame, to: float = 92) -> None:
    _line(f, (0, 64), (1, 78), (0, to), w=6)


def cavity(f: Frame, shape: Path, tongue: tuple[float, float, float, float], teeth: float = 0) -> None:
    """An open mouth: dark, a tongue lying in it (x, y, rx, ry), two front teeth down from `teeth`."""
    f.flat(shape, INK, 0.95, 1.5, det=1, wob=0.3)
    m = f.flat(shape, GUMS, 0.9, 3, det=1, wob=0.3)
    f.paint(ell(*tongue), TONGUE, vol=16, clip=m, det=0.9, edge=0.25, wob=0.3, amb=0.45)
    if teeth:
        for sg in (-1, 1):
            f.paint(
                rect(sg * 9.5 - 9, teeth - 14, sg * 9.5 + 9, teeth + 15, 5),
                TEETH,
                vol=6,
                clip=m,
                det=1,
                wob=0.2,
                amb=0.55,
            )


def smile(f: Frame) -> None:
    """A quiet smile."""
    _lip(f)
    _line(f, (-48, 84), (-34, 104), (-12, 106), (0, 93))
    _line(f, (0, 93), (12, 106), (34, 104), (48, 84))


def smug(f: Frame) -> None:
    """One corner up."""
    _lip(f)
    _line(f, (-34, 102), (-16, 105), (0, 95))
    _line(f, (0, 95), (20, 106), (46, 92), (64, 64), w=8)
    _line(f, (55, 62), (66, 62), (73, 70), w=5)


def tiny(f: Frame) -> None:
    """So small that it may not be there."""
    _lip(f)
    _line(f, (-16, 98), (-8, 105), (0, 97), (8, 105), (16, 98), w=5)


def open_smile(f: Frame) -> None:
    """Open with delight."""
    _lip(f, 90)
    cavity(
        f,
        blob((-50, 88, "c"), (-20, 92), (0, 88), (20, 92), (50, 88, "c"), (36, 128), (0, 146), (-36, 128)),
        (0, 140, 28, 22),
        98,
    )


def laugh(f: Frame) -> None:
    """Laughing out loud."""
    _lip(f, 86)
    cavity(
        f,
        blob((-70, 78, "c"), (-28, 90), (0, 84), (28, 90), (70, 78, "c"), (54, 134), (0, 164), (-54, 134)),
        (0, 156, 40, 30),
        94,
    )
    for sg in (-1, 1):
        _line(f, (sg * 64, 70), (sg * 74, 76), (sg * 76, 86), w=5)


def small_o(f: Frame) -> None:
    """A tiny round mouth."""
    _lip(f, 90)
    cavity(f, ell(0, 106, 15, 17), (0, 118, 10, 8))


def yawn(f: Frame) -> None:
    """As wide as the muzzle."""
    cavity(
        f,
        blob((-40, 84), (0, 72), (40, 84), (62, 124), (48, 168), (0, 186), (-48, 168), (-62, 124)),
        (0, 172, 42, 40),
        86,
    )


def wail(f: Frame) -> None:
    """Crying aloud: open, the corners pulled down, the lip trembling."""
    _lip(f, 88)
    cavity(
        f,
        blob(
            (-60, 142, "c"),
            (-46, 106),
            (-16, 92),
            (0, 94),
            (16, 92),
            (46, 106),
            (60, 142, "c"),
            (28, 132),
            (0, 138),
            (-28, 132),
        ),
        (0, 146, 30, 22),
        98,
    )


def grit(f: Frame) -> None:
    """Teeth clenched."""
    _lip(f, 86)
    f.flat(
        blob(
            (-72, 130),
            (-52, 92),
            (-20, 84),
            (0, 90),
            (20, 84),
            (52, 92),
            (72, 130),
            (40, 146),
            (0, 140),
            (-40, 146),
        ),
        INK,
        1,
        0.8,
        det=1,
        wob=0.3,
    )
    f.paint(
        blob(
            (-60, 126),
            (-44, 99),
            (-18, 93),
            (0, 98),
            (18, 93),
            (44, 99),
            (60, 126),
            (36, 136),
            (0, 131),
            (-36, 136),
        ),
        TEETH,
        vol=8,
        det=1,
        wob=0.3,
        amb=0.5,
    )
    for x in (-42, -28, -14, 0, 14, 28, 42):
        _line(f, (x, 96), (x * 1.08, 134), w=3.4)
    _line(f, (-56, 114), (0, 116), (56, 114), w=3)


def chatter(f: Frame) -> None:
    """A shivering zigzag of teeth."""
    zig = [(-52 + i * 13, 96 + (10 if i % 2 else -6)) for i in range(9)]
    f.flat(
        poly([(-62, 92), *zig, (62, 92), (58, 140), *[(x, y + 30) for x, y in reversed(zig)], (-58, 140)]),
        INK,
        1,
        1,
        det=1,
        wob=0.2,
    )
    f.paint(poly([*zig, *[(x, y + 28) for x, y in reversed(zig)]]), TEETH, vol=5, det=1, wob=0.2, amb=0.5)
    f.line([(x, y + 14, "c") for x, y in zig], 4, INK, alpha=0.9)


def crooked(f: Frame) -> None:
    """A grin up one side with one tooth showing."""
    _lip(f, 90)
    cavity(
        f,
        blob((-40, 100, "c"), (0, 96), (44, 84), (84, 54, "c"), (70, 104), (34, 128), (-10, 122)),
        (20, 130, 30, 14),
    )
    f.paint(rect(4, 90, 24, 114, 5), TEETH, vol=6, det=1, wob=0.2, amb=0.55)
    _line(f, (74, 46), (88, 50), (92, 62), w=6)


def firm(f: Frame) -> None:
    """A resolute line."""
    _lip(f)
    _line(f, (-46, 104), (-20, 99), (0, 98), (20, 99), (50, 92), w=9)
    _line(f, (-14, 128), (0, 124), (14, 128), w=5)


def flat_line(f: Frame) -> None:
    """A dead straight line."""
    _lip(f, 98)
    _line(f, (-46, 102), (0, 101), (46, 102), w=8)


def thin(f: Frame) -> None:
    """Pressed to one side."""
    _line(f, (-20, 106), (10, 101), (54, 94), w=8)
    _line(f, (50, 84), (60, 94), (58, 106), w=5)


def pout(f: Frame) -> None:
    """The lower lip pushed out."""
    _line(f, (-36, 112), (-18, 96), (0, 92), (18, 96), (36, 112), w=9)
    f.paint(ell(0, 116, 22, 11), ["#8a3c40", "#d08078", "#f0b0a0"], vol=9, det=0.7, wob=0.3)


def bite(f: Frame) -> None:
    """Pulled to one side, a tooth on the lip."""
    _line(f, (-58, 114), (-34, 98), (0, 102), (24, 96), w=9)
    for x in (-34, -16):
        f.paint(rect(x - 8, 98, x + 8, 118, 4), TEETH, vol=5, det=1, wob=0.2, amb=0.5)
    _line(f, (-48, 122), (-24, 128), (4, 120), w=5)


def yuck(f: Frame) -> None:
    """The tongue right out."""
    cavity(
        f,
        blob(
            (-60, 116, "c"), (-34, 92), (-12, 100), (12, 90), (36, 96), (60, 118, "c"), (34, 130), (-30, 132)
        ),
        (0, 118, 30, 10),
    )
    m = f.paint(
        blob((-30, 108), (0, 104), (30, 108), (38, 156), (24, 196), (0, 204), (-24, 196), (-36, 156)),
        TONGUE,
        vol=24,
        det=0.9,
        edge=0.3,
        wob=0.3,
        amb=0.4,
    )
    f.line([(0, 118), (1, 150), (0, 182)], 5, "#a03c48", alpha=0.8, clip=m)


def silly(f: Frame) -> None:
    """Laughing with the tongue hanging to one side."""
    _lip(f, 88)
    cavity(
        f,
        blob((-62, 84, "c"), (-20, 94), (0, 90), (20, 94), (62, 76, "c"), (44, 122), (0, 138), (-44, 122)),
        (0, 140, 30, 14),
        98,
    )
    m = f.paint(
        blob((10, 116), (40, 108), (60, 150), (62, 186), (40, 200), (20, 184), (10, 150)),
        TONGUE,
        vol=20,
        det=0.9,
        edge=0.3,
        wob=0.3,
        amb=0.45,
    )
    f.line([(30, 122), (40, 150), (42, 178)], 5, "#a03c48", alpha=0.8, clip=m)


def lick(f: Frame) -> None:
    """Licking its own lips, a drop already falling."""
    _lip(f, 88)
    cavity(
        f,
        blob((-56, 84, "c"), (-20, 94), (0, 90), (20, 94), (56, 84, "c"), (40, 128), (0, 144), (-40, 128)),
        (0, 140, 28, 14),
        98,
    )
    f.paint(
        blob((0, 120), (30, 112), (56, 88), (76, 56), (94, 62), (90, 96), (64, 128), (28, 142)),
        TONGUE,
        vol=16,
        det=0.9,
        edge=0.3,
        wob=0.3,
        amb=0.45,
    )
    drop(f, -52, 128, 20)


def wave(f: Frame) -> None:
    """A queasy wave."""
    _line(f, (-54, 112), (-36, 98), (-18, 110), (0, 98), (18, 110), (36, 98), (54, 110), w=8)


def waver(f: Frame) -> None:
    """Open and wavering, at a loss."""
    _lip(f, 86)
    cavity(
        f,
        blob(
            (-44, 118), (-28, 96), (-8, 104), (14, 92), (40, 104), (46, 130), (22, 126), (0, 138), (-24, 128)
        ),
        (0, 140, 26, 12),
    )


def fallen(f: Frame) -> None:
    """A small o that turns down."""
    _lip(f, 88)
    cavity(f, blob((-22, 128), (-14, 100), (0, 92), (14, 100), (22, 128), (0, 122)), (0, 126, 12, 8))


def guilty(f: Frame) -> None:
    """A crooked, stretched, too innocent line."""
    _line(f, (-54, 100), (-30, 112), (-6, 100), (20, 110), (52, 92), w=8)
    _line(f, (-62, 92), (-56, 100), (-58, 108), w=5)


def drop(f: Frame, x: float, y: float, r: float) -> None:
    """A drop hanging, its tip at (x, y - r)."""
    shape = blob(
        (x, y - r * 1.3, "c"),
        (x + r * 0.5, y - r * 0.2),
        (x + r * 0.55, y + r * 0.45),
        (x, y + r),
        (x - r * 0.55, y + r * 0.45),
        (x - r * 0.5, y - r * 0.2),
    )
    f.paint(
        shape,
        ["#3c6c94", "#84bcd8", "#d4f0fa", "#ffffff"],
        vol=r * 0.5,
        det=0.9,
        alpha=0.92,
        edge=0.3,
        wob=0.3,
        amb=0.45,
    )
    f.flat(ell(x - r * 0.18, y + r * 0.3, r * 0.14), "#ffffff", 0.9, det=0.9)


SUNNY = (smile, smug, open_smile, laugh, small_o, yawn, silly, lick, crooked, firm)
CLOUDY = (tiny, wail, grit, chatter, flat_line, thin, pout, bite, yuck, wave, waver, fallen, guilty)
MOUTHS: dict[str, Callable[[Frame], None]] = {fn.__name__: fn for fn in (*SUNNY, *CLOUDY)}
