import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { apiBase } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { openApiDocument, type OpenApiDocument } from "./document.ts";

/** What Swagger UI's page leaves out: a width for phones, and dark mode without its top bar. */
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
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= openApiDocument(app.registeredCalls, version));

  app.get(`${apiBase}/openapi.json`, async (_request, reply) => {
    reply.header("cache-control", "public, no-cache");
    return document();
  });

  // The plugin wants a document at startup; ours takes 0.2 s, so it is made on the first request.
  const info = { title: "Katha", version };
  await app.register(swagger, {
    mode: "static",
    specification: { document: { openapi: "3.1.0", info, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    transformSpecification: document,
    transformSpecificationClone: false,
    // The standard layout's top bar has an inline style, which the CSP refuses.
    uiConfig: { layout: "BaseLayout", filter: true },
    theme: { title: "Katha API", js: [{ filename: "page.js", content: pageScript }] },
  });
}
