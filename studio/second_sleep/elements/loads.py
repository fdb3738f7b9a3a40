"""What people carry: a tapper's pot, a bicycle on the shoulder."""

import numpy as np

from studio.linocut.press import Print
from studio.shapes import ell, poly, taper


def pot(p: Print, x: float, y: float, s: float) -> None:
    """A tapper's pot at the hip."""
    p.shape(
        ell(x, y, s, s * 1.04),
        poly(
            [
                (x - s * 0.5, y - s * 1.3),
                (x + s * 0.5, y - s * 1.3),
                (x + s * 0.4, y - s * 0.7),
                (x - s * 0.4, y - s * 0.7),
            ]
        ),
        tone="1",
        line=3.4,
        halo=3,
        clear="12k",
    )


def bicycle(p: Print, x: float, y: float, r: float) -> None:
    """Carried on a shoulder: two wheels, a frame."""
    for dx in (-1.2, 1.2):
        p.shape(
            ell(x + dx * r, y + dx * 6, r),
            tone="k",
            halo=4,
            clear="12k",
            minus=[ell(x + dx * r, y + dx * 6, r * 0.82)],
        )
        for a in np.arange(8) * 0.785:
            p.line(
                (x + dx * r, y + dx * 6),
                (x + dx * r + r * 0.8 * np.cos(a), y + dx * 6 + r * 0.8 * np.sin(a)),
                w=2,
                ends=1,
            )
    bars = [
        ((-1.2, 0), (-0.1, 0.1)),
        ((-0.1, 0.1), (0.8, -0.85)),
        ((0.8, -0.85), (-0.5, -0.85)),
        ((-1.2, 0), (-0.5, -0.85)),
        ((-0.1, 0.1), (-0.55, -1.05)),
        ((1.2, 0.1), (0.72, -1.15)),
    ]
    p.shape(
        *[taper((x + a[0] * r, y + a[1] * r, 9), (x + b[0] * r, y + b[1] * r, 9)) for a, b in bars],
        tone="1",
        line=3.4,
        halo=3,
        clear="12k",
    )
    p.shape(
        taper((x - 0.8 * r, y - 1.06 * r, 8), (x - 0.34 * r, y - 1.06 * r, 8)),
        taper((x + 0.55 * r, y - 1.2 * r, 6), (x + 1.0 * r, y - 1.16 * r, 6)),
        tone="k",
        halo=3,
        clear="12k",
    )
