import { endingXp, nodeXp } from "@katha/api/contract";
import { nodeNamed } from "@katha/storygraph";
import { isOver, distances, type Position, type Step } from "@katha/narrator";
import type { PlayableStory } from "./playable-stories.ts";

/** Where a step leads, and what the player gains there. */
export interface Arrival {
  node: string;
  /** The ending's title; null while the story goes on. */
  ending: string | null;
  xp_gain: number;
  completion: number;
}

function completionAt({ graph }: PlayableStory, { node, path }: Position): number {
  const walked = path.length - 1;
  const left = distances(graph).get(node) ?? walked + 1;
  return Math.min(99, Math.round((1_000 * walked) / Math.max(1, walked + left)) / 10);
}

export function arrivalOf(
  work: PlayableStory,
  { before, after, step }: { before: Position; after: Position; step: Step },
): Arrival {
  const { node } = after;
  const isThere = step.way === "edge" && isOver(work.graph, after);
  const title = nodeNamed(work.graph, node)?.ending?.title.trim();
  const isNew = step.way === "edge" && !before.path.includes(node);
  const earned = isThere ? endingXp : nodeXp;
  return {
    node,
    ending: isThere ? title || node : null,
    xp_gain: isNew ? Math.round(earned * work.xpMultiplier) : 0,
    completion: isThere ? 100 : completionAt(work, after),
  };
}
