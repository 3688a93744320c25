import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { apiBase } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { encodedBody, type SendBody } from "../caching/compression.ts";
import { openApiDocument } from "./document.ts";

/** Adds what Swagger UI's page lacks: a width for phones, and dark mode without its top bar. */
const pageScript = `
document.head.append(
  Object.assign(document.createElement("meta"), {
    name: "viewport",
    content: "width=device-width, initial-scale=1",
  }),
);
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
`;

/** `/api/v1/openapi.json`, and Swagger UI at `/api/docs`. */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
  let made: SendBody | undefined;
  const documentUrl = `${apiBase}/openapi.json`;

  await app.register(async (docs) => {
    docs.addHook("onRequest", async (request, reply) => {
      app.requestBudgets.spendAddress(request, "page");
      // Swagger UI would serialise the whole document for each request, which takes 0.2 s as YAML.
      if (/\/(?:json|yaml)$/.test(request.routeOptions.url ?? ""))
        return reply.redirect(app.ownAddresses.base + documentUrl);
    });

    docs.get(documentUrl, async (request, reply) => {
      reply.headers({ "cache-control": "public, no-cache", vary: "Accept-Encoding" });
      reply.type("application/json; charset=utf-8");
      // Built on the first request, as it takes 0.2 s.
      made ??= encodedBody(
        Buffer.from(
          JSON.stringify(openApiDocument(app.registeredCalls, version, app.ownAddresses.base)),
        ),
      );
      return made(request, reply);
    });

    const info = { title: "Katha", version };
    await docs.register(swagger, {
      mode: "static",
      specification: { document: { openapi: "3.1.0", info, paths: {} } },
    });
    await docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      indexPrefix: app.ownAddresses.base,
      // The standard layout's top bar has an inline style, which the CSP refuses.
      uiConfig: { layout: "BaseLayout", filter: true },
      theme: { title: "Katha API", js: [{ filename: "page.js", content: pageScript }] },
    });
  });
}
