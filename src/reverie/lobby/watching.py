"""Watchers are guests: who looks on, who is asked to go, and the door they come through (X8)."""

from reverie.game.ids import Seat
from reverie.game.refusals import refuse
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.in_game import Found
from reverie.lobby.names import cleaned, unfit
from reverie.lobby.state import Room, Watcher, chair_of

RoomEvents = tuple[ev.RoomEvent, ...]


def watch(room: Room, command: do.Watch) -> Found:
    if command.brought is not None:
        chair = chair_of(room, command.brought)
        if chair is None or chair.holder != "player":
            return refuse("not-seated")
    elif room.locked:
        return refuse("room-locked")
    others = [c.name for c in room.chairs] + [w.name for w in room.watchers if w.name]
    if command.name and (problem := unfit(command.name, others)) is not None:
        return problem
    came = ev.WatcherCame(room.next_watcher, command.kind, cleaned(command.name), command.brought)
    if len(room.watchers) < command.most:
        return (came,)
    gone = [w for w in room.watchers if w.number in command.gone]
    if not gone:
        return refuse("too-many-watchers", most=command.most)
    return (ev.WatcherGone(min(gone, key=_dearness).number), came)


def _dearness(watcher: Watcher) -> tuple[bool, int]:
    """Who makes room last: the table's televisions, and whoever came last."""
    return watcher.brought is not None, watcher.number


def remove_watcher(watcher: int) -> RoomEvents:
    return (ev.WatcherGone(watcher), ev.InviteRenewed())


def removed(room: Room, seat: Seat) -> RoomEvents:
    """What follows when this seat is asked to leave: its televisions go too. A bot takes nothing along."""
    chair = chair_of(room, seat)
    if chair is None or (chair.holder == "bot" and not chair.stands_in):
        return ()
    brought = [ev.WatcherGone(w.number) for w in room.watchers if w.brought == seat]
    return (*brought, ev.InviteRenewed())


def lock(room: Room, command: do.Lock) -> RoomEvents:
    """Whoever has no seat and was not brought by one goes."""
    changed = ev.LockChanged(command.locked)
    if room.locked or not command.locked:
        return (changed,)
    guests = [ev.WatcherGone(w.number) for w in room.watchers if w.brought is None]
    return (changed, *guests, ev.InviteRenewed())


def open_door(room: Room) -> RoomEvents:
    return (ev.LockChanged(False), ev.DoorOpened()) if room.locked else (ev.DoorOpened(),)
