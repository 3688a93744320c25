import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const mostUnanswered = 32;

/**
 * Closes a connection that asks on and on without waiting for answers. Node starts all requests of one packet at once
 * and keeps their answers in memory until they are read, however many they are. Browsers and proxies wait.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > mostUnanswered) {
      reply.hijack();
      // Not at once: the requests before this one still ask whose connection it is.
      if (count === mostUnanswered + 1) setImmediate(() => socket.destroy());
      return;
    }
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
