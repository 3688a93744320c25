import { isEnding, nodeNamed, type StoryGraph } from "../graph/structure.ts";
import { economyDefaults, type Economy } from "../lint/budgets.ts";
import { wordsAt } from "../lint/rating.ts";
import { readingOf } from "../reading/reading-time.ts";
import { stepsOf, type Walk } from "./walk.ts";

/** What a walk took and earned, counted as a game would count it. */
export interface WalkTotals {
  turns: number;
  /** How many different nodes the walk visited. */
  nodes: number;
  minutes: number;
  coins: number;
  xp: number;
}

export function walkTotals(graph: StoryGraph, walk: Walk, economy: Economy = {}): WalkTotals {
  const costs = { ...economyDefaults, ...economy };
  const seen = new Set<string>();
  let [minutes, xp] = [0, costs.initial_xp];
  for (const { node: name, before } of stepsOf(walk)) {
    const node = nodeNamed(graph, name);
    if (node === undefined) continue;
    minutes += readingOf(wordsAt(node)).minutes;
    if (before !== null) {
      xp -= costs.continue_cost;
      const earned = isEnding(node) ? costs.xp_per_ending : costs.xp_per_node;
      if (!seen.has(name)) xp += earned * costs.xp_gain_multiplier;
    }
    seen.add(name);
  }
  const turns = walk.steps;
  return { turns, nodes: seen.size, minutes, coins: turns * costs.coins_per_turn, xp };
}
