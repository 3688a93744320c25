import type { FastifyReply, FastifyRequest } from "fastify";
import { busy } from "../../errors/busy.ts";
import { Problem } from "../../../lib/problem.ts";

/** Large bodies that are being received, or wait to be read, for one asker and for all. */
const mostEach = 2;
const mostTogether = 32;

const othersOfYours = () =>
  new Problem(
    429,
    "too_many_requests",
    "Other long texts of yours are on their way. Nothing is lost. Wait a moment, then try again.",
    { headers: { "retry-after": "2" }, fields: { retry_after: 2 } },
  );

export interface Places {
  /** Takes a place until the body is read, or its request is over; throws if there is none. */
  take(request: FastifyRequest, reply: FastifyReply): void;
  leave(request: FastifyRequest): void;
}

export function createPlaces(): Places {
  const taken = new Map<FastifyRequest, string>();
  const leave = (request: FastifyRequest) => void taken.delete(request);
  return {
    take(request, reply) {
      const who = request.viewer?.id ?? request.ip;
      const mine = [...taken.values()].filter((one) => one === who).length;
      if (mine >= mostEach) throw othersOfYours();
      if (taken.size >= mostTogether) throw busy;
      taken.set(request, who);
      reply.raw.once("close", () => leave(request));
    },
    leave,
  };
}
