import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { isThisMachine } from "../../lib/this-machine.ts";

export interface MetricsAccess {
  /**
   * The Bearer token that may read the metrics; without one only this machine may, if nobody else can reach the server.
   */
  token: string | undefined;
  /** Whether nobody else can reach the server: a proxy on this machine may hide that it forwards requests. */
  isAlone: boolean;
}

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** A proxy on this machine also connects from here, but most name their client in a header. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isPassedOn = headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined;
  return !isPassedOn && loopback.has(raw.socket.remoteAddress ?? "");
}

export function mayReadMetrics(
  request: FastifyRequest,
  { token, isAlone }: MetricsAccess,
): boolean {
  // A page whose name leads to this machine would also ask from here.
  if (token === undefined) return isAlone && isFromHere(request) && isThisMachine(request.hostname);
  const sent = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
