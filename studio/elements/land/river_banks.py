"""The two banks of a river at sunset."""

from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob

BANK = ["#1c1028", "#3c2438", "#6c4044", "#d88c50"]


def far_bank(c: Card, light: tuple[float, float, float]) -> None:
    """A grassy shore from 844 down to the water at 904, trodden to mud along it."""
    top = ((-30, 850), (160, 856), (360, 844), (560, 852), (830, 840))
    for x in range(14, 800, 30):
        grass(c, x, 858, 18 + x * 7 % 22, 6, ("#2c1830", "#5c3440", "#b06c44"))
    m = c.paint(
        blob(*top, (830, 912, "c"), (-30, 912, "c")), BANK, vol=9, amb=0.25, edge=0.1, rim=0.9, light=light
    )
    c.marks(m, 0.0, 220, 30, 3, jit=0.1, alpha=0.5)
    c.shade(
        blob((-30, 894), (200, 890), (420, 896), (620, 890), (830, 894), (830, 920), (-30, 920)),
        0.5,
        5,
        "#180c20",
    )


def near_bank(c: Card, light: tuple[float, float, float]) -> None:
    """Mud from 1120 down, and reeds in both corners."""
    top = ((-30, 1130), (120, 1120), (300, 1150), (520, 1140), (700, 1110), (830, 1100))
    mud = blob(*top, (830, 1240, "c"), (-30, 1240, "c"))
    c.paint(mud, BANK, vol=10, amb=0.2, edge=0.1, rim=0.6, light=light)
    for x in (40, 70, 96, 640, 690, 730, 764):
        grass(c, x, 1150, 110 + x * 7 % 60, 7, ("#1c1028", "#4c2838", "#a05c40"))
