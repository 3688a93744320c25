import type { FastifyInstance } from "fastify";

/** While the server closes, each answer takes its connection with it; kept alive it would hold the close up. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
