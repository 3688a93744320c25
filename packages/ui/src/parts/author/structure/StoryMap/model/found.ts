import type { StructureFinding } from "../../structure.ts";
import type { MapCard } from "./model.ts";

export interface Found {
  id: string;
  node: string;
  note: string;
}

const scenesShown = 6;
const findingsShown = 4;
const noteLength = 90;
const before = 24;

/** The part of a text around the match. */
function around(text: string, at: number): string {
  const from = Math.max(0, at - before);
  const part = text.slice(from, from + noteLength).trim();
  return `${from > 0 ? "…" : ""}${part}${from + noteLength < text.length ? "…" : ""}`;
}

/** Scenes whose name or text matches, names first, and findings that match. */
export function foundOnMap(
  cards: readonly MapCard[],
  findings: readonly StructureFinding[],
  query: string,
): Found[] {
  const asked = query.trim().toLocaleLowerCase();
  if (asked === "") return [];
  const named: Found[] = [];
  const told: Found[] = [];
  for (const { id, node } of cards) {
    if (named.length >= scenesShown) break;
    if (id.toLocaleLowerCase().includes(asked))
      named.push({ id: `scene ${id}`, node: id, note: around(node.text, 0) });
    else if (told.length < scenesShown) {
      const at = node.text.toLocaleLowerCase().indexOf(asked);
      if (at >= 0) told.push({ id: `scene ${id}`, node: id, note: around(node.text, at) });
    }
  }
  const said = findings.flatMap(({ code, message, node }): Found[] =>
    node !== null && message.toLocaleLowerCase().includes(asked)
      ? [{ id: `finding ${code} ${node} ${message}`, node, note: message }]
      : [],
  );
  return [...[...named, ...told].slice(0, scenesShown), ...said.slice(0, findingsShown)];
}
