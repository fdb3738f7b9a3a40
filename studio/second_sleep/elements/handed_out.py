"""Things held out of a window: a cup, a newspaper, a bundle."""

from studio.linocut.press import Print
from studio.shapes import Point, blob, ell, poly


def cup(p: Print, x: float, y: float, s: float) -> None:
    """A cup for tea, held out."""
    p.shape(
        poly([(x - s, y - s * 1.2), (x + s, y - s * 1.2), (x + s * 0.7, y + s), (x - s * 0.7, y + s)]),
        tone="",
        line=3.4,
        halo=3,
        clear="12k",
    )
    p.shape(ell(x, y - s * 1.2, s, s * 0.28), tone="2", line=3)


def paper(p: Print, x: float, y: float, s: float, turn: int) -> None:
    """A newspaper nobody reads now."""
    sheet = p.shape(
        poly(
            [
                (x, y - s),
                (x + turn * s * 1.5, y - s * 0.7),
                (x + turn * s * 1.2, y + s * 1.1),
                (x - turn * s * 0.2, y + s * 0.9),
            ]
        ),
        tone="",
        line=3.4,
        halo=3,
        clear="12k",
    )
    p.comb("k", sheet, 12 * turn, 0.35, 9, False, length=(20, 50))


def bundle(p: Print, at: Point) -> None:
    """Whatever it is, it is tied in a cloth."""
    x, y = float(at[0]), float(at[1])
    body = p.shape(
        blob(
            (x - 66, y + 8),
            (x - 40, y - 42),
            (x, y - 54),
            (x + 42, y - 42),
            (x + 64, y + 6),
            (x + 48, y + 54),
            (x, y + 66),
            (x - 50, y + 54),
        ),
        tone="2",
        line=5,
        halo=6,
        clear="12k",
    )
    p.stamp("12", body, ell(0, 0, 7, 7), 26, cut=True)
    for s in (-1, 1):
        p.shape(
            blob((x, y - 46), (x + s * 22, y - 84), (x + s * 58, y - 88, "c"), (x + s * 34, y - 52)),
            tone="2",
            line=4,
            halo=3,
            clear="12k",
        )
