import type { FastifyInstance } from "fastify";
import { stopLettersBy, type StopNeeds } from "./stop-letters.ts";

const formBytes = 4 * 1024;

/**
 * What mail programs post for their reader, without cookies, to the address that the letter's header names (RFC 8058).
 * It is the address of the page with the button, so a program that opens it instead shows that page.
 */
export async function registerOneClick(
  app: FastifyInstance,
  path: string,
  needs: StopNeeds,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The form always says the same.
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: formBytes },
      (_form, _body, done) => done(null),
    );
    scope.post<{ Querystring: Record<string, unknown> }>(path, async ({ query }, reply) => {
      await stopLettersBy(needs, typeof query["token"] === "string" ? query["token"] : "");
      return reply.type("text/plain; charset=utf-8").send("Stopped. रोक दिया गया।\n");
    });
  });
}
