import type { GraphNode } from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";
import { english } from "./world/english.ts";
import { hindi } from "./world/hindi.ts";
import type { World } from "./world/world.ts";
import { linesFor, type Lines } from "./story/lines.ts";
import { nodeAt, readingOf, type Reading } from "./story/reading.ts";
import { recentTextOf, type RecentText } from "./story/recent-text.ts";
import { tensionOf } from "./passages/tension.ts";
import { voiceNamed, voiceOf, type VoiceLanguage, type VoiceName } from "./voices/index.ts";
import type { Voice } from "./voices/voice.ts";

/** Everything that one turn is written from. */
export interface TurnContext {
  request: NarrationRequest;
  node: GraphNode;
  reading: Reading;
  recent: RecentText;
  lines: Lines;
  tension: number;
}

/** The same for a language that has voices. */
export interface VoicedContext extends TurnContext {
  voiceLanguage: VoiceLanguage;
  name: VoiceName;
  voice: Voice;
  world: World;
}

const worlds: Readonly<Record<VoiceLanguage, World>> = { en: english, hi: hindi };

export function contextOf(request: NarrationRequest): TurnContext {
  const node = nodeAt(request.story, request.position.node, request.position.state);
  const reading = readingOf(request.story, node);
  const recent = recentTextOf(request);
  const lines = linesFor(reading, recent, request.seed);
  return { request, node, reading, recent, lines, tension: tensionOf(request) };
}

/** The same turn seen from the scene before, whose people and tense hold until the next one begins. */
export function before(context: TurnContext): TurnContext {
  const { request, recent } = context;
  const node = nodeAt(request.story, request.before.node, request.before.state);
  const reading = readingOf(request.story, node);
  return { ...context, node, reading, lines: linesFor(reading, recent, request.seed) };
}

export function voicedContext(context: TurnContext): VoicedContext | undefined {
  const { voiceLanguage } = context.reading;
  if (!voiceLanguage) return undefined;
  const name = voiceNamed(context.request.voice);
  return {
    ...context,
    voiceLanguage,
    name,
    voice: voiceOf(name, voiceLanguage),
    world: worlds[voiceLanguage],
  };
}
