"""The registry of Paper Hearts: every `studio/paper_hearts/cards/pNN_slug.py` is one card."""

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from studio.papercut.lamp import DAY, Lamp
from studio.papercut.noise import Arr
from studio.papercut.page import Page
from studio.papercut.photograph import photograph

CARDS = Path(__file__).parent.parent / "paper_hearts" / "cards"
NAME = re.compile(r"p(\d\d)_([a-z0-9_]+)\.py")


@dataclass(frozen=True)
class PaperCard:
    """One card: number, slug, seed, title, idea, the attitudes it is to show, its lamp, how it is laid."""

    number: int
    slug: str
    seed: int
    title: str
    idea: str
    attitudes: tuple[str, ...]
    lamp: Lamp
    scene: Callable[[Page], None]

    @property
    def name(self) -> str:
        """The stem of its pictures, for instance 06-moon-crumbs."""
        return f"{self.number:02d}-{self.slug}"


def card_files() -> dict[int, Path]:
    """The card files by number."""
    found = ((NAME.fullmatch(file.name), file) for file in sorted(CARDS.glob("p*.py")))
    return {int(match[1]): file for match, file in found if match}


def load(file: Path) -> PaperCard:
    """Import a card file; says what is missing when it is not a card."""
    module: Any = importlib.import_module(f"studio.paper_hearts.cards.{file.stem}")
    meta = getattr(module, "META", None)
    if not meta or not callable(getattr(module, "scene", None)) or not module.__doc__:
        raise SystemExit(
            f"{file.name}: a card needs a docstring (title, idea), META and scene(c). "
            "See studio/papercut/README.md."
        )
    title, _, idea = module.__doc__.strip().partition("\n")
    return PaperCard(
        number=meta["number"],
        slug=meta["slug"],
        seed=meta["seed"],
        title=title.rstrip("."),
        idea=" ".join(idea.split()),
        attitudes=tuple(meta["attitudes"]),
        lamp=getattr(module, "LAMP", DAY),
        scene=module.scene,
    )


def render(card: PaperCard, scale: float) -> Arr:
    """Lay and photograph one card at `scale` real pixels a design pixel: an RGB picture, 0..1."""
    page = Page(card.seed, scale, card.lamp)
    card.scene(page)
    return np.asarray(photograph(page), np.float32) / 255
