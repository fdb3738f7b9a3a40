"""Someone in slippers and a nightshirt, seen only from the knees down."""

from studio.paint import Card, Frame
from studio.palettes import CREAM
from studio.shapes import blob, ell, taper

SLIPPER = ["#2c1430", "#6c2c54", "#b05c78", "#f0a8a0"]
SOLE = ["#1c1014", "#4c3028", "#8c6044"]
LINING = ["#1c0c20", "#4c2440", "#8c4c64"]
ANKLE = ["#4c3848", "#94707c", "#d8a89c", "#f8dcc8"]
SHIRT = ["#3c3c6c", "#7c80ac", "#c0c4d8", "#f4f0f0"]


def nightshirt(c: Card) -> None:
    """The striped hem of a giant at the right of the page, and the two ankles below it, down to 734."""
    right = ((430, 180, "c"), (830, 180, "c"), (840, 500), (820, 560, "c"), (750, 580))
    left = ((670, 560), (580, 586), (500, 560), (424, 572, "c"), (432, 400))
    hem = blob(*right, *left)
    for x0, x1 in ((530, 590), (720, 764)):
        c.paint(taper((x0, 520, 92), ((x0 + x1) / 2, 640, 78), (x1, 734, 84)), ANKLE, vol=26, wob=0.4)
    m = c.paint(hem, SHIRT, vol=40, amb=0.34, wob=0.5, edge=0.25, light=(700, 200, 240))
    for x in range(440, 850, 44):
        c.line([(x, 180), (x + 4, 420), (x - 2, 590)], 13, "#5c6cac", 0.5, 0.6, clip=m, ends=1, det=0)
    for x in (500, 590, 680, 765):
        c.line([(x - 6, 240), (x + 4, 480), (x, 580)], 18, "#3c3c6c", 0.3, 1, clip=m, det=0)


def giant_slipper(f: Frame, candle: tuple[float, float]) -> None:
    """One soft slipper 260 long on (0, 0) of the frame, toe to the left, pompom on top."""
    f.shade(ell(-14, 6, 130, 18), 0.6, 10, "#140c18")
    f.paint(blob((-150, -6), (-140, 8), (96, 10), (104, -4), (0, -12)), SOLE, vol=6)
    left = ((-152, -8), (-150, -52), (-110, -86), (-56, -96), (-8, -108))
    right = ((40, -112), (90, -96), (106, -50), (104, -6), (0, -2))
    shape = blob(*left, *right)
    m = f.paint(shape, SLIPPER, vol=46, amb=0.2, gain=1.1, light=(*candle, 170), rim=0.7, rimw=9, tex=0.25)
    f.card.marks(m, 0.4, 220, 22, 3.4, jit=0.09, alpha=0.6)
    f.paint(blob((-18, -98), (40, -122), (92, -104), (70, -86), (10, -86)), LINING, vol=6)
    f.paint(taper((-24, -96, 20), (34, -120, 22), (96, -100, 20)), CREAM, vol=8, tex=0.4)
    ball = f.paint(ell(-92, -92, 27, 25), CREAM, vol=18, tex=0.4, wob=2, light=(*candle, 170))
    f.card.marks(ball, lambda x, y: x * 0.2 + y * 0.3, 90, 14, 3, jit=0.12, alpha=0.7, curl=0.6)
