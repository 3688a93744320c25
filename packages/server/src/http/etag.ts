import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

function etagOf(payload: string): string {
  return `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
}

function holds(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(",").some((held) => held.trim() === etag);
}

/** Tokens and what is somebody's own stay in no cache. */
export async function keepNothing(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-store");
  return payload;
}

/** Whoever sends a token, even a bad one, is looked at each time. */
export function isVisitors({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.authorization === undefined;
}

/** Visitors all get the same answer, so they may keep it and ask whether it still holds. */
export async function revalidateVisitors(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.hasHeader("etag")) return payload;
  reply.header("vary", "Authorization");
  if (request.viewer !== null) {
    reply.header("cache-control", "private, no-store");
    return payload;
  }
  if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
  const etag = etagOf(payload);
  reply.headers({ etag, "cache-control": "public, no-cache" });
  if (isVisitors(request))
    request.server.keptAnswers?.keep(request.url, payload, etag, request.generation);
  if (!holds(request.headers["if-none-match"], etag)) return payload;
  reply.code(304);
  return "";
}
