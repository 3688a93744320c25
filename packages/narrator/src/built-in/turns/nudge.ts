import { nodeNamed, wordsIn } from "@katha/storygraph";
import type { NarrationRequest } from "../../port.ts";

/** After so many turns in which nothing moved somebody says something. */
const patience = 4;

/** What the author lets be said or happen where nothing has moved for long; each once at a time. */
export function nudgeAfter({ story, before, position }: NarrationRequest): string {
  const { node, turnsHere, state } = position;
  const isStill = node === before.node && turnsHere > before.turnsHere;
  if (!isStill || turnsHere % patience !== 0) return "";
  const nudge = nodeNamed(story.graph, node)?.nudges?.[turnsHere / patience - 1];
  return nudge === undefined ? "" : wordsIn(story.graph, nudge, state);
}
