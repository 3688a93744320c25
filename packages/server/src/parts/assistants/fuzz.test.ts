import { createRng } from "@katha/storygraph";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ferryStory } from "../../features/game/testing/ferry-story.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { makeToken } from "../../testing/mcp-client.ts";

const seed = process.env["FUZZ_SEED"] ?? "katha";
const requests = inject("triesAll") ? 600 : 150;

let server: TestApp;
let token: string;
const ids: string[] = [];

beforeAll(async () => {
  server = await createTestApp({ mcp: true });
  const author = await signUp(server);
  token = (await makeToken(server, author, { scope: "write" })).token;
  const story_structure = JSON.stringify(ferryStory);
  ids.push(await insertStory(server.db, { story_structure, title: "Not to be changed" }));
  ids.push(
    await insertStory(server.db, {
      story_structure,
      author_id: author.id,
      status: "draft",
      published_at: null,
    }),
    server.ids(),
  );
});
afterAll(() => server.close());

const post = (body: unknown) =>
  server.app.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });

interface ToolSchema {
  name: string;
  inputSchema: { properties?: Record<string, unknown> };
}

/** The JSON of an answer, also of one that came as an event. */
function messageIn(body: string): Record<string, unknown> {
  const data = body.split("\n").find((line) => line.startsWith("data: "));
  return JSON.parse(data?.slice("data: ".length) ?? body);
}

test(`whatever is sent to the tools, nothing breaks (FUZZ_SEED=${seed})`, async () => {
  const listed = messageIn((await post({ jsonrpc: "2.0", id: 1, method: "tools/list" })).body) as {
    result?: { tools: ToolSchema[] };
  };
  const tools = listed.result?.tools ?? [];
  expect(tools.length).toBeGreaterThan(10);
  const random = createRng(seed);
  const hostile: readonly [unknown, ...unknown[]] = [
    "opening",
    ...ids,
    ...ids,
    "",
    " ",
    "\u0000",
    "\uD800",
    "x".repeat(5_000),
    "'; drop table users; --",
    "__proto__",
    "../../etc/passwd",
    "%00",
    -1,
    0,
    1,
    2 ** 53,
    1e308,
    null,
    true,
    [],
    {},
    ["shore"],
    { shore: { text: "x", choices: [{ text: "y", target: "shore" }] } },
    { shore: null },
    { constructor: { prototype: 1 } },
  ];
  for (let at = 0; at < requests; at += 1) {
    const tool = random.pick(tools as [ToolSchema, ...ToolSchema[]]);
    const fields = Object.keys(tool.inputSchema.properties ?? {});
    const given = Object.fromEntries(
      fields.filter(() => random.next() < 0.8).map((field) => [field, random.pick(hostile)]),
    );
    const sent = {
      name: tool.name,
      arguments: random.next() < 0.95 ? given : random.pick(hostile),
    };
    const answer = await post({ jsonrpc: "2.0", id: at, method: "tools/call", params: sent });
    const what = `request ${at}: ${JSON.stringify(sent).slice(0, 500)}\n${answer.body.slice(0, 300)}`;
    expect(answer.statusCode, what).toBeLessThan(500);
    expect(answer.body, what).not.toMatch(/server_error|Internal error|-32603|\bat \S+\.ts:/);
  }
  const { status, title } = await server.db
    .selectFrom("stories")
    .select(["status", "title"])
    .where("id", "=", ids[0] ?? "")
    .executeTakeFirstOrThrow();
  expect({ status, title }).toEqual({ status: "published", title: "Not to be changed" });
});

test.each([
  ["no JSON", "{"],
  ["a list", []],
  [
    "a batch of a hundred",
    Array.from({ length: 100 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" })),
  ],
  ["a number", 1],
  ["nothing", ""],
  ["an unknown method", { jsonrpc: "2.0", id: 1, method: "shut_down" }],
  ["a stream of news", { jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params: {} }],
  ["__proto__", '{"__proto__":{"x":1},"jsonrpc":"2.0","id":1,"method":"ping"}'],
])("%s is answered", async (_, body) => {
  const answer = await post(body);
  expect(answer.statusCode).toBeLessThan(500);
});
