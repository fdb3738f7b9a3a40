"""The stage of a puppet theatre after the show: boards, a painted sky, crimson curtains, the dark above."""

import numpy as np

from studio.colour import Ramp
from studio.elements.rooms.rooms import curtain
from studio.paint import Card
from studio.palettes import CRIMSON
from studio.shapes import poly

BOARDS: Ramp = ["#120a0c", "#34201a", "#6c4630", "#c08850", "#f8cc84"]


def puppet_stage(c: Card, lamp: tuple[float, float]) -> None:
    """Fills the page, its boards from 950 down; a candle at `lamp` is all the light there is."""
    c.sky([(0, "#06080e"), (260, "#0e1622"), (520, "#24384c"), (760, "#4a5c66"), (940, "#5c5c54")], calm=0.5)
    c.clouds(380, 760, "#1c2c40", "#6c7c80", cover=0.5, a=0.6, cell=150)
    c.glow(*lamp, 620, "#e89848", 0.5, 1.5)
    boards = poly([(-20, 950), (820, 950), (820, 1220), (-20, 1220)])
    m = c.paint(boards, BOARDS, vol=3, amb=0.12, edge=0.05, wob=0.3, grain=1, light=(*lamp, 240))
    for k in range(-6, 7):
        c.line([(400 + k * 70, 950), (400 + k * 150, 1220)], 3.4, "#140a0a", 0.6, 0.4, clip=m, ends=0.9)
    curtain(c, 20, 960, 980, 170, CRIMSON, drawn=0.55)
    curtain(c, 780, 960, 980, 170, CRIMSON, flip=True, drawn=0.55)
    c.darken(np.asarray(np.clip((360 - c.yy) / 300, 0, 1), np.float32), "#05070c", 0.85)
