import type { CallId } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../lib/problem.ts";

const compressedBody = new Problem(415, "unsupported_media_type", "Send the body uncompressed.");

/** JSON only. An empty body counts as no body, whatever its content type: many clients send one. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    ["application/json", "application/problem+json"],
    { parseAs: "buffer" },
    (request, sent, done) => {
      const { "content-encoding": encoding = "identity" } = request.headers;
      if (encoding !== "identity") return done(compressedBody);
      const body = ofOwn(app, sent);
      const { call } = request.routeOptions.config;
      if (call?.body && app.largeBodies.isLarge(body)) {
        return app.largeBodies.read(request, call.id as CallId, body);
      }
      const text = body.toString();
      if (text.trim() === "") done(null, undefined);
      else void parse(request, text, done);
    },
  );
}

function ofOwn({ ownAddresses }: FastifyInstance, sent: Buffer): Buffer {
  return ownAddresses.base === "" ? sent : Buffer.from(ownAddresses.inward(sent.toString()));
}
