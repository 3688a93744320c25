import { isEnding, nodeNamed, type StoryGraph } from "../graph/structure.ts";
import { economyDefaults, xpForEnding, xpForNode, type Economy } from "../lint/budgets.ts";
import { wordsAt } from "../lint/rating.ts";
import { readingOf } from "../reading/reading-time.ts";
import { stepsOf, type Walk } from "./walk.ts";

/** What a walk has taken and earned so far, as a game that went this way would count. */
export interface WalkTotals {
  turns: number;
  /** Different nodes that were come to. */
  nodes: number;
  minutes: number;
  credits: number;
  xp: number;
}

export function walkTotals(graph: StoryGraph, walk: Walk, economy: Economy = {}): WalkTotals {
  const { initial_xp, xp_gain_multiplier, continue_cost, credits_per_turn } = {
    ...economyDefaults,
    ...economy,
  };
  const seen = new Set<string>();
  let [minutes, xp] = [0, initial_xp];
  for (const { node: name, before } of stepsOf(walk)) {
    const node = nodeNamed(graph, name);
    if (node === undefined) continue;
    minutes += readingOf(wordsAt(node)).minutes;
    if (before !== null) {
      xp -= continue_cost;
      if (!seen.has(name)) xp += (isEnding(node) ? xpForEnding : xpForNode) * xp_gain_multiplier;
    }
    seen.add(name);
  }
  const turns = walk.steps;
  return { turns, nodes: seen.size, minutes, credits: turns * credits_per_turn, xp };
}
