"""A birdcage on a chain, its door open, a nightcap on the door."""

from studio.elements.land.mine import DOWN
from studio.elements.rooms.furniture import birdcage
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper

CAP = ["#24386c", "#4c74b4", "#8cb0e0", "#d0e4f4"]
WIRE = "#c89c48"


def open_birdcage(c: Card, x: float, y: float) -> None:
    """140 high, its floor at (x, y); nobody is in."""
    c.line([(x, y - 196), (x, y - 136)], 4, "#8c7448", 0.9, 0.3, ends=0.9)
    birdcage(c, x, y, 140, 92, behind=True, front=True)
    f = c.at(x, y, 1.0, vol=5, wob=0.3, det=0.9, rim=0.7)
    _door(f)
    _nightcap(f)


def _door(f: Frame) -> None:
    """A round-topped door of wire, swung out towards us on its hinges."""
    for k, top in ((62, -92), (76, -98), (90, -96)):
        f.line([(k, -12 + (k - 46) * 0.3), (k, top)], 2.6, WIRE, alpha=0.95, ends=0.9)
    f.line([(47, -50), (104, -46)], 2.6, WIRE, alpha=0.95, ends=0.9)
    frame = curve((47, -12, "c"), (104, 6, "c"), (105, -78), (90, -96), (70, -98), (47, -82, "c"), (47, -12))
    f.line(frame, 4.6, "#8c6428", alpha=1, ends=0.95)
    f.line(frame, 2.8, "#e8bc60", alpha=1, ends=0.95)


def _nightcap(f: Frame) -> None:
    """Pulled over the door's upper corner: a white band, a long striped point that flops over, a bobble."""
    tip = (150, -70)
    up, down = (
        ((76, -92), (82, -118), (100, -136), (126, -130), (146, -104)),
        ((142, -78), (132, -94), (124, -102), (118, -86)),
    )
    cone = blob((80, -80, "c"), *up, (*tip, "c"), *down, (116, -76, "c"))
    m = f.paint(cone, CAP, vol=10, edge=0.3)
    for stripe in (
        ((76, -98), (96, -106), (120, -98)),
        ((84, -120), (106, -120), (124, -104)),
        ((104, -140), (122, -122), (126, -98)),
        ((128, -130), (136, -108), (130, -92)),
    ):
        f.line(stripe, 6, "#f0ece0", alpha=0.85, clip=m, ends=0.9)
    f.paint(taper((78, -78, 13), (98, -74, 14), (118, -76, 13)), DOWN, vol=5, amb=0.45)
    f.paint(ell(150, -66, 9), DOWN, vol=6, amb=0.45)
