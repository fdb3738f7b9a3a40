"""Several databases: a room's code names the one it lives in, so that adding another moves nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import SystemRandom
from typing import Final, TypeVar

from reverie.storage.port import (
    Append,
    AppendOutcome,
    DueRow,
    KeptGallery,
    Missing,
    NewRoom,
    News,
    RoomRow,
    Row,
    Snapshot,
    Store,
    StoreError,
    Tail,
    TokenRow,
)

T = TypeVar("T")
SYMBOLS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE: Final = 6
"""A code of six symbols belongs to the first database; a seventh names another, by its place in the list."""


def place(code: str) -> int:
    """Which database in the list has this room."""
    return 0 if len(code) <= CODE else SYMBOLS.find(code[CODE])


class ShardedStore:
    shared = True

    def __init__(self, stores: Sequence[Store]) -> None:
        if not 1 <= len(stores) <= len(SYMBOLS):
            raise StoreError(f"From one to {len(SYMBOLS)} databases can be named, not {len(stores)}.")
        self._stores = tuple(stores)
        self._rng = SystemRandom()

    def _of(self, code: str) -> Store | None:
        shard = place(code)
        return self._stores[shard] if 0 <= shard < len(self._stores) else None

    async def _in(self, code: str, ask: Callable[[Store], Awaitable[T]], nowhere: T) -> T:
        """Nowhere: the code names a database that is not in the list."""
        store = self._of(code)
        return nowhere if store is None else await ask(store)

    async def _all(self, ask: Callable[[Store], Awaitable[T]]) -> list[T]:
        return list(await asyncio.gather(*(ask(store) for store in self._stores)))

    async def _each(self, ask: Callable[[Store], Awaitable[T]]) -> list[T | StoreError]:
        """One that does not answer leaves the others alone."""

        async def asked(store: Store) -> T | StoreError:
            try:
                return await ask(store)
            except StoreError as problem:
                return problem

        return await self._all(asked)

    def suffix(self) -> str:
        shard = self._rng.randrange(len(self._stores))
        return SYMBOLS[shard] if shard else ""

    def watch(self, hear: Callable[[News], None]) -> None:
        for store in self._stores:
            store.watch(hear)

    async def tell(self, word: str) -> None:
        """By way of the first: every node listens to all of them."""
        await self._stores[0].tell(word)

    async def secret(self, fresh: bytes) -> bytes:
        return await self._stores[0].secret(fresh)

    async def notice(self) -> bytes | None:
        return await self._stores[0].notice()

    async def set_notice(self, notice: bytes | None) -> None:
        await self._stores[0].set_notice(notice)

    async def create(self, room: NewRoom) -> bool:
        return await self._in(room.code, lambda s: s.create(room), False)

    async def append(self, row: Append) -> AppendOutcome:
        outcome: AppendOutcome = await self._in(row.room, lambda s: s.append(row), Missing())
        return outcome

    async def room(self, code: str) -> RoomRow | None:
        return await self._in(code, lambda s: s.room(code), None)

    async def rooms(self) -> list[RoomRow]:
        found = await self._all(lambda s: s.rooms())
        return sorted((row for rows in found for row in rows), key=lambda r: -r.active)

    async def read(self, code: str, after: int = 0) -> list[Row]:
        return await self._in(code, lambda s: s.read(code, after), [])

    async def tail(self, code: str, after: int) -> Tail:
        return await self._in(code, lambda s: s.tail(code, after), Tail((), ()))

    async def find(self, code: str, actor: int, command: str) -> int | None:
        return await self._in(code, lambda s: s.find(code, actor, command), None)

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """0 for rooms of a database that does not answer: they are not gone."""
        mine = {store: [code for code in codes if self._of(code) is store] for store in self._stores}
        found = await self._each(lambda s: s.versions(mine[s]))
        versions: dict[str, int] = {}
        for store, answer in zip(self._stores, found, strict=True):
            versions |= dict.fromkeys(mine[store], 0) if isinstance(answer, StoreError) else answer
        return versions

    async def epoch(self, code: str) -> str:
        return await self._in(code, lambda s: s.epoch(code), "")

    async def snapshot(self, code: str) -> Snapshot | None:
        return await self._in(code, lambda s: s.snapshot(code), None)

    async def save_snapshot(self, code: str, snapshot: Snapshot) -> None:
        await self._in(code, lambda s: s.save_snapshot(code, snapshot), None)

    async def due(self, code: str | None = None) -> list[DueRow]:
        if code is not None:
            return await self._in(code, lambda s: s.due(code), [])
        found = await self._all(lambda s: s.due())
        return sorted((row for rows in found for row in rows), key=lambda d: d.at)

    async def overdue(self, now: int) -> list[str]:
        found = await self._each(lambda s: s.overdue(now))
        return [code for codes in found if not isinstance(codes, StoreError) for code in codes]

    async def token(self, digest: bytes, now: int) -> TokenRow | None:
        """A token says nothing of its room, so all are asked; that is once a connection."""
        found = await self._each(lambda s: s.token(digest, now))
        for row in found:
            if isinstance(row, TokenRow):
                return row
        for problem in found:
            if isinstance(problem, StoreError):
                raise problem
        return None

    async def grant(self, token: TokenRow, by: bytes | None = None) -> bool:
        return await self._in(token.room, lambda s: s.grant(token, by), False)

    async def exchange(self, used: bytes, new: TokenRow, now: int) -> bool:
        return await self._in(new.room, lambda s: s.exchange(used, new, now), False)

    async def gallery(self, code: str, game: int) -> KeptGallery | None:
        return await self._in(code, lambda s: s.gallery(code, game), None)

    async def save_gallery(self, code: str, game: int, gallery: KeptGallery) -> None:
        await self._in(code, lambda s: s.save_gallery(code, game, gallery), None)

    async def delete(self, code: str, now: int) -> bool:
        return await self._in(code, lambda s: s.delete(code, now), False)

    async def pass_time(self, node: str, elapsed: int | None, now: int, used: Sequence[str]) -> None:
        await self._all(lambda s: s.pass_time(node, elapsed, now, [c for c in used if self._of(c) is s]))

    async def unused(self, marks: Mapping[str, int]) -> dict[str, int]:
        return await self._stores[0].unused(marks)

    async def purge(self, before: int, unused_for: int, spared: Sequence[str], now: int) -> list[str]:
        found = await self._all(lambda s: s.purge(before, unused_for, spared, now))
        return [code for codes in found for code in codes]

    @property
    def held(self) -> str | None:
        return next((store.held for store in self._stores if store.held), None)

    async def well(self) -> bool:
        """Whether anybody can play: tables of the other databases go on when one is away."""
        return any(await self._all(lambda s: s.well()))

    async def close(self) -> None:
        await self._all(lambda s: s.close())
