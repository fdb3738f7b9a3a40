"""What a player may do in the room besides moving in the game, as data."""

from reverie.game import commands as moves
from reverie.game.attitudes import doors_fit
from reverie.game.clue import LIMIT as CLUE_LIMIT
from reverie.game.clue import unfit as unfit_clue
from reverie.game.ids import Seat
from reverie.game.moves.move import Option
from reverie.game.moves.putting_right import MayPutRight
from reverie.game.refusals import Refusal, refuse
from reverie.game.settings import Settings
from reverie.lobby import commands as do
from reverie.lobby.names import LIMIT, unfit

SHORTEST, LONGEST = 5, 3600
TARGETS = range(5, 101)
ROUNDS = range(1, 4)
OWL_COUNTS = range(1, 4)


class MayRename(Option[do.Rename], tag="rename", frozen=True):
    command = do.Rename
    others: tuple[str, ...]
    limit: int = LIMIT

    def refuses(self, command: do.Rename) -> Refusal | None:
        return unfit(command.name, list(self.others))


class MayPickColour(Option[do.PickColour], tag="pick-colour", frozen=True):
    command = do.PickColour
    colours: tuple[int, ...]

    def refuses(self, command: do.PickColour) -> Refusal | None:
        return None if command.colour in self.colours else refuse("colour-taken")


class MayTeamUp(Option[do.TeamUp], tag="team-up", frozen=True):
    """Any two of these seats; `you` must be one of them unless it is None."""

    command = do.TeamUp
    seats: tuple[Seat, ...]
    you: Seat | None = None

    def refuses(self, command: do.TeamUp) -> Refusal | None:
        two = {command.one, command.other}
        if len(two) != 2 or not two <= set(self.seats):
            return refuse("no-such-seat")
        return None if self.you is None or self.you in two else refuse("host-only")


AboutSeat = (
    do.PartTeam | do.NameOldest | do.Remove | do.PassHost | do.HandToBot | do.AnswerAsker | moves.PlayFor
)


class OneOf(Option[AboutSeat], frozen=True):
    """A command about one of these seats."""

    seats: tuple[Seat, ...]

    def refuses(self, command: AboutSeat) -> Refusal | None:
        return None if command.seat in self.seats else refuse("no-such-seat")


class MayPartTeam(OneOf, tag="part-team", frozen=True):
    command = do.PartTeam


class MayNameOldest(OneOf, tag="name-oldest", frozen=True):
    command = do.NameOldest


class MayRemove(OneOf, tag="remove", frozen=True):
    command = do.Remove


class MayRemoveWatcher(Option[do.RemoveWatcher], tag="remove-watcher", frozen=True):
    """One of those who look on (X8)."""

    command = do.RemoveWatcher
    watchers: tuple[int, ...]

    def refuses(self, command: do.RemoveWatcher) -> Refusal | None:
        return None if command.watcher in self.watchers else refuse("no-such-watcher")


class MayPassHost(OneOf, tag="pass-host", frozen=True):
    command = do.PassHost


class MayHandToBot(OneOf, tag="hand-to-bot", frozen=True):
    command = do.HandToBot


class MayAnswerAsker(OneOf, tag="answer-asker", frozen=True):
    """Somebody at the door asks for one of these seats (X7)."""

    command = do.AnswerAsker


class MayConfigure(Option[do.Configure], tag="configure", frozen=True):
    command = do.Configure
    rulesets: tuple[str, ...]
    decks: tuple[str, ...]

    def refuses(self, command: do.Configure) -> Refusal | None:
        s = command.settings
        if s.ruleset not in self.rulesets:
            return refuse("unknown-ruleset")
        if any(d not in self.decks for d in s.decks):
            return refuse("unknown-deck")
        if not doors_fit(s):
            return refuse("doors-missing")
        return _out_of_range(s)


