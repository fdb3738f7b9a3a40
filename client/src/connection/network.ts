// How the page reaches its table: over the network. Where the whole game is in
// the tab, the build puts src/tab/carrier.ts in the place of this file.
import { base, socketAddress } from "./base";

/** What is used of a socket. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** Nobody but this device can come to a table. */
export const ALONE: boolean = false;

/** Milliseconds after which a line is taken for dead. */
export const WITHIN = { answer: 8000, open: 10_000, stale: 2000, awake: 700 };

export const openLine = (): Line => new WebSocket(socketAddress());

export const request = (path: string, init: RequestInit): Promise<Response> => fetch(base + path, init);

/** The place in the game that the address names, and the address of a place. */
export const placeNow = (): string => location.pathname.slice(base.length);
export const addressOf = (place: string): string => base + place;
