"""What Was Said.

Somebody whispers. It leaves the mouth as thorns; what grows from it in the other head is a garden with eyes.
"""

from studio.linocut.press import Print
from studio.second_sleep.elements.whisper import air, ear_and_thorns, garden, listener, speaker

META = {"number": 50, "slug": "what-was-said", "seed": 74, "inks": "verdigris-rust"}


def scene(p: Print) -> None:
    """Cut the blocks."""
    air(p)
    speaker(p)
    h, m = listener(p)
    garden(p, h, m)
    ear_and_thorns(p, m)