class MayAddBot(Option[do.AddBot], tag="add-bot", frozen=True):
    command = do.AddBot
    others: tuple[str, ...]

    def refuses(self, command: do.AddBot) -> Refusal | None:
        return unfit(command.name, list(self.others)) or unfit(command.character, [])


class MayLock(Option[do.Lock], tag="lock", frozen=True):
    command = do.Lock


class MayOpenDoor(Option[do.OpenDoor], tag="open-door", frozen=True):
    """Now only the invite opens the door, or nothing does (X8)."""

    command = do.OpenDoor


class MayPause(Option[do.Pause], tag="pause", frozen=True):
    command = do.Pause


class MayStart(Option[do.Start], tag="start", frozen=True):
    command = do.Start


class MayGoBackToLobby(Option[do.BackToLobby], tag="back-to-lobby", frozen=True):
    command = do.BackToLobby


class MayBeginAnew(Option[do.FirstNight], tag="first-night", frozen=True):
    """The next night would be the second or a later one (W6)."""

    command = do.FirstNight


class MayStopGame(Option[do.StopGame], tag="stop-game", frozen=True):
    command = do.StopGame


class MayWriteDown(Option[do.WriteDown], tag="write-down", frozen=True):
    """What was said in one of these turns, which have no words or one's own, or are one's own (C4)."""

    command = do.WriteDown
    turns: tuple[int, ...]
    limit: int = CLUE_LIMIT

    def refuses(self, command: do.WriteDown) -> Refusal | None:
        if command.turn not in self.turns:
            return refuse("nothing-to-write-down")
        return unfit_clue(command.text) if command.text.strip() else refuse("words-missing")


class MayUnshare(Option[do.Unshare], tag="unshare", frozen=True):
    """Take back the link to the gallery of one of these games."""

    games: tuple[int, ...]
    command = do.Unshare

    def refuses(self, command: do.Unshare) -> Refusal | None:
        return None if command.game in self.games else refuse("no-such-gallery")


class MayLeave(Option[do.Leave], tag="leave", frozen=True):
    command = do.Leave


class MaySkipTurn(Option[moves.SkipTurn], tag="skip-turn", frozen=True):
    """Within `Act`: the storyteller is gone before the clue (X2)."""

    command = moves.SkipTurn


class MayPlayFor(OneOf, tag="play-for", frozen=True):
    """Within `Act`: the server moves for an absent seat (X5)."""

    command = moves.PlayFor


class MayMoveOn(Option[moves.MoveOn], tag="move-on", frozen=True):
    """Within `Act`: leave the recap."""

    command = moves.MoveOn


RoomOption = (
    MayRename
    | MayPickColour
    | MayTeamUp
    | MayPartTeam
    | MayNameOldest
    | MayRemove
    | MayRemoveWatcher
    | MayPassHost
    | MayHandToBot
    | MayAnswerAsker
    | MayConfigure
    | MayAddBot
    | MayLock
    | MayOpenDoor
    | MayPause
    | MayStart
    | MayGoBackToLobby
    | MayBeginAnew
    | MayStopGame
    | MayWriteDown
    | MayPutRight
    | MayUnshare
    | MayLeave
    | MaySkipTurn
    | MayPlayFor
    | MayMoveOn
)


def _out_of_range(s: Settings) -> Refusal | None:
    if s.target not in TARGETS:
        return refuse("setting-out-of-range", setting="target", low=TARGETS[0], high=TARGETS[-1])
    if s.owls not in OWL_COUNTS:
        return refuse("setting-out-of-range", setting="owls", low=OWL_COUNTS[0], high=OWL_COUNTS[-1])
    if s.rounds not in ROUNDS:
        return refuse("setting-out-of-range", setting="rounds", low=ROUNDS[0], high=ROUNDS[-1])
    timers = (s.timers.clue, s.timers.agree, s.timers.contribute, s.timers.vote, s.timers.recap)
    if any(t is not None and not SHORTEST <= t <= LONGEST for t in timers):
        return refuse("setting-out-of-range", setting="timers", low=SHORTEST, high=LONGEST)
    return None
