import type { ActionResponse, ModelUsage } from "@katha/api/contract";
import { anotherPart, openFakeOllama, type FakeOllama } from "@katha/narrator/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  createTestApp,
  signInAgain,
  signUp,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../../game/testing/ferry-story.ts";

let ollama: FakeOllama;
let server: TestApp;
let other: TestApp;
let admin: Person;
beforeAll(async () => {
  ollama = await openFakeOllama({ behaviour: { tells: anotherPart } });
  server = await createTestApp();
  const { db, clock, signals } = server;
  other = await createTestApp({ db, clock, signals });
  admin = await signUp(server, { role: "admin" });
  await put("/providers/ollama", { protocol: "ollama", base_url: ollama.baseURL });
  const priced = { provider: "ollama", model: "qwen3:8b", prompt_price: 2, answer_price: 8 };
  await put("/text/tenali", { bound: [priced] });
  await put("/text/tenali/price", { credit_cost: 3 });
});
afterEach(async () => {
  for (const scope of ["site", "player", "story"]) await budget(scope, null, null);
});
afterAll(async () => {
  await other.close();
  await server.close();
  await ollama.close();
});

async function ask(method: "GET" | "PUT", path: string, payload?: object, at = server) {
  const answer = await at.app.inject({
    method,
    url: `/api/v1/admin/models${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const put = (path: string, payload: object) => ask("PUT", path, payload);
const budget = (scope: string, dollars: number | null, turns: number | null) =>
  put(`/budgets/${scope}`, { dollars, turns });
const usage = async (at = server): Promise<ModelUsage> =>
  (await ask("GET", "/usage", undefined, at)).body;
const limitOf = async (scope: string, at: TestApp) =>
  (await usage(at)).budgets.find((one) => one.scope === scope);

const newStory = () =>
  insertStory(server.db, {
    title: "The Budget Ferry",
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 60,
  });

async function playsOf(storyId: string, player?: Person) {
  const who = player ?? (await signUp(server));
  const begun = await server.app.inject({
    method: "PUT",
    url: "/api/v1/game/sessions/",
    headers: who.headers,
    payload: { story_id: storyId },
  });
  const act = async (at = server): Promise<ActionResponse> =>
    (
      await at.app.inject({
        method: "POST",
        url: `/api/v1/game/sessions/${begun.json().id}/action`,
        headers: who.headers,
        payload: {
          action_type: "custom_action",
          user_action: "I look at the water for a while.",
          selected_model: "tenali",
        },
      })
    ).json();
  return { who, act };
}

const byModel = { budget_spent: null, receipt: { charged: 3 } };
const byKatha = (scope: string) => ({
  budget_spent: scope,
  credits_consumed: 0,
  narrative: expect.any(String),
  receipt: { held: 0, charged: 0, reason: expect.stringMatching(/budget for models is spent/) },
});

test("once a player's turns of the day are spent Katha tells on for no coins, on every server, and no model is asked", async () => {
  expect((await budget("player", null, 2)).body).toEqual({
    scope: "player",
    dollars: null,
    turns: 2,
  });
  const story = await newStory();
  const { act } = await playsOf(story);
  expect(await act()).toMatchObject(byModel);
  expect(await act()).toMatchObject(byModel);
  const asked = ollama.asked.length;
  expect(await act()).toMatchObject(byKatha("player"));
  await expect.poll(() => limitOf("player", other)).toMatchObject({ turns: 2 });
  expect(await act(other)).toMatchObject(byKatha("player"));
  expect(ollama.asked).toHaveLength(asked);
  // Others have a budget of their own.
  expect(await (await playsOf(story)).act()).toMatchObject(byModel);
});

test("a story's budget is that story's alone, and a site's is everybody's", async () => {
  await budget("story", null, 1);
  const [one, two] = [await newStory(), await newStory()];
  expect(await (await playsOf(one)).act()).toMatchObject(byModel);
  expect(await (await playsOf(one)).act()).toMatchObject(byKatha("story"));
  expect(await (await playsOf(two)).act()).toMatchObject(byModel);
  const { turns } = (await usage()).spent_today;
  await budget("site", null, turns + 1);
  expect(await (await playsOf(await newStory())).act()).toMatchObject(byModel);
  expect(await (await playsOf(await newStory())).act()).toMatchObject(byKatha("site"));
});

test("money is counted at the prices that are set, and a budget of nothing lets no model tell", async () => {
  const story = await newStory();
  const { act } = await playsOf(story);
  await budget("story", 0.000_001, null);
  expect(await act()).toMatchObject(byModel);
  expect(await act()).toMatchObject(byKatha("story"));
  const { spent_today, rows, budgets } = await usage();
  const row = rows.find(({ story_id }) => story_id === story);
  if (row === undefined) throw new Error("Nothing was counted.");
  expect(row).toMatchObject({
    model_key: "tenali",
    story_title: "The Budget Ferry",
    turns: 1,
    coins: 3,
  });
  const { prompt_tokens, completion_tokens, cost_dollars } = row;
  expect(cost_dollars).toBeCloseTo((2 * prompt_tokens + 8 * completion_tokens) / 1_000_000, 12);
  expect(spent_today.dollars).toBeGreaterThanOrEqual(cost_dollars ?? Infinity);
  expect(budgets).toContainEqual({ scope: "story", dollars: 0.000_001, turns: null });
  await budget("story", null, 0);
  const { receipt } = await act();
  expect(receipt.charged).toBe(0);
  await budget("story", null, null);
  expect((await act()).receipt.balance).toBe(receipt.balance - 3);
});

test("a change of a budget is in the audit log, and only administrators set one", async () => {
  await budget("site", 4.5, 100);
  const entry = await server.db
    .selectFrom("audit_entries")
    .select(["act", "subject_id", "after"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(entry).toEqual({
    act: "model.budgeted",
    subject_id: "site",
    after: { dollars: 4.5, turns: 100 },
  });
  expect((await budget("site", -1, null)).status).toBe(422);
  expect((await budget("nobody", 1, null)).status).toBe(422);
});

test("parts that are brought along into another session are not counted again", async () => {
  const story = await newStory();
  const { act, who } = await playsOf(story);
  const told = await act();
  const { session_id } = await server.db
    .selectFrom("turns")
    .select("session_id")
    .where("id", "=", told.turn_id)
    .executeTakeFirstOrThrow();
  const branched = await server.app.inject({
    method: "POST",
    url: `/api/v1/game/sessions/${session_id}/turns/${told.turn_id}/branch`,
    headers: who.headers,
  });
  expect(branched.statusCode).toBeLessThan(300);
  const { rows } = await usage();
  expect(rows.filter(({ story_id }) => story_id === story)).toMatchObject([{ turns: 1 }]);
});

test("a budget is of one day", async () => {
  const story = await newStory();
  await budget("story", null, 1);
  const { act, who } = await playsOf(story);
  expect(await act()).toMatchObject(byModel);
  expect(await act()).toMatchObject(byKatha("story"));
  server.clock.advance(86_400_000);
  who.headers = (await signInAgain(server, who.user)).headers;
  admin = await signInAgain(server, admin.user);
  expect(await act()).toMatchObject(byModel);
  expect(await act()).toMatchObject(byKatha("story"));
});
