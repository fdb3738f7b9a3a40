// English: every word the interface says at once, by subject. The other languages have the same shape, or the build fails.
import { around } from "./around.en";
import { doors } from "./doors.en";
import { list, refused } from "./grammar.en";
import { kids } from "./kids.en";
import { lobby } from "./lobby.en";
import { telling } from "./telling.en";
import { turn } from "./turn.en";
import { tv } from "./tv.en";

export const en = {
  language: "English",
  otherLanguage: "Français",
  back: "Back",
  close: "Close",
  cancel: "Never mind",
  list,
  colon: ": ",
  ...doors,
  ...lobby,
  ...turn,
  ...telling,
  ...around,
  ...kids,
  ...tv,
  refused,
};

export type Dictionary = typeof en;
