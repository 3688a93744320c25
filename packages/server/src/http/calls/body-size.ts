import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../../lib/problem.ts";

export const bodyTooLarge = new Problem(413, "too_large", "This is more than we can take at once.");

/** How long a body is that says its length; undefined for one that comes in chunks, 0 if there is none. */
export function announcedLength({ headers }: Pick<FastifyRequest, "headers">): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  const length = Number(headers["content-length"] ?? 0);
  return Number.isFinite(length) ? length : undefined;
}

/** Before a byte is read. A body that does not say its length is cut off at the limit instead. */
export function refuseLargerBody(request: FastifyRequest, largest: number): void {
  if ((announcedLength(request) ?? 0) > largest) throw bodyTooLarge;
}

/** As much arrives with the headers, or nearly. */
const mostReadInVain = 64 * 1024;

/**
 * A request that was answered before its body was read leaves the rest of the body on the connection. Node would read
 * it all to reach the next request; where it is long, or of unknown length, the connection is closed instead.
 */
export function closeOnUnreadBody(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (request.raw.complete) return;
    if ((announcedLength(request) ?? Number.POSITIVE_INFINITY) > mostReadInVain)
      reply.header("connection", "close");
  });
}
