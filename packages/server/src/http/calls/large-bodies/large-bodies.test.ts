import { calls, defineCall, done, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { readBody } from "./read-body.ts";

const contract: AnyCall[] = Object.values(calls);
const words = "A gate in the wall, and a dog. ".repeat(200);

/** A story of more than 64 KB, with fields of the author's own. */
const story = (nodes: object = {}) => ({
  title: "The long wall",
  description: "Long.",
  story_structure: {
    start_node: "gate",
    map: { gate: [3, 4] },
    nodes: {
      gate: { choices: [{ target: "yard", text: "Go in." }], text: words, mark: "ours" },
      yard: { text: words },
      ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`room_${at}`, { text: words }])),
      ...nodes,
    },
  },
});

let server: TestApp;
let seen: unknown;
beforeAll(async () => {
  const keep = defineCall(
    { id: "updateStory", method: "POST", path: "/kept", tag: "test", access: "user" },
    { summary: "Keeps a story", body: calls.updateStory.body, answer: done },
  );
  const viewer = { id: "p", role: "author", has_premium_access: false } as const;
  server = await createTestApp({ identify: () => Promise.resolve(viewer) }, (register) =>
    register(
      keep,
      async ({ body }) => {
        seen = body;
        return { message: "Kept." };
      },
      { bodyLimit: 6_000_000 },
    ),
  );
});
afterAll(() => server.close());

async function send(payload: string) {
  const headers = { "content-type": "application/json" };
  const answer = await server.app.inject({ method: "POST", url: "/api/v1/kept", payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

describe("a long body", () => {
  test("reaches its call as a short one would, key by key", async () => {
    const json = JSON.stringify(story());
    expect((await send(json)).status).toBe(200);
    const short = calls.updateStory.body.parse(JSON.parse(json));
    expect(seen).toEqual(short);
    expect(JSON.stringify(seen)).toBe(JSON.stringify(short));
  });

  test("is a 422 that says where it does not fit", async () => {
    const { status, body } = await send(JSON.stringify(story({ late: { text: 5 } })));
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      {
        loc: ["body", "story_structure", "nodes", "late", "text"],
        msg: "This must be text.",
        type: "custom",
      },
    ]);
  });

  test.each([
    ["that is no JSON", `{"title":"${words.repeat(20)}`],
    ["that is nested without end", "[".repeat(200_000)],
    ["that names a prototype", `{"__proto__":{"role":"admin"},"title":"${words.repeat(20)}"}`],
    [
      "that names a constructor's prototype",
      `{"title":{"constructor":{"prototype":{}}},"x":"${words.repeat(20)}"}`,
    ],
  ])("%s is a 400", async (_what, json) => {
    expect(await send(json)).toMatchObject({ status: 400, body: { code: "invalid_json" } });
  });

  test.each([
    ["more scenes than a story may have", { nodes: many(24_000, {}) }],
    ["more fields than anybody writes", { nodes: { a: many(24_000, 0) } }],
    ["more items than anybody writes", { nodes: { a: { list: Array(120_000).fill(0) } } }],
    ["a million values", Array.from({ length: 12 }, () => many(9_000, [[], [], [], [], []]))],
  ])("with %s is a 413, before it is validated", async (_what, story_structure) => {
    const json = JSON.stringify({ title: "x", story_structure });
    expect(await send(json)).toMatchObject({ status: 413, body: { code: "too_large" } });
  });
});

function many(count: number, value: unknown): object {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, value]));
}

test("every call's body is an object, whose fields are read one after the other", () => {
  const bytes = new TextEncoder().encode("[]");
  const withBody = contract.filter(({ body }) => body !== undefined);
  const kinds = withBody.map(({ id }) => readBody({ call: id as "login", bytes }).kind);
  expect(kinds).toEqual(withBody.map(() => "invalid_input"));
});
