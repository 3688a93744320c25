import type { ActionResponse } from "@katha/api/contract";
import { playableFrom, type PlayableStory } from "../story/playable-story.ts";
import { deviceResponse } from "./response.ts";
import {
  asRead,
  tellPart,
  type OngoingPlay,
  type PartRefusal,
  type TurnToTell,
} from "./tell-part.ts";

export interface Question {
  /** Of this version of the story. */
  name: string;
  /** Its content, as JSON. */
  story: string;
  at: OngoingPlay;
  turn: TurnToTell;
  balance: number;
  now: string;
}

export type Answer =
  | { refused: PartRefusal }
  | {
      refused: null;
      response: ActionResponse;
      next: OngoingPlay;
      /** What the server compares its own telling with. */
      read: string;
    };

let last: { name: string; work: PlayableStory } | undefined;

function workOf(name: string, story: string): PlayableStory {
  if (last?.name !== name) last = { name, work: playableFrom(story) };
  return last.work;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (one) => one.toString(16).padStart(2, "0")).join("");
}

/** A turn as Katha tells it on a device. */
export async function answer(question: Question): Promise<Answer> {
  const { name, story, at, turn, balance, now } = question;
  const outcome = await tellPart(workOf(name, story), { at, asked: turn });
  if (outcome.refused !== null) return { refused: outcome.refused };
  const { told, next } = outcome;
  const response = deviceResponse({ told, next, at: now }, { balance });
  return { refused: null, response, next, read: await digest(asRead(told)) };
}
