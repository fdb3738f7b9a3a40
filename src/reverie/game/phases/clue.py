"""The storyteller gives the clue, with the card it is about or before seeing any (C4, C11, P2)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import Announce, StepBack, Tell
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayReword, MayStepBack, MayTell
from reverie.game.phases.phase import Events, Phase, racing, skip
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game, owls
from reverie.game.whisper import Whisper, whispered


@dataclass(frozen=True, slots=True)
class TellClue(Phase):
    name = "clue"
    timer = "clue"
    thinking = (5, 12)
    blind: bool = False

    def actors(self, g: Game) -> tuple[Seat, ...]:
        assert g.turn.storyteller is not None
        return (g.turn.storyteller,)

    def done(self, g: Game, seat: Seat) -> bool:
        return g.turn.clue is not None

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat != g.turn.storyteller:
            return ()
        tell = MayTell(None if self.blind else g.hands[seat], whisper=what_was_said(g))
        return (tell, MayStepBack()) if racing(g) else (tell,)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command is Announce and racing(g):
            return refuse("someone-was-faster")
        return refuse("not-your-turn" if command in (Tell, StepBack) else "not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return skip(g)

    def close(self, g: Game, chance: Chance) -> Events:
        return skip(g) if g.turn.clue is None else ()

    def sees_hand(self, g: Game, seat: Seat) -> bool:
        return not self.blind or not (racing(g) or seat == g.turn.storyteller)

    def skippable(self, g: Game) -> bool:
        return True


def reword_option(g: Game, seat: Seat) -> tuple[GameOption, ...]:
    """C11: the storyteller may correct a typo."""
    if seat != g.turn.storyteller or g.turn.clue is None or clue_stands(g):
        return ()
    return (MayReword(whisper=what_was_said(g)),)


def clue_stands(g: Game) -> bool:
    """C11: a card has been given to these words; so it is even if it was taken back."""
    return g.edition.clue_stands_after_a_gift and g.turn.answered


def what_was_said(g: Game) -> Whisper | None:
    """W2: where owls listen, the clues of the turns before count."""
    if not owls(g):
        return None
    return whispered(g.settings.language, tuple([t.clue.text for t in g.history if t.clue]))
