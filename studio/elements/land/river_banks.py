"""The two banks of a river at sunset."""

from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob

BANK = ["#1c1028", "#3c2438", "#6c4044", "#d88c50"]


def far_bank(c: Card, light: tuple[float, float, float]) -> None:
    """A low grassy shore from 850 to 900."""
    top = ((-30, 856), (160, 862), (360, 850), (560, 858), (830, 846))
    c.paint(
        blob(*top, (830, 900, "c"), (-30, 900, "c")), BANK, vol=8, amb=0.25, edge=0.1, rim=0.8, light=light
    )
    for x in range(10, 800, 34):
        grass(c, x, 866, 20 + x * 7 % 22, 6, ("#2c1830", "#5c3440", "#b06c44"))


def near_bank(c: Card, light: tuple[float, float, float]) -> None:
    """Mud from 1120 down, and reeds in both corners."""
    top = ((-30, 1130), (120, 1120), (300, 1150), (520, 1140), (700, 1110), (830, 1100))
    mud = blob(*top, (830, 1240, "c"), (-30, 1240, "c"))
    c.paint(mud, BANK, vol=10, amb=0.2, edge=0.1, rim=0.6, light=light)
    for x in (40, 70, 96, 640, 690, 730, 764):
        grass(c, x, 1150, 110 + x * 7 % 60, 7, ("#1c1028", "#4c2838", "#a05c40"))
