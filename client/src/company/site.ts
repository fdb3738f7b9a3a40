// What this server has to say besides the game.
import { ask } from "../connection/api";
import type { AboutSite, Notice } from "../protocol/types";

/** Sent by the connection of a table, as an event of the window. */
export type NoticeHeard = CustomEvent<Notice>;

export const aboutSite = () => ask<AboutSite>("GET", "/api/site");
