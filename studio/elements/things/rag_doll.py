"""A rag doll with plaits and cross-stitched eyes."""

from studio.paint import Frame
from studio.palettes import COAT, LINEN, RED
from studio.shapes import blob, ell, taper


def rag_doll(f: Frame) -> None:
    """A doll 140 high in a red frock, its feet below (0, 0) of the frame."""
    for sg in (-1, 1):
        f.paint(taper((sg * 12, -36, 18), (sg * 18, -8, 15), (sg * 22, 12, 16)), LINEN, vol=6, wob=0.3)
    f.paint(blob((-20, -84), (20, -84), (40, -22), (0, -14), (-40, -22)), RED, vol=12, wob=0.3)
    f.paint(ell(0, -102, 29, 27), ["#94705c", "#e4c49c", "#fff0d4"], vol=12, wob=0.3, det=0.7)
    for sg in (-1, 1):
        f.paint(taper((sg * 22, -118, 12), (sg * 36, -100, 13), (sg * 34, -78, 8)), COAT, vol=5, wob=0.3)
        f.line([(sg * 10 - 4, -108), (sg * 10 + 4, -100)], 3, "#3c2420", alpha=0.95)
        f.line([(sg * 10 + 4, -108), (sg * 10 - 4, -100)], 3, "#3c2420", alpha=0.95)
    f.paint(taper((-28, -118, 13), (0, -130, 15), (28, -118, 13)), COAT, vol=5, wob=0.3)
