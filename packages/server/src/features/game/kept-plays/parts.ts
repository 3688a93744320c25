import type { Turn } from "../repo.ts";

/** Whether a turn adds a part to the story; show and undo do not. */
export function isPart({ action }: Pick<Turn, "action">): boolean {
  return action !== "show" && action !== "undo";
}

/** The parts from the opening to this one, oldest first. */
export function pathTo<Row extends Pick<Turn, "id" | "parent">>(
  turns: readonly Row[],
  head: string | null,
): Row[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: Row[] = [];
  for (let at = head; at !== null;) {
    const part = byId.get(at);
    if (part === undefined) break;
    path.push(part);
    at = part.parent;
  }
  return path.toReversed();
}
