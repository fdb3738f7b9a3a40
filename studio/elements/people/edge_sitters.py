"""People who sit on an edge with their backs to us."""

from studio.colour import Ramp
from studio.elements.people.figures import bell
from studio.paint import Card, Frame
from studio.palettes import SKIN
from studio.shapes import ell, taper


def edge_sitter(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, hat_ramp: Ramp | None = None, arm: str = "down"
) -> None:  # fmt: skip
    """One of them, on the edge at (x, y), arms down or one `up`, waving; paint what hides the legs afterwards."""
    c.shade(ell(x + 8, y - 4, h * 0.24, 9), 0.45, 6)
    bell(c, x, y + h * 0.14, h, coat, hat, hat_ramp, view="back", sit=True, shadow=0, arm=arm)
    if arm == "up":
        _waving_arm(
            c.at(x, y + h * 0.14, h / 112, vol=5, det=0.9, wob=0.12, edge=0.28, rim=0.6, rimw=3), coat
        )


def _waving_arm(f: Frame, coat: Ramp) -> None:
    """A whole sleeve from the shoulder up past the head, and an open hand."""
    f.paint(ell(-24.5, -93, 5, 6, -14), SKIN, vol=4)
    f.paint(taper((-21, -92, 3), (-17.5, -96, 2.6)), SKIN, vol=2)
    f.paint(taper((-7, -47, 14), (-17, -59, 12), (-23, -86, 9)), coat)
