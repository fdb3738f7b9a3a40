// What the build makes of the folders here (scripts/texts).
declare module "virtual:texts" {
  type Language = import("./texts").Language;
  interface Words {
    readonly default: (grammar: import("./grammar").Grammar) => unknown;
    readonly grammar: import("./grammar").Rules;
  }
  export const LANGUAGES: readonly Language[];
  export function fetchWords(language: Language, subject: string): Promise<Words>;
}
