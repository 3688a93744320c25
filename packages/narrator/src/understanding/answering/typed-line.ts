import { lazily } from "../../lib/lazily.ts";
import { nodeNamed } from "@katha/storygraph";
import { along, type Edge, type LockedEdge } from "../../position/edges.ts";
import type { KathaMatter, PlayerAction, Step } from "../../port.ts";
import { isEveryday } from "../choices/everyday.ts";
import { meaningOf, type Meaning } from "../choices/meaning.ts";
import { begunAlike } from "../choices/picked-choice.ts";
import { thresholds } from "../choices/thresholds.ts";
import { saysTooLittle } from "../choices/too-little.ts";
import { isDeciding } from "../going-on/deciding.ts";
import { isAtALoss } from "../going-on/going-on.ts";
import { impossibleIn } from "../impossible/impossible.ts";
import { askedAbout } from "../katha/asking.ts";
import { saidToKatha } from "../katha/said-to-katha.ts";
import { authoredAnswer, type AuthoredAnswer } from "../reactions/authored-answer.ts";
import { recalled } from "../reactions/recalled.ts";
import { writtenForHarm, writtenForLine } from "../reactions/written-for.ts";
import { answered, lockedStep, stay } from "./steps.ts";

/** A line in the player's own words, and what is read of it when it is first needed. */
export interface TypedLine {
  asked: PlayerAction;
  said: string;
  edges: readonly Edge[];
  locked: readonly LockedEdge[];
  /** The choices that Katha has just asked about. */
  askedBefore: readonly string[];
  /** What it says to Katha and not to the story. */
  matter: KathaMatter | undefined;
  meaning: () => Meaning;
  /** The choices it may mean that are open. */
  meant: () => readonly Edge[];
  authored: () => AuthoredAnswer | undefined;
}

type Answer = (line: TypedLine) => Step | undefined;

/** What was said to Katha: the author's reaction to just that, or Katha's own answer. */
function kathasAnswer(matter: KathaMatter, reaction: string | undefined): Step {
  if (reaction !== undefined) return { way: "reaction", reaction };
  return { way: "refusal", because: "katha", matter };
}

const askWhich = (edges: readonly Edge[], { meaning }: TypedLine): Step => ({
  way: "ask",
  choices: edges.map(({ text }) => text),
  heard: meaning().heard,
});

const toHarm: Answer = ({ asked, matter }) =>
  matter === "harm" ? kathasAnswer(matter, writtenForHarm(asked)) : undefined;

/** An impossible line is answered by what was written for just that line, or else by an `imagine` reaction. */
const toImpossible: Answer = ({ asked, said, authored }) => {
  const impossible = impossibleIn(asked.story, said);
  if (impossible === undefined) return undefined;
  const isForIt = authored()?.isJustThat === true || impossible === "unfit";
  const imagined = isForIt ? undefined : authoredAnswer(asked, said, ["imagine"]);
  return answered(imagined ?? authored()) ?? { way: "refusal", because: "impossible" };
};

/** A choice that is plainly meant is taken, or refused where it is locked. */
const toMeantChoice: Answer = (line) => {
  const { locked, meaning, edges } = line;
  const meant = meaning();
  if (meant.means !== "edge") return undefined;
  if (meant.heard.fit < thresholds.takenUndecided && leavesOpenHow(line))
    return askWhich(edges, line);
  const shut = locked.find((edge) => edge === meant.edge);
  return shut ? lockedStep(shut) : { ...along(meant.edge), heard: meant.heard };
};

/** A way that can only be typed, to just what was said, goes before a choice in other words. */
const toTypedWay: Answer = ({ asked, said, meaning, meant, authored }) => {
  const answer = authored();
  if (answer?.isWay !== true || !answer.isTopic || meaning().heard.mood !== "done")
    return undefined;
  const { reactions = {} } = asked.story.graph;
  const leadsThere = ({ to }: Edge) =>
    answer.reactions.some((name) => reactions[name]?.target === to);
  const isSameWay = meant().length > 0 && meant().every(leadsThere);
  return answer.isJustThat || isSameWay ? stay(asked, said, meaning().heard, answer) : undefined;
};

const toChoicesBegunAlike: Answer = (line) => {
  const begun = line.askedBefore.length > 0 ? [] : begunAlike(line.edges, line.said);
  return begun.length > 0 ? askWhich(begun, line) : undefined;
};

const toMemory: Answer = ({ asked, said, meaning }) => {
  const before = recalled(asked, said);
  return before && { way: "recall", ...before, heard: meaning().heard };
};

const toKatha: Answer = ({ asked, said, matter, authored }) =>
  matter === undefined || authored()?.isJustThat === true
    ? undefined
    : kathasAnswer(matter, writtenForLine(asked, said));

/** Whoever does not know what to do gets the scene's nudge, where it has one. */
const toPlayerAtALoss: Answer = ({ asked: { story, position }, said, meaning, authored }) => {
  const { means, heard } = meaning();
  if (means !== "stay" || authored()?.isTopic === true || !isAtALoss(said)) return undefined;
  const nudges = nodeNamed(story.graph, position.node)?.nudges ?? [];
  return nudges.length > 0 ? { way: "detour", beat: null, heard } : undefined;
};

const areAskedBefore = (edges: readonly Edge[], { askedBefore }: TypedLine) =>
  edges.every(({ text }) => askedBefore.includes(text));

