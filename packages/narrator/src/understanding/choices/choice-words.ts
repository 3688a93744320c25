import type { ActKind } from "@katha/storygraph";
import { lazily } from "../../lib/lazily.ts";
import type { Edge } from "../../position/edges.ts";
import { heardAs } from "../words/latin-hindi.ts";
import * as sentence from "../mood/sentence.ts";
import { bareWords, plain } from "../words/plain.ts";
import { wordsOf, type SpokenWord } from "../words/spoken-words.ts";
import { isNegation, word } from "../words/terms.ts";
import type { Lexicon } from "./lexicon.ts";
import { reservationsIn, type Reservation } from "./undone/reservations.ts";

/** One way of saying a choice: its own words, or one of its aliases. */
export interface Wording {
  plain: string;
  /** Its words alone. */
  bare: string;
  words: readonly SpokenWord[];
  /** Three sounds each: equal for two spellings and, mostly, for two scripts. */
  trigrams: ReadonlySet<string>;
  isRefusing: boolean;
  isQuestion: boolean;
  reserved: ReadonlySet<Reservation>;
}

/** A choice, prepared for comparison with what was said. */
export interface Choice {
  edge: Edge;
  wordings: readonly Wording[];
  /** The words of the wordings. */
  lexicon: Lexicon;
  /** Whether taking it means asking or saying something, by any wording and by its own words. */
  isSpoken: () => boolean;
  isToSay: () => boolean;
  /** What its own words do. */
  acts: () => readonly ActKind[];
  /** The story's people, things and places that any of them names. */
  names: ReadonlySet<string>;
  /** What it must not be taken for. */
  notFor: Lexicon;
}

const tokensIn = (text: string): readonly string[] => plain(text).match(word) ?? [];

export function trigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const token of tokensIn(text)) {
    const heard = ` ${heardAs(token)} `;
    for (let at = 0; at + 3 <= heard.length; at += 1) found.add(heard.slice(at, at + 3));
  }
  return found;
}

/** Whether "not", "never" or the like stands in it. */
export const isRefusing = (text: string) => tokensIn(text).some(isNegation);

const unquoted = (text: string) => plain(text).replace(/^[\s"'“”«‘]+/u, "");

function isQuestion(text: string, [first]: readonly SpokenWord[]): boolean {
  return (
    /[?؟]/u.test(text) ||
    sentence.isRequest(unquoted(text)) ||
    first?.isQuestion === true ||
    first?.senses.includes(":ask") === true
  );
}

/** Of most wordings of a long story nobody ever asks more than their words. */
export function wordingOf(text: string): Wording {
  const words = wordsOf(text);
  const bare = lazily(() => bareWords(text));
  const refuses = lazily(() => isRefusing(text));
  const reserved = lazily(() => reservationsIn(text));
  const asks = lazily(() => isQuestion(text, words));
  return {
    plain: plain(text),
    words,
    get bare() {
      return bare();
    },
    get trigrams() {
      return trigramsOf(text);
    },
    get isRefusing() {
      return refuses();
    },
    get reserved() {
      return reserved();
    },
    get isQuestion() {
      return asks();
    },
  };
}
