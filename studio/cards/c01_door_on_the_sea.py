"""The Door on the Sea.

A green door stands open in the middle of a night sea and pours out noon: a meadow, one yellow tree, a
path. The sea already runs over the sill and becomes a brook in the grass; wet footprints cross the water
outwards, towards us. The hooded child rows up, the key hanging from the bow.
"""

from studio.elements.land.door_light_on_sea import door_light_on_sea
from studio.elements.land.meadow_noon import noon_in_doorway
from studio.elements.land.prints_on_water import print_on_water
from studio.elements.land.star_road import star_road
from studio.elements.people.child_sculling import child_sculling
from studio.elements.rooms.rooms import open_door
from studio.elements.things.door_knob import knob
from studio.paint import Card

META = {"number": 1, "slug": "door-on-the-sea", "seed": 563}

X, Y, WIDE, HIGH = 400, 800, 184, 430
GREEN = ["#0c1c1c", "#174038", "#2f7458", "#94c090"]
HORIZON = 740.0
STRIDES = (1.08, 1.5, 1.95, 2.45, 3.0, 3.6, 4.25, 4.95)  # how far off each print is, if the nearest is one


def night(c: Card) -> None:
    """Sky and sea, lit by nothing but the door."""
    c.sky([(0, "#0b1730"), (300, "#17304f"), (560, "#2f5a6e"), (700, "#6f8a84"), (760, "#a89a7c")])
    star_road(c, 250, 260, -0.62)
    c.stars(110, 520, big=0)
    c.clouds(60, 420, "#16294a", "#35567a", cover=0.42, a=0.6)
    c.clouds(520, 760, "#4d6a78", "#d8b88c", cover=0.42, a=0.55, cell=120)
    c.glow(X, 600, 520, "#f0b060", 0.55, 1.4)
    c.water(740, "#163a4e", 0.35, 1.0, deep="#071424")


def the_door(c: Card) -> None:
    """Noon in the opening, and the door that stands open on it."""
    noon_in_doorway(c, X, Y, WIDE, HIGH)
    open_door(c, X, Y, HIGH, WIDE, GREEN, light=(480, 580, 150))
    knob(c, X - 206, 606)


def on_the_water(c: Card) -> None:
    """What the door's light does to the sea, over the reflection, and who came out."""
    c.mirror(Y + 2, X - 230, X + 130, 0.85, 1.0, 320, "#1d4454", 0.25)
    door_light_on_sea(c, X, Y, Y - HIGH)
    for i, far in reversed(list(enumerate(STRIDES))):
        y = HORIZON + 370 / far
        side = 28 / far * (1 if i % 2 else -1)
        print_on_water(c, 396 - (y - Y) * 0.44 + side, y, 24 / far, i % 2 == 0, 0.9)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(X, 580, 160), key="#ffd58a", fog="#3f5f72")
    night(c)
    the_door(c)
    on_the_water(c)
    c.light = (X + 20, 700, 40)
    child_sculling(c, 512, 1066, 172)
    c.fogband(748, 22, "#c8b088", 0.3)
