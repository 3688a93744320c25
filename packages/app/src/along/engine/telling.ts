import {
  alongResponse,
  asRead,
  playableFrom,
  tellAlong,
  type AlongAsked,
  type AlongPlay,
  type AlongRefusal,
  type PlayableStory,
} from "@katha/server/features/game/along/on-device";
import type { ActionResponse } from "@katha/api/contract";

/** A turn to be told; null only asks whether the engine is there. */
export type Question = {
  name: string;
  story: string;
  at: AlongPlay;
  asked: AlongAsked;
  balance: number;
  now: string;
} | null;

export type Answer =
  | { refused: AlongRefusal }
  | { refused: null; answer: ActionResponse; next: AlongPlay; read: string };

let last: { name: string; work: PlayableStory } | undefined;

function workOf(name: string, story: string): PlayableStory {
  if (last?.name !== name) last = { name, work: playableFrom(story) };
  return last.work;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (one) => one.toString(16).padStart(2, "0")).join("");
}

export async function answer(question: Question): Promise<Answer | null> {
  if (question === null) return null;
  const { name, story, at, asked, balance, now } = question;
  const outcome = await tellAlong(workOf(name, story), { at, asked });
  if (outcome.refused !== null) return { refused: outcome.refused };
  const { told, next } = outcome;
  const response = alongResponse({ told, next, at: now }, { balance });
  return { refused: null, answer: response, next, read: await digest(asRead(told)) };
}
