"""The light of windows, taken away: one pane of it, and a basket full."""

from studio.paint import Card, Frame
from studio.shapes import blob, rect, taper

WICKER = ["#2c1410", "#6c3c1c", "#b47c3c", "#f4cc80"]
LIGHT = ["#d87c1c", "#f8b840", "#ffe898"]
FRAME = ["#5c2c10", "#8c4c1c", "#b8742c"]
PANES = (
    (-52, -44, 60, 76, -20),
    (56, -46, 58, 76, 18),
    (4, -54, 64, 84, -3),
)


def pane_of_light(f: Frame, w: float, h: float, glow: float = 0.16) -> None:
    """A window's light, loose: a thin bright leaf with its frame and cross of bars."""
    f.card.halo(*f.pt(0, 0), (w + h) * 0.8 * f.s, "#ffa030", glow)
    f.paint(rect(-w / 2, -h / 2, w / 2, h / 2, 2), FRAME, vol=5, amb=0.4, wob=0.25, det=0.8, edge=0.35)
    gx, gy = w * 0.07, h * 0.055  # half a bar; the frame is twice as broad
    for sx in (-1, 1):
        for sy in (-1, 1):
            pane = rect(
                min(sx * gx, sx * w * 0.4),
                min(sy * gy, sy * h * 0.42),
                max(sx * gx, sx * w * 0.4),
                max(sy * gy, sy * h * 0.42),
            )
            f.paint(pane, LIGHT, vol=3, amb=0.75, tex=0.1, wob=0.2, det=0.9, edge=0.05, grad=(0.12, -0.25))


def basket_of_light(c: Card, x: float, y: float) -> None:
    """A wicker basket 200 wide heaped with stolen windows; (x, y) is just below its rim."""
    c.halo(x, y - 50, 150, "#ffb440", 0.35)
    for dx, dy, w, h, rot in PANES:
        pane_of_light(c.at(x + dx, y + dy, 1, rot), w, h)
    shape = taper(
        (x - 86, y - 12, 11),
        (x - 64, y - 120, 11),
        (x + 20, y - 150, 12),
        (x + 78, y - 104, 11),
        (x + 86, y - 12, 11),
    )
    c.paint(shape, WICKER, vol=4, wob=0.4)
    upper = ((x - 98, y - 18, "c"), (x + 98, y - 18, "c"), (x + 78, y + 56))
    lower = ((x + 60, y + 74), (x - 60, y + 74), (x - 78, y + 56))
    body = blob(*upper, *lower)
    m = c.paint(body, WICKER, vol=26, amb=0.2, wob=0.4, edge=0.3, light=(x, y - 120, 110))
    for i in range(5):
        path = [(x - 96, y - 4 + i * 17), (x, y + 6 + i * 17), (x + 96, y - 4 + i * 17)]
        c.line(path, 4, WICKER[0], 0.6, 0.5, clip=m, ends=0.9)
        for j in range(-5, 6):
            gx = x + j * 17 + (i % 2) * 8
            c.line([(gx, y - 6 + i * 17), (gx + 2, y + 10 + i * 17)], 3, "#ffc860", 0.5, 0.3, clip=m)
    shape = taper((x - 98, y - 16, 15), (x, y - 8, 17), (x + 98, y - 16, 15))
    c.paint(shape, WICKER, vol=6, wob=0.4, light=(x, y - 120, 110))
