import type { ModelSettings, ModelLists } from "@katha/api/contract";
import { openFakeOllama, type FakeOllama } from "@katha/narrator/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../../game/testing/ferry-story.ts";

const key = "sk-live-planted-key-0123456789";
let ollama: FakeOllama;
let server: TestApp;
let other: TestApp;
let admin: Person;
beforeAll(async () => {
  ollama = await openFakeOllama();
  const { port } = new URL(ollama.baseURL);
  const runtimeKinds = [
    { name: "ollama", title: "Ollama", protocol: "ollama", port: Number(port), path: "" },
    { name: "vllm", title: "vLLM", protocol: "openai", port: 9, path: "v1" },
  ] as const;
  server = await createTestApp({ runtimeKinds });
  const { db, signals } = server;
  other = await createTestApp({ db, signals });
  admin = await signUp(server, { role: "admin" });
});
afterEach(async () => {
  for (const kind of ["text", "image"])
    for (const name of ["tenali", "vyasa", "ravivarma", "*"])
      await put(`/${kind}/${encodeURIComponent(name)}`, { bound: [] });
  await put("/text/tenali/price", { credit_cost: null });
});
afterAll(async () => {
  await other.close();
  await server.close();
  await ollama.close();
});

async function ask(
  method: "GET" | "PUT" | "POST" | "DELETE",
  path: string,
  payload?: object,
  at = server,
) {
  const answer = await at.app.inject({
    method,
    url: `/api/v1/admin/models${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const put = (path: string, payload: object, at = server) => ask("PUT", path, payload, at);
const settings = async (at = server): Promise<ModelSettings> =>
  (await ask("GET", "", undefined, at)).body;
const settingOf = async (name: string, kind = "text", at = server) =>
  (await settings(at)).models.find((one) => one.model_key === name && one.kind === kind);
const offered = async (at = server): Promise<ModelLists> =>
  (await at.app.inject({ url: "/api/v1/models/featured" })).json();

const addOllama = () => put("/providers/ollama", { protocol: "ollama", base_url: ollama.baseURL });
const bound = [{ provider: "ollama", model: "qwen3:8b" }];

async function playsBy(at: TestApp) {
  const storyId = await insertStory(at.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 20,
  });
  const player = await signUp(at);
  const send = async (method: "PUT" | "POST", url: string, payload: object) =>
    (
      await at.app.inject({ method, url: `/api/v1${url}`, headers: player.headers, payload })
    ).json();
  const session = await send("PUT", "/game/sessions/", { story_id: storyId });
  return (selected_model: string, seen_price?: number) =>
    send("POST", `/game/sessions/${session.id}/action`, {
      seen_price,
      action_type: "custom_action",
      user_action: "I look at the water for a while.",
      selected_model,
    });
}

const lastAct = () =>
  server.db
    .selectFrom("audit_entries")
    .select(["act", "subject_id", "before", "after"])
    .orderBy("id", "desc")
    .executeTakeFirst();

test("what runs on this machine is found, and nothing is bound by finding it", async () => {
  const { body } = await ask("GET", "/runtimes");
  expect(body).toMatchObject({
    looked_for: ["Ollama", "vLLM"],
    runtimes: [
      {
        name: "ollama",
        base_url: ollama.baseURL,
        models: [{ model: "qwen3:8b", billions: 8, context: 40_960, english: "well" }],
      },
    ],
  });
  expect((await offered()).text).toMatchObject([{ model_key: "tenali", served_by: null }]);
});

test("a binding is in force at once, on every server of the database, and is written down", async () => {
  await addOllama();
  const { status, body } = await put("/text/tenali", { bound });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    model_key: "tenali",
    source: "here",
    bound: [
      { provider: "ollama", model: "qwen3:8b", prompt_tokens: 8_000, health: { state: "ready" } },
    ],
  });
  for (const at of [server, other]) {
    await expect
      .poll(async () => (await offered(at)).text[0])
      .toMatchObject({ served_by: "ollama" });
  }
  expect(await lastAct()).toMatchObject({
    act: "model.bound",
    subject_id: "tenali",
    after: ["ollama/qwen3:8b"],
  });
  await put("/text/tenali", { bound: [] });
  await expect.poll(async () => (await offered(other)).text[0]).toMatchObject({ served_by: null });
});

test("a player is told by what was bound a moment ago, at the price that it has now", async () => {
  const act = await playsBy(server);
  expect(await act("tenali")).toMatchObject({ receipt: { charged: 0 } });
  await addOllama();
  await put("/text/tenali", { bound });
  await put("/text/tenali/price", { credit_cost: 4 });
  expect((await offered()).text[0]).toMatchObject({ credit_cost: 4, served_by: "ollama" });
  expect(await act("tenali", 0)).toMatchObject({
    code: "price_changed",
    required_credits: 4,
    model_requested: "tenali",
  });
  const told = await act("tenali", 4);
  expect(told).toMatchObject({ receipt: { charged: 4, model: "tenali" } });
  expect(ollama.asked.at(-1)?.model).toBe("qwen3:8b");
  expect(await settingOf("tenali")).toMatchObject({
    credit_cost: 4,
    usual_credit_cost: 1,
    turns: expect.any(Number),
    bound: [{ first_word_ms: expect.any(Number) }],
  });
  ollama.always({ fault: "broken" });
  expect(await act("tenali")).toMatchObject({ receipt: { charged: 0 } });
  ollama.always({});
  expect(await settingOf("tenali")).toMatchObject({
    bound: [{ health: { failures: expect.any(Number), last_error: { status: 500 } } }],
  });
});

test("`*` binds all names that are not bound themselves", async () => {
  await addOllama();
  await put("/text/*", { bound });
  expect((await offered()).text.map(({ served_by }) => served_by)).toEqual(
    Array.from({ length: 5 }, () => "ollama"),
  );
  const told = { source: "here", bound: [{ model: "qwen3:8b" }] };
  expect(await settingOf("*")).toMatchObject({ ...told, as_others: false });
  expect(await settingOf("meera")).toMatchObject({ ...told, as_others: true });
});

test("a key is sealed, and neither answered nor written in the database, the log or an error", async () => {
  const added = await put("/providers/sold", {
    protocol: "openai",
    base_url: "http://127.0.0.1:9/v1",
    key,
  });
  expect(added.body).toEqual({
    name: "sold",
    protocol: "openai",
    base_url: "http://127.0.0.1:9/v1",
    has_key: true,
    source: "here",
  });
  const list = await ask("GET", "/providers/sold/models");
  expect([list.status, list.body.code]).toEqual([502, "provider_unreachable"]);
  await put("/text/vyasa", { bound: [{ provider: "sold", model: "m" }] });
  const sample = await ask("POST", "/samples", { provider: "sold", model: "m", scene: "english" });
  expect(sample.body).toMatchObject({ failed: "unreachable" });
  const all = [added.text, list.text, sample.text, JSON.stringify(await settings())];
  for (const table of ["model_providers", "model_bindings", "audit_entries"] as const)
    all.push(JSON.stringify(await server.db.selectFrom(table).selectAll().execute()));
  for (const path of ["/admin/audit", "/admin/health"])
    all.push((await server.app.inject({ url: `/api/v1${path}`, headers: admin.headers })).body);
  for (const text of all) expect(text).not.toContain(key);
  // Left out, it stays; for another address it does not.
  const provider = { protocol: "openai", base_url: "http://127.0.0.1:9/v1" };
  expect((await put("/providers/sold", provider)).body).toMatchObject({ has_key: true });
  expect(
    (await put("/providers/sold", { ...provider, base_url: "http://127.0.0.1:10/v1" })).body,
  ).toMatchObject({ has_key: false });
});

test.each([
  ["http://169.254.169.254/v1", "provider_not_public"],
  ["http://192.168.1.20:11434", "provider_not_public"],
  ["http://[fe80::1]:11434", "provider_not_public"],
  ["https://me:secret@api.example.com/v1", "provider_with_password"],
])("%s is refused: %s", async (base_url, type) => {
  const { status, body } = await put("/providers/far", { protocol: "openai", base_url });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ["body", "base_url"], type }]);
});

test("a provider that serves somebody is not forgotten, and one that does not is", async () => {
  await addOllama();
  await put("/text/vyasa", { bound });
  const kept = await ask("DELETE", "/providers/ollama");
  expect([kept.status, kept.body.code, kept.body.in_use_by]).toEqual([
    409,
    "provider_in_use",
    ["vyasa"],
  ]);
  await put("/text/vyasa", { bound: [] });
  expect((await ask("DELETE", "/providers/ollama")).status).toBe(200);
  expect(await lastAct()).toMatchObject({ act: "provider.removed", subject_id: "ollama" });
  expect((await ask("DELETE", "/providers/ollama")).body.code).toBe("provider_not_found");
});

test("only what exists can be bound", async () => {
  expect(
    (await put("/text/vyasa", { bound: [{ provider: "nobody", model: "m" }] })).body.code,
  ).toBe("provider_not_found");
  expect((await put("/text/homer", { bound: [] })).status).toBe(422);
  expect((await put("/image/tenali", { bound: [] })).status).toBe(422);
});

test("a sample is told beside Katha's own, without anything being bound", async () => {
  await addOllama();
  ollama.always({ text: "Rain runs over your knuckles, cold as the river below the hut." });
  const asked = { ...bound[0], scene: "english" };
  const { body } = await ask("POST", "/samples", asked);
  expect(body).toMatchObject({
    scene: "english",
    told: "Rain runs over your knuckles, cold as the river below the hut.",
    failed: null,
    schema_held: true,
  });
  expect(body.built_in).not.toBe("");
  const story_id = await insertStory(server.db, { story_structure: JSON.stringify(ferryStory) });
  expect(
    (await ask("POST", "/samples", { ...asked, scene: "story", story_id })).body,
  ).toMatchObject({ scene: "story", failed: null });
  expect((await ask("POST", "/samples", { ...asked, scene: "story" })).body.code).toBe(
    "story_not_found",
  );
  ollama.always({});
  expect((await offered()).text[0]).toMatchObject({ served_by: null });
});

test("what KATHA_MODELS says stands, is shown, and cannot be changed here", async () => {
  const modelsFile = {
    providers: {
      filed: {
        protocol: "ollama" as const,
        baseURL: ollama.baseURL,
        apiKey: undefined,
        headers: {},
      },
    },
    text: {
      tenali: [
        {
          provider: "filed",
          model: "qwen3:8b",
          prompt: 9_000,
          answer: 900,
          structuredOutput: "none" as const,
          hears: false,
          bridges: true,
          body: {},
        },
      ],
    },
    image: {},
  };
  const { db, signals } = server;
  const filed = await createTestApp({ db, signals, modelsFile });
  expect(await settingOf("tenali", "text", filed)).toMatchObject({
    source: "file",
    bound: [{ provider: "filed", prompt_tokens: 9_000, hears: false }],
  });
  const refused = await put("/text/tenali", { bound: [] }, filed);
  expect([refused.status, refused.body.code]).toEqual([409, "provider_from_file"]);
  const provider = { protocol: "openai", base_url: "http://127.0.0.1:9/v1" };
  expect((await put("/providers/filed", provider, filed)).body.code).toBe("provider_from_file");
  expect((await ask("DELETE", "/providers/filed", undefined, filed)).body.code).toBe(
    "provider_from_file",
  );
  // What the file leaves open is bound here.
  await put("/text/vyasa", { bound: [{ provider: "filed", model: "qwen3:8b" }] }, filed);
  expect((await offered(filed)).text.map(({ model_key }) => model_key)).toEqual([
    "tenali",
    "vyasa",
  ]);
  await filed.close();
});
