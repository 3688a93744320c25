import { languages } from "../../languages/index.ts";
import type { Offer } from "../../port.ts";
import type { Edge } from "../../position/edges.ts";
import { phrasesOf } from "../phrases/heard.ts";
import * as sentence from "../mood/sentence.ts";
import { bareWords, plain } from "../words/plain.ts";
import { wordsOf } from "../words/spoken-words.ts";

const ordinals = [0, 1, 2, 3].map(
  (at) => new Set(languages.flatMap(({ words }) => (words?.ordinals?.[at] ?? []).map(bareWords))),
);

/** The list index that a line names, from 0: "2", "the second one"; -1 for anything else. */
export const placeSaid = (said: string): number =>
  ordinals.findIndex((names) => names.has(bareWords(said)));

/** Whether the line is exactly the words of a choice or a command. */
export function isSaid(text: string, said: string): boolean {
  return bareWords(said) !== "" && bareWords(text) === bareWords(said);
}

/** Whether the line is exactly one of a choice's aliases. */
const isOtherwiseSaid = ({ aliases = [] }: Edge, said: string, words: string) =>
  aliases.some((alias) => alias === said || (words !== "" && bareWords(alias) === words));

const fewestWords = 2;

/** The only choice that begins with these words. */
function begunWith(edges: readonly Edge[], words: string): Edge | undefined {
  if (words.split(" ").length < fewestWords) return undefined;
  const [begun, ...more] = edges.filter(({ text }) => bareWords(text).startsWith(`${words} `));
  const isDenied = begun?.notFor?.some((other) => isSaid(other, words)) === true;
  return more.length === 0 && !isDenied ? begun : undefined;
}

const bareDeed = phrasesOf(({ talk }) => talk?.bareDeed);

/** Of several choices, those that begin with the deed that is the whole line: "follow it". */
export function begunAlike(edges: readonly Edge[], said: string): readonly Edge[] {
  const deed = bareDeed.exec(bareWords(said))?.groups?.["deed"];
  const begun = edges.filter(({ text }) => bareWords(text).split(" ")[0] === deed);
  return begun.length > 1 ? begun : [];
}

const isQuestionMarked = (text: string) => /[?؟]\s*$/u.test(text);

/** Whether a choice, or one of its wordings, is to ask something. */
const isToAsk = (text: string) =>
  isQuestionMarked(text) ||
  sentence.isQuestion(plain(text)) ||
  sentence.asksByForm(plain(text)) ||
  wordsOf(text).some(({ isQuestion, senses }) => isQuestion || senses.includes(":ask"));

/** "Open the door?": the words of a choice, and a question whether to. */
const isWondered = ({ text, aliases = [] }: Edge, said: string) =>
  isQuestionMarked(said) && ![text, ...aliases].some((one) => isSaid(one, said) && isToAsk(one));

/** What a player picked; without an `edge` where the graph has none for it. */
interface Picked {
  edge: Edge | undefined;
  /** It was only asked about. */
  isWondered?: boolean;
  /** By other words than all of its own. */
  isOtherwise?: boolean;
}

/** The choice that the player picked by its words, their beginning, an alias or its number. */
export function pickedChoice(
  said: string,
  edges: readonly Edge[],
  offers: readonly Offer[],
): Picked | undefined {
  const exact = edges.find(({ text }) => text === said);
  if (exact) return { edge: exact };
  const words = bareWords(said);
  const own = edges.find(({ text }) => isSaid(text, said));
  if (own) return { edge: own, isWondered: isWondered(own, said) };
  const [other, ...more] = edges.filter((edge) => isOtherwiseSaid(edge, said, words));
  if (other && more.length === 0)
    return { edge: other, isWondered: isWondered(other, said), isOtherwise: true };
  const begun = begunWith(edges, words);
  if (begun) return { edge: begun, isWondered: isWondered(begun, said), isOtherwise: true };
  if (words === "") return undefined;
  const offer = offers.find(({ text }) => bareWords(text) === words) ?? offers[placeSaid(said)];
  if (!offer) return undefined;
  return {
    edge:
      edges.find(({ to, text }) => to === offer.to && text === offer.text) ??
      edges.find(({ to }) => to === offer.to),
  };
}
