"""The registry of cards: every `studio/cards/cNN_slug.py` is one scene."""

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from studio.colour import Arr
from studio.finish import Finish, finish
from studio.paint import Card

CARDS = Path(__file__).parent / "cards"
NAME = re.compile(r"c(\d\d)_([a-z0-9_]+)\.py")


@dataclass(frozen=True)
class Scene:
    """One card: its number, slug, seed, title and idea, and how to paint it."""

    number: int
    slug: str
    seed: int
    title: str
    idea: str
    paint: Callable[[Card], None]
    finish: Finish

    @property
    def name(self) -> str:
        """The file name stem of the shipped pictures, for instance 01-door-on-the-sea."""
        return f"{self.number:02d}-{self.slug}"


def scene_files() -> dict[int, Path]:
    """The card files by number."""
    found = {}
    for file in sorted(CARDS.glob("c*.py")):
        if match := NAME.fullmatch(file.name):
            found[int(match[1])] = file
    return found


def load(file: Path) -> Scene:
    """Import a card file; says what is missing when it is not a card."""
    module: Any = importlib.import_module(f"studio.cards.{file.stem}")
    meta = getattr(module, "META", None)
    if not meta or not callable(getattr(module, "scene", None)) or not module.__doc__:
        raise SystemExit(
            f"{file.name}: a card needs a docstring (title, idea), META and scene(c). See studio/README.md."
        )
    title, _, idea = module.__doc__.strip().partition("\n")
    return Scene(
        number=meta["number"],
        slug=meta["slug"],
        seed=meta["seed"],
        title=title.rstrip("."),
        idea=" ".join(idea.split()),
        paint=module.scene,
        finish=getattr(module, "FINISH", Finish()),
    )


def render(scene: Scene, scale: float) -> Arr:
    """Paint and finish one card at `scale` real pixels per design pixel."""
    card = Card(scene.seed, scale)
    scene.paint(card)
    return finish(card, scene.finish)
