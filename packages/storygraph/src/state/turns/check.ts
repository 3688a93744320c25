import type { StoryGraph } from "../../graph/structure.ts";
import { createRng } from "../../random/rng.ts";
import type { Difficulty, SkillCheck } from "../model/parts.ts";
import { qualityNamed, rulesFor } from "../rules.ts";
import { countAt, valueOf, type PlayState } from "./state.ts";

/** The odds with none of the quality and with all of it, from 0 to 1. */
const range: Readonly<Record<Difficulty, readonly [none: number, all: number]>> = {
  easy: [0.45, 0.95],
  medium: [0.25, 0.85],
  hard: [0.1, 0.7],
};

function shareOf(graph: StoryGraph, name: string, state: PlayState): number {
  const quality = qualityNamed(graph, name);
  const value = valueOf(state, name);
  if (typeof value === "boolean") return value ? 1 : 0;
  if (quality?.kind !== "number" || typeof value !== "number") return 0;
  const { least, most } = quality;
  return most === least ? 1 : (value - least) / (most - least);
}

/** The odds with none of the quality and with all of it, from 0 to 1. */
export function oddsBetween(
  graph: StoryGraph,
  { difficulty }: Pick<SkillCheck, "difficulty">,
): readonly [none: number, all: number] {
  return range[difficulty ?? rulesFor(graph).difficulty];
}

/** The odds of a check, rounded to hundredths, as the player is told beforehand. */
export function oddsOf(graph: StoryGraph, check: SkillCheck, state: PlayState): number {
  return oddsBy(graph, check, shareOf(graph, check.quality, state));
}

/** The odds with this share of the quality, from 0 to 1. */
export function oddsBy(graph: StoryGraph, check: SkillCheck, share: number): number {
  const [none, all] = oddsBetween(graph, check);
  return Math.round((none + (all - none) * share) * 100) / 100;
}

/** A roll from 0 up to 1, the same for the same play, place and attempt, however often it is undone. */
export function rollAt({ given, counts }: PlayState, place: string): number {
  return createRng(`${given.seed}\n${place}\n${countAt(counts, place)}`).next();
}
