// Where the cards lie on the television, in stage units: as large as the column beside them allows.
import { largest } from "../table/grid";

export interface Places {
  readonly columns: number;
  readonly width: number;
  readonly rail: number;
  /** Where the column begins. */
  readonly column: number;
}

const EDGE = 20;
const GAP = 18;
const FEW = 6;

/** Numbers, owners and votes hang in a rail beside each card. */
export function places(cards: number): Places {
  const column = cards > FEW ? 1450 : 1410;
  const rail = cards > FEW ? 84 : 112;
  const room = { width: column - EDGE, height: 1080 - 2 * EDGE };
  const { cols, width } = largest(cards, room, { gap: GAP, rail });
  return { columns: cols, width, rail, column };
}
