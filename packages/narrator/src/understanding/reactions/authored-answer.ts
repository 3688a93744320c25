import { answerTo, type ActKind, type Answering } from "@katha/storygraph";
import type { Passage, Position, StoryVersion } from "../../port.ts";
import { bargainIn } from "../mood/bargain.ts";
import { clausesOf, type Clause } from "../mood/mood.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { saying, spokenOf } from "./spoken.ts";

/** The authored answers to a line, in the order of its deeds. */
export interface AuthoredAnswer {
  reactions: readonly string[];
  /** One of them answers a topic of the line, or exactly this act on exactly this target. */
  isTopic: boolean;
  isPointed: boolean;
  /** They cover everything that was said. */
  isJustThat: boolean;
  /** They all answer a look at exactly that thing. */
  isLook: boolean;
  /** One of them leads to another scene. */
  isWay: boolean;
}

interface Speaking {
  story: StoryVersion;
  position: Position;
  passages: readonly Passage[];
}

/** The most deeds of one line that are answered one by one. */
const mostAnswers = 2;
/** The most clauses of a line that are read. */
const mostClauses = 12;

/** "What if I lose it?", "if I go will she wake": a supposition, asked of those present. */
const asksOfIt = phrasesOf(({ talk }) => talk?.asksOfIt, "i");

/** Who types a question in quotation marks asks it. */
const questionQuoted = /^\s*["“”«„](?<asked>[^"“”«»„]*[?؟])["”»“]\s*$/u;

function heardOf(clause: Clause): Clause[] {
  if (clause.mood !== "supposed" || bargainIn(clause.text) !== undefined) return [clause];
  const isAsked = /[?؟]\s*$/u.test(clause.text) || asksOfIt.test(clause.text);
  return isAsked ? [{ ...clause, mood: "asked" }] : [];
}

/** A line that only supposes something is said aloud to whoever is there: "if I were braver I'd tell him". */
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

const isLeading = ({ graph }: StoryVersion, name: string) =>
  (graph.reactions?.[name]?.target ?? "") !== "";

/** A topic's words that make up half of the line are no coincidence. */
const halfCovered = 0.5;

/**
 * The author's answers to a line: for each of its deeds the answer to exactly that, else the
 * best answer there is. A supposition is answered where it is asked, depends on someone's deed, or is the whole line.
 * With `acts` the line is taken to do these, and only answers written for one of them count.
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
  // Talk beside something that is answered needs no answer of its own.
  const isBesideTopic = (answer: ClauseAnswer) => isTopic && answer.isTalk && !answer.isTopic;
  // The same person does not answer twice what they are only told.
  const isOutdone = ({ isTold, from, points }: ClauseAnswer) =>
    isTold && answers.some((one) => one.isTalk && one.from === from && one.points > points);
  const toThePoint = answers.filter(
    (answer) => answer.isPointed && !isBesideTopic(answer) && !isOutdone(answer),
  );
  const main = toThePoint.toSorted((left, right) => right.points - left.points)[0];
  // In a conversation, others answer only what is clearly theirs.
  const isStray = ({ isTalk, isNamed, covered, from }: ClauseAnswer) =>
    isTalk && !isNamed && covered < halfCovered && from !== main?.from;
  const kept = toThePoint.filter((answer) => !isStray(answer));
  const pointed = [...new Set(kept.map(({ reaction }) => reaction))];
  const led = pointed.findIndex((name) => isLeading(story, name));
  const told = led < 0 ? pointed : pointed.slice(0, led + 1);
  if (told.length > 0) {
    const reactions = told.slice(0, mostAnswers);
    const isLook = reactions.every(
      (name) => story.graph.reactions?.[name]?.acts?.includes("look") === true,
    );
    const isWay = reactions.some((name) => isLeading(story, name));
    return { reactions, isTopic, isJustThat, isPointed: true, isLook, isWay };
  }
  const best = answers.toSorted((left, right) => right.points - left.points)[0];
  if (best === undefined) return undefined;
  return {
    reactions: [best.reaction],
    isTopic,
    isJustThat,
    isPointed: false,
    isLook: false,
    isWay: false,
  };
}
