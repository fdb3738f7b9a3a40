// French, by the same subjects.
import { around } from "./around.fr";
import { doors } from "./doors.fr";
import type { Dictionary } from "./en";
import { list, refused } from "./grammar.fr";
import { kids } from "./kids.fr";
import { lobby } from "./lobby.fr";
import { telling } from "./telling.fr";
import { turn } from "./turn.fr";
import { tv } from "./tv.fr";

export const fr: Dictionary = {
  language: "Français",
  otherLanguage: "English",
  back: "Retour",
  close: "Fermer",
  cancel: "Laisse tomber",
  list,
  colon: " : ",
  ...doors,
  ...lobby,
  ...turn,
  ...telling,
  ...around,
  ...kids,
  ...tv,
  refused,
};
