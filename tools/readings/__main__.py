"""`python -m tools.readings`: write readings.<language>.json beside the decks, from studio/readings."""

import argparse
from collections.abc import Iterable

import msgspec

from reverie.decks.format import read
from reverie.decks.readings import Readings, ToldClue, file_name
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId
from reverie.game.words import same
from tools.readings.sifting import Sieve
from tools.readings.sources import found, held_out, lines
from tools.sittings.clues import LANGUAGES, deck_file

DECKS = ("first-dreams", "second-sleep", "paper-hearts")


def gathered(deck: str, language: str) -> dict[str, Readings]:
    """By card, in the deck's order; cards of which nobody has said anything are left out."""
    file, problems = read(deck_file(deck).read_bytes())
    assert file is not None, problems
    cards = {card.id: CardTexts(CardId(card.id), card.texts) for card in file.dealt}
    apart = held_out(deck, language)
    sieves = {name: Sieve(card, language, apart) for name, card in cards.items()}
    told: dict[str, list[ToldClue]] = {}
    for _, line in lines(deck, "told", "teller", cards):
        name = line["card"]
        for clue in line.get(language, ()) if name in cards else ():
            if not _written(cards[name], language, clue["text"]) and sieves[name].passes(
                clue["text"], told=True
            ):
                told.setdefault(name, []).append(ToldClue(clue["kind"], clue["text"]))
    says: dict[str, dict[str, tuple[str, ...]]] = {}
    for reader, line in lines(deck, "", "reader", cards):
        name = line["card"]
        if name in cards and (kept := sieves[name].sifted(line.get("says", {}).get(language, ()))):
            of_card = says.setdefault(name, {})
            of_card[reader] = (*of_card.get(reader, ()), *kept)
    known = {n: {c.text for c in told.get(n, ())} | _own(c, language) for n, c in cards.items()}
    counts: dict[str, dict[str, tuple[int, int]]] = {}
    for line in found(deck):
        if line["language"] == language and line["text"] in known.get(line["card"], ()):
            counts.setdefault(line["card"], {})[line["text"]] = (line["found"], line["of"])
    every = {
        name: Readings(says.get(name, {}), tuple(told.get(name, ())), counts.get(name, {})) for name in cards
    }
    return {name: readings for name, readings in every.items() if readings != Readings()}


def _own(card: CardTexts, language: str) -> set[str]:
    texts = card.languages.get(language)
    return set() if texts is None else {clue.text for clue in texts.clues}


def _written(card: CardTexts, language: str, text: str) -> bool:
    return same(text) in {same(own) for own in _own(card, language)}


def written(cards: dict[str, Readings]) -> bytes:
    """A line a card, so that a change can be read."""
    body = ",\n".join(
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(one).decode()}"
        for name, one in cards.items()
    )
    return f"{{\n{body}\n}}\n".encode()


def _counted(readings: Iterable[Readings]) -> str:
    every = list(readings)
    says = [sum(map(len, one.says.values())) for one in every]
    told, measured = sum(len(one.told) for one in every), sum(len(one.found) for one in every)
    said = f"{min(says, default=0)} to {max(says, default=0)} associations a card"
    return f"{said}, {told} told, {measured} measured"


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tools.readings", description=__doc__)
    options.add_argument("--deck", choices=DECKS)
    chosen = options.parse_args().deck
    for deck in (chosen,) if chosen else DECKS:
        for language in LANGUAGES:
            cards = gathered(deck, language)
            path = deck_file(deck).parent / file_name(language)
            if cards:
                path.write_bytes(data := written(cards))
                print(f"{deck} {path.name}: {len(cards)} cards, {len(data)} bytes", _counted(cards.values()))


if __name__ == "__main__":
    main()
