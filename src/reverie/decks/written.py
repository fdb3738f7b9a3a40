"""All that is written about the cards of a deck: what bots read of it, when the first of them does."""

import logging
from pathlib import Path
from typing import Final

from reverie.decks.format import DECK_FILE, read
from reverie.decks.readings import read_beside
from reverie.decks.sources import Folder
from reverie.decks.texts import CardTexts
from reverie.decks.translations import translated
from reverie.game.ids import CardId

log: Final = logging.getLogger(__name__)


def written(folder: Path) -> dict[CardId, CardTexts]:
    """Without cards that nothing is written on; what is wrong with the deck was said when it was shelved."""
    try:
        file, _ = read((folder / DECK_FILE).read_bytes())
    except OSError:
        return {}  # removed meanwhile
    if file is None:
        return {}
    file, _ = translated(file, Folder(folder).read)
    beside, problems = read_beside(Folder(folder).read)
    for wrong in problems:
        log.warning("%s", wrong.at(folder.name).message())
    return {
        file.card_id(card): CardTexts(file.card_id(card), card.texts, card.attitudes, beside.get(card.id, {}))
        for card in file.cards
        if card.texts
    }
