import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { vary } from "./vary.ts";

function etagOf(payload: string): string {
  return `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
}

function holds(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(",").some((held) => held.trim() === etag);
}

/** Tokens and private data are never cached. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-store");
  return payload;
}

/** A request with any token, even a bad one, is not a visitor's: tokens are checked each time. */
export function isFromVisitor({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.authorization === undefined;
}

/** Visitors all get the same response, so they may cache and revalidate it. */
export async function revalidateForVisitors(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.hasHeader("etag")) return payload;
  vary(reply, "Authorization");
  if (request.viewer !== null) {
    reply.header("cache-control", "private, no-store");
    return payload;
  }
  if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
  const etag = etagOf(payload);
  reply.headers({ etag, "cache-control": "public, no-cache" });
  if (isFromVisitor(request))
    request.server.responseCache?.store(request.url, payload, etag, request.generation);
  if (!holds(request.headers["if-none-match"], etag)) return payload;
  reply.code(304);
  return "";
}

/** For a document that all visitors may have; each counts as a page. */
export const forVisitors = {
  onRequest: async (request: FastifyRequest) =>
    request.server.requestBudgets.spendAddress(request, "page"),
  onSend: revalidateForVisitors,
};
