"""A doorman who is only a coat: buttoned round the back of a chair, its sleeves hanging empty, the cap on the chair's knob."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, NAVY, WALNUT
from studio.shapes import blob, ell, poly, taper

LINING: Ramp = ["#2a0f1c", "#54202c", "#84403c"]


def coat_on_chair(c: Card, x: float, y: float, h: float = 132) -> None:
    """The chair stands at (x, y), straight on to us and `h` high with the cap; its seat is empty."""
    f = c.at(x, y, h / 132, vol=5, wob=0.25, det=0.8, rim=0.8, rimw=2.6, edge=0.28)
    for px in (-22, 22):  # the legs behind
        f.paint(taper((px, -46, 5), (px * 0.96, -7, 4.4)), [WALNUT[0], *WALNUT[:2]])
    f.paint(taper((0, -100, 5), (0, -118, 4.4)), WALNUT, vol=3)  # what carries the cap
    for s in (-1, 1):  # the sleeves, flat and empty, end above nothing
        f.paint(
            blob((s * 24, -100), (s * 35, -94), (s * 40, -66), (s * 39, -36), (s * 29, -35), (s * 28, -64)),
            NAVY,
        )
        f.flat(ell(s * 34, -35.6, 5.2, 2.2), "#0a0818", 0.95, det=1)
        f.paint(poly([(s * 29, -44), (s * 40, -45), (s * 39.4, -40), (s * 29, -39)]), BRASS, vol=2)
    body = blob((-9, -103, "c"), (-26, -101), (-31, -88), (-27, -60), (-29, -42, "c"), (29, -42, "c"), (27, -60), (31, -88), (26, -101), (9, -103, "c"), (0, -94, "c"))  # fmt: skip
    f.paint(body, NAVY, vol=9)
    f.flat(poly([(-9, -103), (9, -103), (0, -82)]), LINING[1], 1.0, det=0.9)
    f.paint(taper((0, -104, 4.4), (0, -86, 4)), WALNUT, vol=2)
    f.line([(0, -82), (1, -62), (0, -43)], 1.6, NAVY[0], alpha=0.9)
    for py in (-78, -66, -54):
        for s in (-1, 1):
            f.paint(ell(s * 8, py, 2.8), BRASS, vol=2)
    for s in (-1, 1):
        f.paint(poly([(s * 9, -103), (s * 17, -101), (s * 4, -76), (0, -82)]), NAVY, vol=2)
        f.paint(ell(s * 24, -100.6, 8, 2.8, s * 16), BRASS, vol=2)
    seat = poly([(-27, -46), (27, -46), (33, -34), (-33, -34)])
    f.paint(seat, WALNUT, vol=2, grad=(0.2, 0.1))
    f.paint(poly([(-33, -34), (33, -34), (32, -28), (-32, -28)]), WALNUT, vol=2, amb=0.15)
    for px in (-28, 28):
        f.paint(taper((px, -30, 6.4), (px * 1.02, 0, 5)), WALNUT, vol=3)
    f.paint(taper((-28, -13, 3.4), (28, -13, 3.4)), WALNUT, vol=2)
    cap = c.at(*f.pt(1, -112), f.s, 9, **f.defaults)
    cap.paint(blob((-17, 0), (-23, -11), (-10, -18), (10, -18), (23, -11), (17, 0)), NAVY, vol=6)
    cap.paint(poly([(-17, -4), (17, -4), (17, 2), (-17, 2)]), LINING, vol=2)
    cap.paint(blob((-17, 2), (17, 2), (11, 8), (-11, 8)), [NAVY[0], NAVY[0], NAVY[2]], vol=2)
    cap.paint(ell(0, -8, 3.6), BRASS, vol=2)
