import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const mostUnanswered = 32;

/**
 * Closes a connection that keeps sending requests without waiting for answers. Node starts all pipelined requests at
 * once and keeps their answers in memory until they are read, however many there are. Browsers and proxies wait.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > mostUnanswered) {
      reply.hijack();
      // Deferred, because earlier requests on this connection still need its address.
      if (count === mostUnanswered + 1) setImmediate(() => socket.destroy());
      return;
    }
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
