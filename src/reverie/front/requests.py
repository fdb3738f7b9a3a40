"""Coming to a table, as requests: create, join, watch, peek, move, look back, delete; the decks there are."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, NamedTuple, TypeVar

from msgspec import Struct

from reverie.front.answers import Answer, Rejected, answered, excuse
from reverie.front.house import FrontHouse
from reverie.front.reach import extent_of
from reverie.game.refusals import Refusal
from reverie.rooms.deck_port import DeckLibrary, ListedDeck
from reverie.rooms.places import watcher_of
from reverie.rooms.tokens import read_code
from reverie.rulesets import RULESETS
from reverie.storage.port import StoreError
from reverie.texts import SPOKEN
from reverie.texts.rulesets import texts_of
from reverie.wire import bodies
from reverie.wire.codec import Unreadable, read_body
from reverie.wire.messages import Reach, Reached
from reverie.wire.operator import AboutSite
from reverie.wire.problems import problem

LONGEST_TOKEN: Final = 100


class VisitorRequest(Struct, frozen=True):
    """A request, whatever brought it here."""

    address: str
    """Whose it is, for limits; never kept."""
    code: str = ""
    """The table in its path, as people type it."""
    token: str | None = None
    body: bytes = b""
    language: str = ""
    """Asked for in its query, where the answer has words."""
    key: str | None = None
    """For a door that asks for one (S18)."""
    origin: str = ""
    """The address of the page that asks, if one does."""


Answering = Callable[[FrontHouse, VisitorRequest], Awaitable[object]]
"""What a request brings: a value, nothing, or a refusal."""
Method = Literal["GET", "POST", "DELETE"]


class Route(NamedTuple):
    method: Method
    path: str
    answer: Answering
    body: bool = False

    @property
    def guarded(self) -> bool:
        """Whether asking is limited by address: everything that changes something is."""
        return self.method != "GET"


async def ask(house: FrontHouse, route: Route, request: VisitorRequest) -> Answer:
    """The answer to a request that was let in at the door."""
    try:
        return answered(await route.answer(house, request))
    except Exception as problem:
        return excuse(problem, route.path)


def at_the_door(house: FrontHouse, address: str) -> None:
    """Before anything of a request is read."""
    if not house.limits.change(address):
        raise Rejected("too-many-tries")


B = TypeVar("B")


def body_of(request: VisitorRequest, kind: type[B]) -> B:
    try:
        return read_body(request.body, kind)
    except Unreadable:
        raise Rejected("unreadable") from None


def token_of(request: VisitorRequest) -> str:
    if request.token is None or not 0 < len(request.token) <= LONGEST_TOKEN:
        raise Rejected("bad-token")
    return request.token


F = TypeVar("F")


_GUESSES: Final = ("no-such-room", "no-such-screen", "invite-replaced")


async def _tried(
    house: FrontHouse, request: VisitorRequest, invite: str | None, look: Callable[[], Awaitable[F]]
) -> F:
    """An attempt is paid for before anything is looked up, and given back where it was no guess (S6, S12)."""
    limits, address = house.limits, request.address
    if limits.off:
        return await look()
    if not limits.tries.take(address):
        await _known(house, request, invite)
        return await look()
    try:
        found = await look()
    except StoreError:
        limits.tries.give_back(address)
        raise
    if not (isinstance(found, Refusal) and found.code in _GUESSES):
        limits.tries.give_back(address)
    return found


async def _known(house: FrontHouse, request: VisitorRequest, invite: str | None) -> None:
    """Who comes with the table's invite is not guessing; an invite that is made up is paid for as well."""
    invites = house.limits.invites
    if (
        invite is None
        or not invites.take(request.address)
        or not await house.admission.invited(request.code, invite)
    ):
        raise Rejected("too-many-tries")
    invites.give_back(request.address)


async def _create(house: FrontHouse, request: VisitorRequest) -> bodies.Seated | Refusal:
    body = body_of(request, bodies.CreateRoom)
    house.doors.admit("tables", request.address, request.key)
    if not house.limits.new_room(request.address):
        raise Rejected("too-many-tables")
    return await house.admission.create(body)


async def _play_now(house: FrontHouse, request: VisitorRequest) -> bodies.Seated | Refusal:
    body = body_of(request, bodies.PlayNow)
    house.doors.admit("tables", request.address, request.key)
    if not house.limits.new_room(request.address):
        raise Rejected("too-many-tables")
    return await house.admission.play_now(body)


