import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";

/** Longer than a part of a story is told. */
const longestSilenceMs = 150_000;

/** Nothing is sent until the part is complete, so the socket's idle timeout must be longer. */
export function raiseSocketTimeout({ raw: { socket } }: FastifyRequest): void {
  if (socket instanceof Socket) socket.setTimeout(longestSilenceMs);
}
