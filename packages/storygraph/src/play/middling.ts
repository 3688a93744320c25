import type { StoryGraph } from "../graph/structure.ts";
import { simulate } from "./simulate.ts";

/** Enough for the median to stay within half a minute, and for a long story to be measured whenever it is saved. */
const plays = 60;
const effort = 300_000;

/** The minutes that a middling play takes to read, at least 1; null for a story without words to play. */
export function middlingMinutes(graph: StoryGraph): number | null {
  const { random } = simulate(graph, { plays, effort, players: { random: 1 } }).players;
  const minutes = random?.minutes.median ?? 0;
  return minutes === 0 ? null : Math.max(1, Math.round(minutes));
}
