import { apiBase } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { openApiDocument, type OpenApiDocument } from "./document.ts";
import { docsPage } from "./page.ts";

/** `/api/v1/openapi.json` and the page that people read, both made from the calls that have a route. */
export function describeApi(app: FastifyInstance, version: string): void {
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= openApiDocument(app.registeredCalls, version));

  app.get(`${apiBase}/openapi.json`, async (_request, reply) => {
    reply.header("cache-control", "public, no-cache");
    return document();
  });

  app.get<{ Querystring: { q?: unknown } }>("/api/docs", async (request, reply) => {
    const { q } = request.query;
    const search = typeof q === "string" ? q.slice(0, 200) : "";
    return reply
      .headers({ "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(docsPage(document(), { search, nonce: reply.nonce }));
  });
}
