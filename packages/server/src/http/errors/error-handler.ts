import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isBusyDatabase, isLostDatabase } from "../../db/lost-database.ts";
import { busy } from "./busy.ts";
import { fieldProblems, InvalidInput } from "./invalid-input.ts";
import { bodyTooLarge } from "../calls/body-size.ts";
import { Problem } from "../../lib/problem.ts";

const problemType = "application/problem+json; charset=utf-8";

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status, detail, code, fields, headers } = problem;
  request.problem = problem;
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", ...headers })
    .type(problemType)
    .serializer(JSON.stringify)
    .send({ ...fields, detail, code, request_id: request.id });
}

/** The framework's errors as problems. */
const frameworkProblems: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(
    415,
    "unsupported_media_type",
    "Send the body as application/json.",
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(
    400,
    "invalid_length",
    "The body is not as long as Content-Length says.",
  ),
  FST_ERR_BAD_URL: new Problem(400, "invalid_url", "This address cannot be read."),
  FST_ERR_ASYNC_CONSTRAINT: new Problem(400, "invalid_url", "This address cannot be read."),
};

const serverError = new Problem(
  500,
  "server_error",
  "Something went wrong on our side, and this may not be done. Nothing that was saved before is lost. Try again.",
);

const databaseUnavailable = new Problem(
  503,
  "database_away",
  "We cannot reach our shelves just now, and this may not be done. Nothing that was saved before is lost. Try again in a moment.",
  { headers: { "retry-after": "5" } },
);

const diskFull = new Problem(
  507,
  "disk_full",
  "The server's disk is full, so this was not saved. Nothing that was saved before is lost. Tell whoever runs this place, and try again once there is room.",
);

/** Of the database, and of a folder. */
const diskFullCodes = new Set(["53100", "ENOSPC"]);

/** The client disconnected, which is not our error. */
const clientGone = new Problem(499, "gone", "Nobody waits for this answer any more.");

function isDisconnected(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && error instanceof Error && error.name === "AbortError";
}

export function problemFor(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidInput) return new Problem(422, "invalid_input", fieldProblems(error));
  const { code, statusCode } = error as Partial<FastifyError>;
  const refusal = code === undefined ? undefined : frameworkProblems[code];
  if (refusal) return refusal;
  if (code !== undefined && diskFullCodes.has(code)) return diskFull;
  if (isBusyDatabase(error)) return busy;
  if (isLostDatabase(error)) return databaseUnavailable;
  if (statusCode === 400) return new Problem(400, "invalid_json", "The body is not valid JSON.");
  if (statusCode !== undefined && statusCode > 400 && statusCode < 500)
    return new Problem(statusCode, "invalid_request", "This request cannot be answered.");
  return serverError;
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = isDisconnected(error, reply) ? clientGone : problemFor(error);
  if ([serverError, databaseUnavailable, diskFull].includes(problem))
    request.log.error({ err: error }, "A request failed");
  return sendProblem(request, reply, problem);
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
