// A finished game as a table that nobody sits at: the screens of a live one show it, and nothing can be done.
import type { Connection } from "../connection/connection.svelte";
import type { GalleryView, GameView, RoomView, View } from "../protocol/types";
import { Table } from "../table/table.svelte";

const nothing = () => Promise.reject(new Error("A finished game takes no commands."));

function game(view: GalleryView): GameView {
  return {
    ruleset: view.ruleset,
    box: false,
    looking_again: 0,
    asked_again: null,
    turn: view.turns.length,
    phase: "over",
    serial: 0,
    seconds: null,
    storyteller: null,
    next_storyteller: null,
    waiting_for: [],
    seats: view.players.map(({ seat, bot, mate }) => ({
      seat,
      sitting: "open",
      bot,
      away: false,
      hand: 0,
      tellings: 0,
      acted: false,
      mate,
    })),
    clue: null,
    guest: null,
    named: {},
    moved_for: [],
    hand: null,
    given: [],
    ballot: null,
    table: [],
    pile: 0,
    discard: [],
    buried: 0,
    board: view.board,
    previous: view.turns.at(-1) ?? null,
    menu: [],
    commitment: "",
    result: view.result,
    seed: null,
    history: view.turns,
    loved: view.loved,
    revealed: null,
  };
}

export function album(view: GalleryView): Table {
  const room = {
    you: null,
    host: null,
    locked: false,
    paused: false,
    pairs: [],
    oldest: null,
    asked: null,
    games: view.game,
    menu: [],
    shared: [],
    decks: {},
    rulesets: [],
    chairs: view.players.map(({ seat, name, colour, bot }) => ({
      seat,
      name,
      colour,
      holder: bot ? "bot" : "player",
      away: false,
      stands_in: false,
      character: "",
    })),
    game: game(view),
  } as unknown as RoomView;
  const message = {
    type: "view",
    version: 1,
    now: view.ended,
    since: view.ended,
    deadline: null,
    seat: null,
    view: room,
    pictures: view.pictures,
    gone: [],
    tv: false,
  } as unknown as View;
  const line: Partial<Connection> = {
    message,
    pictures: view.pictures,
    gone: [],
    seats: [],
    welcome: null,
    status: "live",
    now: () => Date.now(),
    do: nothing,
    react: () => {},
  };
  return new Table(line as Connection, "");
}
