// The grammar of French, as the texts need it.
import { refusals } from "../protocol/refusals.fr";
import { grammar, refusing } from "./grammar";

export const { plural, list, word } = grammar("fr", ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** De Bea, d’Ana. */
export const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
export const feminine = (n: number) => (n === 0 ? "aucune" : n === 1 ? "une" : word(n));
export const refused = refusing(refusals);
