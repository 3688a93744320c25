import type { Person } from "../style/style.ts";
import { speech } from "../text/speech.ts";
import { words } from "./words.ts";

/** How a language tells that the player's character says something. */
const saying: Readonly<Record<string, Record<"first" | "second", RegExp>>> = {
  en: {
    first:
      /\bI (?:\w+ly )?(?:say|said|ask|asked|answer|answered|reply|replied|tell|told|shout|shouted|whisper|whispered|call|called|cry|cried|murmur|murmured|add|added)\b|\b(?:said|asked) I\b/iu,
    second:
      /\byou (?:\w+ly )?(?:say|said|ask|asked|answer|answered|reply|replied|tell|told|shout|shouted|whisper|whispered|call|called|cry|cried|murmur|murmured|add|added)\b/iu,
  },
  hi: {
    first: /मैं(?:ने)? (?:\S+ )?(?:कहता|कहती|कहा|पूछता|पूछती|पूछा|बोला|बोली|चिल्लाया|चिल्लाई)/u,
    second: /(?:तुम|आप)(?:ने)? (?:\S+ )?(?:कहते|कहती|कहा|पूछते|पूछती|पूछा|बोले|बोलते|बोलती|चिल्लाते|चिल्लाए)/u,
  },
};

/** Whoever is named behind speech that ends with a comma has said it, whichever the verb. */
const saysBehind: Readonly<Record<string, Record<"first" | "second", RegExp>>> = {
  en: { first: /,["”]\s+I [a-z]/u, second: /,["”]\s+you [a-z]/u },
};

/** A word of fewer letters says nothing of what was meant. */
const shortWord = 3;
/** The share of what is said that must be the player's own, and of a few words. */
const ownShare = 0.6;
const ownShareOfFew = 0.3;
const few = 6;

const content = (text: string) => words(text).filter((word) => word.length > shortWord);

/**
 * Looks at one sentence after the other: whether the player's character says in it what the player did not say. Speech
 * and who spoke may be two sentences: "Wait!" you say.
 */
export function playerSpeech(
  language: string,
  person: Person,
  said: string | null,
): (sentence: string) => boolean {
  const patterns = saying[language];
  if (patterns === undefined) return () => false;
  const pattern = person === "first" ? patterns.first : patterns.second;
  const behind = saysBehind[language]?.[person === "first" ? "first" : "second"];
  const own = new Set(content(said ?? ""));
  let before = "";
  return (sentence) => {
    const quoted = sentence.match(speech) ?? [];
    const given = quoted.length > 0 ? quoted.join(" ") : before;
    before = /["”»]\s*$/u.test(sentence) ? quoted.join(" ") : "";
    const isSaid =
      pattern.test(sentence.replaceAll(speech, " ")) || behind?.test(sentence) === true;
    if (given === "" || !isSaid) return false;
    const spoken = content(given);
    const theirs = spoken.filter((word) => own.has(word)).length;
    const least = words(given).length <= few ? ownShareOfFew : ownShare;
    return spoken.length > 0 && theirs / spoken.length < least;
  };
}
