import type { GraphNode } from "@katha/storygraph";
import type { Telling } from "../port.ts";
import { english } from "./world/english.ts";
import { hindi } from "./world/hindi.ts";
import type { World } from "./world/world.ts";
import { linesFor, type Lines } from "./story/lines.ts";
import { nodeAt, readingOf, type Reading } from "./story/reading.ts";
import { toldIn, type Told } from "./story/told.ts";
import { tensionOf } from "./tension.ts";
import { voiceNamed, voiceOf, type Tongue, type VoiceName } from "./voices/index.ts";
import type { Voice } from "./voices/voice.ts";

/** All that a turn is told from. */
export interface Ground {
  telling: Telling;
  node: GraphNode;
  reading: Reading;
  told: Told;
  lines: Lines;
  tension: number;
}

/** A turn in a language that the voices speak. */
export interface SpokenGround extends Ground {
  tongue: Tongue;
  name: VoiceName;
  voice: Voice;
  world: World;
}

const worlds: Readonly<Record<Tongue, World>> = { en: english, hi: hindi };

export function groundOf(telling: Telling): Ground {
  const node = nodeAt(telling.work, telling.standing.node);
  const reading = readingOf(telling.work, node);
  const told = toldIn(telling);
  const lines = linesFor(reading, told, telling.seed);
  return { telling, node, reading, told, lines, tension: tensionOf(telling) };
}

/** The same turn seen from the scene before, whose people and tense hold until the next one begins. */
export function before(ground: Ground): Ground {
  const { telling, told } = ground;
  const node = nodeAt(telling.work, telling.standing.path.at(-2) ?? "");
  const reading = readingOf(telling.work, node);
  return { ...ground, node, reading, lines: linesFor(reading, told, telling.seed) };
}

export function spoken(ground: Ground): SpokenGround | undefined {
  const { tongue } = ground.reading;
  if (!tongue) return undefined;
  const name = voiceNamed(ground.telling.voice);
  return { ...ground, tongue, name, voice: voiceOf(name, tongue), world: worlds[tongue] };
}
