"""A wood of snowy firs on a far shore."""

from studio.elements.plants.trees import conifer
from studio.paint import Card


def far_firs(c: Card, y: float) -> None:
    """Fourteen of them along the whole page, standing at `y`, in an uneven haze."""
    for k, x in enumerate(range(10, 830, 62)):
        conifer(c, x, y, (150, 190, 130, 210, 160)[k % 5], fog=(0.5, 0.6, 0.66, 0.44)[k % 4], snow=0.7)
