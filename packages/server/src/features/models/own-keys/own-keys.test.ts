import { Writable } from "node:stream";
import {
  ownKeyModel,
  providerPresets,
  type ActionResponse,
  type ModelLists,
  type OwnKey,
} from "@katha/api/contract";
import { anotherPart, openFakeOpenAi, type FakeOpenAi } from "@katha/narrator/testing";
import { pino } from "pino";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { sealKey } from "../../../lib/sealed-key.ts";
import { ferryStory } from "../../game/testing/ferry-story.ts";

const key = "sk-own-planted-key-0123456789";
const telling = { tells: anotherPart };
let logged = "";
let provider: FakeOpenAi;
let server: TestApp;
let other: TestApp;
let admin: Person;

beforeAll(async () => {
  provider = await openFakeOpenAi({ key, models: ["big", "small", "text-embedding-3"] });
  provider.always(telling);
  const log = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  // Nobody answers for one of them.
  const addressOf = (name: string) =>
    name === "groq" ? "http://127.0.0.1:9/v1" : provider.baseURL;
  const presets = providerPresets.map((preset) =>
    Object.assign({}, preset, { baseUrl: addressOf(preset.name) }),
  );
  const ownKeyProviders = { presets, fetch };
  server = await createTestApp({ ownKeyProviders, logger: pino({ level: "debug" }, log) });
  const { db, clock, signals } = server;
  other = await createTestApp({ db, clock, signals, ownKeyProviders });
  admin = await signUp(server, { role: "admin" });
});
afterEach(() => provider.always(telling));
afterAll(async () => {
  await other.close();
  await server.close();
  await provider.close();
});

