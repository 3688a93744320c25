import { liesOneself } from "../acts/said-to-others.ts";
import { isLeftUndone } from "../choices/undone/left-undone.ts";
import { languages } from "../../languages/index.ts";
import { phrasesOf, wordsOfAll } from "../phrases/heard.ts";
import { sourceOf } from "../phrases/phrase.ts";
import { plain } from "../words/plain.ts";
import { isEnglish } from "../words/latin-hindi.ts";
import { isDeed, termsOf } from "../words/terms.ts";
import { isRefused } from "../words/word-likeness.ts";
import { tellsOfMe } from "./tells-of-me.ts";
import { anything, asksIn, ownersIn, supposes, wordsOf } from "./topic.ts";

/** What is known of a line besides its words. */
export interface Manner {
  /** Its deeds are only mentioned: "I'm sorry I threw it". */
  isOnlySaid?: boolean;
  /** It names a person. */
  isOfPerson?: boolean;
}

const me = [...wordsOfAll(({ talk }) => talk?.me)];
const saysI = phrasesOf(({ talk }) => talk?.saysI);
const saysYou = phrasesOf(({ talk }) => talk?.saysYou);
/** "Is it true that you aren't married" asks about marriage, not about the truth. */
const rephrased = languages.flatMap(({ parts, talk }) =>
  (talk?.rephrased ?? []).map(
    ([asked, instead]) => [new RegExp(sourceOf(asked, parts), "gi"), instead] as const,
  ),
);
const supposed = phrasesOf(({ talk }) => talk?.supposed);
const doneToOthers = phrasesOf(({ talk }) => talk?.doneToOthers, "g");
const becomes = phrasesOf(({ talk }) => talk?.becomes);
/** Phrases that ask about something without a question word. */
const about = phrasesOf(({ talk }) => talk?.about, "i");
const asksWhat = phrasesOf(({ talk }) => talk?.asksWhat, "i");
/** A yes-or-no question, asked with a word for "what" or without. */
const asksWhether = phrasesOf(({ talk }) => talk?.asksWhether, "i");
const asksWhetherToo = phrasesOf(({ talk }) => talk?.asksWhetherToo);
const isNotSo = phrasesOf(({ talk }) => talk?.isNotSo, "i");

/** The topic of a line without an act. */
const thingsIn = (terms: readonly string[]) =>
  terms.filter((term) => !isDeed(term)).map((term) => term.replace(/^!+/u, ""));

/** What is read from a line before topics are compared with it. */
export function readLine(said: string, { isOnlySaid = false, isOfPerson = false }: Manner) {
  const text = rephrased.reduce((all, [asked, instead]) => all.replaceAll(asked, instead), said);
  const spoken = termsOf(text);
  const isUndone = isLeftUndone(text);
  const notSo = isNotSo.test(text) ? spoken.filter((term) => !isRefused(term)) : spoken;
  const words = wordsOf(text);
  const deedsToOthers = [...words.join(" ").matchAll(doneToOthers)];
  const asked = asksIn(spoken);
  const isAbout = about.test(text);
  return {
    isOnlySaid,
    isOfPerson,
    isUndone,
    words: new Set(words),
    spoken,
    refused: spoken.filter(isRefused),
    affirmed: isUndone ? thingsIn(spoken) : notSo,
    owners: ownersIn(words),
    saysMe: me.some((one) => words.includes(one)),
    isOwn: tellsOfMe(text),
    /** It is about the person addressed, not about the player. */
    isOfYou: saysYou.test(plain(text)) && !saysI.test(plain(text)),
    /** It tells what has become of somebody or something: "Moti Khan is cracked". */
    isOfOther: !saysI.test(plain(text)) && becomes.test(plain(text)),
    isSupposed: supposes.test(plain(text).trim()) || supposed.test(plain(text)),
    isOwnLie: liesOneself(plain(text)),
    deedsToOthers: new Set(deedsToOthers.map(({ groups }) => groups?.["deed"])),
    asked,
    /** It asks what, and nothing else: "what is it doing". */
    isWhat: asked.length === 0 && spoken.includes(anything) && asksWhat.test(text),
    isAsking:
      spoken.some((term) => /^(?:\?|:ask$|:say$)/u.test(term)) || /[?؟]/u.test(text) || isAbout,
    isAbout,
    isEnglish: isEnglish(words),
    /** It is a yes-or-no question. */
    isWhether:
      asked.length === 0 &&
      (asksWhetherToo.test(plain(text)) || (!spoken.includes(anything) && asksWhether.test(text))),
  };
}
export type ReadLine = ReturnType<typeof readLine>;
