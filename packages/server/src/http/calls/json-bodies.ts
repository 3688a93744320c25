import type { FastifyInstance } from "fastify";
import { Problem } from "../../lib/problem.ts";

const compressedBody = new Problem(415, "unsupported_media_type", "Send the body uncompressed.");

/** JSON only. An empty body counts as no body, whatever its content type: many clients send one. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    ["application/json", "application/problem+json"],
    { parseAs: "string" },
    (request, body, done) => {
      const { "content-encoding": encoding = "identity" } = request.headers;
      if (encoding !== "identity") done(compressedBody);
      else if (body.trim() === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
