import type { Person } from "../style/style.ts";
import { languageOf } from "../languages/index.ts";
import { speech } from "../text/speech.ts";
import { words } from "./words.ts";

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
  const { says, saysBehind } = languageOf(language)?.telling ?? {};
  if (says === undefined) return () => false;
  const told = person === "first" ? "first" : "second";
  const [pattern, behind] = [says[told], saysBehind?.[told]];
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
