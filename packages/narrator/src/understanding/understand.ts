import { hasScenes, nodeNamed, reactionTo, type Freedom } from "@katha/storygraph";
import {
  along,
  isAllOne,
  isOver,
  lockedAt,
  offersAt,
  type Edge,
  type LockedEdge,
} from "../position/edges.ts";
import type { Heard, KathaMatter, PlayerAction, Step } from "../port.ts";
import { answerToAsked, askedAbout, besideNo } from "./katha/asking.ts";
import { isEveryday } from "./choices/everyday.ts";
import { meaningOf } from "./choices/meaning.ts";
import { begunAlike, isSaid, pickedChoice } from "./choices/picked-choice.ts";
import { thresholds } from "./choices/thresholds.ts";
import { isDeciding } from "./going-on/deciding.ts";
import { isAtALoss, isGoingOn } from "./going-on/going-on.ts";
import { impossibleIn, type Impossible } from "./impossible/impossible.ts";
import { authoredAnswer, type AuthoredAnswer } from "./reactions/authored-answer.ts";
import { recalled } from "./reactions/recalled.ts";
import { writtenForHarm, writtenForLine } from "./reactions/written-for.ts";
import { saidToKatha } from "./katha/said-to-katha.ts";
import { heardPart } from "./heard-part.ts";
import { termsOf } from "./words/terms.ts";

/** The unused beat that shares most words, else the next one; null when all are used. */
function beatFor({ story, position }: PlayerAction, said: string): number | null {
  const beats = nodeNamed(story.graph, position.node)?.beats ?? [];
  const terms = termsOf(said);
  const untold = beats
    .map((beat, at) => ({
      at,
      shared: termsOf(beat).filter((term) => terms.includes(term)).length,
    }))
    .filter(({ at }) => !position.beatsTold.includes(at));
  return untold.toSorted((left, right) => right.shared - left.shared)[0]?.at ?? null;
}

function freedomOf({ story, position }: PlayerAction): Freedom {
  return nodeNamed(story.graph, position.node)?.freedom ?? "guided";
}

/** Whether the scene has something to say to whoever does not know what to do. */
const hasNudge = ({ story, position }: PlayerAction) =>
  (nodeNamed(story.graph, position.node)?.nudges ?? []).length > 0;

function answered(authored: AuthoredAnswer | undefined, heard?: Heard): Step | undefined {
  const [reaction, ...also] = authored?.reactions ?? [];
  if (reaction === undefined) return undefined;
  return { way: "reaction", reaction, ...(also.length > 0 && { also }), ...(heard && { heard }) };
}

/** A turn that takes no choice: what the author answers to it, else a detour. */
function stay(
  asked: PlayerAction,
  said: string,
  heard?: Heard,
  authored = said === "" ? undefined : authoredAnswer(asked, said),
): Step {
  const step = answered(authored, heard);
  if (step !== undefined) return step;
  if (freedomOf(asked) === "fixed") return { way: "refusal", because: "fixed" };
  return { way: "detour", beat: beatFor(asked, said), ...(heard && { heard }) };
}

/** Going on takes the only way there is; where there are several it asks which. */
function goOn(asked: PlayerAction, edges: readonly Edge[]): Step {
  const { story, position } = asked;
  const [first] = edges;
  if (first === undefined) return stay(asked, "");
  return isAllOne(story.graph, position.node, edges)
    ? along(first)
    : { way: "ask", choices: edges.map(({ text }) => text) };
}

/** The refusal of a locked choice, with its author's reason. */
function lockedStep({ reason }: LockedEdge): Step {
  return { way: "refusal", because: "locked", reason };
}

/** Whether the choices that may be meant are so unlikely that an authored answer to just what was said goes first. */
function isUnlikely({ mood, fit, next }: Heard, choices: number, isUsual: boolean): boolean {
  const ofDeed = isUsual ? thresholds.answeredEveryday : thresholds.answered;
  const enough = mood === "done" ? ofDeed : thresholds.answeredQuestion;
  return (choices > 1 ? fit + next : fit) < enough;
}

/** An impossible line is answered by what was written for just that line, or else by an `imagine` reaction. */
function toImpossible(asked: PlayerAction, said: string, impossible: Impossible): Step {
  const refused: Step = { way: "refusal", because: "impossible" };
  const authored = authoredAnswer(asked, said);
  if (authored?.isJustThat || impossible === "unfit") return answered(authored) ?? refused;
  return answered(authoredAnswer(asked, said, ["imagine"]) ?? authored) ?? refused;
}

