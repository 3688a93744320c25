import { nodeNamed } from "@katha/storygraph";
import type { Telling } from "../port.ts";

/** What a turn says: the story itself, and for Immerse a description of where one stands. */
export function tell({ work, step, standing, action }: Telling): {
  narrative: string;
  setup: string;
} {
  const text = nodeNamed(work.graph, standing.node)?.text.trim() || work.title;
  if (step.way === "edge") return { narrative: text, setup: action === "immerse" ? text : "" };
  const last = text.split(/\n\s*\n/u).at(-1) ?? text;
  return action === "immerse" ? { narrative: "", setup: last } : { narrative: last, setup: "" };
}
