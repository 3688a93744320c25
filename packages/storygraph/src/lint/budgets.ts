import { stepsToEnding, type GraphPlan } from "../graph/plan.ts";
import type { GraphNode } from "../graph/structure.ts";
import { finding, type GraphFinding } from "./findings.ts";

/** What a story's turns cost and earn; anything left out has its default. */
export interface Economy {
  initial_xp?: number;
  xp_gain_multiplier?: number;
  /** XP that going on costs. */
  continue_cost?: number;
  /** Coins that the narrator takes for a turn. */
  coins_per_turn?: number;
  /** XP that a new node earns, or an ending in its place. */
  xp_per_node?: number;
  xp_per_ending?: number;
}

export const economyDefaults: Required<Economy> = {
  initial_xp: 100,
  xp_gain_multiplier: 1,
  continue_cost: 0,
  coins_per_turn: 1,
  xp_per_node: 5,
  xp_per_ending: 50,
};

const isAmount = (value: unknown): value is number => typeof value === "number" && value >= 0;

/** The economy that a story's own rules set. */
export function economyOf(story: { initial_xp?: unknown; game_config?: unknown }): Economy {
  const { xp_gain_multiplier, commands } = Object(story.game_config) as Record<string, unknown>;
  const going = Object(Object(commands)["continue"]) as { cost?: unknown };
  return {
    ...(isAmount(story.initial_xp) && { initial_xp: story.initial_xp }),
    ...(isAmount(xp_gain_multiplier) && { xp_gain_multiplier }),
    ...(isAmount(going.cost) && { continue_cost: going.cost }),
  };
}

/** A turn with more beats than this is a list of events. */
const beatsInATurn = 2;

export function faultsOfBudget(name: string, node: GraphNode): GraphFinding[] {
  const { budget } = node;
  if (budget === undefined) return [];
  if (!Number.isInteger(budget) || budget < 1)
    return [finding("bad_budget", { budget }, { node: name })];
  const beats = node.beats?.length ?? 0;
  if (beats <= budget * beatsInATurn) return [];
  return [finding("budget_too_small", { budget, beats }, { node: name })];
}

/**
 * Whether anyone can pay for the shortest way to an ending. A player who meets only new nodes
 * earns most, so if that one runs out of XP, everyone does.
 */
export function faultsOfXp(plan: GraphPlan, economy: Economy): GraphFinding[] {
  const { initial_xp, xp_gain_multiplier, continue_cost, xp_per_node } = {
    ...economyDefaults,
    ...economy,
  };
  const choices = stepsToEnding(plan)[plan.start] ?? 0;
  if (choices === 0 || continue_cost <= 0) return [];
  const loss = continue_cost - xp_per_node * xp_gain_multiplier;
  const needed_xp = Math.ceil(continue_cost + Math.max(0, loss) * (choices - 1));
  return initial_xp >= needed_xp ? [] : [finding("xp_too_low", { initial_xp, needed_xp })];
}