/** Whether somebody decides to act without a word of how, and was not asked yet. */
function leavesOpenHow(line: TypedLine): boolean {
  const { said, edges, meaning, authored } = line;
  return (
    isDeciding(said, meaning().heard.mood) &&
    authored()?.isJustThat !== true &&
    edges.length > 1 &&
    !areAskedBefore(edges, line)
  );
}

/** Whoever means one of the choices, and none more than another, is asked about all of them. */
const toUndecided: Answer = (line) => {
  const { edges, meaning, meant } = line;
  const { means, isUndecided } = meaning();
  if (means === "stay")
    return leavesOpenHow(line) || (isUndecided && edges.length > 1)
      ? askWhich(edges, line)
      : undefined;
  return meant().length > 0 && leavesOpenHow(line) ? askWhich(edges, line) : undefined;
};

/** Whether the choices that may be meant are so unlikely that an authored answer to just what was said goes first. */
function areUnlikely({ said, meaning, meant, authored }: TypedLine): boolean {
  const { mood, fit, next } = meaning().heard;
  const isUsual = authored()?.isLook === true || isEveryday(said);
  const ofDeed = isUsual ? thresholds.answeredEveryday : thresholds.answered;
  const enough = mood === "done" ? ofDeed : thresholds.answeredQuestion;
  return (meant().length > 1 ? fit + next : fit) < enough;
}

/** What the author wrote to the point goes before a question about choices that are less likely. */
const toThePoint: Answer = (line) => {
  const { asked, said, meaning } = line;
  const authored = line.authored();
  if (authored === undefined || meaning().isUndecided) return undefined;
  const isToThePoint = authored.isTopic || authored.isPointed;
  return isToThePoint && (authored.isJustThat || areUnlikely(line))
    ? stay(asked, said, meaning().heard, authored)
    : undefined;
};

/** Where choices may be meant the player is asked about them, but nobody is asked the same twice. */
const toPossibleChoices: Answer = (line) => {
  const meant = line.meant();
  return areAskedBefore(meant, line) ? undefined : askWhich(meant, line);
};

/** Whoever answers Katha's question in other words may mean one of the choices more than the other. */
const toLikelyChoice: Answer = ({ asked: { story, position }, said, meaning, meant }) => {
  const { heard, isUndecided } = meaning();
  const [best] = meant();
  const isLikely =
    heard.mood === "done" &&
    heard.fit >= thresholds.takenAnswer &&
    heard.next < thresholds.takenAnswerRival * heard.fit;
  if (best === undefined || !isLikely || isUndecided) return undefined;
  const isOnlyCall = saysTooLittle(story, position, said, best.text) === "onlyCalled";
  return isOnlyCall ? undefined : { ...along(best), heard };
};

/** What a line may be answered as, in this order: the first that it is. */
export const answers = [
  ["harm", toHarm],
  ["impossible", toImpossible],
  ["typedWay", toTypedWay],
  ["choice", toMeantChoice],
  ["begunAlike", toChoicesBegunAlike],
  ["memory", toMemory],
  ["saidToKatha", toKatha],
  ["atALoss", toPlayerAtALoss],
  ["undecided", toUndecided],
  ["toThePoint", toThePoint],
  ["perhapsChoice", toPossibleChoices],
  ["likelyChoice", toLikelyChoice],
] as const satisfies readonly (readonly [what: string, answer: Answer])[];

/** What a line was answered as; `rest`: as nothing of these, by what its author or its scene says to it. */
export type AnsweredAs = (typeof answers)[number][0] | "rest";

/**
 * The way of a line, in six steps, each worked out when it is first needed; docs/understanding.md walks one through them.
 *
 * 1. It is cleaned (`words/plain.ts`) and cut to clauses (`clausesOf`).
 * 2. Each clause has a mood (`mood/`).
 * 3. Its words name deeds and things (`words/`), and people, things and places of the story (`named.ts`).
 * 4. It is of a kind: to Katha (`katha/`), beyond the story (`impossible/`), to go on (`going-on/`), an act (`acts/`), a
 *    deed left undone or a remark (`choices/undone/`).
 * 5. It means a choice (`choices/meaning.ts`), and authors have an answer (`reactions/authored-answer.ts`).
 * 6. The first of `answers` that it is decides.
 */
export function typedLine(
  asked: PlayerAction,
  edges: readonly Edge[],
  locked: readonly LockedEdge[],
  said: string,
): TypedLine {
  const { story, position, offers } = asked;
  const meaning = lazily(() => meaningOf(story, position, [...edges, ...locked], said));
  return {
    asked,
    said,
    edges,
    locked,
    askedBefore: askedAbout(story.language, offers),
    matter: saidToKatha(said),
    meaning,
    meant: lazily(() => {
      const meant = meaning();
      return meant.means === "ask" ? meant.edges.filter((edge) => edges.includes(edge)) : [];
    }),
    authored: lazily(() => authoredAnswer(asked, said)),
  };
}

/** Answers a line that is none of the choices word for word. */
export function answerLine(line: TypedLine): { by: AnsweredAs; step: Step } {
  for (const [by, answer] of answers) {
    const step = answer(line);
    if (step !== undefined) return { by, step };
  }
  return { by: "rest", step: stay(line.asked, line.said, line.meaning().heard, line.authored()) };
}
