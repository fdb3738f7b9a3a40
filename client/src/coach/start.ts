// Puts the lantern beside the screens of a table; where it hangs, the screens say.
import { mount, unmount } from "svelte";
import type { Table } from "../table/table.svelte";
import Coach from "./Coach.svelte";

export function coach(table: Table): () => void {
  const lantern = mount(Coach, { target: document.body, props: { table } });
  return () => void unmount(lantern);
}
