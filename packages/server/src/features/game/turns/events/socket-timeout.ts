import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { longestSilenceMs } from "../recovery/lease.ts";

/** Nothing is sent until the part is complete, so the socket's idle timeout must be longer. */
export function raiseSocketTimeout({ raw: { socket } }: FastifyRequest): void {
  if (socket instanceof Socket) socket.setTimeout(longestSilenceMs);
}
