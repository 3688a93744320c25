import { deedsDone } from "@katha/storygraph";
import type { PlayerAction } from "../../port.ts";
import { most } from "../choices/numbers.ts";
import { namedIn } from "../named.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { coveredIn } from "./covered.ts";
import { nameRecalled } from "./recalled-name.ts";
import { toldNote } from "./told-note.ts";
import { sharedWordsIn } from "./topics.ts";
import { plain } from "../words/plain.ts";
import { termsOf } from "../words/terms.ts";

/** "Do you remember that ...?" */
const remembering = phrasesOf(({ talk }) => talk?.remembering);

/** The share of a line that a deed's topics, or a choice's remembered sentence, must cover for the line to be about it. */
const leastCovered = { topics: 0.3, sentence: 0.5 };
/** An answer to so many acts is specific to none. */
const anyAct = 6;

/** The stop that ends a sentence in the script of a word. */
function stopAfter(word: string): string {
  if (/[\u0900-\u09FF]/u.test(word)) return "\u0964";
  return /[\u0600-\u06FF]/u.test(word) ? "\u06D4" : ".";
}

type RecallRequest = Pick<PlayerAction, "story" | "position" | "passages" | "struck" | "noted">;

interface Recalled {
  told: string;
  deed?: string;
}

interface Candidate {
  recalled: Recalled;
  /** The sentence by which the story remembers it. */
  remembers: string | null;
  /** How much a line speaks of it; 0 for not at all. */
  fit: number;
}

/** Deeds of typed lines, and how much this line is about each. */
function typedDeeds({ story, position }: RecallRequest, text: string): Candidate[] {
  const sharedWords = sharedWordsIn(text, { isOfPerson: true });
  const coveredBy = coveredIn(story, text);
  const terms = new Set(termsOf(text));
  const named = new Set(namedIn(story, position, text).map(({ name }) => name));
  return deedsDone(story.graph, position.state).map(
    ({ deed, told, remembers, about, acts, topics }) => {
      const covered = coveredBy(topics);
      const isSpokenOf =
        covered >= leastCovered.topics && topics.some((topic) => sharedWords(topic) > 0);
      const isAct = acts.length < anyAct && acts.some((act) => terms.has(`:${act}`));
      const isMeant = isSpokenOf || isAct;
      const fit = covered + Number(isSpokenOf) + Number(isAct) + Number(named.has(about));
      return { recalled: { told, deed }, remembers, fit: isMeant ? fit : 0 };
    },
  );
}

/** Choices that were taken and are remembered: they are told of by that sentence. */
function choicesTaken({ story, passages }: RecallRequest, text: string): Candidate[] {
  const coveredBy = coveredIn(story, text);
  return passages.flatMap(({ said, deeds = [] }) =>
    deeds.map((sentence) => {
      const covered = coveredBy([sentence, said ?? ""]);
      const fit = covered >= leastCovered.sentence ? covered : 0;
      return { recalled: { told: sentence }, remembers: sentence, fit };
    }),
  );
}

/** What the player wrote down, told as theirs. */
function notes({ story, noted = [] }: RecallRequest, text: string): Candidate[] {
  const coveredBy = coveredIn(story, text);
  return noted.map((note) => {
    const covered = coveredBy([note]);
    return {
      recalled: { told: toldNote(note, story.language) },
      remembers: null,
      fit: covered >= leastCovered.sentence ? covered : 0,
    };
  });
}

/**
 * What is told of an earlier deed where a line asks whether someone remembers it: the deed it is most about,
 * the latest of equals. A player who asks for the name they gave is told it.
 */
export function recalled(asking: RecallRequest, said: string): Recalled | undefined {
  const name = nameRecalled(asking.passages, said);
  if (name !== undefined) return { told: `"${name}${stopAfter(name)}"` };
  const line = plain(said);
  if (!remembering.test(line)) return undefined;
  const text = line.replace(remembering, " ").replaceAll(/[?؟]/gu, " ").trim();
  const typed = typedDeeds(asking, text);
  const isOfTyped = new Set(typed.map(({ remembers }) => remembers));
  const taken = choicesTaken(asking, text).filter(({ remembers }) => !isOfTyped.has(remembers));
  const spokenOf = [...typed, ...taken, ...notes(asking, text)].filter(
    ({ fit, remembers }) =>
      fit > 0 && (remembers === null || asking.struck?.includes(remembers) !== true),
  );
  const closest = most(spokenOf.map(({ fit }) => fit));
  return spokenOf.findLast(({ fit }) => fit === closest)?.recalled;
}
