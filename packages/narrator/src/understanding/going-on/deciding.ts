import { reservationsIn, type Reservation } from "../choices/undone/reservations.ts";
import type { Mood } from "../mood/mood.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";

const decides = phrasesOf(({ goingOn }) => goingOn?.decides);
const somebodyMust = phrasesOf(({ goingOn }) => goingOn?.somebodyMust);
/** What is refused says how. */
const refuses = phrasesOf(({ goingOn }) => goingOn?.refuses);
const saysHow: readonly Reservation[] = ["putOff", "forbidden", "toAnother"];
const mostWords = 16;

/**
 * Whether a line wants the story to go on without a word of how: somebody is to be answered, or something done, but
 * not what. Then the player is asked.
 */
export function isDeciding(said: string, mood: Mood = "done"): boolean {
  if (mood !== "done" && mood !== "imagined") return false;
  const line = plain(said)
    .replaceAll(/(?<![.!\u0964…\s])[.!\u0964…\s]+$/gu, "")
    .trim();
  if (/[?؟]/u.test(line) || line.split(" ").length > mostWords || refuses.test(line)) return false;
  const reserved = reservationsIn(said);
  if (saysHow.some((kind) => reserved.has(kind))) return false;
  return somebodyMust.test(line) || (mood === "done" && decides.test(line));
}
