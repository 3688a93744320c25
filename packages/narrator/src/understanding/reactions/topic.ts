import { lruCache } from "../../lib/lru-cache.ts";
import { phrasesOf, wordsOfAll } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";
import { isDeed, termsOf } from "../words/terms.ts";
import { isRefused } from "../words/word-likeness.ts";
import { tellsOfMe } from "./tells-of-me.ts";

/** A topic that an answer is written for, in the author's words. */
export interface Topic {
  /** Its words as written, for topics made of small words alone: "who are you". */
  words: readonly string[];
  terms: readonly string[];
  /** Its terms that are deeds and not refused. */
  deeds: readonly string[];
  /** Whose something is. */
  owners: readonly Owner[];
  /** Whether it is a question, and which. */
  isQuestion: boolean;
  asks: readonly string[];
  isOfMe: boolean;
  /** Acts asked for on the player. */
  deedToMe: string | undefined;
  /** It tells about the player: "I'm afraid", "my name is". */
  isOwn: boolean;
  /** The person in a topic that is only an act on them: "touch him", "eat you". */
  whom: string | undefined;
  /** "I broke him": what the player did. */
  isMyDeed: boolean;
  /** "If he broke": only supposed. */
  isSupposed: boolean;
  /** "You're lying", "don't lie to me": accuses the person addressed. */
  isAccusedOfLies: boolean;
}

const isLie = (term: string) => term === ":lie";

/** "What time", "what for", "what place" ask when, why and where. */
export const anything = "?what";
export const asksIn = (terms: readonly string[]) =>
  terms.filter((term) => term.startsWith("?") && term !== anything);

const word = /[\p{L}\p{M}\p{N}]+/gu;
export const wordsOf = (text: string): string[] => plain(text).match(word) ?? [];

/** Whose something is: "my name" is told where "your name" is asked for. */
const owners = (["mine", "yours", "theirs"] as const).map((whose) =>
  phrasesOf(({ talk }) => talk?.[whose]),
);
type Owner = RegExp;
export const ownersIn = (words: readonly string[]): Owner[] =>
  owners.filter((owner) => words.some((one) => owner.test(one)));

/** "What do you think of me" is another topic than "what do you think of the king". */
const ofMe = phrasesOf(({ talk }) => talk?.topicOfMe);

/** "Teach me something" is another topic than "who teaches him the prices". */
const doneToMe = phrasesOf(({ talk }) => talk?.doneToMe);

const somebody = wordsOfAll(({ talk }) => talk?.somebody);

/** A supposition, as opposed to a question whether. */
export const supposes = phrasesOf(({ talk }) => talk?.supposes);
const didMyself = phrasesOf(({ talk }) => talk?.didMyself);
const youOrMe = phrasesOf(({ talk }) => talk?.youOrMe);

/** Topics are fixed for a story; the catalogue has 130,000. */
const known = lruCache<Topic>(150_000);

export function topicOf(topic: string): Topic {
  return known(topic, () => {
    const all = termsOf(topic);
    const terms = all.filter((term) => !/^!?\?|^:ask$/u.test(term));
    const isQuestion = all.some((term) => term.startsWith("?"));
    const words = wordsOf(topic);
    const deeds = terms.filter((term) => isDeed(term) && !isRefused(term));
    const isBareDeed = terms.length > 0 && terms.every(isDeed);
    return {
      words,
      terms,
      deeds,
      owners: ownersIn(words),
      isQuestion,
      asks: asksIn(all),
      isOfMe: ofMe.test(words.join(" ")),
      deedToMe: doneToMe.exec(words.join(" "))?.groups?.["deed"],
      isOwn: !isQuestion && tellsOfMe(topic),
      whom: isBareDeed ? words.find((one, at) => at > 0 && somebody.has(one)) : undefined,
      isMyDeed: deeds.length > 0 && didMyself.test(words.join(" ")),
      isSupposed: supposes.test(plain(topic).trim()),
      isAccusedOfLies: deeds.length > 0 && deeds.every(isLie) && youOrMe.test(plain(topic)),
    };
  });
}
