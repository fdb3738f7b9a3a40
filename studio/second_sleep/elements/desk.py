"""An office desk with a telephone off the hook."""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper


def desk(p: Print, x: float, y: float) -> tuple[float, float]:
    """A desk that stands in it to the knees; returns the place under its edge where something hangs."""
    for dx in (-124, 132):
        p.shape(
            poly([(x + dx - 13, y - 130), (x + dx + 13, y - 130), (x + dx + 10, y), (x + dx - 10, y)]),
            tone="2",
            line=4,
            halo=4,
            clear="12k",
        )
        p.ink("2", stroke((x + dx - 40, y + 6), (x + dx + 46, y + 6), w=7))
    box = p.shape(
        poly([(x + 10, y - 140), (x + 146, y - 140), (x + 146, y - 24), (x + 10, y - 24)]),
        tone="2",
        line=5,
        halo=4,
        clear="12k",
    )
    p.comb("k", box, 0, 0.3, 13, False, length=(40, 120))
    p.shape(
        poly([(x + 0, y - 118), (x + 136, y - 118), (x + 128, y - 70), (x - 10, y - 70)]),
        tone="",
        line=4.5,
        halo=3,
        clear="12k",
    )
    p.line((x + 50, y - 92), (x + 76, y - 92), w=6)
    for n in range(16):
        a = n * 2.4
        p.line((x + 20 + n * 6, y - 116 - 4 * (n % 3)), (x + 44 + n * 5, y - 124 + 8 * np.sin(a)), w=4)
    for dx in (44, 68, 92):
        p.shape(ell(x + dx, y - 132, 12, 15), tone="", line=3)
    p.shape(
        poly([(x - 170, y - 168), (x + 164, y - 168), (x + 178, y - 136), (x - 184, y - 136)]),
        tone="2",
        line=5,
        halo=5,
        clear="12k",
    )
    phone = p.shape(
        blob(
            (x - 110, y - 168, "c"),
            (x - 96, y - 214),
            (x - 74, y - 232, "c"),
            (x - 20, y - 232, "c"),
            (x + 2, y - 212),
            (x + 16, y - 168, "c"),
        ),
        tone="k",
        halo=5,
        clear="12k",
    )
    p.shape(*[rect(x - 88 + d, y - 250, x - 74 + d, y - 228) for d in (0, 54)], tone="k", halo=3, clear="12k")
    p.carve("12k", ell(x - 47, y - 196, 22, 18))
    p.ink(
        "k",
        *[ell(x - 47 + 13 * np.cos(a), y - 196 + 10 * np.sin(a), 3.4) for a in np.arange(8) * 0.785],
        clip=phone,
    )
    end = (x - 226, y - 34)
    coil = [
        (
            x - 100 - t * 126 + 7 * np.sin(t * 60),
            y - 172 + 130 * t**1.6 - 26 * np.sin(np.pi * t) + 7 * np.cos(t * 60),
        )
        for t in np.linspace(0, 1, 70)
    ]
    p.line(*coil, w=4, ends=0.9)
    p.shape(taper((end[0] - 10, end[1] - 18, 22), (end[0] + 2, end[1] + 26, 17), (end[0] - 14, end[1] + 70, 22)), ell(end[0] - 20, end[1] - 22, 17, 14), ell(end[0] - 26, end[1] + 74, 17, 14),
            tone="k", halo=5, clear="12k")  # fmt: skip
    return end
