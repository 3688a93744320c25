import type { SceneFacts } from "@katha/narrator";
import type { GameDependencies } from "../needs.ts";
import type { Turn } from "../repo.ts";
import { momentAt, sceneAt } from "./moment.ts";
import type { Outcome } from "./settle.ts";

/** What is to be pictured, and by which model. */
export interface Sight {
  text: string;
  scene: SceneFacts;
  language: string;
  contentRating: string;
  /** The story's notes on its people and places. */
  bible: unknown;
  model: string;
  seed: string;
  /** Who asked for it. */
  by: string;
}

/** A picture of ours, already in its place. */
export interface Painted {
  url: string;
  alt: string;
  style: string;
  prompt: string;
  servedBy: string;
}

/** Paints, or throws: then `inWords` says what the picture would have shown. */
export interface Paint {
  paint(sight: Sight, signal: AbortSignal): Promise<Painted>;
  inWords(sight: Sight): string;
}

const longestWords = 400;

function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= longestWords ? line : `${line.slice(0, longestWords).trimEnd()}…`;
}

/** Has the scene painted, and answers what there is to write. A picture that fails costs nothing. */
export async function showScene(
  needs: GameDependencies,
  turn: Turn,
  signal: AbortSignal,
): Promise<Outcome> {
  const moment = await momentAt(needs, turn.session_id, turn.parent);
  const text = moment.passages.at(-1)?.text ?? "";
  const sight: Sight = {
    text,
    scene: sceneAt(moment),
    language: moment.work.language,
    contentRating: moment.work.contentRating,
    bible: moment.work.bible,
    model: turn.model ?? "",
    seed: turn.id,
    by: moment.session.user_id,
  };
  try {
    if (needs.paint === undefined) throw new Error("There is no place for pictures.");
    const { servedBy, ...picture } = await needs.paint.paint(sight, signal);
    signal.throwIfAborted();
    return { charge: turn.held, picture: JSON.stringify(picture), served_by: servedBy };
  } catch (error) {
    signal.throwIfAborted();
    needs.log.warn({ err: error, turn: turn.id }, "A picture failed");
    const inWords = needs.paint?.inWords(sight) ?? firstWords(text);
    return { charge: 0, fallback_description: inWords };
  }
}