async def _try_key(house: FrontHouse, request: VisitorRequest) -> None:
    """So that a page can ask for a key once, and keep the right one."""
    house.doors.admit(body_of(request, bodies.TryKey).door, request.address, request.key)


async def _join(house: FrontHouse, request: VisitorRequest) -> bodies.Seated | Refusal:
    body = body_of(request, bodies.JoinRoom)
    return await _tried(house, request, body.invite, lambda: house.admission.join(request.code, body))


async def _take_over(house: FrontHouse, request: VisitorRequest) -> bodies.Seated | Refusal:
    body = body_of(request, bodies.TakeOverSeat)
    return await _tried(house, request, body.invite, lambda: house.admission.take_over(request.code, body))


async def _ask_for_seat(house: FrontHouse, request: VisitorRequest) -> bodies.SeatAsked | Refusal:
    body = body_of(request, bodies.AskForSeatBack)
    return await _tried(house, request, body.invite, lambda: house.admission.ask_for_seat(request.code, body))


async def _asked(house: FrontHouse, request: VisitorRequest) -> bodies.AskerAnswer | Refusal:
    body = body_of(request, bodies.SeatAskedAgain)
    return await _tried(house, request, body.invite, lambda: house.admission.asked(request.code, body))


async def _watch(house: FrontHouse, request: VisitorRequest) -> bodies.Watching | Refusal:
    body = body_of(request, bodies.WatchRoom)
    return await _tried(house, request, body.invite, lambda: house.admission.watch(request.code, body))


async def _peek(house: FrontHouse, request: VisitorRequest) -> bodies.Peek | Refusal:
    body = body_of(request, bodies.PeekRoom)
    return await _tried(house, request, body.invite, lambda: house.admission.peek(request.code, body))


async def _offer_deck(house: FrontHouse, request: VisitorRequest) -> Refusal | None:
    token, body = token_of(request), body_of(request, bodies.OfferDeckRequest)
    refusal = await house.admission.offer_deck(request.code, token, body.key)
    if refusal is None:
        await house.on_deck_offered(body.key)
    return refusal


async def _seat_link(house: FrontHouse, request: VisitorRequest) -> bodies.SeatLink | Refusal:
    return await house.admission.seat_link(token_of(request))


async def _claim(house: FrontHouse, request: VisitorRequest) -> bodies.Seated | Refusal:
    return await house.admission.claim(body_of(request, bodies.ClaimSeat))


async def _check_address(house: FrontHouse, request: VisitorRequest) -> bodies.AddressCheck | Refusal:
    found = await house.admission.of_host(request.code, token_of(request))
    if isinstance(found, Refusal):
        return found
    near = extent_of(request.origin) in ("machine", "network")
    others = await house.addresses.found() if near else ()
    return bodies.AddressCheck(
        house.addresses.check(found.code), tuple(Reach(one, extent_of(one)) for one in others)
    )


async def _prove_address(house: FrontHouse, request: VisitorRequest) -> bodies.Proved | Refusal:
    """No address is opened from here: the host's browser does, and the page that it finds tells us."""
    code = house.addresses.prove(body_of(request, bodies.ProveAddress).nonce, request.origin)
    if isinstance(code, Refusal):
        return code
    await _say_reached(house, code)
    return bodies.Proved(code)


async def _forget_address(house: FrontHouse, request: VisitorRequest) -> Refusal | None:
    found = await house.admission.of_host(request.code, token_of(request))
    if isinstance(found, Refusal):
        return found
    house.addresses.forget(found.code)
    await _say_reached(house, found.code)
    return None


async def _say_reached(house: FrontHouse, code: str) -> None:
    opened = await house.directory.get(code)
    if opened is not None:
        opened.room.connections.say(Reached(house.addresses.entered(code)))


async def _call_screen(house: FrontHouse, request: VisitorRequest) -> Refusal | None:
    """S6: the few signs of a screen's code may be tried no more often than those of a table."""
    token, body = token_of(request), body_of(request, bodies.CallScreen)
    return await _tried(house, request, None, lambda: house.admission.call_screen(token, body.code))


async def _share(house: FrontHouse, request: VisitorRequest) -> bodies.GalleryLink | Refusal:
    return await house.galleries.share(request.code, token_of(request))


