import { phrasesOf } from "../phrases/heard.ts";
import { sourceOf } from "../phrases/phrase.ts";
import { isParticle, wordsOf, type SpokenWord } from "../words/spoken-words.ts";
import type { Choice } from "./choice-words.ts";
import type { LexiconWord } from "./lexicon.ts";
import { likenessOf } from "./likeness.ts";
import type { StoryWords } from "./story-words.ts";

/** "Ask Marta who lit the lantern": whom somebody asks. */
const asksWhom = phrasesOf(({ talk }) => talk?.asksWhom);
/** "Marta, who lit the lantern?": whom a line calls before all else. */
export const calledFirst = new RegExp(String.raw`${sourceOf("^ 1..4,")}\s*`, "u");

const saysToAsk = new Set([":ask", ":say"]);

/** What is asked about: neither whom, nor that it is asked, nor how. */
const isOfTopic = (word: SpokenWord) =>
  !word.isQuestion && !isParticle(word) && !word.senses.some((sense) => saysToAsk.has(sense));

const whomIn = (text: string) =>
  [asksWhom, calledFirst].flatMap((phrase) => wordsOf(phrase.exec(text)?.[0] ?? ""));

const questionsIn = (words: readonly SpokenWord[]) =>
  words.flatMap(({ isQuestion, senses }) => (isQuestion ? senses : []));

/** "Ask who he is and what brings him": its first question has nothing but the word that asks. */
function asksAlone(words: readonly SpokenWord[], topic: ReadonlySet<SpokenWord>): boolean {
  const told = words.filter((word) => word.isQuestion || topic.has(word));
  return told[0]?.isQuestion === true && told[1]?.isQuestion !== false;
}

/**
 * Whether a question is one that a choice asks, and not another to the same person: "Marta, who are you?" is not to ask
 * Marta who lit the lantern. It has a word of what the choice asks about, where either asks about anything, and asks alike
 * (who, where, why) if both have a word for that. Where only the choice's own words are known, one of the two has all words
 * of the other: who lit the fire is another question.
 */
export function isSameQuestion(story: StoryWords, text: string, choice: Choice): boolean {
  const { wordings } = choice;
  const whom = new Set(wordings.flatMap(({ plain }) => whomIn(plain)).map(({ form }) => form));
  const topicOf = (words: readonly SpokenWord[]) =>
    words.filter((word) => isOfTopic(word) && !whom.has(word.form));
  const line = wordsOf(text, story.names);
  const [asked, askedByChoice] = [
    questionsIn(line),
    wordings.flatMap(({ words }) => questionsIn(words)),
  ];
  const isAskedAlike =
    asked.length === 0 ||
    askedByChoice.length === 0 ||
    asked.some((one) => askedByChoice.includes(one));
  if (!isAskedAlike) return false;
  const topics = wordings.map(({ words }) => topicOf(words));
  const topic = topicOf(line);
  if (topic.length === 0)
    return wordings.some(
      ({ words }, at) => topics[at]?.length === 0 || asksAlone(words, new Set(topics[at])),
    );
  const isAmong = (word: LexiconWord, others: readonly LexiconWord[]) =>
    others.some((other) => likenessOf(word, other, story.kin) > 0);
  if (topics.length > 1) return topics.some((words) => words.some((word) => isAmong(word, topic)));
  const [own = []] = topics;
  return (
    topic.every((word) => isAmong(word, own)) ||
    (own.length > 0 && own.every((word) => isAmong(word, topic)))
  );
}
