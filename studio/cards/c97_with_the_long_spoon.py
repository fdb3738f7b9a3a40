"""With the Long Spoon.

Under an overhang in the mountains hang three great combs. In the cells people lie asleep, each in a little light. A
woman on a rope takes one of them out with a spoon; below, another holds out her apron.
"""

from studio.elements.land.honey_cliff import bees, comb, misty_valley, overhang, sleeper_in_cell
from studio.elements.people.comb_climber import apron_below, comb_climber
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import blob

META = {"number": 97, "slug": "with-the-long-spoon", "seed": 9797}
FINISH = Finish(vignette=0.22, bloom=0.36)

LEDGE = ["#2c4c34", "#5c8c50", "#a8c070", "#ecf0b0"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(700, 200, 300), key="#fff4cc", fog="#d8e4d8")
    misty_valley(c)
    overhang(c)
    cells = [*comb(c, 640, 76, 220, 210), *comb(c, 466, 130, 250, 330), *comb(c, 300, 330, 210, 270)]
    for i, (x, y, r) in enumerate(cells):
        if i % 5 in (0, 2, 3) and (x, y) != cells[len(cells) // 2][:2]:
            sleeper_in_cell(c, x, y, r, i)
    bees(c, ((590, 420, 70), (390, 640, 80), (700, 330, 46)), 34)
    spoon = comb_climber(c, 650, 690, 1.06)
    sleeper_in_cell(c, spoon[0], spoon[1] - 14, 32, 3)
    m = c.paint(
        blob((300, 1150), (420, 1086), (600, 1070), (860, 1090), (860, 1260), (260, 1260)),
        LEDGE,
        vol=30,
        wob=1.4,
    )
    c.marks(m, -1.5, 900, 22, 3, jit=0.14)
    apron_below(c, 402, 1136, 1.06)
