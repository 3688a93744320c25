import { brotliDecompressSync } from "node:zlib";
import { calls, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { openApiDocument, type OpenApiDocument } from "./document.ts";

const everything: AnyCall[] = Object.values(calls);
const whole = openApiDocument(everything, "1.2.3");

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === "$ref" ? [String(held)] : referencesIn(held),
  );
}

describe("the document of the whole contract", () => {
  test("describes each call once, with who may make it and how it may fail", () => {
    const operations = Object.values(whole.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      everything.map(({ id }) => id).toSorted(),
    );
    expect(whole.paths["/stories/{id}"]?.["put"]).toMatchObject({
      "x-access": "user",
      security: [{ bearer: [] }],
      requestBody: {
        content: { "application/json": { schema: { $ref: "#/components/schemas/StoryEditForm" } } },
      },
      responses: {
        200: {
          content: { "application/json": { schema: { $ref: "#/components/schemas/StoryDetail" } } },
        },
        401: { content: { "application/problem+json": {} } },
        409: { description: expect.stringContaining("saved elsewhere") },
      },
    });
  });

  test("names every parameter of a path", () => {
    for (const [path, methods] of Object.entries(whole.paths))
      for (const operation of Object.values(methods)) {
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const given = operation.parameters
          .filter((one) => one.in === "path")
          .map((one) => one.name);
        expect(given).toEqual(named);
      }
  });

  test("refers only to components that it has", () => {
    const known = new Set(
      Object.keys(whole.components.schemas).map((name) => `#/components/schemas/${name}`),
    );
    expect(referencesIn(whole).filter((reference) => !known.has(reference))).toEqual([]);
    expect(whole.components.schemas).toHaveProperty("Story");
    expect(JSON.stringify(whole)).not.toContain("$defs");
  });

  test("describes uploads as binary bodies", () => {
    const upload = whole.paths["/media"]?.["post"]?.requestBody?.content;
    expect(upload?.["image/png"]?.schema).toEqual({ type: "string", format: "binary" });
    expect(upload).toHaveProperty(["multipart/form-data"]);
    expect(upload).not.toHaveProperty(["application/json"]);
  });

  test("describes a turn's stream as events", () => {
    const action = whole.paths["/game/sessions/{session_id}/action"]?.["post"];
    expect(action?.responses["200"]?.content).toHaveProperty("text/event-stream", {
      schema: { $ref: "#/components/schemas/TurnEvent" },
    });
  });
});

describe("the server", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  test("describes the calls it answers and no others", async () => {
    const document = (
      await server.app.inject({ url: "/api/v1/openapi.json" })
    ).json<OpenApiDocument>();
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      server.app.registeredCalls.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  test("serves the page and all it loads under the policy of every page", async () => {
    const page = await server.app.inject({ url: "/api/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style| style=|https?:/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => `${at}`);
    expect(addresses.length).toBeGreaterThan(4);
    for (const url of addresses) {
      const file = await server.app.inject({ url });
      expect([url, file.statusCode]).toEqual([url, 200]);
    }
  });

  test.each(["/api/docs/json", "/api/docs/yaml"])(
    "%s redirects to the document, which is built once",
    async (url) => {
      const shown = await server.app.inject({ url });
      expect(shown.statusCode).toBe(302);
      expect(shown.headers["location"]).toBe("/api/v1/openapi.json");
    },
  );

  test("sends the document compressed to clients that accept it", async () => {
    const url = "/api/v1/openapi.json";
    const plain = await server.app.inject({ url });
    const packed = await server.app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers["vary"]).toContain("Accept-Encoding");
  });

  test.each([
    "/api/v1/openapi.json",
    "/api/docs",
    "/api/docs/yaml",
    "/api/docs/static/swagger-ui-bundle.js",
  ])("%s is refused to an address that asks for it without end", async (url) => {
    const strict = await createTestApp({ requestBudgets: 1 / 200 });
    const ask = () => strict.app.inject({ url, remoteAddress: "198.51.100.7" });
    for (let time = 0; time < 3; time += 1) expect((await ask()).statusCode).toBeLessThan(400);
    expect((await ask()).json()).toMatchObject({ code: "too_many_requests" });
    await strict.close();
  });
});