async def _earlier_turns(house: FrontHouse, request: VisitorRequest) -> bodies.EarlierTurns | Refusal:
    """For whoever is at the table, on a seat or as a guest."""
    holder = await house.admission.holder(token_of(request))
    if holder is None or holder.kind not in ("seat", "spectator", "tv"):
        raise Rejected("bad-token")
    opened = await house.directory.get(holder.room)
    if opened is None or holder.room != read_code(request.code):
        return problem("no-such-room")
    if holder.seat is None and await opened.room.found(lambda r: watcher_of(r, holder.watcher)) is None:
        raise Rejected("bad-token")
    return house.galleries.so_far(opened.room.folded.room)


async def _look_back(house: FrontHouse, request: VisitorRequest) -> bodies.GalleryView | Refusal:
    """The secret comes in the body: an address would stand in logs and histories."""
    return await house.galleries.open(body_of(request, bodies.OpenGallery).secret)


async def _kept(house: FrontHouse, request: VisitorRequest) -> bodies.KeptFor:
    return house.kept


async def _site(house: FrontHouse, request: VisitorRequest) -> AboutSite:
    return AboutSite(house.notice())


async def _bots(house: FrontHouse, request: VisitorRequest) -> bodies.AboutBots:
    return house.bots


async def _delete(house: FrontHouse, request: VisitorRequest) -> Refusal | None:
    refusal = await house.admission.delete(request.code, token_of(request))
    if refusal is None:
        await house.on_table_deleted(read_code(request.code) or "")
    return refusal


async def _rulesets(house: FrontHouse, request: VisitorRequest) -> list[bodies.AboutRuleset]:
    """Asked for once by each device, in its own language: frames carry ids."""
    named = [(rules, texts_of(rules, request.language)) for rules in RULESETS.values()]
    return [bodies.AboutRuleset(r.id, texts.title, texts.summary, r.audience) for r, texts in named]


async def _decks(house: FrontHouse, request: VisitorRequest) -> tuple[bodies.DeckView, ...]:
    """Private decks are never listed."""
    library = house.library
    return tuple(_deck(library, name, deck) for name, deck in library.decks().items() if deck.public)


def _deck(library: DeckLibrary, name: str, deck: ListedDeck) -> bodies.DeckView:
    head = deck.header
    written = [library.languages(card) for card in deck.cards]
    return bodies.DeckView(
        id=name,
        title=head.title_in("en"),
        titles={language: head.title_in(language) for language in SPOKEN},
        moods={language: head.mood_in(language) for language in SPOKEN},
        age=head.age,
        overview=deck.overview,
        author=head.author,
        licence=head.licence,
        cards=len(deck.cards),
        languages=next(iter(written), ()),
        bots_read=all(written),
    )


ROUTES: Final = (
    Route("POST", "/api/rooms", _create, body=True),
    Route("POST", "/api/play-now", _play_now, body=True),
    Route("POST", "/api/key", _try_key, body=True),
    Route("POST", "/api/rooms/{code}/join", _join, body=True),
    Route("POST", "/api/rooms/{code}/take-over", _take_over, body=True),
    Route("POST", "/api/rooms/{code}/ask-for-seat", _ask_for_seat, body=True),
    Route("POST", "/api/rooms/{code}/asked", _asked, body=True),
    Route("POST", "/api/rooms/{code}/watch", _watch, body=True),
    Route("POST", "/api/rooms/{code}/peek", _peek, body=True),
    Route("POST", "/api/rooms/{code}/decks", _offer_deck, body=True),
    Route("POST", "/api/seat-link", _seat_link),
    Route("POST", "/api/seat-link/claim", _claim, body=True),
    Route("POST", "/api/rooms/{code}/address", _check_address),
    Route("DELETE", "/api/rooms/{code}/address", _forget_address),
    Route("POST", "/api/address", _prove_address, body=True),
    Route("POST", "/api/tv", _call_screen, body=True),
    Route("POST", "/api/rooms/{code}/gallery", _share),
    Route("POST", "/api/rooms/{code}/turns", _earlier_turns),
    Route("POST", "/api/gallery", _look_back, body=True),
    Route("GET", "/api/kept", _kept),
    Route("GET", "/api/site", _site),
    Route("GET", "/api/bots", _bots),
    Route("DELETE", "/api/rooms/{code}", _delete),
    Route("GET", "/api/rulesets", _rulesets),
    Route("GET", "/api/decks", _decks),
)
