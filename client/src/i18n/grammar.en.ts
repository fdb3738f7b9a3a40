// The grammar of English, as the texts need it.
import { refusals } from "../protocol/refusals.en";
import { grammar, refusing } from "./grammar";

export const { plural, list, word } = grammar("en", ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const refused = refusing(refusals);
