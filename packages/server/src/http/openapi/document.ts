import { apiBase, problem, type AnyCall } from "@katha/api/contract";
import type { z } from "zod";
import { ComponentSchemas, type JsonSchema } from "./schemas.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  "x-access": string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer>;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

const problemAnswer = (description: string): Answer => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

function parametersOf(
  call: AnyCall,
  where: "path" | "query",
  components: ComponentSchemas,
): Parameter[] {
  const schema = where === "path" ? call.params : call.query;
  if (schema === undefined) return [];
  const object = components.describe(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || (object.required ?? []).includes(name),
    schema: property,
  }));
}

function contentOf(answer: z.ZodType, stream: z.ZodType | undefined, components: ComponentSchemas) {
  const json = { "application/json": { schema: components.describe(answer, "output") } };
  if (stream === undefined) return json;
  return { ...json, "text/event-stream": { schema: components.describe(stream, "output") } };
}

/** Every way in which a call can fail, except an unforeseen 500. */
function problemsOf(call: AnyCall): Record<string, string> {
  const takesInput = call.params ?? call.query ?? call.body;
  return {
    ...(takesInput && { 422: "What was sent does not fit; `detail` lists each fault." }),
    ...(call.access !== "anyone" && { 401: "Nobody is signed in." }),
    ...(call.access === "admin" && { 403: "The user is not an administrator." }),
    ...(call.params && { 404: "There is no such thing, or it is not for the user to see." }),
    ...(call.body && { 413: "The body is too large.", 415: "The body is not JSON." }),
    429: "Too many requests; Retry-After says when to come back.",
    ...call.problems,
  };
}

function requestContentOf(
  call: AnyCall,
  components: ComponentSchemas,
): Record<string, { schema: JsonSchema }> | undefined {
  if (call.body) return { "application/json": { schema: components.describe(call.body, "input") } };
  if (call.files.length === 0) return undefined;
  const file = { type: "string", format: "binary" };
  const form = { type: "object", properties: { file } };
  return Object.fromEntries(
    call.files.map((type) => [type, { schema: type === "multipart/form-data" ? form : file }]),
  );
}

function operationOf(call: AnyCall, components: ComponentSchemas): Operation {
  const content = requestContentOf(call, components);
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    "x-access": call.access,
    security: call.access === "anyone" ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(call, "path", components),
      ...parametersOf(call, "query", components),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [call.status]: {
        description: "Done",
        content: contentOf(call.answer, call.stream, components),
      },
      ...Object.fromEntries(
        Object.entries(problemsOf(call)).map(([status, text]) => [status, problemAnswer(text)]),
      ),
      default: problemAnswer("Anything else that can go wrong."),
    },
  };
}

/** The API as OpenAPI 3.1, from the calls that have a route. */
export function openApiDocument(
  calls: readonly AnyCall[],
  version: string,
  base = "",
): OpenApiDocument {
  const components = new ComponentSchemas();
  components.describe(problem, "output");
  const paths: OpenApiDocument["paths"] = {};
  for (const call of calls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operationOf(call, components);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Katha",
      version,
      description:
        "Stories, the sessions they are played in, and the people who write and play them.",
    },
    servers: [{ url: base + apiBase }],
    tags: [...new Set(calls.map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}
