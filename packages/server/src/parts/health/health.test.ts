import type { Health } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowAcross } from "../../features/game/testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../testing/game/game-fixture.ts";
import { breakerOf } from "@katha/narrator";
import { testClock } from "../../lib/clock.ts";
import { findModel } from "../../features/models/index.ts";
import { testHost } from "../../testing/app-dependencies.ts";
import { signUp, type Person } from "../../testing/index.ts";

const clock = testClock();
const breaker = breakerOf(clock);
let isDiskThere = true;
let game: GameFixture;
let admin: Person;
beforeAll(async () => {
  game = await createGameFixture({
    host: {
      ...testHost,
      disk: () =>
        isDiskThere
          ? Promise.resolve({ all: 9_000, free: 5_000 })
          : Promise.reject(new Error("gone")),
    },
    metrics: {
      connections: () => ({ open: 1, idle: 1, waitedFor: 0, lent: 1 }),
      token: undefined,
      isAlone: true,
    },
    providerStatusOf: (key) =>
      key === "vyasa"
        ? [
            {
              provider: "near",
              model: "a-model",
              health: breaker.health(),
              latency: { firstWord: null, whole: null },
            },
          ]
        : [],
  });
  admin = await signUp(game.server, { role: "admin" });
});
afterAll(() => game.server.close());

const read = async (query = "") => {
  const { status, body } = await game.ask("GET", `/admin/health${query}`, { by: admin });
  expect(status).toBe(200);
  return body as unknown as Health;
};
const modelIn = ({ models }: Health, key: string) =>
  models.find(({ model_key }) => model_key === key);

test("every model is listed with its providers' health and last error", async () => {
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
  const trial = breaker.permit();
  expect(trial).toBeDefined();
  expect(modelIn(await read(), "vyasa")?.providers).toMatchObject([{ state: "trying" }]);
  trial?.release();
  expect(breaker.permit()).toBeDefined();
  breaker.succeeded();
  expect(modelIn(await read(), "vyasa")?.providers).toMatchObject([
    { state: "ready", failures: 0, last_error: { at } },
  ]);
});

test("costs are listed by model, for the requested days", async () => {
  const { id } = await game.begin();
  await game.act(id, { ...rowAcross, selected_model: "vyasa" });
  await game.act(id, { ...rowAcross, selected_model: "tenali" });
  const coins = findModel("text", "vyasa")?.credit_cost;
  expect(modelIn(await read(), "vyasa")).toMatchObject({ turns: 1, failed_turns: 0, coins });
  game.narrator.script = { failsAfter: 0 };
  await game.act(id, { ...rowAcross, selected_model: "vyasa" });
  game.narrator.script = {};
  expect(modelIn(await read(), "vyasa")).toMatchObject({ turns: 1, failed_turns: 1 });
  game.server.clock.advance(3 * 86_400_000);
  const signedIn = await signUp(game.server, { role: "admin" });
  admin = signedIn;
  expect(modelIn(await read("?days=2"), "vyasa")).toMatchObject({ turns: 0, coins: 0 });
  expect(modelIn(await read("?days=4"), "vyasa")).toMatchObject({ turns: 1 });
});

test("queues are listed with their oldest entry, and failed jobs by kind", async () => {
  const { db, clock: now, ids } = game.server;
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

test("errors are listed by route, without routes that had none", async () => {
  const by = await signUp(game.server);
  await game.ask("GET", `/stories/${game.server.ids()}`, { by });
  await game.ask("GET", "/wallet/entries", { by });
  const { routes, since } = await read();
  expect(Date.parse(since)).not.toBeNaN();
  const story = routes.find(({ route }) => route === "/api/v1/stories/:id");
  expect(story).toMatchObject({ method: "GET", requests: 1, refused: 1, failed: 0 });
  expect(routes.map(({ route }) => route)).not.toContain("/api/v1/wallet/entries");
});

test("the host is described, and a disk that does not answer spoils nothing else", async () => {
  const { host, now } = await read();
  expect(host).toMatchObject({
    version: "0.0.0-test",
    database: "pglite",
    pictures: 0,
    disk_bytes: 9_000,
    disk_free_bytes: 5_000,
  });
  expect(host.database_bytes).toBeGreaterThan(1_000_000);
  expect(now).toBe(game.server.clock.now().toISOString());
  isDiskThere = false;
  expect((await read()).host).toMatchObject({ disk_free_bytes: null, database: "pglite" });
});
