import { endingXp, nodeXp } from "@katha/api/contract";
import { hasScenes, nodeNamed } from "@katha/storygraph";
import { isOver, distances, isEnded, titleOfEnd, type Position } from "@katha/narrator";
import type { PlayableStory } from "../story/playable-story.ts";

function completionAt({ graph }: PlayableStory, { node, path }: Position): number {
  const walked = path.length - 1;
  const left = distances(graph).get(node) ?? walked + 1;
  return Math.min(99, Math.round((1_000 * walked) / Math.max(1, walked + left)) / 10);
}

/** The ending's title where a position is one, however it was reached; null while the story goes on. */
export function endingAt({ graph, language }: PlayableStory, position: Position): string | null {
  if (isEnded(graph, position)) return titleOfEnd(language);
  if (!hasScenes(graph) || !isOver(graph, position)) return null;
  return nodeNamed(graph, position.node)?.ending?.title.trim() || position.node;
}

/** Where a step leads, and what the player gains there. The ending is its title; null while the story goes on. */
export function arrivalOf(
  work: PlayableStory,
  { before, after, title }: { before: Position; after: Position; title?: string | undefined },
) {
  const { node } = after;
  const found = endingAt(work, after);
  const ending = isEnded(work.graph, after) ? (title ?? found) : found;
  const isNew = !before.path.includes(node);
  const earned = ending === null ? nodeXp : endingXp;
  return {
    node,
    ending,
    xp_gain: isNew ? Math.round(earned * work.xpMultiplier) : 0,
    completion: ending === null ? completionAt(work, after) : 100,
  };
}
