import type { StructureStore } from "./store.ts";

/** Where a form lays its structure when another tab is opened. */
export function newShelf() {
  let held: StructureStore | undefined;
  return { take: (make: () => StructureStore): StructureStore => (held ??= make()) };
}
export type StructureShelf = ReturnType<typeof newShelf>;
