"""Asked in the recap, a bot names what it went by: something that was said of that very card."""

from random import Random

from reverie.bots.brain import Brain
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.explaining import reasons
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import think
from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.decks.texts import CardTexts, Texts
from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.events import BotWentBy
from reverie.game.ids import CardId, Seat
from reverie.game.words import same
from reverie.rulesets import RULESETS
from tests.bots import painted
from tests.bots.cards import BOX, EMPTY, context, lettered
from tests.bots.hearing import clues
from tests.table import Table

CARD = CardId("card-3")


def telling(brain: Brain, box: KnownTexts = BOX, character: str = "poetic") -> Context:
    table = Table("dixit", 4)
    return context(table.sees("ann"), Seat(0), brain, box=box, character=character)


def test_it_names_a_tag_of_the_card_that_shares_a_word_with_the_clue() -> None:
    for brain in (LexicalBrain(), lettered()):
        brain.fit("warm", list(BOX.texts.values()), "en")
        tags = BOX.texts[CARD].languages["en"].tags
        (because,) = reasons(telling(brain), do.Tell(Clue(f"No {tags[1]} today"), CARD))
        assert (because.what, because.card, because.voice, because.kind) == (
            "tell",
            CARD,
            "poetic",
            "thought",
        )
        assert because.sees == tags[1]


def test_where_nothing_is_written_it_has_nothing_to_name() -> None:
    (because,) = reasons(telling(LexicalBrain(), EMPTY), do.Tell(Clue("Hush"), CARD))
    assert (because.kind, because.sees) == ("nothing", "")
    assert reasons(telling(LexicalBrain()), do.Announce()) == ()


def test_its_own_clue_is_no_reason_for_the_clue() -> None:
    texts = {"en": Texts("", "", ("a door", "a door left ajar"))}
    box = KnownTexts({CARD: CardTexts(CARD, texts)})
    (because,) = reasons(telling(LexicalBrain(), box), do.Tell(Clue("A door!"), CARD))
    assert because.sees == "a door left ajar"


def said_of(card: CardTexts) -> set[str]:
    every = {said for readings in card.readings.values() for told in readings.says.values() for said in told}
    return every | {text for t in card.languages.values() for text in (*t.tags, *t.emotions, t.title)}


@painted.needs_encoder
def test_to_clues_of_people_each_mind_names_what_its_readers_thought_of_that_card() -> None:
    box, brain = painted.box("en"), painted.brain("en")
    numbered = {int(card.partition("/")[2].split("-")[0]): text for card, text in box.texts.items()}
    named: dict[str, set[str]] = {}
    for heard in clues("en")[:40]:
        card = numbered[heard.card]
        for number in range(4):
            found = brain.mind(number).reminded(heard.clue, card, "en")
            assert found in said_of(card)
            assert same(found) != same(heard.clue)
            named.setdefault(heard.clue, set()).add(found)
    assert sum(len(found) > 1 for found in named.values()) > 20  # not all people think of the same


def test_in_whole_games_every_card_told_given_or_chosen_has_its_reason() -> None:
    """Also in Kids, where they look for an attitude, and in Party, where a phrase is about no card."""
    for ruleset, players in (("dixit", 3), ("dixit", 4), ("odyssey-party", 6), ("kids", 4)):
        brain = LexicalBrain()
        brain.fit("warm", list(painted.box().texts.values()), "en")
        whats: set[str] = set()

        def watched(seen: Context, whats: set[str] = whats) -> object:
            thought = think(seen)
            if thought is not None and not thought.random_fallback:
                whats.update(f"{one.what} {one.kind}" for one in thought.because)
                given = thought.move.cards if isinstance(thought.move, do.Give) else ()
                assert len(thought.because) >= len(given)
            return thought

        table = [Entrant("middle", watched, brain, style("middle"))] * players  # type: ignore[arg-type]
        record = BotGame(RULESETS[ruleset], table, painted.box(), "why", "en", 0.0).play()
        assert isinstance(record, Record), record
        if ruleset == "kids":
            assert whats == {"give attitude", "vote attitude"}
        else:
            assert {"give thought", "vote thought"} <= whats
        assert ("tell thought" in whats) == (ruleset == "dixit")


def test_an_event_keeps_what_several_moves_went_by() -> None:
    table, rng = Table("dixit", 4), Random(1)
    (because,) = reasons(telling(LexicalBrain()), do.Tell(Clue(rng.choice(["Fox", "fox"])), CARD))
    for _ in range(2):
        table.g = BotWentBy(Seat(2), (because,)).apply(table.g)
    assert table.g.turn.because == {Seat(2): (because, because)}
