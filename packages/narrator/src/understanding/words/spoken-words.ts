import { lruCache } from "../../lib/lru-cache.ts";
import { wordsOfAll } from "../phrases/heard.ts";
import { heardAs, isLatinHindi } from "./latin-hindi.ts";
import { isLatin } from "./letters.ts";
import { plain } from "./plain.ts";
import { stem } from "./stems.ts";
import {
  clauses,
  isEmpty,
  isNegation,
  joined,
  questions,
  refusedIn,
  refusesAtEnd,
  word,
} from "./terms.ts";
import { oddForms } from "./inflections.ts";
import { isLightAfter } from "./light-verbs.ts";
import { heardPart } from "../heard-part.ts";
import { spellingOf, type Spelling } from "./slips.ts";
import { latinWords, sensesOf } from "./vocabulary.ts";
import { together, vectorOf, type Vector } from "./word-vectors.ts";

/** A word of a line with what it may mean. */
export interface SpokenWord {
  token: string;
  /** Its stem. */
  form: string;
  /** The deeds and things that it may name. */
  senses: readonly string[];
  /** As it sounds, the same from any script. */
  heard: string;
  /** Where it stands among words of a like meaning, in whichever language it is said. */
  vector: Vector | undefined;
  isRefused: boolean;
  /** It stands in a clause whose last word refuses all of it. */
  isInRefusal: boolean;
  isQuestion: boolean;
}

const ofLatin = (list: "empty" | "not") =>
  wordsOfAll(({ isLatin: is, words }) => (is ? words?.[list] : []));
const common = new Set([
  ...ofLatin("empty"),
  ...ofLatin("not"),
  ...latinWords,
  ...oddForms,
  ...questions.keys(),
]);
const spelling = spellingOf(common);
/** Where to: left out as empty elsewhere, and all that tells some choices apart. */
const particles = wordsOfAll(({ words }) => words?.particles);
export const isParticle = ({ form }: SpokenWord) => particles.has(form);

/** The words that a story is written with. */
export interface Names extends Spelling {
  has: (token: string) => boolean;
}

const bySenses = new Map<string, Vector | undefined>();

/** Of a word of another language, that of what it names: the first of its senses is the usual one. */
function vectorOfSenses(senses: readonly string[]): Vector | undefined {
  const key = senses.join(" ");
  if (bySenses.has(key)) return bySenses.get(key);
  const vector = together(
    senses.flatMap((sense, at) => {
      const one = vectorOf(sense.slice(1));
      return one === undefined ? [] : [[one, 1 / (at + 1)] as const];
    }),
  );
  bySenses.set(key, vector);
  return vector;
}

function vectorIn(token: string, senses: readonly string[], isHindi: boolean): Vector | undefined {
  const own = isLatin(token) ? vectorOf(token) : undefined;
  return isHindi ? (vectorOfSenses(senses) ?? own) : (own ?? vectorOfSenses(senses));
}

type TokenRead = Pick<SpokenWord, "token" | "form" | "senses" | "vector" | "heard" | "isQuestion">;

/** A story's choices have few words, each of them in many wordings. */
const tokensRead = { hindi: lruCache<TokenRead>(10_000), other: lruCache<TokenRead>(10_000) };

function readToken(token: string, isHindi: boolean): TokenRead {
  return tokensRead[isHindi ? "hindi" : "other"](token, () => {
    const question = questions.get(token);
    const senses = question ? [question] : sensesOf(token, isHindi);
    return {
      token,
      form: stem(token),
      senses,
      vector: vectorIn(token, senses, isHindi),
      heard: isLatin(token) && !isHindi ? "" : heardAs(token),
      isQuestion: question !== undefined,
    };
  });
}

/** The words of a text that say something; what is misspelt is read as one of `names` or as a usual word. */
export function wordsOf(text: string, names?: Names): SpokenWord[] {
  const raw = plain(heardPart(text));
  const isHindi = isLatinHindi(raw.match(word) ?? []);
  const isKnown = (token: string) =>
    common.has(token) ||
    names?.has(token) === true ||
    sensesOf(token, isHindi).length > 0 ||
    vectorOf(token) !== undefined;
  const mended =
    names === undefined
      ? raw
      : raw.replaceAll(/[a-z]{4,}(?![a-z'])/gu, (token) =>
          isKnown(token) || isKnown(stem(token))
            ? token
            : (names.meant(token) ?? spelling.meant(token) ?? token),
        );
  const whole = joined(mended);
  return whole.split(clauses).flatMap((clause) => {
    const tokens = clause.match(word) ?? [];
    const refused = refusedIn(tokens);
    const isInRefusal = refusesAtEnd(tokens);
    return tokens.flatMap((token, at): SpokenWord[] => {
      if ((isEmpty(token) && !particles.has(token)) || isNegation(token)) return [];
      if (isLightAfter(tokens[at - 1] ?? "", token)) return [];
      return [{ ...readToken(token, isHindi), isRefused: refused.has(at), isInRefusal }];
    });
  });
}
