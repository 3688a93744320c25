import type { AnswerOf, AnyCall } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../lib/problem.ts";
import type {
  ReadText,
  StoryFiles,
  StoryText,
} from "../../features/stories/authoring/files/story-files.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { askOwnApiAs, type OwnCallInput } from "../calls/own-requests.ts";
import { problemInWords } from "./words/problem.ts";

/** What an assistant can put right, or tell its user, in words for it. */
export class ToolProblem extends Error {}

/** Asks a call of the API for the token's user; a refusal is a `ToolProblem`. */
export type OwnCalls = <C extends AnyCall>(call: C, asked?: OwnCallInput) => Promise<AnswerOf<C>>;

/** Reads texts of other tools, so that what is refused is told like the refusal of a call. */
export function readingWith(
  stories: StoryFiles,
  { by, spend }: { by: string; spend: () => void },
): (given: StoryText) => Promise<ReadText> {
  return async (given) => {
    try {
      spend();
      return await stories.readText(given, by);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new ToolProblem(error.message);
    }
  };
}

export function ownCallsOf(app: FastifyInstance, viewer: Viewer): OwnCalls {
  return async (call, asked) => {
    const answered = await askOwnApiAs(app, viewer, call, asked);
    if (answered.isOk) return answered.answer;
    throw new ToolProblem(problemInWords(answered.problem));
  };
}
