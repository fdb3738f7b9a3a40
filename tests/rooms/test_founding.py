"""A table begins with one row, or not at all (R11)."""

import pytest

from reverie.game.settings import Settings
from reverie.lobby.commands import AddBot, Sit, Start
from reverie.lobby.decide import RoomProgress
from reverie.lobby.events import RoomOpened
from reverie.lobby.state import playing
from reverie.rooms.founding import founded
from reverie.rooms.live.folded_state import fold, remember, write_events
from reverie.storage.port import NewRoom, Row, StoreError
from reverie.wire import bodies
from tests.contracts.memory_store import MemoryStore
from tests.rooms.parlour import Parlour, play, settle
from tests.web.paper import PaperLibrary

CREATE = bodies.CreateRoom("Ana", 3, Settings(ruleset="odyssey-party", decks=("paper",)))


def test_a_new_table_is_one_row_with_its_settings_and_its_host() -> None:
    async def story() -> None:
        parlour = Parlour()
        seated = await parlour.admission.create(CREATE)
        assert isinstance(seated, bodies.Seated)
        assert len(await parlour.store.read(seated.room)) == 1
        room = (await remember(parlour.store, seated.room)).room
        assert [(c.name, c.colour) for c in room.chairs] == [("Ana", 3)]
        assert (room.host, room.settings.ruleset) == (seated.seat, "odyssey-party")
        holder = await parlour.admission.holder(seated.token)
        assert holder is not None
        assert (holder.room, holder.seat, holder.kind) == (seated.room, seated.seat, "seat")

    play(story)


def test_a_game_with_bots_is_one_row_and_goes_on_after_a_restart() -> None:
    async def story() -> None:
        parlour = Parlour(pace=1)
        seated = await parlour.admission.play_now(bodies.PlayNow("Ana", "fr", "odyssey", 4))
        assert isinstance(seated, bodies.Seated)
        assert [r.version for r in await parlour.store.read(seated.room)] == [1]
        again = await parlour.restarted()
        await again.clock.advance(90)
        room = (await remember(again.store, seated.room)).room
        running = playing(room)
        assert running is not None
        assert [c.holder for c in room.chairs] == ["player", *["bot"] * 4]
        assert running.turn.storyteller is not None, "a bot was due to announce, and did"

    play(story)


@pytest.mark.parametrize(
    "wish",
    [
        bodies.CreateRoom("\u202e"),
        bodies.CreateRoom("Ana", None, Settings(ruleset="nothing")),
        bodies.PlayNow("Ana", ruleset="nothing"),
        bodies.PlayNow("Ana", bots=1),
    ],
)
def test_a_table_that_cannot_be_as_asked_for_is_none(wish: bodies.CreateRoom | bodies.PlayNow) -> None:
    async def story() -> None:
        ask = Parlour()
        made = (
            ask.admission.create(wish)
            if isinstance(wish, bodies.CreateRoom)
            else ask.admission.play_now(wish)
        )
        assert not isinstance(await made, bodies.Seated)
        assert await ask.store.rooms() == []

    play(story)


class Reluctant(MemoryStore):
    """Takes the first few codes for taken, then keeps nothing at all."""

    refuses = 3
    broken = False

    async def create(self, room: NewRoom) -> bool:
        if self.broken:
            raise StoreError("no")
        self.refuses -= 1
        return self.refuses < 0 and await super().create(room)


def test_a_taken_code_is_drawn_again_and_a_broken_store_leaves_nothing() -> None:
    async def story() -> None:
        store = Reluctant()
        parlour = Parlour(store)
        seated = await parlour.admission.play_now(bodies.PlayNow("Ana"))
        assert isinstance(seated, bodies.Seated)
        assert [r.code for r in await store.rooms()] == [seated.room]
        assert all(row.room == seated.room for row in await store.due())
        store.broken = True
        with pytest.raises(StoreError):
            await parlour.admission.play_now(bodies.PlayNow("Ana"))
        await settle()
        assert len(await store.rooms()) == 1

    play(story)


def test_an_older_log_with_a_row_for_each_step_folds_to_the_same_table() -> None:
    opened = RoomOpened(
        Settings("dixit", decks=("paper",)), {"paper": tuple(PaperLibrary().decks()["paper"].cards)}, "s"
    )
    whole = founded(opened, Sit("Ana"), (AddBot("Robin"), AddBot("Kim"), Start()))
    assert isinstance(whole, RoomProgress)
    rows = [Row(n, -1, f"{n}", 5, write_events((event,))) for n, event in enumerate(whole.events, 1)]
    assert fold(None, rows).room == whole.after
    assert fold(None, [Row(1, -1, "open", 5, write_events(whole.events))]).room == whole.after
