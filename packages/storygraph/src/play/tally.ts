import { isEnding } from "../graph/structure.ts";
import type { GraphPlan } from "../graph/plan.ts";
import { economyDefaults, type Economy } from "../lint/budgets.ts";
import { wordsAt } from "../lint/rating.ts";
import { readingOf } from "../reading/reading-time.ts";
import type { Play } from "./plays.ts";
import type { EndingOdds, NodePlays, PlayerReport } from "./report.ts";
import { spreadOf } from "./spread.ts";

/** What one play took, and what was left at its end. */
interface Count {
  words: number;
  minutes: number;
  fullTurns: number;
  xp: number;
  /** The node where the XP ran out; -1 where they did not. */
  ranOutAt: number;
}
export type CountedPlay = Play & Count;

interface Tally {
  begin: () => void;
  visit: (node: number, isNew: boolean) => void;
  /** The counts since `begin`. */
  count: () => Count;
}

/** Counts along a play, node by node. */
export function tallyFor({ nodes }: GraphPlan, given: Economy): Tally {
  const { initial_xp, xp_gain_multiplier, continue_cost, xp_per_node, xp_per_ending } = {
    ...economyDefaults,
    ...given,
  };
  const readings = nodes.map((node) => readingOf(wordsAt(node)));
  const gains = nodes.map(
    (node) => (isEnding(node) ? xp_per_ending : xp_per_node) * xp_gain_multiplier,
  );
  const turns = nodes.map((node) => (isEnding(node) ? 0 : Math.max(1, node.budget ?? 1)));
  let now: Count | undefined;
  const begun = (): Count => ({
    words: 0,
    minutes: 0,
    fullTurns: 0,
    xp: initial_xp,
    ranOutAt: -1,
  });
  return {
    begin: () => {
      now = undefined;
    },
    visit: (node, isNew) => {
      if (now === undefined) now = begun();
      else {
        now.xp -= continue_cost;
        if (now.xp < 0 && now.ranOutAt < 0) now.ranOutAt = node;
        if (isNew) now.xp += gains[node] ?? 0;
      }
      now.words += readings[node]?.words ?? 0;
      now.minutes += readings[node]?.minutes ?? 0;
      now.fullTurns += turns[node] ?? 0;
    },
    count: () => now ?? begun(),
  };
}

function lastNodes(plays: readonly CountedPlay[], ended: boolean): Map<number, number> {
  return counted(plays.filter((play) => play.ended === ended).map((play) => play.last));
}

function counted(nodes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const node of nodes) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
}

function named({ names }: GraphPlan, counts: ReadonlyMap<number, number>): NodePlays[] {
  return [...counts].map(([node, plays]) => ({ node: names[node] ?? "", plays }));
}

function endingsOf({ names, nodes }: GraphPlan, plays: readonly CountedPlay[]): EndingOdds[] {
  const counts = lastNodes(plays, true);
  return nodes
    .flatMap((node, number): EndingOdds[] => {
      if (!isEnding(node)) return [];
      const count = counts.get(number) ?? 0;
      return [
        {
          node: names[number] ?? "",
          title: node.ending?.title ?? null,
          kind: node.ending?.kind ?? null,
          plays: count,
          share: count / plays.length,
        },
      ];
    })
    .toSorted((left, right) => right.plays - left.plays);
}

/** The results of one kind of player. */
export function summed(
  plan: GraphPlan,
  plays: readonly CountedPlay[],
  economy: Economy,
): PlayerReport {
  const price = economy.coins_per_turn ?? economyDefaults.coins_per_turn;
  const spread = (of: (play: CountedPlay) => number) => spreadOf(plays.map(of));
  const ranOut = plays.map((play) => play.ranOutAt).filter((node) => node >= 0);
  return {
    plays: plays.length,
    endings: endingsOf(plan, plays),
    stuck: named(plan, lastNodes(plays, false)),
    turns: spread((play) => play.turns),
    words: spread((play) => play.words),
    minutes: spread((play) => play.minutes),
    credits: spread((play) => play.turns * price),
    credits_at_most: spread((play) => play.fullTurns * price),
    xp: spread((play) => play.xp),
    out_of_xp: ranOut.length,
    out_of_xp_at: named(plan, counted(ranOut)),
  };
}
