import { plain } from "../words/plain.ts";
import { english } from "./english.ts";
import { clausesOf, type Mood } from "./mood.ts";

/** A typed line as one: what of it is done, or else asked, and how. */
export interface HeardLine {
  text: string;
  mood: Mood;
  /** A question that yes or no would answer. */
  isWhether: boolean;
  /** Either of two: "the key or the letter, I can't make up my mind". */
  isUndecided: boolean;
}

const undecidedHindi =
  /(?:दोनों|dono|donon) (?:में|mein|me) से|(?<!\p{L})(?:या तो|ya to)(?!\p{L})|(?:कोई|koi) (?:एक|ek)(?!\p{L})/u;

/** What is only supposed or thought of says nothing about what is done beside it. */
export function heardLine(said: string, language: string): HeardLine & { done: readonly string[] } {
  const clauses = clausesOf(said, language);
  const done = clauses.filter(({ mood }) => mood === "done").map(({ text }) => text);
  const [first] = clauses;
  const isUndecided = english.isUndecided(plain(said)) || undecidedHindi.test(plain(said));
  const line = { text: said, mood: "done" as Mood, isWhether: false, isUndecided, done };
  if (first === undefined) return line;
  if (done.length === 0) return { ...line, mood: first.mood, isWhether: first.isWhether };
  const kept = clauses.filter(({ mood }) => mood !== "supposed" && mood !== "imagined");
  return { ...line, text: kept.map(({ text }) => text).join(" . ") };
}
