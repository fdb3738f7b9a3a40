"""The twelve pawns.

One rabbit in twelve coats: a colour, a symbol on the belly, a pattern in the fur and a way of its own to hold
the ears, so that no two share a silhouette. Drawn as clean SVG from client/src/pieces/rabbits.json.
"""

import json
from pathlib import Path

PIECES = Path(__file__).parents[2] / "client" / "src" / "pieces"
SOURCE = json.loads((PIECES / "rabbits.json").read_text("utf-8"))
SHEET = (Path(__file__).parent / "pawn.svg").read_text("utf-8")  # with {holes} for what differs
Curve = tuple[float, float, float, float, float, float]
Ear = tuple[tuple[float, float], tuple[Curve, ...]]

# the right ear, from the head and back to it; the left one is its mirror image
EARS: dict[str, Ear] = {
    "up": ((34.5, 26), ((34, 13, 36.5, 3.4, 41.5, 3), (48, 2.6, 48, 15, 43, 27))),
    "out": ((36, 27), ((38.5, 17, 46, 6.5, 53.5, 7.2), (60, 8.4, 54.5, 20, 45.5, 29))),
    "folded": (
        (34.5, 26),
        (
            (35, 13, 38.8, 5, 45, 5.2), (52.4, 5.6, 56, 13.6, 58.4, 19.6), (60.2, 24.3, 55.8, 26.9, 53, 23.9),
            (49.7, 20.2, 47.4, 18.4, 45.3, 19.7), (43.3, 21, 43.3, 24.2, 42.4, 27.6),
        ),
    ),
    "down": (
        (36.5, 25),
        ((41, 17.5, 50.5, 16.5, 55.6, 24), (60, 31, 60.6, 41.5, 57.6, 46.4), (55, 50, 50.6, 47.6, 49.6, 43.4),
         (48.6, 38, 46.6, 32, 43, 29.5)),
    ),
}  # fmt: skip
INNER: dict[str, Ear] = {
    "up": ((37.6, 23), ((37.4, 14, 39, 7.6, 41.6, 7.2), (44.6, 7.2, 44.4, 15, 41.6, 23.5))),
    "out": ((40, 24), ((42, 17, 48, 10.6, 52.2, 11), (55, 12, 51, 19.5, 44.5, 25.5))),
    "folded": ((37.6, 23), ((38, 14, 41, 8.6, 45, 9), (48.6, 9.4, 51, 13, 52.6, 16.6),
        (47, 14.2, 42, 16.5, 41, 23.5))),
    "down": ((46.5, 24.6), ((50.5, 24, 54, 29, 55.4, 35), (56.4, 39.5, 55.6, 43, 54, 43.4),
        (53, 38, 51, 30, 46.5, 24.6))),
}  # fmt: skip
# left and right, in the order of the rabbits
POSES = (
    ("up", "folded"), ("up", "up"), ("out", "out"), ("down", "down"), ("folded", "folded"), ("down", "up"),
    ("out", "folded"), ("up", "down"), ("folded", "down"), ("down", "out"), ("up", "out"), ("folded", "up"),
)  # fmt: skip
BODY = "M12.5 79.5C8.5 64 14 54.5 21 50.5h22c7 4 12.5 13.5 8.5 29Q32 84.5 12.5 79.5z"
HEAD = "M32 21.5c10.5 0 18 6.3 18 15.3S42 52 32 52s-18-6.2-18-15.2S21.5 21.5 32 21.5z"
# a dark coat wears its pattern light
DARK = ("drop", "bell", "crown", "anchor")


def outline(ear: Ear, left: bool) -> str:
    """An ear as path data."""

    def at(x: float, y: float) -> str:
        return f"{64 - x if left else x:.4g} {y:.4g}"

    (x, y), curves = ear
    return f"M{at(x, y)}" + "".join(f"C{at(a, b)} {at(c, d)} {at(e, f)}" for a, b, c, d, e, f in curves) + "z"


def pawn(index: int) -> str:
    """The SVG of one rabbit."""
    look, (left, right) = SOURCE["rabbits"][index], POSES[index]
    width, height, tile = SOURCE["patterns"][look["pattern"]]
    fur, veil = ("#fff", 0.36) if look["symbol"] in DARK else ("#241d2e", 0.32)
    ears = outline(EARS[left], True) + outline(EARS[right], False)
    inner = outline(INNER[left], True) + outline(INNER[right], False)
    return SHEET.format(
        **look, width=width, height=height, tile=tile, fur=fur, veil=veil, ears=ears, inner=inner,
        body=BODY, head=HEAD, drawing=SOURCE["symbols"][look["symbol"]],
    )  # fmt: skip


def beside() -> dict[Path, str]:
    """The twelve files, in the client's folder of pieces."""
    return {PIECES / "pawns" / f"{look['symbol']}.svg": pawn(i) for i, look in enumerate(SOURCE["rabbits"])}
