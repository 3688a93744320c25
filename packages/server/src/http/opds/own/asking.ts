import type { AnswerOf, AnyCall, ProblemCode } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { askOwnApiAs, type OwnCallInput } from "../../calls/own-requests.ts";

/** Asks a call of the API for the token's user; a refusal goes on as it is. */
export type AskOwnApi = <C extends AnyCall>(call: C, asked?: OwnCallInput) => Promise<AnswerOf<C>>;

export function askingAs(app: FastifyInstance, viewer: Viewer): AskOwnApi {
  return async (call, asked) => {
    const answered = await askOwnApiAs(app, viewer, call, asked);
    if (answered.isOk) return answered.answer;
    const { code, detail, retry_after } = answered.problem;
    throw new Problem(answered.status, code as ProblemCode, detail as string, {
      ...(typeof retry_after === "number" && {
        fields: { retry_after },
        headers: { "retry-after": String(retry_after) },
      }),
    });
  };
}
