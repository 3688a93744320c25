import type { GraphNode } from "../graph/structure.ts";
import { allows, askedAudience } from "../rating/asked-audience.ts";
import { finding, type GraphFinding } from "./findings.ts";

/** All that a player reads at a node: its text and its choices. */
export function wordsAt(node: GraphNode): string {
  return [node.text, ...node.choices.map((choice) => choice.text)].join("\n");
}

export function faultOfRating(name: string, node: GraphNode, rating: string): GraphFinding[] {
  const found = askedAudience(wordsAt(node));
  if (found === null || allows(rating, found.audience)) return [];
  return [finding("rating", { word: found.word, asked: found.audience, rating }, { node: name })];
}
