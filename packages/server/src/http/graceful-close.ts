import type { FastifyInstance } from "fastify";

/** While the server closes, each response closes its connection: kept alive, it would delay the close. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
