"""A deck without a word on its cards: the painted pictures, and nothing said about them."""

from pathlib import Path

from reverie.decks.format import read
from reverie.decks.places import BUILT_IN, installed_decks

PAINTED = BUILT_IN / "first-dreams"


def install(data: Path, name: str = "wordless") -> str:
    """Puts it on the shelf of a house that is not open yet."""
    file, problems = read((PAINTED / "deck.toml").read_bytes())
    assert file is not None, problems
    folder = installed_decks(data) / name
    folder.mkdir(parents=True)
    (folder / "cards").symlink_to(PAINTED / "cards")
    cards = "".join(f'\n[[cards]]\nid = "{card.id}"\n' for card in file.cards)
    header = f'id = "{name}"\ntitle = "Wordless"\npublic = true\n'
    (folder / "deck.toml").write_text(header + cards, encoding="utf-8")
    return name
