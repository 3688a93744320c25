import { setImmediate as others } from "node:timers/promises";
import type { ProvingReport } from "@katha/api/contract";
import { normalise, proving } from "@katha/storygraph";
import type { Manuscript } from "./rules.ts";

/** As many as the author's own proving ground plays, so that both see the same report. */
const usualPlays = 10_000;
/** Beyond so many nodes fewer plays take the same time. */
const manyNodes = 300;
const fewestPlays = 1_000;

function playsFor(nodes: number): number {
  if (nodes <= manyNodes) return usualPlays;
  return Math.max(fewestPlays, Math.round((usualPlays * manyNodes) / nodes));
}

type Proved = Pick<Manuscript, "content_rating" | "story_structure"> & {
  initial_xp: number;
  game_config: Readonly<Record<string, unknown>>;
};

const isNumber = (value: unknown): value is number => typeof value === "number" && value >= 0;

function economyOf({ initial_xp, game_config }: Proved) {
  const { xp_gain_multiplier: gain, commands } = game_config;
  const going = (commands as Record<string, { cost?: unknown }> | undefined)?.["continue"]?.cost;
  return {
    initial_xp,
    ...(isNumber(gain) && { xp_gain_multiplier: gain }),
    ...(isNumber(going) && { continue_cost: going }),
  };
}

/** Lint and ten thousand plays, in slices between which the server answers others. */
export async function proved(story: Proved): Promise<ProvingReport> {
  const graph = normalise(story.story_structure);
  const report = proving(graph, {
    plays: playsFor(Object.keys(graph.nodes).length),
    rating: story.content_rating,
    economy: economyOf(story),
  });
  for (;;) {
    const step = report.next();
    if (step.done === true) return step.value;
    await others();
  }
}
