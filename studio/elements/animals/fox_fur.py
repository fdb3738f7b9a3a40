"""One part of a large fox with its fur, for foxes built part by part."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Path


def furred(
    c: Card,
    f: Frame,
    shape: Path,
    ramp: Ramp,
    n: int,
    angle: float,
    vol: float = 22,
    amb: float = 0.3,
    rim: float = 0.5,
) -> Arr:
    """A limb, trunk or skull in the frame, `n` hairs lying at `angle`; returns its mask."""
    m = f.paint(shape, ramp, vol=vol, amb=amb, tex=0.2, edge=0.26, rim=rim, rimw=6, wob=0.4)
    c.marks(m, f.angle(angle), n, 24, 3.2, jit=0.08, alpha=0.65)
    return m
