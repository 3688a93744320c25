import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";
import { isDeed, termsOf } from "../words/terms.ts";
import { clausesOf, type Mood } from "./mood.ts";
import { partsOf } from "./parts.ts";

/** A typed line as one: what of it is done, or else asked, and how. */
export interface HeardLine {
  text: string;
  mood: Mood;
  /** A question that yes or no would answer. */
  isWhether: boolean;
  /** Either of two: "the key or the letter, I can't make up my mind". */
  isUndecided: boolean;
}

const undecided = phrasesOf(({ moods }) => moods?.undecided);
const conditions = phrasesOf(({ moods }) => [
  ...(moods?.conditions ?? []),
  ...(moods?.supposesNothing ?? []),
]);

const hasDeed = (text: string) => termsOf(text).some(isDeed);
const beginsWithDeed = (text: string) => isDeed(termsOf(text.split(" ")[0] ?? "")[0] ?? "");

/** "Tell him or cover for him": one deed or another. "Put out the lamp or the fire" is one deed. */
function isEitherDeed(said: string): boolean {
  const parts = partsOf(said.trim());
  const [, second] = parts;
  return (
    parts.length === 2 &&
    !conditions.test(said) &&
    second?.isOr === true &&
    parts.every(({ text }) => beginsWithDeed(text))
  );
}

/** What is only supposed or thought of says nothing about what is done beside it. */
export function heardLine(said: string, language: string): HeardLine & { done: readonly string[] } {
  const clauses = clausesOf(said, language);
  const done = clauses.filter(({ mood }) => mood === "done").map(({ text }) => text);
  const [first] = clauses;
  const comparable = plain(said);
  const isUndecided = undecided.test(comparable) || isEitherDeed(comparable);
  const line = { text: said, mood: "done" as Mood, isWhether: false, isUndecided, done };
  if (first === undefined) return line;
  if (done.length === 0) return { ...line, mood: first.mood, isWhether: first.isWhether };
  const asked = clauses.find(({ mood }) => mood === "asked");
  if (asked !== undefined && !done.some(hasDeed))
    return { ...line, mood: "asked", isWhether: asked.isWhether };
  const kept = clauses.filter(({ mood }) => mood !== "supposed" && mood !== "imagined");
  return { ...line, text: kept.map(({ text }) => text).join(" . ") };
}
