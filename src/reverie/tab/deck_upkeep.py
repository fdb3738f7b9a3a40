"""Own decks of this browser and the tables they are on."""

from msgspec.structs import replace

from reverie.lobby.commands import WithdrawDeck
from reverie.lobby.state import Room, playing
from reverie.rooms.directory import Directory
from reverie.rooms.live.folded_state import remember
from reverie.storage.port import Store
from reverie.tab.own_decks import TabOwnDeck, TabOwnDecks


class DeckUpkeep:
    def __init__(self, decks: TabOwnDecks, directory: Directory, store: Store) -> None:
        self._decks, self._directory, self._store = decks, directory, store

    async def start(self) -> None:
        """The last game with what was deleted may be over."""
        for deck in self._decks.leaving():
            await self._gone_if_unused(deck)

    async def games(self, deck: str) -> int:
        """Tables where it is being played with just now."""
        return sum([_plays((await remember(self._store, code)).room, deck) for code in await self._codes()])

    def redraw(self, deck: str) -> None:
        """A picture has another address, or none any more."""
        for room in self._directory.rooms():
            if _plays(room.folded.room, deck):
                room.connections.redraw()

    async def delete(self, deck: TabOwnDeck) -> None:
        """At once: the pictures go, also from a game that is being played."""
        await self._decks.forget(deck)
        await self._withdraw(deck.id)
        self.redraw(deck.id)

    async def retire(self, deck: TabOwnDeck) -> None:
        """No new game begins with it; one that is being played keeps its pictures to the end."""
        await self._decks.keep(left := replace(deck, leaving=True))
        await self._withdraw(deck.id)
        await self._gone_if_unused(left)

    async def _gone_if_unused(self, deck: TabOwnDeck) -> None:
        if not await self.games(deck.id):
            await self._decks.forget(deck)

    async def _withdraw(self, deck: str) -> None:
        for code in await self._codes():
            if deck in (await remember(self._store, code)).room.decks and (
                opened := await self._directory.get(code)
            ):
                await opened.room.by_table(WithdrawDeck(deck))

    async def _codes(self) -> list[str]:
        return [row.code for row in await self._store.rooms()]


def _plays(room: Room, deck: str) -> bool:
    game = playing(room)
    return game is not None and deck in game.settings.decks
