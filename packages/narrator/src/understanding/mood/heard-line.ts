import { plain } from "../words/plain.ts";
import { termsOf } from "../words/terms.ts";
import { english } from "./english.ts";
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

/** "I cannot decide" in the other languages: "दोनों में से एक", "तय नहीं हो रहा", "ঠিক করতে পারছি না". */
const undecided = new RegExp(
  [
    String.raw`(?:दोनों|dono|donon) (?:में|mein|me) से|(?<![\p{L}\p{M}])(?:या तो|ya to)(?![\p{L}\p{M}])|(?:कोई|koi) (?:एक|ek)(?!\p{L})`,
    String.raw`(?:तय|फैसला|tay|faisla|decide) (?:नहीं|nahin?) (?:कर|हो|kar|ho)|(?:समझ|samajh) (?:नहीं|nahin?) (?:आ|पा|aa|pa)\S*(?: \S+)? (?:क्या|किस|कौन|kya|kis|kaun)`,
    String.raw`(?:(?<!ह)ू|ऊ)ं,? (?:(?:या|कि) (?!नहीं|ना(?![\p{L}\p{M}])).*(?:(?<!ह)ू|ऊ)ं|कि [\p{L}\p{M}]+\s*[?])|[a-z]{2}(?:oon|un|u),? ya (?!na)(?:\S+ )*[a-z]{2,}(?:oon|un|u)(?!\p{L})|(?:(?<!ह)ू|ऊ)ं,? या (?!नहीं|ना(?![\p{L}\p{M}])).*[?]|[a-z]{2}(?:oon|un|u),? ya (?!na).*[?]|(?<!\p{L})(?<deed>[\p{L}\p{M}]{2,}),? (?:या|ya|یا) (?:ना|न|na|نہ) \k<deed>(?![\p{L}\p{M}])|(?:पता नहीं|pata nahin?) .*(?<!\p{L})(?:या|ya) (?!नहीं|nahi)`,
    String.raw`(?:ব|বো|ি|ই),? (?:না|নাকি) .*(?:[?]|বুঝতে পারছি না|জানি না|কী করি)|(?:ू|ऊ) (?:की|किंवा) .*(?:ू|ऊ)\s*[?]|(?:की|किंवा) .*(?:ठरवा|कळत नाही|समजत नाही)|\p{L}வா,? .*\p{L}வா\s*[?]|[وؤ]ں (?:یا|کہ) .*[وؤ]ں\s*[?؟]`,
    String.raw`ঠিক করতে পার(?:ছি|ি) না|ठरव(?:ता|त) येत नाही|ठरत नाही|முடிவு (?:செய்ய|பண்ண|எடுக்க) ?முடிய|(?:فیصلہ|طے) نہیں`,
  ].join("|"),
  "u",
);

const isDeed = (term: string | undefined) => term !== undefined && /^!?:/u.test(term);
const hasDeed = (text: string) => termsOf(text).some(isDeed);
const beginsWithDeed = (text: string) => isDeed(termsOf(text.split(" ")[0] ?? "")[0]);

/** "Tell him or cover for him": one deed or another. "Put out the lamp or the fire" is one deed. */
function isEitherDeed(said: string): boolean {
  const parts = partsOf(said.trim());
  const [, second] = parts;
  return (
    parts.length === 2 &&
    !/\b(?:if|whether)\b/u.test(said) &&
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
  const isUndecided =
    english.isUndecided(comparable) || undecided.test(comparable) || isEitherDeed(comparable);
  const line = { text: said, mood: "done" as Mood, isWhether: false, isUndecided, done };
  if (first === undefined) return line;
  if (done.length === 0) return { ...line, mood: first.mood, isWhether: first.isWhether };
  const asked = clauses.find(({ mood }) => mood === "asked");
  if (asked !== undefined && !done.some(hasDeed))
    return { ...line, mood: "asked", isWhether: asked.isWhether };
  const kept = clauses.filter(({ mood }) => mood !== "supposed" && mood !== "imagined");
  return { ...line, text: kept.map(({ text }) => text).join(" . ") };
}
