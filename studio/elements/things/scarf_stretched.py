"""A knitted scarf stretched between two necks, its loose thread, and how it is tied."""

from studio.elements.people.twins_walking import CRIMSON_WOOL, wool
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper


def scarf_stretched(c: Card) -> None:
    """From (176, 722) to (624, 722), stretched to the last stitch in the middle, where a thread has come loose."""
    c.shade(taper((190, 750, 24), (400, 768, 20), (610, 750, 24)), 0.3, 10)
    wool(c, ((176, 722, 40), (280, 736, 31), (400, 742, 22), (520, 736, 31), (624, 722, 40)), 60)
    c.flat(ell(400, 742, 9, 5), "#ff9c7c", 0.5, 2)
    upper = ((402, 748), (398, 776), (374, 790), (366, 812), (384, 822), (372, 848))
    lower = ((392, 872), (370, 900), (388, 930), (362, 960), (380, 1004), (340, 1030))
    c.line(curve(*upper, *lower), 4.4, "#c8202c", 1, 0.2, ends=0.8, det=1)


def scarf_tied(f: Frame) -> None:
    """Round the neck of a walking twin, with one end hanging."""
    f.paint(taper((-32, -220, 26), (0, -206, 34), (36, -222, 28)), CRIMSON_WOOL, vol=12)
    end = blob((-32, -214), (-16, -208), (-16, -170), (-22, -146), (-42, -148), (-42, -180))
    f.paint(end, CRIMSON_WOOL, vol=9)
