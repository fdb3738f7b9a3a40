"""Cards of the linocut decks: a file with a docstring (title, idea), META and scene(p)."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from studio.colour import Arr
from studio.linocut.press import Print

NEEDS = "a card needs a docstring (title, idea), META and scene(p). See studio/linocut/README.md."


@dataclass(frozen=True)
class Scene:
    """One card: its number, slug, seed, inks, title and idea, and how to cut it."""

    number: int
    slug: str
    seed: int
    inks: str
    title: str
    idea: str
    cut: Callable[[Print], None]

    @property
    def name(self) -> str:
        """The file name stem of the shipped pictures, for instance 04-something-square."""
        return f"{self.number:02d}-{self.slug}"


def load(file: Path) -> Scene:
    """Import a card file; says what is missing when it is not a card."""
    inside = file.relative_to(Path(__file__).parents[2]).with_suffix("")
    module: Any = importlib.import_module(".".join(inside.parts))
    meta = getattr(module, "META", None)
    if not meta or not callable(getattr(module, "scene", None)) or not module.__doc__:
        raise SystemExit(f"{file.name}: {NEEDS}")
    title, _, idea = module.__doc__.strip().partition("\n")
    return Scene(
        number=meta["number"],
        slug=meta["slug"],
        seed=meta["seed"],
        inks=meta["inks"],
        title=title.rstrip("."),
        idea=" ".join(idea.split()),
        cut=module.scene,
    )


def blocks(scene: Scene, scale: float) -> Print:
    """Cut the three blocks of a card."""
    p = Print(scene.seed, scale, scene.inks)
    scene.cut(p)
    return p


def render(scene: Scene, scale: float) -> Arr:
    """Cut and print one card at `scale` real pixels per design pixel."""
    return blocks(scene, scale).proof()
