import type { ModelSample, ModelSettings } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../../game/testing/ferry-story.ts";
import {
  misbehaviours,
  openMisbehavingModel,
  protocols,
  type Misbehaviour,
  type MisbehavingModel,
  type Protocol,
} from "../testing/misbehaving-model.ts";

/** What the administrator is told by a sample and by the row of a bound model, and what becomes of a player's turn. */
interface Expected {
  sample: Partial<ModelSample>;
  /** Of the row; null: nothing failed there. */
  failure: string | null;
  turn: "told by Katha" | "void" | "told by the model" | "cut short";
}

const failed = (why: NonNullable<ModelSample["failed"]>): Pick<Expected, "sample" | "failure"> => ({
  sample: { failed: why },
  failure: why,
});

const expected: Readonly<Record<Misbehaviour, Expected>> = {
  "key refused": { ...failed("key_refused"), turn: "told by Katha" },
  "too many requests": { ...failed("too_many_requests"), turn: "told by Katha" },
  "server error": { ...failed("provider_failed"), turn: "told by Katha" },
  "half a stream": { ...failed("broken_off"), turn: "void" },
  silence: { ...failed("too_slow"), turn: "told by Katha" },
  "model removed": { ...failed("model_unknown"), turn: "told by Katha" },
  "no usage": { sample: { failed: null, flaw: null }, failure: null, turn: "told by the model" },
  "wrong schema": {
    sample: { failed: null, flaw: null, schema_held: false },
    failure: null,
    turn: "told by the model",
  },
  "endless text": {
    sample: { failed: null, flaw: "too long" },
    failure: null,
    turn: "cut short",
  },
};

const price = 4;
/** Read when a model is bound. Nobody waits long for a model that is silent, and no other is cut off. */
const limits = { firstToken: 20_000, stall: 20_000, whole: 60_000, details: 20_000 };
const shortly = 300;
let model: MisbehavingModel;
let server: TestApp;
let admin: Person;
let storyId = "";
beforeAll(async () => {
  model = await openMisbehavingModel();
  server = await createTestApp({
    modelLimits: limits,
  });
  admin = await signUp(server, { role: "admin" });
  storyId = await insertStory(server.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 50,
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function ask(method: "GET" | "PUT" | "POST", path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/admin/models${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

/** The providers of one protocol and one misbehaviour, under a name of their own, so that no breaker is shared. */
async function bind(protocol: Protocol, at: number): Promise<string> {
  const name = `${protocol}-${at}`;
  // The record of what failed belongs to an address.
  const base_url = `${model.baseURLOf(protocol)}?case=${at}`;
  await ask("PUT", `/providers/${name}`, { protocol, base_url, key: "sk-planted" });
  await ask("PUT", "/text/tenali", {
    bound: [{ provider: name, model: "m", hears: false, bridges: false }],
  });
  await ask("PUT", "/text/tenali/price", { credit_cost: price });
  return name;
}

async function takeTurn(player: Person) {
  const send = (method: "PUT" | "POST", url: string, payload: object) =>
    server.app.inject({ method, url: `/api/v1${url}`, headers: player.headers, payload });
  const begun = await send("PUT", "/game/sessions/", { story_id: storyId });
  const url = `/game/sessions/${begun.json().id}/action`;
  return async () => {
    const answer = await send("POST", url, {
      action_type: "custom_action",
      user_action: "I look at the water for a while.",
      selected_model: "tenali",
    });
    return { status: answer.statusCode, body: answer.json(), text: answer.body };
  };
}

describe.each(protocols)("in the protocol of %s", (protocol) => {
  test.each(misbehaviours.map((what, at) => [what, at] as const))("%s", async (what, at) => {
    limits.firstToken = what === "silence" ? shortly : limits.stall;
    const provider = await bind(protocol, at);
    const { sample, failure, turn } = expected[what];
    const isVoid = turn === "void";
    model.does(protocol, what);

    const heard = await ask("POST", "/samples", { provider, model: "m", scene: "english" });
    expect(heard.body).toMatchObject(sample);
    expect(heard.text).not.toContain("sk-planted");
    expect(what === "no usage" && heard.body.completion_tokens === 0).toBe(false);

    const player = await signUp(server);
    const act = await takeTurn(player);
    const told = await act();
    const { charged } = told.body.receipt;
    expect(told.text).not.toContain("sk-planted");
    expect({ status: told.status, code: told.body.code }).toEqual(
      isVoid ? { status: 502, code: "narrator_failed" } : { status: 200, code: undefined },
    );
    expect(charged).toBe(turn === "told by the model" ? price : 0);
    expect(turn === "told by Katha" && told.body.narrative.includes("knuckles")).toBe(false);

    const health = async () => {
      const settings: ModelSettings = (await ask("GET", "")).body;
      return settings.models.find((one) => one.model_key === "tenali")?.bound[0]?.health;
    };
    await expect.poll(async () => (await health())?.last_error?.failure ?? null).toBe(failure);
    expect(what === "too many requests" && (await health())?.state !== "resting").toBe(false);

    // The story goes on, told by whoever can.
    model.does(protocol, null);
    expect((await act()).status).toBe(200);
  });
});
