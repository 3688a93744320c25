import { toTheEnd } from "./to-the-end.ts";
import { planOf, type GraphPlan } from "../graph/plan.ts";
import { keepsCount } from "../state/keeps-count.ts";
import { reachedIn } from "../graph/reach.ts";
import type { StoryGraph } from "../graph/structure.ts";
import type { Economy } from "../lint/budgets.ts";
import { wordsAt } from "../lint/rating.ts";
import { askedAudience, audiences } from "../rating/asked-audience.ts";
import { chanceFrom } from "../random/chance.ts";
import { playedGraph, playerKinds, type Memory, type PlayerKind } from "./players.ts";
import { playOnce, type Play } from "./plays.ts";
import type { PlayReport } from "./report.ts";
import { countingPlays } from "./state/counting-plays.ts";
import { summed, tallyFor, type CountedPlay } from "./tally.ts";

export interface SimulateOptions {
  seed?: string | number;
  plays?: number;
  /** The percentage of plays for each kind of player; the first takes the remainder. */
  players?: Partial<Record<PlayerKind, number>>;
  economy?: Economy;
  /** The work allowed, in ways weighed over all plays: a long story is played less often. */
  effort?: number;
}

/** About a second of work. Ten thousand plays of the longest story would take half a minute. */
const usualEffort = 20_000_000;

/** Sent to a simulation after a slice to get a report of the plays so far. */
export type Enough = "enough" | undefined;

/** Mostly random players, whose odds mean most; a few who know the way show the shortest and longest play. */
const usualPlayers: Readonly<Record<PlayerKind, number>> = {
  random: 70,
  contrary: 20,
  shortest: 5,
  longest: 5,
};

function shares(
  plays: number,
  parts: Partial<Record<PlayerKind, number>>,
): [kind: PlayerKind, plays: number][] {
  const kinds = playerKinds.filter((kind) => (parts[kind] ?? 0) > 0);
  const whole = kinds.reduce((sum, kind) => sum + (parts[kind] ?? 0), 0);
  const counts = kinds.map((kind) => Math.floor((plays * (parts[kind] ?? 0)) / whole));
  const left = plays - counts.reduce((sum, count) => sum + count, 0);
  return kinds.map((kind, index) => [kind, (counts[index] ?? 0) + (index === 0 ? left : 0)]);
}

function worstRating(plan: GraphPlan, reached: Iterable<number>): PlayReport["worst_rating"] {
  let worst: PlayReport["worst_rating"] = null;
  for (const number of reached) {
    const node = plan.nodes[number];
    const asked = node && askedAudience(wordsAt(node));
    if (!asked) continue;
    if (worst && audiences.indexOf(asked.audience) <= audiences.indexOf(worst.audience)) continue;
    worst = { ...asked, node: plan.names[number] ?? "" };
  }
  return worst;
}

const playsInASlice = 250;
/** In stories with more scenes than this a slice has fewer plays. */
const usualScenes = 300;

function sliceFor(scenes: number): number {
  return Math.max(10, Math.round(playsInASlice * Math.min(1, usualScenes / scenes)));
}

/**
 * Plays a story many times and reports the results: the same seed gives the same report. It stops
 * after each slice of plays to say how many are done, for callers that show progress or have other work.
 */
export function* simulation(
  graph: StoryGraph,
  options: SimulateOptions = {},
): Generator<number, PlayReport, Enough> {
  const { seed = 1, plays = 10_000, players = usualPlayers, economy = {} } = options;
  const { effort = usualEffort } = options;
  const plan = planOf(graph);
  const playable = playedGraph(plan);
  const chance = chanceFrom(seed);
  const slice = sliceFor(plan.names.length);
  const tally = tallyFor(plan, economy);
  const heat = new Float64Array(plan.names.length);
  const memory: Memory = {
    visits: new Float64Array(plan.names.length),
    seenIn: new Int32Array(plan.names.length),
    play: 0,
  };
  const visit = (node: number, isNew: boolean) => {
    if (isNew) heat[node] = (heat[node] ?? 0) + 1;
    tally.visit(node, isNew);
  };
  const report: PlayReport["players"] = {};
  let isEnough = false;
  const counting = keepsCount(graph) ? countingPlays(graph, playable) : undefined;
  const playAs = (kind: PlayerKind): Play =>
    counting?.play(kind, memory, chance, visit) ?? playOnce(kind, playable, memory, chance, visit);
  for (const [kind, count] of plan.start < 0 ? [] : shares(plays, players)) {
    const counted: CountedPlay[] = [];
    let left = (effort * count) / plays;
    while (counted.length < count && left > 0 && !isEnough) {
      memory.play += 1;
      tally.begin();
      const play = playAs(kind);
      left -= play.effort;
      counted.push({ ...play, ...tally.count() });
      if (memory.play % slice === 0) isEnough = (yield memory.play) === "enough";
    }
    if (counted.length > 0) report[kind] = summed(plan, counted, economy);
  }
  const played = Math.max(1, memory.play);
  return {
    seed: String(seed),
    plays: memory.play,
    plays_asked: plan.start < 0 ? 0 : plays,
    players: report,
    heat: Object.fromEntries(plan.names.map((name, at) => [name, (heat[at] ?? 0) / played])),
    never_reached: plan.names.filter((_, at) => heat[at] === 0),
    worst_rating: worstRating(plan, reachedIn(plan)),
    ...(counting && plan.start >= 0 && { state: counting.report() }),
  };
}

/** The whole simulation at once. */
export function simulate(graph: StoryGraph, options?: SimulateOptions): PlayReport {
  return toTheEnd(simulation(graph, options));
}
