import { phrasesOf, phrasesOfLatin, phrasesOfOthers } from "../phrases/heard.ts";

/** Of a sentence as `plain` leaves it. */
const asked = phrasesOf(({ moods }) => moods?.asked);
const askedOwn = phrasesOfLatin(({ moods }) => moods?.askedOwn);
const plans = phrasesOf(({ moods }) => moods?.plans);
const requests = phrasesOf(({ moods }) => moods?.requests);
const conditions = phrasesOf(({ moods }) => moods?.conditions);
const supposesNothing = phrasesOf(({ moods }) => moods?.supposesNothing, "g");
const imagined = phrasesOf(({ moods }) => moods?.imagined);
const thought = phrasesOf(({ moods }) => moods?.thought);
const thoughtOwn = phrasesOfOthers(({ moods }) => moods?.thoughtOwn);
const ofAnother = phrasesOf(({ moods }) => moods?.ofAnother);

/** What is said before it is done only perhaps: "take it, if he lets me". */
const afterwards = 12;
const bareOf = (sentence: string) => sentence.replaceAll(supposesNothing, " ");

const isPlan = (sentence: string) => plans.test(sentence);
/** A question by its form, in any language. */
export const asksByForm = (sentence: string) => asked.test(sentence);
/** A question of the language that Latin letters are read as. */
export const isQuestion = (sentence: string) => askedOwn.test(sentence) && !isPlan(sentence);
/** "Tell me about you": asked of somebody, and no deed. */
export const isRequest = (sentence: string) => requests.test(sentence);
export function isCondition(sentence: string): boolean {
  const at = bareOf(sentence).search(conditions);
  return at >= 0 && at < afterwards;
}
/** What is thought of, put off or left to others, whatever is asked beside it. */
export const isThought = (sentence: string, isLatin: boolean) =>
  isPlan(sentence) || thought.test(sentence) || (!isLatin && thoughtOwn.test(sentence));
export const isImagined = (sentence: string) =>
  conditions.test(bareOf(sentence)) || imagined.test(sentence);
/** "The Diwan should go down himself". */
export const isOfAnother = (sentence: string) => ofAnother.test(sentence);