type Method = "GET" | "PUT" | "POST" | "DELETE";
async function ask(who: Person, method: Method, path: string, payload?: object, at = server) {
  const answer = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const allow = (is_allowed: boolean) => ask(admin, "PUT", "/admin/models/own-keys", { is_allowed });
const ownKey = async (who: Person, at = server): Promise<OwnKey> =>
  (await ask(who, "GET", "/auth/me/key", undefined, at)).body;
const paste = (who: Person, pasted = key, name = "mistral") =>
  ask(who, "PUT", "/auth/me/key", { provider: name, key: pasted });
const choose = (who: Person, model = "big") => ask(who, "PUT", "/auth/me/key/model", { model });

async function withKey(): Promise<Person> {
  await allow(true);
  const reader = await signUp(server);
  expect((await paste(reader)).status).toBe(200);
  expect((await choose(reader)).status).toBe(200);
  return reader;
}

const newStory = () =>
  insertStory(server.db, { story_structure: JSON.stringify(ferryStory), initial_xp: 60 });

async function playOf(who: Person, storyId?: string) {
  const story_id = storyId ?? (await newStory());
  const session = await ask(who, "PUT", "/game/sessions/", { story_id });
  const path = `/game/sessions/${session.body.id}`;
  const act = async (selected_model = ownKeyModel, at = server): Promise<ActionResponse> =>
    (
      await ask(
        who,
        "POST",
        `${path}/action`,
        {
          action_type: "custom_action",
          user_action: "I look at the water for a while.",
          selected_model,
          seen_price: 0,
        },
        at,
      )
    ).body;
  return { act, path, story_id };
}

const byOwnKey = {
  own_key: "told",
  model_used: ownKeyModel,
  credits_consumed: 0,
  narrative: expect.stringMatching(/^Boat \d+ comes in low/),
  receipt: {
    held: 0,
    charged: 0,
    model: ownKeyModel,
    reason: "Told with your own key (mistral/big), for no coins.",
  },
};
const byKatha = (own_key: string, reason: RegExp) => ({
  own_key,
  model_used: null,
  credits_consumed: 0,
  narrative: expect.stringMatching(/\w/),
  receipt: { held: 0, charged: 0, reason: expect.stringMatching(reason) },
});

test("readers may bring no key unless an administrator allows it, which holds on every server and is written down", async () => {
  const reader = await signUp(server);
  expect(await ownKey(reader)).toEqual({ is_allowed: false, key: null });
  expect((await paste(reader)).body.code).toBe("own_keys_not_allowed");
  expect((await choose(reader)).body.code).toBe("own_keys_not_allowed");
  expect((await allow(true)).body).toEqual({ is_allowed: true });
  await expect.poll(() => ownKey(reader, other)).toEqual({ is_allowed: true, key: null });
  const lists: ModelLists = (await other.app.inject({ url: "/api/v1/models/featured" })).json();
  expect(lists.own_keys_allowed).toBe(true);
  const entry = await server.db
    .selectFrom("audit_entries")
    .select(["act", "actor_id", "before", "after"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(entry).toEqual({
    act: "own_keys.changed",
    actor_id: admin.id,
    before: { is_allowed: false },
    after: { is_allowed: true },
  });
});

test("a reader pastes a key, chooses a model, and is told by it for no coins", async () => {
  await allow(true);
  const reader = await signUp(server);
  const pasted = await paste(reader);
  const kept = { provider: "mistral", opens: true, added_at: expect.any(String) };
  expect(pasted.body).toEqual({ is_allowed: true, key: { ...kept, model: null } });
  const { act } = await playOf(reader);
  expect(await act()).toMatchObject(byKatha("missing", /no key of your own/));
  const { body } = await ask(reader, "GET", "/auth/me/key/models");
  expect(body.models.map(({ model }: { model: string }) => model)).toEqual(["big", "small"]);
  expect((await choose(reader)).body.key).toEqual({ ...kept, model: "big" });
  expect(provider.asked.at(-1)).toMatchObject({
    authorization: `Bearer ${key}`,
    body: { model: "big" },
  });
  expect(await act()).toMatchObject(byOwnKey);
  // Also on a server that has not been told of the key.
  expect(await act(ownKeyModel, other)).toMatchObject(byOwnKey);
  expect(await act("tenali")).toMatchObject({ own_key: null, model_used: "tenali" });
});

test("OpenAI's models are asked with the field that all of them take", async () => {
  await allow(true);
  const reader = await signUp(server);
  await paste(reader, key, "openai");
  await choose(reader, "small");
  const asked = provider.asked.at(-1)?.body;
  expect(asked).toMatchObject({ model: "small", max_completion_tokens: 1_500 });
  expect(asked).not.toHaveProperty("max_tokens");
});

test("the log of a session says what was told with the own key, and a branch keeps it", async () => {
  const reader = await withKey();
  const { act, path } = await playOf(reader);
  const told = await act();
  provider.always({ fault: "unpaid" });
  await act();
  const shown = await ask(reader, "GET", path);
  const models = shown.body.session_data.narrative_history.map(
    ({ model_used }: { model_used: string | null }) => model_used,
  );
  expect(models).toEqual([null, ownKeyModel, null]);
  const branch = await ask(reader, "POST", `${path}/turns/${told.turn_id}/branch`);
  expect(branch.body.session_data.narrative_history[1]).toMatchObject({ model_used: ownKeyModel });
});

test.each([
  ["busy", "busy", /is busy/],
  ["unpaid", "unpaid", /no credit left/],
  ["broken", "failed", /did not answer/],
  ["closed", "failed", /did not answer/],
  ["refuses", "unfit", /not fit/],
] as const)(
  "where the provider is %s Katha tells on for no coins, and the turn says it was the key: %s",
  async (fault, own_key, reason) => {
    const reader = await withKey();
    const { act } = await playOf(reader);
    provider.always({ fault });
    expect(await act()).toMatchObject(byKatha(own_key, reason));
    provider.always(telling);
    // One failure does not put a reader's key aside.
    expect(await act()).toMatchObject(byOwnKey);
  },
);

test("a key that was revoked says so in the turn, and counts against nobody else's", async () => {
  const [reader, friend] = [await withKey(), await withKey()];
  const sealed_key = sealKey("sk-revoked", {
    secret: server.secret,
    provider: `reader:${reader.id}:mistral`,
  });
  await server.db
    .updateTable("own_keys")
    .set({ sealed_key })
    .where("user_id", "=", reader.id)
    .execute();
  const { act } = await playOf(reader);
  for (let time = 0; time < 4; time += 1)
    expect(await act()).toMatchObject(byKatha("key_refused", /refuses your own key/));
  expect(await (await playOf(friend)).act()).toMatchObject(byOwnKey);
});

test("a sealed key that is copied to another reader does not open there", async () => {
  const [reader, friend] = [await withKey(), await withKey()];
  const { act } = await playOf(reader);
  const row = await server.db
    .selectFrom("own_keys")
    .select("sealed_key")
    .where("user_id", "=", friend.id)
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable("own_keys")
    .set({ sealed_key: row.sealed_key })
    .where("user_id", "=", reader.id)
    .execute();
  expect(await ownKey(reader)).toMatchObject({ key: { opens: false } });
  const asked = provider.asked.length;
  expect(await act()).toMatchObject(byKatha("missing", /no key of your own/));
  expect(provider.asked).toHaveLength(asked);
  expect(await (await playOf(friend)).act()).toMatchObject(byOwnKey);
});

test.each([
  ["unpaid", "provider_unpaid"],
  ["busy", "provider_busy"],
  ["broken", "provider_failed"],
] as const)(
  "a model is tried before it is chosen: %s is said as %s, and nothing changes",
  async (fault, code) => {
    const reader = await withKey();
    provider.always({ fault });
    const refused = await choose(reader, "small");
    expect([refused.status, refused.body.code]).toEqual([502, code]);
    expect(await ownKey(reader)).toMatchObject({ key: { model: "big" } });
  },
);

test("a key that is refused, or that nobody answers for, is not kept, and the one before stays", async () => {
  const reader = await withKey();
  const refused = await paste(reader, "sk-wrong");
  expect([refused.status, refused.body.code]).toEqual([502, "provider_key_refused"]);
  expect((await paste(reader, key, "groq")).body.code).toBe("provider_unreachable");
  expect((await paste(reader, key, "stability")).status).toBe(422);
  expect((await paste(reader, " ")).status).toBe(422);
  expect(await ownKey(reader)).toMatchObject({ key: { provider: "mistral", model: "big" } });
});

test("another reader cannot use it, ask with it or remove it", async () => {
  const reader = await withKey();
  const stranger = await signUp(server);
  expect(await ownKey(stranger)).toEqual({ is_allowed: true, key: null });
  const asked = provider.asked.length;
  expect(await (await playOf(stranger)).act()).toMatchObject(byKatha("missing", /no key/));
  expect((await ask(stranger, "GET", "/auth/me/key/models")).body.code).toBe("own_key_not_found");
  expect((await choose(stranger)).body.code).toBe("own_key_not_found");
  expect((await ask(stranger, "DELETE", "/auth/me/key")).body.code).toBe("own_key_not_found");
  expect(provider.asked).toHaveLength(asked);
  expect(await ownKey(reader)).toMatchObject({ key: { model: "big" } });
});

test("it is removed by one press, and with the account", async () => {
  const [reader, leaver] = [await withKey(), await withKey()];
  expect((await ask(reader, "DELETE", "/auth/me/key")).status).toBe(200);
  expect(await ownKey(reader)).toEqual({ is_allowed: true, key: null });
  expect(await (await playOf(reader)).act()).toMatchObject(byKatha("missing", /no key/));
  const keys = () =>
    server.db
      .selectFrom("own_keys")
      .select("user_id")
      .where("user_id", "in", [reader.id, leaver.id])
      .execute();
  expect(await keys()).toEqual([{ user_id: leaver.id }]);
  await ask(leaver, "DELETE", "/auth/me", { password: leaver.password });
  expect(await keys()).toEqual([]);
});

test("turned off, a key is kept, not used, and can be removed; turned on again it tells", async () => {
  const reader = await withKey();
  const { act } = await playOf(reader);
  await allow(false);
  expect(await ownKey(reader)).toMatchObject({ is_allowed: false, key: { model: "big" } });
  const asked = provider.asked.length;
  expect(await act()).toMatchObject(byKatha("off", /may not use keys/));
  expect((await ask(reader, "GET", "/auth/me/key/models")).body.code).toBe("own_keys_not_allowed");
  expect(provider.asked).toHaveLength(asked);
  await allow(true);
  expect(await act()).toMatchObject(byOwnKey);
  await allow(false);
  expect((await ask(reader, "DELETE", "/auth/me/key")).status).toBe(200);
});

test("the house's budgets and usage do not count it", async () => {
  const reader = await withKey();
  await ask(admin, "PUT", "/admin/models/budgets/player", { dollars: null, turns: 0 });
  const { act, story_id } = await playOf(reader);
  expect(await act()).toMatchObject({ ...byOwnKey, budget_spent: null });
  await ask(admin, "PUT", "/admin/models/budgets/player", { dollars: null, turns: null });
  const usage = await ask(admin, "GET", "/admin/models/usage");
  expect(usage.text).not.toContain(story_id);
  expect(usage.text).not.toContain('"own"');
});

test("the key is in no answer, error, log, export, audit or table", async () => {
  const reader = await withKey();
  const { act, path } = await playOf(reader);
  const told = await act();
  provider.always({ fault: "unpaid" });
  const failed = await act();
  const wrong = await ask(reader, "PUT", "/auth/me/key", { provider: "nobody", key });
  const long = await paste(reader, key.repeat(40));
  const unreachable = await paste(reader, key, "groq");
  expect([wrong.status, long.status, unreachable.status]).toEqual([422, 422, 502]);
  const all = [wrong.text, long.text, unreachable.text, logged];
  all.push(JSON.stringify([told, failed]), (await choose(reader)).text);
  for (const at of ["/auth/me/key", "/auth/me/key/models", "/auth/me", "/auth/me/export", path])
    all.push((await ask(reader, "GET", at)).text);
  for (const at of ["/admin/audit", "/admin/health", "/admin/models", "/admin/models/usage"])
    all.push((await ask(admin, "GET", at)).text);
  const tables = await server.db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(40);
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.db);
    all.push(JSON.stringify(rows));
  }
  expect(all.join("")).toContain("v1.");
  for (const text of all) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(key.slice(3, 20));
  }
  const exported = await ask(reader, "GET", "/auth/me/export");
  expect(exported.text).not.toContain("sealed_key");
  expect(logged).toContain("A narrator failed");
});

test("tries of a key are counted", async () => {
  const budgeted = await createTestApp({
    db: server.db,
    clock: server.clock,
    signals: server.signals,
    requestBudgets: 0.1,
  });
  const reader = await signUp(server);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1)
    statuses.push(
      (await ask(reader, "PUT", "/auth/me/key", { provider: "mistral", key }, budgeted)).status,
    );
  expect(statuses.slice(0, 3)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  await budgeted.close();
});
