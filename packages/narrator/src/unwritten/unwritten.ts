import { hasScenes, type StoryGraph } from "@katha/storygraph";
import type { NarrationRequest, Position, Step } from "../port.ts";
import { tellingIn } from "../languages/index.ts";
import type { Pace } from "./reader-wishes.ts";

/** Parts after which the reader may end a story without scenes, and after which it gathers toward its end by itself. */
const arcs: Readonly<Record<Pace, { mayEnd: number; gathers: number }>> = {
  slow: { mayEnd: 16, gathers: 48 },
  usual: { mayEnd: 10, gathers: 30 },
  quick: { mayEnd: 5, gathers: 14 },
};

/** The node at which a story without scenes has ended. */
const ended = "the-end";

export const isEnded = (graph: StoryGraph, { node }: Pick<Position, "node">): boolean =>
  !hasScenes(graph) && node === ended;

/** The position of a story without scenes that was brought to its end. */
export function endedAt(position: Position): Position {
  const path = [...position.path, ended];
  return { ...position, node: ended, turnsHere: 0, path, arrivals: position.arrivals + 1 };
}

export const closingOffer = (language: string): string => tellingIn(language)?.offer ?? "";

export const titleOfEnd = (language: string): string => tellingIn(language)?.theEnd ?? "";

/** How players ask for the end in their own words, beside the choice's. */
export const typedForEnd = (language: string): RegExp | undefined => tellingIn(language)?.typed;

/** Whether the reader is offered an end after so many parts. */
export const mayEndAfter = (parts: number, pace: Pace = "usual"): boolean =>
  parts >= arcs[pace].mayEnd;

export const endsStory = (step: Step): boolean => step.way === "detour" && step.ends === true;

const begins =
  "Begin where a reader who knows nothing can follow: who they are, where they are, and what is wrong there.";
const goesOn = "Let something change that matters, and let it follow from what went before.";
const gathers =
  "The story has been told for long by now: bring in nobody and nothing new, take up what is still open, and lead toward an end.";
const closes =
  "This is the last part. Bring what is open to an end that follows from what the player did and promised, and leave " +
  "nothing to be continued. The last sentence is a picture, not a moral.";

/** What the next part of a story without scenes is for. */
export function aimOf(request: NarrationRequest): string {
  const { passages, step, pace = "usual" } = request;
  if (endsStory(step)) return closes;
  const told = passages.filter(({ turnId, isFromKatha }) => turnId !== null && !isFromKatha);
  if (told.length === 0) return begins;
  return told.length >= arcs[pace].gathers ? gathers : goesOn;
}
