import type { FastifyInstance } from "fastify";

/** JSON only. An empty body counts as none, whatever its content type: many clients send one. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    ["application/json", "application/problem+json"],
    { parseAs: "string" },
    (request, body, done) => {
      if (body.trim() === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
