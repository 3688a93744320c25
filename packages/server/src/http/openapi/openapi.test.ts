import { calls, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { openApiDocument, type OpenApiDocument } from "./document.ts";
import { exampleOf } from "./example.ts";
import { docsPage } from "./page.ts";

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

  test("takes a file as what it is", () => {
    const upload = whole.paths["/media"]?.["post"]?.requestBody?.content;
    expect(upload?.["image/png"]?.schema).toEqual({ type: "string", format: "binary" });
    expect(upload).toHaveProperty(["multipart/form-data"]);
    expect(upload).not.toHaveProperty(["application/json"]);
    expect(docsPage(whole, { nonce: "n0nce", search: "uploadPicture" })).toContain("image/png");
  });

  test("streams a turn as events", () => {
    const action = whole.paths["/game/sessions/{session_id}/action"]?.["post"];
    expect(action?.responses["200"]?.content).toHaveProperty("text/event-stream", {
      schema: { $ref: "#/components/schemas/TurnEvent" },
    });
  });

  test("gives examples that the contract itself takes", () => {
    for (const call of everything) {
      const schema =
        whole.paths[call.path]?.[call.method.toLowerCase()]?.responses[call.status]?.content?.[
          "application/json"
        ]?.schema ?? {};
      const example = exampleOf(schema, whole.components.schemas);
      expect([call.id, call.answer.safeParse(example).error?.issues]).toEqual([call.id, undefined]);
    }
  });
});

describe("the page for people", () => {
  const page = (document: OpenApiDocument, search = "") =>
    docsPage(document, { search, nonce: "n0nce" });

  test("shows every call, and only those that fit a search", () => {
    expect(page(whole).match(/class="call"/g)).toHaveLength(everything.length);
    expect(page(whole, "POST session action").match(/class="call"/g)).toHaveLength(1);
    expect(page(whole, "zebra")).toContain("No call fits these words.");
  });

  test("has an anchor for every link to a shape, and no anchor twice", () => {
    const text = page(whole);
    const anchors = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });

  test("writes a search as text, whatever it is", () => {
    const text = page(whole, `"><script>alert(1)</script>`);
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("&quot;&gt;&lt;script&gt;");
  });
});

describe("the server", () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await createTestApp();
  });
  afterAll(() => house.close());

  test("describes the calls it answers and no others", async () => {
    const document = (
      await house.app.inject({ url: "/api/v1/openapi.json" })
    ).json<OpenApiDocument>();
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      house.app.registeredCalls.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  test("lets the page's own style and script run, and nothing else", async () => {
    const [one, two] = [
      await house.app.inject({ url: "/api/docs" }),
      await house.app.inject({ url: "/api/docs?q=featuredStories" }),
    ];
    const nonces = [one, two].map((answer) => /nonce="([\w-]{20,})"/.exec(answer.body)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, answer] of [one, two].entries())
      expect(answer.headers["content-security-policy"]).toContain(
        `script-src 'self' 'nonce-${nonces[index]}'`,
      );
    expect(two.body.match(/class="call"/g)).toHaveLength(1);
  });
});
