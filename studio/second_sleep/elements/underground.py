"""A crowd behind the glass of a train."""

import numpy as np

from studio.linocut.elements.dress import someone
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path


def squeeze(p: Print, x0: float, x1: float, low: float, glass: Path) -> None:
    """Cheek to cheek: heads and shoulders, nobody looks."""
    rng = p.dice()
    for n, x in enumerate(np.arange(x0 + 14, x1, 39.0)):
        wear = someone(rng, ("k", "2", "1", "k"), "k" if n % 2 else "").but(top_print="")
        view = ("side", "front", "side", "back", "side")[int(rng.integers(5))]
        figure(
            p,
            float(x),
            low + 122 + float(rng.uniform(-14, 20)),
            264,
            "wait" if view == "side" else "stand",
            view,
            wear,
            flip=bool(n % 2),
            halo=2.6,
            clip=glass,
            arms="none",
        )
