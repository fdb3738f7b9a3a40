"""How a page is looked at: size, language, theme, motion."""

from dataclasses import dataclass
from typing import Literal

Theme = Literal["night", "paper"]

PHONE = (390, 844)
LAPTOP = (1280, 800)


@dataclass(frozen=True)
class Look:
    size: tuple[int, int] = PHONE
    language: str = "en"
    theme: Theme = "night"
    motion: bool = False
    tips: bool = False
    """Whether this device is new to the game, and somebody is led through it."""

    @property
    def phone(self) -> bool:
        return self.size[0] < 900

    def __str__(self) -> str:
        return f"{'phone' if self.phone else 'laptop'}-{self.language}-{self.theme}"