/** What was said to Katha: the author's reaction to just that, or Katha's own answer. */
function toKatha(matter: KathaMatter, reaction: string | undefined): Step {
  if (reaction !== undefined) return { way: "reaction", reaction };
  return { way: "refusal", because: "katha", matter };
}

interface Ways {
  edges: readonly Edge[];
  locked: readonly LockedEdge[];
}

function answer(asked: PlayerAction, { edges, locked }: Ways, said: string): Step {
  const matter = saidToKatha(said);
  if (matter === "harm") return toKatha(matter, writtenForHarm(asked));
  const impossible = impossibleIn(asked.story, said);
  if (impossible !== undefined) return toImpossible(asked, said, impossible);
  const meaning = meaningOf(asked.story, asked.position, [...edges, ...locked], said);
  const { heard } = meaning;
  if (meaning.means === "edge") {
    const shut = locked.find((edge) => edge === meaning.edge);
    return shut ? lockedStep(shut) : { ...along(meaning.edge), heard };
  }
  const askedBefore = askedAbout(asked.story.language, asked.offers);
  const begun = askedBefore.length > 0 ? [] : begunAlike(edges, said);
  if (begun.length > 0) return { way: "ask", choices: begun.map(({ text }) => text), heard };
  const before = recalled(asked, said);
  if (before !== undefined) return { way: "recall", ...before, heard };
  const authored = authoredAnswer(asked, said);
  if (matter !== undefined && authored?.isJustThat !== true)
    return toKatha(matter, writtenForLine(asked, said));
  const isOpen =
    (heard.mood === "done" || heard.mood === "imagined") &&
    authored?.isJustThat !== true &&
    edges.length > 1 &&
    isDeciding(said);
  if (meaning.means === "stay") {
    const isTopic = authored?.isTopic === true;
    if (isAtALoss(said) && !isTopic && hasNudge(asked)) return { way: "detour", beat: null, heard };
    return isOpen || (meaning.isUndecided && edges.length > 1)
      ? { way: "ask", choices: edges.map(({ text }) => text), heard }
      : stay(asked, said, heard, authored);
  }
  const open = meaning.edges.filter((edge) => edges.includes(edge));
  if (open.length === 0) return stay(asked, said, heard, authored);
  const isToThePoint = authored?.isTopic === true || authored?.isPointed === true;
  const isUsual = authored?.isLook === true || isEveryday(said);
  const goesFirst = authored?.isJustThat === true || isUnlikely(heard, open.length, isUsual);
  if (isToThePoint && goesFirst && meaning.isUndecided !== true && !isOpen)
    return stay(asked, said, heard, authored);
  const meant = isOpen ? edges : open;
  const choices = meant.map(({ text }) => text);
  if (!choices.every((choice) => askedBefore.includes(choice)))
    return { way: "ask", choices, heard };
  // Nobody is asked the same twice.
  const [best] = meaning.isUndecided === true ? [] : open;
  return best && isAnswer(heard) ? { ...along(best), heard } : stay(asked, said, heard, authored);
}

/** Whether what answers Katha's question in other words means one of the choices more than the other. */
const isAnswer = ({ mood, fit, next }: Heard) =>
  mood === "done" && fit >= thresholds.takenAnswer && next < fit / 2;

/**
 * Turns any action into a step on the author's graph, the same for the same input. The plot is the
 * player's: only a choice that was made moves it.
 */
export function understand(asked: PlayerAction): Step {
  const { story, position, command, offers, action } = asked;
  if (!hasScenes(story.graph)) return { way: "detour", beat: null };
  if (isOver(story.graph, position)) return { way: "refusal", because: "over" };
  const reaction =
    command == null ? undefined : reactionTo(story.graph, position.node, position.state, command);
  if (reaction !== undefined) return { way: "reaction", reaction };
  const edges = offersAt(story.graph, position);
  const locked = lockedAt(story.graph, position);
  const said = asked.said?.trim() ?? "";
  const meant = answerToAsked(story.language, offers, said);
  if (meant?.length === 0) return { way: "refusal", because: "neither" };
  if (meant !== undefined && meant.length > 1) return { way: "ask", choices: meant };
  const pick = said === "" ? undefined : pickedChoice(meant?.[0] ?? said, edges, offers);
  if (pick?.edge) return along(pick.edge);
  const shut = locked.find(({ text }) => isSaid(text, said));
  if (shut) return lockedStep(shut);
  if (action === "immerse") return { way: "detour", beat: null };
  if (said === "" || isGoingOn(said)) return goOn(asked, edges);
  if (pick) return stay(asked, heardPart(said));
  const isAsked = askedAbout(story.language, offers).length > 0;
  const heard = heardPart(isAsked ? besideNo(story.language, said) : said);
  return answer(asked, { edges, locked }, heard);
}
