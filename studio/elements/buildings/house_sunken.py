"""A great house at the bottom of a lake: wings, turrets, lit windows, and the balcony where stairs arrive."""

from studio.paint import Card
from studio.shapes import arch, blob, ell, poly, rect

MANSION = ["#122c40", "#28586c", "#5c949c", "#b8ccb0", "#ffecb8"]
SLATES = ["#0c1c34", "#1c3c58", "#406c84", "#88a8a8"]
STEP = ["#143448", "#346c78", "#74b0a8", "#d4e8c8", "#fff4d0"]


def wing(c: Card, x: float, w: float, h: float, roof: float) -> None:
    """One block of the house, foot at 1168: wall, cornice, hipped slates."""
    y = 1168 - h
    c.paint(
        rect(x - w / 2, y, x + w / 2, 1200),
        MANSION,
        vol=12,
        wob=0.3,
        edge=0.28,
        amb=0.16,
        gain=0.62,
        light=(400, 1080, 160),
        grad=(0.06, -0.16),
    )
    c.paint(blob((x - w / 2 - 12, y + 3, "c"), (x - w * 0.34, y - roof, "c"), (x + w * 0.34, y - roof, "c"), (x + w / 2 + 12, y + 3, "c")), SLATES,
        vol=14, wob=0.3, edge=0.3, rim=0.5)  # fmt: skip
    c.paint(rect(x - w / 2 - 12, y - 2, x + w / 2 + 12, y + 11, 3), STEP, vol=5, wob=0.3, edge=0.3, amb=0.4)


def turret(c: Card, x: float) -> None:
    """A round tower at the end of a wing."""
    c.paint(
        rect(x - 38, 972, x + 38, 1200),
        MANSION,
        vol=22,
        wob=0.3,
        edge=0.28,
        amb=0.16,
        gain=0.62,
        light=(400, 1080, 160),
    )
    c.paint(
        blob((x - 50, 976, "c"), (x - 16, 910), (x, 862, "c"), (x + 16, 910), (x + 50, 976, "c")),
        SLATES,
        vol=18,
        wob=0.3,
        edge=0.3,
        rim=0.6,
    )
    for y in (1014, 1080):
        window(c, x, y, 22, 44)


def window(c: Card, x: float, y: float, w: float, h: float) -> None:
    """A tall lit window with a round head and a cross of lead."""
    c.halo(x, y, h * 1.1, "#ffb850", 0.45)
    c.flat(arch(x - w / 2 - 4, y - h / 2 - 4, x + w / 2 + 4, y + h / 2 + 4), "#18384c", 0.9, wob=0.2)
    m = c.flat(arch(x - w / 2, y - h / 2, x + w / 2, y + h / 2), "#ffcc6c", 1, wob=0.2, det=0.9)
    c.flat(ell(x, y + h * 0.2, w * 0.5, h * 0.4), "#fff4c8", 0.9, 4, clip=m)
    c.line([(x, y - h / 2), (x, y + h / 2)], 2.4, "#5c3818", 0.9, 0.2, ends=0.9)
    c.line([(x - w / 2, y), (x + w / 2, y)], 2.4, "#5c3818", 0.9, 0.2, ends=0.9)


def chimney(c: Card, x: float, y: float) -> None:
    """A stack that comes out of the slates at `y`."""
    c.shade(poly([(x - 16, y - 6), (x + 22, y - 6), (x + 30, y + 14), (x - 10, y + 12)]), 0.4, 4, "#08182c")
    c.paint(rect(x - 14, y - 84, x + 14, y), MANSION, vol=9, wob=0.3, edge=0.3, amb=0.14, gain=0.5)
    c.paint(rect(x - 19, y - 90, x + 19, y - 78, 3), STEP[:4], vol=5, wob=0.3, edge=0.3)


def great_house(c: Card) -> None:
    """At the bottom of the lake, every window lit, the door wide open."""
    c.glow(400, 1050, 460, "#ffc470", 0.34, 1.5)
    wing(c, 266, 230, 158, 62)
    wing(c, 556, 230, 158, 62)
    turret(c, 130)
    turret(c, 690)
    chimney(c, 606, 984)
    for x in (321, 501):
        c.shade(rect(x - 16, 1008, x + 16, 1200), 0.5, 10, "#08182c")
    wing(c, 411, 156, 306, 20)
    c.paint(poly([(317, 868), (411, 786), (505, 868)]), SLATES, vol=9, wob=0.3, edge=0.34, amb=0.3, rim=0.6)
    for x in (196, 252, 308, 522, 578, 634):
        window(c, x, 1046, 24, 44)
        window(c, x, 1106, 24, 40)
    for x in (370, 411, 452):
        window(c, x, 1082, 26, 84)


def porch(c: Card) -> None:
    """The balcony where the stairs arrive, its door wide open."""
    c.halo(411, 910, 120, "#ffcc70", 0.8)
    c.paint(arch(371, 866, 451, 962), STEP, vol=6, wob=0.25, edge=0.32, amb=0.3)
    m = c.flat(arch(380, 876, 442, 962), "#ffcf74", 1, wob=0.2, det=0.8)
    c.flat(ell(411, 926, 24, 38), "#fff8d8", 0.9, 8, clip=m)
    c.paint(rect(322, 958, 516, 978, 4), STEP, vol=7, wob=0.3, edge=0.34, amb=0.36, light=(411, 900, 70))
    c.shade(rect(330, 978, 508, 996), 0.5, 8)
    for x in range(460, 516, 13):
        c.line([(x, 958), (x, 930)], 4, "#c8a05c", 0.95, 0.2, ends=0.9)
    c.line([(456, 929), (514, 929)], 5, "#e8c47c", 0.95, 0.2, ends=0.9)
