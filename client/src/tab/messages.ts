// What is said between the page and the worker in which the game runs.
export type ToWorker =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly token?: string | undefined;
      readonly body: string;
    }
  | { readonly kind: "open" | "close"; readonly id: number }
  | { readonly kind: "frame"; readonly id: number; readonly body: string }
  /** Said once, at the start: what the page speaks. */
  | { readonly kind: "speak"; readonly language: string }
  /** This tab wants the game that another one has. */
  | { readonly kind: "take" };

export type ToPage =
  | { readonly kind: "loaded"; readonly bytes: number }
  | { readonly kind: "step" }
  /** `empty`: nothing was found that had been kept. */
  | { readonly kind: "ready"; readonly kept: boolean; readonly empty: boolean }
  | { readonly kind: "elsewhere" | "taken" }
  /** Something could not be kept: it has not happened. */
  | { readonly kind: "unkept" }
  | { readonly kind: "failed"; readonly why: string }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: "frame"; readonly id: number; readonly body: string }
  | { readonly kind: "closed"; readonly id: number };

/** Written by the build: where the Python parts lie, and how much there is to fetch. */
export interface Parts {
  readonly folder: string;
  /** Bytes of the files: what arrives is counted so. */
  readonly whole: number;
  /** Bytes as they travel where the host packs them. */
  readonly packed: number;
  /** By the page's language the one that bots read besides English. */
  readonly beside: Readonly<Record<string, string>>;
}
