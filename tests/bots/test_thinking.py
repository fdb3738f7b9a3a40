"""Bots at a table: they think in a thread, and go by words while, or where, there is no encoder."""

import asyncio
import os
import time
from random import Random

import pytest

from reverie.bots import encoder, packages
from reverie.bots.brain import Brain
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.heard import Heard
from reverie.bots.kept_vectors import tidy
from reverie.bots.lexical import LexicalBrain
from reverie.bots.thought import at_once
from reverie.decks.texts import CardTexts, Texts
from reverie.game.ids import CardId
from reverie.game.menu import allows
from reverie.lobby.observe import observe
from reverie.lobby.views import RoomView
from reverie.rooms.bots.players import cast
from reverie.rooms.bots.thinker import Thinker
from reverie.rooms.bots.words_thinker import WordsThinker
from reverie.rooms.bots.worker import BotWorker
from tests.bots.cards import BOX, Letters, Shelf
from tests.laws.states import rooms


def views(deck: str, how_many: int = 12) -> list[RoomView]:
    found = []
    for room in rooms("dixit", 60):
        game = room.game
        assert game is not None
        for seat in game.ring:
            view = observe(room, seat)
            if view.game is not None and seat in view.game.waiting_for:
                changed = {f: getattr(view, f) for f in view.__struct_fields__}
                found.append(RoomView(**{**changed, "playing_with": (deck,)}))
    return found[:how_many]


def loaded(thinking: Thinker) -> Brain:
    """The brain for the written deck, once it has been read."""
    decks, box = thinking._texts.known(("written",))
    thinking._loading[decks].join(20)
    return at_once(thinking.brain(decks, box))


@pytest.mark.parametrize("deck", ["written", "blank", "no-such-deck"])
def test_a_move_is_legal_whatever_is_written_on_the_cards(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "can_encode", lambda: False)
    thinking = BotWorker(Shelf())

    async def story() -> None:
        for view in views(deck):
            thought = await thinking(view, Random(1), Heard())
            assert view.game is not None
            assert thought is not None
            assert allows(view.game.menu, thought.move)

    asyncio.run(story())
    thinking.stop()
    assert isinstance(thinking._thinker, Thinker)
    assert all(isinstance(brain, LexicalBrain) for brain in thinking._thinker._brains.values())


def test_without_numpy_it_plans_and_goes_by_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "have_numpy", lambda: False)
    worker = BotWorker(Shelf())
    for view in views("written"):
        found = worker._think(view, Random(1), Heard())
        assert view.game is not None
        assert found is not None
        assert allows(view.game.menu, found.move)
    assert type(worker._thinker) is WordsThinker
    worker.stop()


def test_without_texts_it_plays_by_mood_and_says_so() -> None:
    thinking = Thinker(Shelf())
    thoughts = [thinking.think(view, Random(1), Heard()) for view in views("blank", 40)]
    assert any(t is not None and t.random_fallback for t in thoughts)
    assert not thinking._loading


@pytest.mark.parametrize("with_encoder", [False, True])
def test_what_is_written_anew_on_a_card_is_read(with_encoder: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Edited(Shelf):
        def card_texts(self, card: CardId) -> CardTexts | None:
            found = super().card_texts(card)
            return CardTexts(card, {"en": Texts("Zeppelin")}) if edited and card == "card-3" else found

    def fit(clue: str) -> float:
        at_once(thinking.brain(*thinking._texts.known(("written",))))
        decks, box = thinking._texts.known(("written",))
        thinking._loading[decks].join(20)
        return at_once(thinking.brain(decks, box)).fit(clue, [box.texts[CardId("card-3")]], "en")[0]

    monkeypatch.setattr(packages, "can_encode", lambda: with_encoder)
    monkeypatch.setattr(encoder, "SentenceEncoder", lambda folder: Letters())
    edited, thinking = False, Thinker(Edited())
    old, new = fit("Ladder"), fit("Zeppelin")
    assert old > new
    edited = True
    assert fit("Zeppelin") > new
    assert fit("Ladder") < old


def test_bots_read_the_cards_where_nobody_chose_a_deck() -> None:
    thinking = WordsThinker(Shelf())
    seen = views("written", 40)
    assert all(view.settings.decks != ("written",) for view in seen)
    thoughts = [thinking.think(view, Random(1), Heard()) for view in seen]
    assert not any(t is not None and t.random_fallback for t in thoughts)


def test_the_encoder_takes_over_once_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "can_encode", lambda: True)
    monkeypatch.setattr(encoder, "SentenceEncoder", lambda folder: Letters())
    thinking = Thinker(Shelf())
    thinking.think(views("written")[0], Random(1), Heard())
    assert isinstance(loaded(thinking), EmbeddingBrain)


def test_an_encoder_that_does_not_load_is_done_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def __init__(self, folder: object) -> None:
            raise MemoryError

    monkeypatch.setattr(packages, "can_encode", lambda: True)
    monkeypatch.setattr(encoder, "SentenceEncoder", Broken)
    thinking = Thinker(Shelf())
    thinking.think(views("written")[0], Random(1), Heard())
    assert isinstance(loaded(thinking), LexicalBrain)
    assert "by words alone" in caplog.text


def test_vectors_are_kept_on_disk(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path)) / "bots"
    texts = [t.languages["en"].title for t in BOX.texts.values()]
    first = encoder.SentenceEncoder(folder)
    monkeypatch.setattr(first, "_model", Letters())
    vectors = first.encode(texts)
    again = encoder.SentenceEncoder(folder).encode(texts)
    assert again == pytest.approx(vectors, abs=1e-3)
    (kept,) = folder.iterdir()
    unread = folder / "unread.npy"
    unread.touch()
    for path in (kept, unread):
        os.utime(path, (1, 1))
    encoder.SentenceEncoder(folder).encode(texts)
    assert tidy(folder, time.time()) == 1
    assert kept.exists()
    assert not unread.exists()
    kept.write_bytes(b"damaged")
    assert first.encode(texts) == pytest.approx(vectors)


def test_a_table_of_bots_has_different_voices() -> None:
    found = cast("fr", "Saule", 4)
    assert len({name for name, _ in found}) == 4
    assert len({character for _, character in found}) == 3
    assert "Saule" not in [name for name, _ in found]
