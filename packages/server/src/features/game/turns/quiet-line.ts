import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { longestSilenceMs } from "./lease.ts";

/** Nothing is heard on the line until somebody has told their part: it is not taken for a dead one. */
export function holdQuietLine({ raw: { socket } }: FastifyRequest): void {
  if (socket instanceof Socket) socket.setTimeout(longestSilenceMs);
}
