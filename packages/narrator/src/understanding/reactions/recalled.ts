import { deedsDone, type Deed } from "@katha/storygraph";
import type { PlayerAction } from "../../port.ts";
import { namedIn } from "../named.ts";
import { coveredIn } from "./covered.ts";
import { sharedWordsIn } from "./topics.ts";
import { plain } from "../words/plain.ts";
import { termsOf } from "../words/terms.ts";

/** "Do you remember that ...?", in the languages of the catalogue. */
const remembering = new RegExp(
  [
    String.raw`\b(?:(?:do|did|don't|didn't|can|will) you (?:still |even |not )?(?:remember|recall|forget)|have you forgotten|you (?:do )?remember|remember)(?: (?:that|when|how|what|me|about))*\b`,
    String.raw`\bwhat did i (?=(?:promise|tell|say|give|ask|swear|do)\b)`,
    String.raw`(?:याद (?:है|हैं|होगा|होगी)|भूल (?:गए|गई|गये)|(?:yaa?d (?:hai|hain|hoga|hogi)|bhool (?:gaye|gayi|gaya)))(?: (?:न|ना|क्या|na|kya))?`,
    "মনে আছে|মনে পড়ে|আছে তো মনে|आठवतं(?: का)?|आठवतंय(?: का)?|लक्षात आहे|நினைவிருக்\\S*|நினைவு இருக்\\S*|ஞாபகம்(?: இருக்\\S*)?|یاد ہے|یاد ہیں|یاد ہوگا",
  ].join("|"),
  "u",
);

/** So much of a line a deed's topics have between them where it is spoken of; or the sentence that is remembered of a choice. */
const leastCovered = { topics: 0.3, sentence: 0.5 };
/** An answer to so many acts is to none of them. */
const anyAct = 6;

type Asking = Pick<PlayerAction, "story" | "position" | "passages" | "struck">;

/** The choices that were taken and are remembered: what is told of them is that sentence. */
const choicesOf = ({ passages }: Asking, known: ReadonlySet<string | null>) =>
  passages.flatMap(({ said, deeds = [] }) =>
    deeds.flatMap((sentence) =>
      known.has(sentence) ? [] : [{ told: sentence, topics: [sentence, said ?? ""] }],
    ),
  );

interface Recalled {
  told: string;
  deed?: string;
}

/**
 * What is told of an earlier deed, where a line asks whether somebody remembers it: of the one that it speaks of most,
 * the latest of equals.
 */
export function recalled(asking: Asking, said: string): Recalled | undefined {
  const { story, position, struck = [] } = asking;
  const line = plain(said);
  if (!remembering.test(line)) return undefined;
  const text = line.replace(remembering, " ").replaceAll(/[?؟]/gu, " ").trim();
  const sharedWords = sharedWordsIn(text, { isOfPerson: true });
  const coveredBy = coveredIn(story, text);
  const terms = new Set(termsOf(text));
  const named = new Set(namedIn(story, position, text).map(({ name }) => name));
  const fitOf = ({ about, acts, topics }: Deed): number => {
    const covered = coveredBy(topics);
    const isSpokenOf =
      covered >= leastCovered.topics && topics.some((topic) => sharedWords(topic) > 0);
    const isAct = acts.length < anyAct && acts.some((act) => terms.has(`:${act}`));
    return isSpokenOf || isAct
      ? covered + Number(isSpokenOf) + Number(isAct) + Number(named.has(about))
      : 0;
  };
  const typed = deedsDone(story.graph, position.state);
  const chosen = choicesOf(asking, new Set(typed.map(({ remembers }) => remembers)));
  const isStruck = (sentence: string | null) => sentence !== null && struck.includes(sentence);
  const fits: { fit: number; recalled: Recalled }[] = [];
  for (const one of typed) {
    const fit = isStruck(one.remembers) ? 0 : fitOf(one);
    if (fit > 0) fits.push({ fit, recalled: { told: one.told, deed: one.deed } });
  }
  for (const { told, topics } of chosen) {
    const fit = isStruck(told) ? 0 : coveredBy(topics);
    if (fit >= leastCovered.sentence) fits.push({ fit, recalled: { told } });
  }
  const most = Math.max(...fits.map(({ fit }) => fit));
  return fits.findLast(({ fit }) => fit === most)?.recalled;
}
