"""One sentence for every open page, until it is withdrawn: kept in the store, told by each node."""

import logging

import msgspec

from reverie.rooms.clock import Clock
from reverie.rooms.directory import Directory
from reverie.storage.port import Store, StoreError
from reverie.wire.messages import Notice
from reverie.wire.operator import NoticeView

log = logging.getLogger(__name__)

_read = msgspec.json.Decoder(NoticeView)


class Notices:
    def __init__(self, store: Store, directory: Directory, clock: Clock) -> None:
        self._store = store
        self._directory = directory
        self._clock = clock
        self.current: NoticeView | None = None
        directory.on_notice = self.look

    async def look(self) -> None:
        """What counts now: at the start, when another node says so, when the line to them stands again."""
        try:
            kept = await self._store.notice()
        except StoreError as problem:
            log.warning("no look at the notice for now: %s", problem)
            return
        found = None if kept is None else _read.decode(kept)
        if found != self.current:
            self.current = found
            self._directory.say_to_all(frame(found))

    async def say(self, text: str | None) -> None:
        """To all tables of all nodes; None: it is withdrawn."""
        said = None if text is None else NoticeView(text, self._clock.now())
        await self._store.set_notice(None if said is None else msgspec.json.encode(said))
        await self.look()
        self._directory.notice_changed()


def frame(notice: NoticeView | None) -> Notice:
    return Notice() if notice is None else Notice(notice.text, notice.at)
