import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";

const closing = () =>
  new Problem(503, "busy", "Katha is closing just now. Nothing is lost: try again in a moment.", {
    headers: { "retry-after": "5" },
  });

/**
 * While the server closes, what is asked is refused like anything else, and each response closes its connection: kept
 * alive, it would delay the close. `return503OnClosing` is off for this.
 */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async () => {
    if (isClosing) throw closing();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
