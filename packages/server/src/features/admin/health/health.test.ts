import type { Health } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setStage, type Stage } from "../../game/testing/stage.ts";
import { breakerOf } from "@katha/narrator";
import { testClock } from "../../../lib/clock.ts";
import { findModel } from "../../models/index.ts";
import { signUp, type Person } from "../../../testing/index.ts";

const clock = testClock();
const breaker = breakerOf(clock);
let isDiskThere = true;
let stage: Stage;
let admin: Person;
beforeAll(async () => {
  stage = await setStage({
    ground: {
      database: "pglite",
      freeDisk: () => (isDiskThere ? Promise.resolve(5_000) : Promise.reject(new Error("gone"))),
    },
    metrics: { connections: () => ({ open: 1, idle: 1, waitedFor: 0 }), token: undefined },
    standingOf: (key) =>
      key === "vyasa" ? [{ provider: "near", model: "a-model", standing: breaker.standing() }] : [],
  });
  admin = await signUp(stage.house, { role: "admin" });
});
afterAll(() => stage.house.close());

const read = async (query = "") => {
  const { status, body } = await stage.ask("GET", `/admin/health${query}`, { by: admin });
  expect(status).toBe(200);
  return body as unknown as Health;
};
const modelIn = ({ models }: Health, key: string) =>
  models.find(({ model_key }) => model_key === key);

test("every model is told, with how its providers fare and why the last one failed", async () => {
  expect(modelIn(await read(), "tenali")).toMatchObject({ kind: "text", providers: [] });
  expect(modelIn(await read(), "vishvakarma")).toMatchObject({ kind: "image" });
  expect(modelIn(await read(), "vyasa")?.providers).toEqual([
    {
      provider: "near",
      model: "a-model",
      state: "ready",
      failures: 0,
      rests_until: null,
      last_error: null,
    },
  ]);
  const failure = { kind: "silent", status: 503, why: "AI_APICallError" };
  for (let index = 0; index < 3; index += 1) breaker.failed(failure);
  const at = clock.now().toISOString();
  expect(modelIn(await read(), "vyasa")?.providers).toMatchObject([
    {
      state: "resting",
      failures: 3,
      rests_until: new Date(clock.now().getTime() + 30_000).toISOString(),
      last_error: { ...failure, at },
    },
  ]);
  clock.advance(30_000);
  expect(breaker.mayAsk()).toBe(true);
  expect(modelIn(await read(), "vyasa")?.providers).toMatchObject([{ state: "trying" }]);
  breaker.letGo();
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  expect(modelIn(await read(), "vyasa")?.providers).toMatchObject([
    { state: "ready", failures: 0, last_error: { at } },
  ]);
});

test("what was spent is told by model, for the days asked for", async () => {
  const { id } = await stage.begin();
  await stage.act(id, { action_type: "continue", selected_model: "vyasa" });
  await stage.act(id, { action_type: "continue", selected_model: "tenali" });
  const coins = findModel("text", "vyasa")?.credit_cost;
  expect(modelIn(await read(), "vyasa")).toMatchObject({ turns: 1, failed_turns: 0, coins });
  stage.narrator.script = { failsAfter: 0 };
  await stage.act(id, { action_type: "continue", selected_model: "vyasa" });
  stage.narrator.script = {};
  expect(modelIn(await read(), "vyasa")).toMatchObject({ turns: 1, failed_turns: 1 });
  stage.house.clock.advance(3 * 86_400_000);
  const signedIn = await signUp(stage.house, { role: "admin" });
  admin = signedIn;
  expect(modelIn(await read("?days=2"), "vyasa")).toMatchObject({ turns: 0, coins: 0 });
  expect(modelIn(await read("?days=4"), "vyasa")).toMatchObject({ turns: 1 });
});

test("what waits is told with since when, and what was given up by kind", async () => {
  const { db, clock: now, ids } = stage.house;
  const row = { kind: "send-mail", payload: "{}", created_at: now.now() };
  const due = new Date(now.now().getTime() - 60_000);
  await db
    .insertInto("jobs")
    .values([
      { ...row, id: ids(), run_at: due },
      { ...row, id: ids(), run_at: new Date(now.now().getTime() + 60_000) },
      { ...row, id: ids(), run_at: due, given_up_at: now.now(), last_error: "a secret" },
    ])
    .execute();
  const { queues } = await read();
  expect(queues.jobs).toEqual({ waiting: 1, oldest: due.toISOString() });
  expect(queues.turns).toEqual({ waiting: 0, oldest: null });
  const last = now.now().toISOString();
  expect(queues.given_up).toEqual([{ kind: "send-mail", jobs: 1, last }]);
  expect(JSON.stringify(queues)).not.toContain("a secret");
});

test("errors are told by route, and none of those that went well", async () => {
  const by = await signUp(stage.house);
  await stage.ask("GET", `/stories/${stage.house.ids()}`, { by });
  await stage.ask("GET", "/wallet/entries", { by });
  const { routes, since } = await read();
  expect(Date.parse(since)).not.toBeNaN();
  const story = routes.find(({ route }) => route === "/api/v1/stories/:id");
  expect(story).toMatchObject({ method: "GET", requests: 1, refused: 1, failed: 0 });
  expect(routes.map(({ route }) => route)).not.toContain("/api/v1/wallet/entries");
});

test("what the house stands on is told, and a disk that does not answer takes nothing else away", async () => {
  const { house, now } = await read();
  expect(house).toMatchObject({
    version: "0.0.0-test",
    database: "pglite",
    pictures: 0,
    disk_free_bytes: 5_000,
  });
  expect(house.database_bytes).toBeGreaterThan(1_000_000);
  expect(now).toBe(stage.house.clock.now().toISOString());
  isDiskThere = false;
  expect((await read()).house).toMatchObject({ disk_free_bytes: null, database: "pglite" });
});

test("nobody else is told", async () => {
  const player = await signUp(stage.house);
  expect((await stage.ask("GET", "/admin/health", { by: player })).status).toBe(403);
  const visitor = await stage.house.app.inject({ url: "/api/v1/admin/health" });
  expect(visitor.statusCode).toBe(401);
});
