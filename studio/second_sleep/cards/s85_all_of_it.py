"""All of It.

A house goes up the mountain in pieces, on people's backs. In the bed somebody is still asleep.
"""

from studio.linocut.press import Print
from studio.second_sleep.elements.mountain import bed, door, mountain, others, roof, sky, stair

META = {"number": 85, "slug": "all-of-it", "seed": 85, "inks": "apricot-bottle"}


def scene(p: Print) -> None:
    """Cut the blocks."""
    sky(p)
    mountain(p)
    stair(p)
    roof(p)
    others(p)
    bed(p)
    door(p)
