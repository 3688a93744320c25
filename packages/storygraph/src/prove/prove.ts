import { measure, type GraphMeasures } from "../graph/measure.ts";
import type { StoryGraph } from "../graph/structure.ts";
import type { GraphFinding } from "../lint/findings.ts";
import { lint, type LintContext } from "../lint/lint.ts";
import type { EndingOdds, PlayerReport, PlayReport } from "../play/report.ts";
import { simulation, type Enough, type SimulateOptions } from "../play/simulate.ts";
import type { Spread } from "../play/spread.ts";
import { toTheEnd } from "../play/to-the-end.ts";
import { dropOffs, type DropOff } from "./drop-off.ts";
import { exploration, type Exploring } from "./explore/explore.ts";
import { statesReport } from "./explore/findings-of-states.ts";
import { stateReport, type StateReport } from "./explore/state-report.ts";
import { withTraps } from "./explore/with-traps.ts";

export interface ProveOptions extends Omit<SimulateOptions, "players" | "economy">, LintContext {
  /** How many states are explored in a story that keeps count. */
  states?: number;
}

/** What lint and many simulated plays find in a story, for its author, reviewers and admins. */
export interface ProvingReport extends Omit<PlayReport, "state"> {
  findings: GraphFinding[];
  measures: GraphMeasures;
  /** Every ending with the odds that a random player reaches it, likeliest first. */
  endings: EndingOdds[];
  /** The least and the most of any play, and the usual for random players. */
  a_play: Record<PlayMeasure, Spread>;
  /** Where plays stop before an ending, the most first. */
  drop_off: DropOff[];
  /** Only for a story that keeps count. */
  state?: StateReport;
}

const playMeasures = ["turns", "words", "minutes", "credits", "credits_at_most", "xp"] as const;
export type PlayMeasure = (typeof playMeasures)[number];

function overAll(players: PlayReport["players"], of: PlayMeasure): Spread {
  const spreads = Object.values(players).map((player: PlayerReport) => player[of]);
  if (spreads.length === 0) return { min: 0, median: 0, max: 0 };
  return {
    min: Math.min(...spreads.map(({ min }) => min)),
    median: players.random?.[of].median ?? 0,
    max: Math.max(...spreads.map(({ max }) => max)),
  };
}

/**
 * Proves a story in slices and yields after each how many plays are done. One seed gives one report, unless it is
 * told that these are enough.
 */
export function* proving(
  graph: StoryGraph,
  options: ProveOptions = {},
): Generator<number | Exploring, ProvingReport, Enough> {
  const { seed, plays, effort, states, ...context } = options;
  const findings = lint(graph, context);
  yield 0;
  const { state: played, ...report } = yield* simulation(graph, {
    ...(effort !== undefined && { effort }),
    ...(seed !== undefined && { seed }),
    ...(plays !== undefined && { plays }),
    ...(context.economy && { economy: context.economy }),
  });
  const { players } = report;
  const explored = played && statesReport(graph, yield* exploration(graph, states));
  const state = played && explored && stateReport(graph, played, explored);
  return {
    ...report,
    ...(state && { state }),
    findings: state === undefined ? findings : withTraps(findings, state),
    measures: measure(graph),
    endings: players.random?.endings ?? [],
    a_play: Object.fromEntries(
      playMeasures.map((of) => [of, overAll(players, of)]),
    ) as ProvingReport["a_play"],
    drop_off: dropOffs({ ...report, ...(played && { state: played }) }),
  };
}

export function prove(graph: StoryGraph, options?: ProveOptions): ProvingReport {
  return toTheEnd(proving(graph, options));
}
