"""What is left at the end of a great machine: one small funnel with one small spout, fed by two pipes."""

from studio.elements.things import machine_works as parts
from studio.paint import Card


def last_funnel(c: Card, x: float, y: float) -> None:
    """It hangs from the underside of the machine at (x, y) and ends 150 lower; the pipes come down 250 to either side."""
    f = c.at(0, 0, 1.0, wob=0.35, amb=0.26, gain=0.85, light=(x - 80, y - 78, 200))
    parts.tube(f, (x - 250, y + 2), (x - 248, y + 52), (x - 180, y + 72), (x - 70, y + 52), w=30)
    parts.tube(f, (x + 250, y + 2), (x + 246, y + 52), (x + 180, y + 72), (x + 70, y + 52), w=30)
    parts.hopper(f, x, y, 190)
    for dx in (-84, 84):
        parts.collar(f, x + dx, y + 54, 26, upright=False)
