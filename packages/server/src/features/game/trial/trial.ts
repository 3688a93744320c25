import type { AnswerOf, BodyOf, TrialStanding, tryScene } from "@katha/api/contract";
import { hasScenes, nodeNamed, normalise } from "@katha/storygraph";
import type { FastifyBaseLogger } from "fastify";
import type { Ids } from "../../../lib/ids.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import {
  nextPosition,
  type Offer,
  offersAt,
  type Passage,
  remember,
  type Position,
  type NarrationRequest,
  type NarrationEvent,
  understand,
  type StoryVersion,
} from "@katha/narrator";
import type { Limits } from "../../auth/index.ts";
import { findModel } from "../../models/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { unknownModel } from "../turns/problems.ts";
import { choicesFor } from "../turns/choices.ts";
import { untilAborted } from "../turns/events/until-aborted.ts";

export interface TrialNeeds extends Pick<GameDependencies, "narratorFor"> {
  ids: Ids;
  log: Pick<FastifyBaseLogger, "warn">;
  limits: Pick<Limits, "trial">;
}

type TrialInput = BodyOf<typeof tryScene>;
type Trial = AnswerOf<typeof tryScene>;

function noNarration(): Problem {
  return new Problem(503, "nothing_told", "Nothing came of it this time. Try again.", {
    headers: { "retry-after": "5" },
  });
}

function workOf(input: TrialInput): StoryVersion {
  return {
    title: input.title,
    language: input.language,
    contentRating: input.content_rating,
    prompt: input.story_prompt,
    systemPrompt: input.story_system_prompt,
    graph: normalise(input.story_structure),
    bible: null,
  };
}

const positionFrom = ({ node, turns_here, beats_told, path }: TrialStanding): Position => ({
  node,
  turnsHere: turns_here,
  beatsTold: beats_told,
  path,
});
const positionTo = ({ node, turnsHere, beatsTold, path }: Position): TrialStanding => ({
  node,
  turns_here: turnsHere,
  beats_told: [...beatsTold],
  path: [...path],
});

function passagesOf({ passages }: TrialInput): Passage[] {
  return passages.map(({ node, said, text }, at) => ({
    turnId: null,
    action: at === 0 ? "story_start" : "continue",
    said,
    text,
    node,
  }));
}

interface Collected {
  text: string;
  offers: readonly Offer[];
  servedBy: string;
}

async function collect(
  telling: AsyncIterable<NarrationEvent>,
  signal: AbortSignal,
): Promise<Collected> {
  let text = "";
  let offers: readonly Offer[] = [];
  for await (const narrated of untilAborted(telling, signal)) {
    if (narrated.kind === "delta") text += narrated.text;
    if (narrated.kind === "choices") offers = narrated.offers;
    if (narrated.kind === "done") return { text, offers, servedBy: narrated.servedBy };
  }
  throw noNarration();
}

/** One step of a test play: no session, no charge, and nothing stored. */
export async function trialOf(
  { narratorFor, ids, limits, log }: TrialNeeds,
  input: TrialInput,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<Trial> {
  const work = workOf(input);
  const { action, said, offers, selected_model: voice } = input;
  if (findModel("text", voice) === undefined) throw unknownModel("text", voice);
  const before = positionFrom(input.position);
  if (nodeNamed(work.graph, before.node) === undefined)
    throw new Problem(409, "no_such_node", `The story has no node named ${before.node}.`, {
      fields: { node: before.node },
    });
  await limits.trial(viewer.id);
  const passages = passagesOf(input);
  const seed = ids();
  const step = understand({ story: work, position: before, action, said, offers, passages, seed });
  const position = nextPosition(work.graph, before, step);
  const memory = remember({ story: work, passages, corrections: [] });
  const request: NarrationRequest = {
    story: work,
    action,
    said,
    step,
    position,
    passages,
    memory,
    voice,
    seed,
  };
  try {
    const narrated = await collect(narratorFor(voice).narrate(request, signal), signal);
    if (narrated.text.trim() === "") throw noNarration();
    const ways = offersAt(work.graph, position);
    return {
      text: narrated.text,
      way: step.way,
      position: positionTo(position),
      offers: choicesFor(action, {
        narrated: narrated.offers,
        ways,
        language: work.language,
        hasScenes: hasScenes(work.graph),
      }),
      served_by: narrated.servedBy,
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error }, "A test step failed");
    throw noNarration();
  }
}
