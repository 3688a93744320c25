import type { AnswerOf, BodyOf, TrialStanding, tryScene } from "@katha/api/contract";
import { nodeNamed } from "@katha/storygraph";
import type { FastifyBaseLogger } from "fastify";
import type { Ids } from "../../../lib/ids.ts";
import { Problem } from "../../../lib/problem.ts";
import {
  builtInNarrator,
  move,
  type Heard,
  labelOf,
  likelihoodOf,
  type Step,
  offersAt,
  type Passage,
  remember,
  startPosition,
  tellerOf,
  withConsequences,
  type Position,
  type Narrator,
  understand,
  type StoryVersion,
} from "@katha/narrator";
import { findModel } from "../../models/index.ts";
import {
  changesShown,
  checkShown,
  choicesFor,
  narrationOf,
  narrationRequest,
  playerAction,
} from "@katha/play";
import { unknownModel } from "../turns/problems.ts";
import { untilAborted } from "../turns/events/until-aborted.ts";

export type TrialInput = BodyOf<typeof tryScene>;
export type Trial = AnswerOf<typeof tryScene>;

export interface TrialNeeds {
  narratorFor: (modelKey: string) => Narrator;
  ids: Ids;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** The story that is tried, as its author's editor has it, and what is done in it. */
export function apart({
  title,
  language,
  content_rating,
  story_prompt,
  story_system_prompt,
  story_structure,
  bible,
  rules,
  ...step
}: TrialInput) {
  const written = { title, language, content_rating, story_prompt, story_system_prompt };
  return { story: { ...written, story_structure, bible, rules }, step };
}

export type TriedStory = ReturnType<typeof apart>["story"];
export type TrialStep = ReturnType<typeof apart>["step"];

export function noNarration(): Problem {
  return new Problem(503, "nothing_told", "Nothing came of it this time. Try again.", {
    headers: { "retry-after": "5" },
  });
}

function positionFrom({ graph }: StoryVersion, { position }: TrialStep): Position {
  const { node, turns_here, beats_told, path, state = startPosition(graph).state } = position;
  const arrivals = path.length;
  return { node, turnsHere: turns_here, beatsTold: beats_told, path, arrivals, state };
}

/** The path of a trial has every node that was reached, with repetitions. */
function positionTo(before: Position, after: Position): TrialStanding {
  const { node, turnsHere, beatsTold, state } = after;
  const path = after.arrivals > before.arrivals ? [...before.path, node] : before.path;
  return {
    node,
    turns_here: turnsHere,
    beats_told: [...beatsTold],
    path: [...path],
    // The state is already plain JSON; the copy only makes its lists mutable.
    state: structuredClone(state) as TrialStanding["state"],
  };
}

function choiceIn(step: Step, { graph }: StoryVersion, { node }: Position): number | null {
  if (step.way !== "edge") return null;
  if (step.taken !== undefined) return "choice" in step.taken ? step.taken.choice : null;
  const choices = nodeNamed(graph, node)?.choices ?? [];
  const leads = choices.map(({ target }) => target === step.to);
  const named = choices.findIndex(({ text }, at) => leads[at] && labelOf(text) === step.choice);
  const at = named < 0 ? leads.indexOf(true) : named;
  return at < 0 ? null : at;
}

function reasonOf(heard: Heard | undefined): Trial["reason"] {
  if (heard === undefined) return null;
  const { fit, next, mood } = heard;
  return { meant: likelihoodOf(fit), other: likelihoodOf(next), mood };
}

function passagesOf({ passages }: TrialStep): Passage[] {
  return passages.map(({ node, said, text }, at) => ({
    turnId: null,
    action: at === 0 ? "story_start" : "continue",
    said,
    text,
    node,
  }));
}

/** One step of a test play: no session, no charge, and nothing stored. */
export async function trialOf(
  { narratorFor, ids, log }: TrialNeeds,
  { work, ...input }: TrialStep & { work: StoryVersion },
  signal: AbortSignal,
): Promise<Trial> {
  const { action, said, command, offers, selected_model: voice } = input;
  if (findModel("text", voice) === undefined) throw unknownModel("text", voice);
  const before = positionFrom(work, input);
  if (nodeNamed(work.graph, before.node) === undefined)
    throw new Problem(409, "no_such_node", `The story has no node named ${before.node}.`, {
      fields: { node: before.node },
    });
  const passages = passagesOf(input);
  const written = { command: command ?? null, struck: [], noted: [] };
  const asking = { action, said, offers, passages, ...written };
  const asked = playerAction(work, { position: before }, asking);
  const ruled = understand(asked);
  const narrator = narratorFor(voice);
  const step = (await narrator.hear?.(asked, ruled, signal)) ?? ruled;
  const memory = remember({ story: work, passages, corrections: [] });
  const telling = { asking, step, memory, voice, seed: ids() };
  const request = narrationRequest(work, { position: before }, telling);
  const heard = "heard" in step ? step.heard : undefined;
  try {
    const events = tellerOf(request, narrator).narrate(request, signal);
    const { done, pieces, ...narrated } = await narrationOf(untilAborted(events, signal));
    const text = pieces.map((piece) => piece.text).join("");
    if (done === null || text.trim() === "") throw noNarration();
    const told = withConsequences(work.graph, request.position, step, narrated.consequences);
    const after = move(work.graph, before, told);
    const ways = offersAt(work.graph, after.position);
    const added = narrated.offers.filter(({ to }) => to === null);
    return {
      text,
      way: step.way,
      choice: choiceIn(step, work, before),
      reactions: step.way === "reaction" ? [step.reaction, ...(step.also ?? [])] : [],
      fit: heard?.fit ?? null,
      reason: reasonOf(heard),
      model: heard?.model ?? null,
      changes: changesShown(work.graph, after.changes),
      check: checkShown(work.graph, after.check),
      position: positionTo(before, after.position),
      offers: choicesFor(work, action, {
        narrated: told === step ? narrated.offers : [...ways, ...added],
        ways,
      }),
      served_by: done.servedBy,
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error }, "A test step failed");
    throw noNarration();
  }
}

/** A step of a test play as the built-in narrator tells it. */
export function tryStep(
  work: StoryVersion,
  { step, seed }: { step: TrialStep; seed: string },
): Promise<Trial> {
  const needs = { narratorFor: () => builtInNarrator, ids: () => seed, log: { warn: () => {} } };
  return trialOf(needs, { work, ...step }, new AbortController().signal);
}
