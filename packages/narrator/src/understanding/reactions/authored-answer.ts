import { answerTo, type Answering } from "@katha/storygraph";
import type { Passage, Position, StoryVersion } from "../../port.ts";
import { bargainIn } from "../mood/bargain.ts";
import { clausesOf, type Clause } from "../mood/mood.ts";
import type { ActKind } from "../acts/kinds.ts";
import { saying, spokenOf } from "./spoken.ts";

/** The authored answers to a line, in the order of its deeds. */
export interface AuthoredAnswer {
  reactions: readonly string[];
  /** One of them is to a topic that was spoken of; or just to this act, and just to whom or what it was done. */
  isTopic: boolean;
  isPointed: boolean;
  /** All that was said is what they were written for. */
  isJustThat: boolean;
  /** They are all to a look at just what was looked at. */
  isLook: boolean;
}

interface Speaking {
  story: StoryVersion;
  position: Position;
  passages: readonly Passage[];
}

/** More deeds than these in one line are not answered one by one. */
const mostAnswers = 2;
/** More clauses than anybody means to have answered are not heard. */
const mostClauses = 12;

/** "What if I lose it?", "if I go will she wake", "अगर सच बोलूँ तो?": what is supposed, and asked of whoever is there. */
const asksOfIt =
  /[?؟]\s*$|^\W*(?:(?:and|but|so) )?what if\b|\b(?:will|would|can|could|does|do|did|is|are|shall|should) (?:i|you|he|she|it|we|they|this|that|anyone|anybody|(?:the|my|your|his|her) \p{L}+)\b|\b(?:what|who|where|why|how)(?: \p{L}+)? (?:happens|will|would|do|does|is|are|can|should)\b|(?:क्या|kya) (?:होगा|hoga|करोगे|करोगी|karoge|karogi)[\s\p{P}]*$/iu;

/** Who types a question in quotation marks asks it. */
const questionQuoted = /^\s*["“”«„](?<asked>[^"“”«»„]*[?؟])["”»“]\s*$/u;

function heardOf(clause: Clause): Clause[] {
  if (clause.mood !== "supposed" || bargainIn(clause.text) !== undefined) return [clause];
  return asksOfIt.test(clause.text) ? [{ ...clause, mood: "asked" }] : [];
}

/** What is only supposed, and nothing beside it, is said aloud to whoever is there: "if I were braver I'd tell him". */
function heardIn(clauses: readonly Clause[]): Clause[] {
  const heard = clauses.flatMap(heardOf);
  return heard.length > 0 ? heard : clauses.map((clause) => ({ ...clause, mood: "imagined" }));
}

const talk = new Set<string>(saying);

/** The answer to one clause of a line. */
interface ClauseAnswer extends Answering {
  /** It is only talk. */
  isTalk: boolean;
  /** It is talk that asks nothing. */
  isTold: boolean;
  /** Who gives it, and whether they were named. */
  from: string;
  isNamed: boolean;
}

/** Words of a topic that are half of what was said are no chance hit. */
const halfCovered = 0.5;

/**
 * What the author lets answer a line: to each of its deeds the answer that is just to it, else the
 * best answer there is. What is only supposed is answered where it is asked, hangs on somebody's doing, or is all that was said.
 * With `acts` the line is taken to do these, and only what was written for one of them answers.
 */
export function authoredAnswer(
  speaking: Speaking,
  said: string,
  acts?: readonly ActKind[],
): AuthoredAnswer | undefined {
  const { story, position } = speaking;
  if (story.graph.reactions === undefined) return undefined;
  const typed = questionQuoted.exec(said)?.groups?.["asked"] ?? said;
  const clauses = heardIn(clausesOf(typed, story.language)).slice(0, mostClauses);
  const answers = clauses.flatMap((clause, at): ClauseAnswer[] => {
    const saidBefore = clauses.slice(0, at).map(({ text }) => text);
    const heard = spokenOf({ ...speaking, saidBefore }, clause);
    const spoken = acts === undefined ? heard : { ...heard, acts, isJustActs: true };
    const answer = answerTo(story.graph, position.node, position.state, spoken);
    const isTalk = spoken.acts.every((act) => talk.has(act));
    if (answer === undefined) return [];
    const from = story.graph.reactions?.[answer.reaction]?.about ?? "";
    const isNamed = spoken.about.some((one) => one.name === from && one.isNamed);
    return [{ ...answer, isTalk, isTold: isTalk && clause.mood !== "asked", from, isNamed }];
  });
  const isTopic = answers.some((answer) => answer.isTopic);
  const isJustThat =
    answers.length === clauses.length && answers.every((answer) => answer.isJustThat);
  // What is only said along with what somebody knows an answer to needs none of its own.
  const isBesideTopic = (answer: ClauseAnswer) => isTopic && answer.isTalk && !answer.isTopic;
  // Nor does anybody answer twice what they are only told.
  const isOutdone = ({ isTold, from, points }: ClauseAnswer) =>
    isTold && answers.some((one) => one.isTalk && one.from === from && one.points > points);
  const toThePoint = answers.filter(
    (answer) => answer.isPointed && !isBesideTopic(answer) && !isOutdone(answer),
  );
  const main = toThePoint.toSorted((left, right) => right.points - left.points)[0];
  // Whoever talks with somebody is not answered by others to what they hardly speak of.
  const isStray = ({ isTalk, isNamed, covered, from }: ClauseAnswer) =>
    isTalk && !isNamed && covered < halfCovered && from !== main?.from;
  const kept = toThePoint.filter((answer) => !isStray(answer));
  const pointed = [...new Set(kept.map(({ reaction }) => reaction))];
  const led = pointed.findIndex((name) => story.graph.reactions?.[name]?.target !== "");
  const told = led < 0 ? pointed : pointed.slice(0, led + 1);
  if (told.length > 0) {
    const reactions = told.slice(0, mostAnswers);
    const isLook = reactions.every(
      (name) => story.graph.reactions?.[name]?.acts?.includes("look") === true,
    );
    return { reactions, isTopic, isJustThat, isPointed: true, isLook };
  }
  const best = answers.toSorted((left, right) => right.points - left.points)[0];
  if (best === undefined) return undefined;
  return { reactions: [best.reaction], isTopic, isJustThat, isPointed: false, isLook: false };
}
