"""What changes say leads to `observe`, byte for byte, and has no field in it that the two views have not."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from reverie.game.ids import CardId, Seat
from reverie.game.observe import Onlooker
from reverie.game.state import Game, left_of, slot_owners
from reverie.lobby.state import Room
from reverie.rulesets import RULESETS
from reverie.wire import encoded_view
from reverie.wire.encoded_view import EncodedChange, Views
from reverie.wire.frame_reader import FrameReader, MissedFrame, merged
from reverie.wire.messages import Change, PictureView, View, ViewHead
from reverie.wire.recipient import OwnPart, Told
from tests.choices import GAMES, rules_named
from tests.laws.changing import Sender, difference, head, plain, whole
from tests.laws.effort import STATES
from tests.laws.openings import TABLES
from tests.laws.oracle import disguised
from tests.laws.room_walk import furnished, room_walk
from tests.laws.secrecy import viewers
from tests.laws.trying import SEEDS, tried

pytestmark = pytest.mark.timeout(3600)

PICTURES: dict[CardId, PictureView] = {CardId("a/1"): PictureView("key", None)}


def viewing(room: Room) -> list[Seat | None]:
    return [*(chair.seat for chair in room.chairs), None]


@pytest.mark.parametrize(("ruleset", "count"), TABLES)
@tried
@given(seed=SEEDS)
def test_changes_lead_to_what_is_observed(ruleset: str, count: int, seed: int) -> None:
    """Also where some are left out, for somebody who is slow, and one part is kept while another is not."""
    rng, sender = Random(seed), Sender()
    room = furnished(ruleset, count, rng).room
    known: dict[Seat | None, tuple[Told, View]] = {}
    for version, step in enumerate(room_walk(room, rng, 60)):
        room = step.after
        gone = tuple(seat for seat in (Seat(0), Seat(2)) if rng.random() < 0.1)
        sender.turn_to(room, head(version, gone=gone, tv=rng.random() < 0.1, since=version // 5))
        for seat in viewing(room):
            if rng.random() < 0.2:
                continue
            pictures = PICTURES if rng.random() < 0.1 else {}
            wanted = whole(room, seat, sender.head, pictures)
            told, before = known.get(seat, (None, None))
            frame = sender.frame(told, seat, pictures)
            known[seat] = sender.told(seat), wanted
            if before is not None and (before.view.game is None) == (wanted.view.game is None):
                assert msgspec.json.decode(frame) == difference(before, wanted)
                said = msgspec.json.decode(frame, type=Change)
                assert msgspec.json.encode(said) == frame
                assert msgspec.json.encode(merged(before, said)) == msgspec.json.encode(wanted)
            else:
                assert frame == msgspec.json.encode(wanted)


def test_a_change_of_something_else_is_not_put_together() -> None:
    room = furnished("dixit", 4, Random(1)).room
    sender = Sender()
    sender.turn_to(room, head(7))
    told, reader = sender.told(Seat(0)), FrameReader()
    first = sender.frame(None, Seat(0))
    sender.turn_to(room, head(8))
    change = sender.frame(told, Seat(0))
    with pytest.raises(MissedFrame):
        reader.read(change)
    reader.read(first)
    assert isinstance(reader.read(change), View)
    with pytest.raises(MissedFrame):
        reader.read(change)


# ---- S1: what a viewer must not know does not change one byte of a change


def changing_rooms(ruleset: str, how_many: int) -> Iterator[tuple[Room, Room]]:
    """A room with a game, and the same a step or two later."""
    rng, found = Random(ruleset), 0
    while True:
        before: Room | None = None
        count = rng.choice(rules_named(ruleset).players)
        for step in room_walk(furnished(ruleset, count, rng).room, rng, 40 * count):
            if step.after.game is None or step.after is step.before or rng.random() < 0.3:
                continue
            if before is not None and before.game is not None:
                yield before, step.after
                found += 1
                if found >= how_many:
                    return
            before = step.after


def sent(sender: type[Views], rooms: tuple[Room, Room], seat: Seat | None) -> bytes:
    line = Sender(sender)
    line.turn_to(rooms[0], head(1))
    told = line.told(seat)
    line.turn_to(rooms[1], head(2))
    return line.frame(told, seat)


def leaks(sender: type[Views], ruleset: str, how_many: int) -> Iterator[str]:
    rng = Random(0)
    for before, after in changing_rooms(ruleset, how_many):
        assert before.game is not None
        assert after.game is not None
        for viewer in viewers(after.game):
            seat = None if isinstance(viewer, Onlooker) else viewer
            was, now = disguised(before.game, seat, rng), disguised(after.game, seat, rng)
            if before.game.seed == after.game.seed:
                now = replace(now, seed=was.seed if after.game.result is None else after.game.seed)
                was = replace(was, seed=now.seed)
            here = sent(sender, (before, after), seat)
            there = sent(sender, (replace(before, game=was), replace(after, game=now)), seat)
            if b'"commitment"' not in here and here != there:
                yield f"{ruleset}, {after.game.phase}, seen by {viewer}: {here!r} is not {there!r}"


@pytest.mark.parametrize("ruleset", GAMES)
def test_s1_secrets_do_not_change_what_is_said_to_have_changed(ruleset: str) -> None:
    assert next(leaks(Views, ruleset, STATES // 3), None) is None


# ---- the test of the test: changes with a leak planted in them


class Leaking(Views):
    """A change with something in it that should not be."""

    __slots__ = ()

    def change(
        self, head: ViewHead, own: OwnPart, pictures: Mapping[CardId, PictureView], told: Told
    ) -> EncodedChange | None:
        frame = super().change(head, own, pictures, told)
        game = self._room.game
        if frame is None or game is None:
            return frame
        said: dict[str, Any] = msgspec.json.decode(frame)
        self.plant(said, game, own.you)
        return EncodedChange(msgspec.json.encode(said))

    def plant(self, said: dict[str, Any], game: Game, you: Seat | None) -> None:
        raise NotImplementedError


class WhoMovedUnseen(Leaking):
    """Names seats by what they gave, without a word about them: that they are named at all is the leak."""

    __slots__ = ()

    def plant(self, said: dict[str, Any], game: Game, you: Seat | None) -> None:
        marked = [seat for seat, given in game.turn.given.items() if sum(map(ord, "".join(given))) % 2]
        said.setdefault("seats", {}).update({str(seat): {} for seat in marked if seat != you})


class OwnersWhenTheTableIsLaid(Leaking):
    __slots__ = ()

    def plant(self, said: dict[str, Any], game: Game, you: Seat | None) -> None:
        if game.phase in ("vote", "point"):
            said.setdefault("game", {})["named"] = plain(slot_owners(game))


class TheNeighboursOwn(Leaking):
    """The hand that belongs to another frame."""

    __slots__ = ()

    def plant(self, said: dict[str, Any], game: Game, you: Seat | None) -> None:
        if you in game.ring:
            said.setdefault("game", {})["hand"] = plain(game.hands[left_of(game, you)])


@pytest.mark.parametrize("leak", [WhoMovedUnseen, OwnersWhenTheTableIsLaid, TheNeighboursOwn])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_leak_planted_in_changes_is_found(leak: type[Views], ruleset: str) -> None:
    assert next(leaks(leak, ruleset, 400), None) is not None


@pytest.mark.parametrize(
    "forgotten", ["_RUNNING_NAMES", "_OWN_NAMES", "_SEAT_NAMES", "_ROOM_NAMES", "_HEAD_NAMES"]
)
def test_a_field_that_changes_forget_is_found(forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of field in turn: the difference says less than it should."""
    for compares in ("_difference", "_news"):
        monkeypatch.setattr(encoded_view, compares, forgetful(getattr(encoded_view, compares), forgotten))
    with pytest.raises((AssertionError, LookupError)):
        walk_all_tables()


def forgetful(compare: Callable[..., Any], forgotten: str) -> Callable[..., Any]:
    def less(names: Any, now: Any, then: Any) -> Any:
        found = compare(names, now, then)
        return found[1:] if names is getattr(encoded_view, forgotten) else found

    return less


def walk_all_tables() -> None:
    law: Any = test_changes_lead_to_what_is_observed
    for ruleset, count in TABLES:
        law.hypothesis.inner_test(ruleset, count, 5)
