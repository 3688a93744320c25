import { phrasesOf } from "../phrases/heard.ts";
import { bestLike, isRefused } from "../words/word-likeness.ts";
import { topicOf, type Topic } from "./topic.ts";
import { readLine, type Manner, type ReadLine } from "./read-line.ts";

/** Deeds with so many words that one alone is no topic: "share" means say, "head" means go. */
const broad = new Set(
  ":say :ask :go :look :take :put :give :listen :call :return :leave :want :greet".split(" "),
);
const isBroad = (term: string) => broad.has(term) || term.length <= 2;

/** Acts that become another topic when done to oneself: "kill myself" is not "kill". */
const reflexive = phrasesOf(({ talk }) => talk?.himself);

/** How many other words may stand beside a topic of small words. */
const fewOthers = 3;
/** "And the queen?": so few words ask who somebody is without saying so. */
const fewAlone = 3;

/** Deeds that are only said. */
const saidDeeds = new Set(":apologise :forgive :promise :confess :thank :say :ask :lie".split(" "));

/** Whether the topic's deed is only mentioned in speech, and nobody does it. */
const isOnlyTold = ({ isOnlySaid }: ReadLine, { deeds }: Topic) =>
  isOnlySaid && deeds.length > 0 && !deeds.some((deed) => saidDeeds.has(deed));

function isDone(line: ReadLine, topic: Topic): boolean {
  const { refused, spoken, isUndone } = line;
  const { deeds } = topic;
  const isRefusedHere = deeds.some(
    (deed) => refused.includes(`!${deed}`) && !spoken.includes(deed),
  );
  return !(isUndone && deeds.length > 0) && !isRefusedHere && !isOnlyTold(line, topic);
}

/** Whether the owners and the targets are the same people. */
function isOfSamePerson(line: ReadLine, topic: Topic): boolean {
  const { owners, words, whom, deedToMe, isOfMe } = topic;
  const isSameOwner =
    owners.length === 0 ||
    line.owners.length === 0 ||
    owners.some((one) => line.owners.includes(one));
  const isSameSelf = words.every((one) => !reflexive.test(one) || line.words.has(one));
  const isDoneToMe = deedToMe === undefined || !line.deedsToOthers.has(deedToMe);
  const isToWhom = whom === undefined || line.isOfPerson || line.words.has(whom);
  const isOfOther =
    (topic.isMyDeed && line.isOfOther && !line.isAsking) ||
    (topic.isOwn && line.isOfYou) ||
    (topic.isAccusedOfLies && line.isOwnLie);
  return (
    isSameOwner && isSameSelf && (!isOfMe || line.saysMe) && isDoneToMe && isToWhom && !isOfOther
  );
}

const isAskedSo = ({ asked }: ReadLine, { asks }: Topic) => asks.some((one) => asked.includes(one));

/** "What is the elephant doing" asks neither who nor where it is. */
const ofOthers = new Set(["?who", "?where", "?when"]);

/** "Where is the queen" is another question than who she is, "does the queen sleep" too, and "I follow the queen" is none. */
function isSameQuestion(line: ReadLine, topic: Topic): boolean {
  const { asks, isQuestion } = topic;
  if (isQuestion && !line.isAsking) return false;
  if (topic.isSupposed && !line.isSupposed) return false;
  if (line.isWhat && asks.length > 0 && asks.every((one) => ofOthers.has(one))) return false;
  if (asks.length === 0) return true;
  if (line.asked.length > 0) return isAskedSo(line, topic);
  // Outside English a question without a question word hardly shows.
  const isOnlyWho = !line.isEnglish && asks.every((one) => one === "?who");
  return isOnlyWho ? line.isAbout || line.words.size <= fewAlone : !line.isWhether;
}

/**
 * How many words of a topic a line says, its question word and an "I" among them: all, in any form and order, or 0.
 */
export function sharedWordsIn(said: string, manner: Manner = {}): (topic: string) => number {
  const line = readLine(said, manner);
  const { words, refused, affirmed } = line;
  const saidTerms = new Map<string, boolean>();
  /** Cached, since many topics share words. */
  const isTermSaid = (term: string): boolean => {
    const before = saidTerms.get(term);
    if (before !== undefined) return before;
    const isLike = bestLike(term, isRefused(term) ? refused : affirmed).like > 0;
    saidTerms.set(term, isLike);
    return isLike;
  };
  const isSpokenOf = (topic: Topic): boolean => {
    const { terms, words: own } = topic;
    const isWhole = own.length > 0 && own.every((one) => words.has(one)) && isDone(line, topic);
    if (terms.length === 0) return isWhole && words.size <= own.length + fewOthers;
    const isSaid =
      isWhole ||
      (terms.every(isTermSaid) && terms.some((term) => !isBroad(term)) && !isOnlyTold(line, topic));
    return isSaid && isOfSamePerson(line, topic) && isSameQuestion(line, topic);
  };
  return (name) => {
    const topic = topicOf(name);
    if (!isSpokenOf(topic)) return 0;
    const further = Number(isAskedSo(line, topic)) + Number(topic.isOwn && line.isOwn);
    return Math.max(1, topic.terms.length + further);
  };
}
