"""Pans, lids and pots to beat."""

from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, taper


def pan(p: Print, x: float, y: float, kind: int, side: int) -> None:
    """A pan from below (0), a lid with its knob (1), a pot with its ears (2); its handle towards the hand at the `side`."""
    if kind == 2:
        p.shape(taper((x - 50, y - 12, 11), (x + 50, y - 12, 11)), tone="k", halo=3, clear="12k")
        p.shape(
            poly([(x - 38, y - 26), (x + 38, y - 26), (x + 32, y + 32), (x - 32, y + 32)]),
            tone="2",
            line=4,
            halo=5,
            clear="12k",
        )
        p.shape(ell(x, y - 26, 38, 11), tone="k", halo=2, clear="12k")
        p.cutline((x - 20, y - 4), (x - 17, y + 22), w=6)
    elif kind == 1:
        p.shape(ell(x, y - 38, 9, 8), tone="k", halo=3, clear="12k")
        p.shape(
            blob(
                (x - 48, y + 8, "c"),
                (x - 40, y - 20),
                (x, y - 34),
                (x + 40, y - 20),
                (x + 48, y + 8, "c"),
                (x, y + 14),
            ),
            tone="2",
            line=4,
            halo=6,
            clear="12k",
        )
        p.cutline((x - 30, y - 10), (x - 8, y - 22), (x + 8, y - 23), w=6)
    else:
        p.shape(taper((x - side * 30, y + 4, 14), (x - side * 90, y + 26, 15)), tone="k", halo=3, clear="12k")
        disc = p.shape(ell(x, y, 44, 41), tone="k", halo=6, clear="12k")
        p.shape(ell(x, y, 35, 32), tone="2", clip=disc)
        p.cutline((x - 20, y - 12), (x - 2, y - 21), (x + 16, y - 17), w=6)
