import { isQuestion } from "../../mood/sentence.ts";
import { phrasesOf, phrasesOfLatin, phrasesOfOthers } from "../../phrases/heard.ts";
import { isLatinHindi } from "../../words/latin-hindi.ts";
import { plain } from "../../words/plain.ts";
import { wordsOf } from "../../words/spoken-words.ts";
import { word } from "../../words/terms.ts";

/** "A basket", "the temple bell": so few words can stand for a deed. */
const mostOfHint = 3;

const tells = phrasesOfLatin(({ remarks }) => remarks?.tells);
const tellsInOthers = phrasesOfOthers(({ remarks }) => remarks?.tells);
const does = phrasesOfLatin(({ remarks }) => remarks?.does);
const doesInOthers = phrasesOfOthers(({ remarks }) => remarks?.does);
const orders = phrasesOf(({ remarks }) => remarks?.orders);
const noOrders = phrasesOf(({ remarks }) => remarks?.noOrders);
const orderLead = phrasesOf(({ remarks }) => remarks?.orderLead);
const joints = new RegExp(
  String.raw`[,;:.!?–—]+|${phrasesOf(({ remarks }) => remarks?.orderJoints).source}`,
  "u",
);

function isOrder(part: string): boolean {
  const bare = part.trim().replace(orderLead, "");
  const [first = ""] = bare.match(word) ?? [];
  if (first === "" || noOrders.test(bare)) return false;
  return (
    orders.test(bare) || wordsOf(first)[0]?.senses.some((sense) => sense.startsWith(":")) === true
  );
}

/**
 * Whether a text is only a statement: no order, no question, and no act of the player's: "her spectacles
 * look old", "what a strange bargain". Never for languages that are not covered here.
 */
export function isTelling(text: string): boolean {
  const said = plain(text);
  const tokens = said.match(word) ?? [];
  if (tokens.length <= mostOfHint || /["“”«„?؟]/u.test(text)) return false;
  if (/[\u0900-\u097F]/u.test(said) || isLatinHindi(tokens))
    return tellsInOthers.test(said) && !doesInOthers.test(said);
  if (isQuestion(said)) return false;
  return tells.test(said) && !does.test(said) && !said.split(joints).some(isOrder);
}
