// A table as a file, and back: what `reverie export` writes and `reverie verify` checks.
import { ApiError, Unreachable } from "../connection/api";
import { request } from "../connection/network";
import type { Failure } from "../protocol/types";

/** What only the server of a tab answers. */
export async function askTables(path: string, init: RequestInit = {}): Promise<string> {
  const answer = await request(`/tab/tables${path}`, init);
  const body = await answer.text();
  if (answer.ok) return body;
  const failure = JSON.parse(body) as Failure | null;
  throw failure?.error ? new ApiError(failure.error) : new Unreachable();
}

const A_MINUTE = 60_000;

export async function saveTable(code: string): Promise<void> {
  const file = new Blob([await askTables(`/${code}`)], { type: "application/jsonl" });
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: `reverie-${code}.jsonl` }).click();
  setTimeout(() => URL.revokeObjectURL(address), A_MINUTE);
}
