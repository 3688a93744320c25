import { actionResponse, receipt, turnEvent, type TurnEvent } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../testing/index.ts";
import { shelveStory } from "../../testing/shelve.ts";
import { holdCoins } from "../wallet/index.ts";
import { reapTurns } from "./index.ts";
import { crossing } from "./testing/crossing.ts";
import { eventsIn, setStage, type Stage } from "./testing/stage.ts";

let stage: Stage;
let session: string;
let address: string;
beforeAll(async () => {
  stage = await setStage();
  address = await stage.house.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => stage.house.close());
beforeEach(async () => {
  stage.player = await signUp(stage.house);
  session = (await stage.begin(stage.player)).id;
});
afterEach(() => {
  stage.narrator.script = {};
});

const by = () => ({ by: stage.player });
const ask: Stage["ask"] = (method, path, more) =>
  stage.ask(method, `/game/sessions/${session}${path}`, { ...by(), ...more });
const act = (form: object, key?: string) =>
  stage.act(session, form, { ...by(), ...(key !== undefined && { key }) });
const goOn = (key?: string) => act({ action_type: "continue" }, key);
const coins = () => stage.coins(stage.player);
const running = async () => String((await ask("GET", "")).body["running_turn"]);

/** Holds the narrator up before a piece, until it is let go on. */
function holdUp(before = 0) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  stage.narrator.script = {
    pause: async (at) => {
      if (at !== before) return;
      reached.resolve();
      await released.promise;
    },
  };
  return { reached: reached.promise, release: () => released.resolve() };
}

const textOf = (events: readonly TurnEvent[]) =>
  events.flatMap((event) => (event.event === "delta" ? [event.text] : [])).join("");

describe("a turn", () => {
  test("is told, paid for and written down", async () => {
    const { status, body } = await act({
      action_type: "custom_action",
      user_action: "  I whistle.  ",
      selected_model: "tenali",
    });
    expect(status).toBe(200);
    expect(actionResponse.parse(body)).toMatchObject({
      action_type: "custom_action",
      model_used: "tenali",
      credits_consumed: 1,
      current_xp: 19,
      choices_made: 1,
      low_credits_warning: false,
      receipt: { held: 1, charged: 1, returned: 0, reason: "Told by Tenali." },
    });
    expect(body.narrative).toContain("You said I whistle..");
    expect(await coins()).toEqual({ balance: body.receipt.balance, held: 0 });
    const { body: kept } = await ask("GET", `/turns/${body.turn_id}/receipt`);
    expect(receipt.parse(kept)).toEqual(body.receipt);
  });

  test("of Immerse sets the scene and gives exactly two choices", async () => {
    stage.narrator.script = { offers: [{ text: "Only this.", to: null }] };
    const { body } = await act({ action_type: "immerse" });
    expect(body).toMatchObject({ narrative: null, current_xp: 19 });
    expect(body.setup).toContain("You stand at shore.");
    expect(body.choices).toEqual(["Only this.", "Row across"]);
  });

  test("costs as much as the wallet holds at most, and names what can be afforded", async () => {
    const { db, clock, ids } = stage.house;
    const { balance } = await coins();
    await db
      .transaction()
      .execute((tx) =>
        holdCoins(
          { tx, clock, ids },
          { userId: stage.player.id, turnId: ids(), coins: balance - 2, description: "Elsewhere" },
        ),
      );
    const refused = await act({ action_type: "show" });
    expect(refused).toMatchObject({
      status: 402,
      body: {
        code: "not_enough_credits",
        model_requested: "vishvakarma",
        available_credits: 2,
        required_credits: 5,
        suggested_alternatives: expect.arrayContaining(["tenali"]),
      },
    });
    expect((await goOn()).body).toMatchObject({ low_credits_warning: false });
  });

  test("warns when few coins are left", async () => {
    const { db, ids, clock } = stage.house;
    const { balance } = await coins();
    await db
      .insertInto("wallet_entries")
      .values({
        id: ids(),
        user_id: stage.player.id,
        kind: "correction",
        amount: 5 - balance,
        description: "A test",
        created_at: clock.now(),
      })
      .execute();
    const { body } = await goOn();
    expect(body).toMatchObject({
      low_credits_warning: true,
      credit_warning_message: "Only 4 coins are left. Tasks on your progress page earn more.",
    });
  });

  test("that costs more XP than there is says so and costs nothing", async () => {
    const poor = await shelveStory(stage.house.db, {
      story_structure: JSON.stringify(crossing),
      initial_xp: 0,
    });
    const payload = { story_id: poor };
    const begun = await stage.ask("PUT", "/game/sessions/", { payload, ...by() });
    session = String(begun.body["id"]);
    const before = await coins();
    expect(await act({ action_type: "immerse" })).toMatchObject({
      status: 422,
      body: { code: "not_enough_xp", current_xp: 0, required_xp: 1 },
    });
    expect(await coins()).toEqual(before);
  });

  test("names a model of the right kind", async () => {
    for (const selected_model of ["nobody", "vishvakarma"])
      expect(await act({ action_type: "continue", selected_model })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "selected_model"] }] },
      });
  });

  test("is one at a time: another tab is told which, and can watch it", async () => {
    const { reached, release } = holdUp(1);
    const first = goOn();
    await reached;
    const refused = await goOn();
    expect(refused).toMatchObject({ status: 409, body: { code: "turn_in_progress" } });
    expect(refused.body.turn_id).toBe(await running());
    const tail = stage.house.app.inject({
      url: `/api/v1/game/sessions/${session}/turns/${refused.body.turn_id}/events`,
      headers: { ...stage.player.headers, accept: "text/event-stream" },
    });
    release();
    const { body } = await first;
    expect(textOf(eventsIn((await tail).body))).toBe(body.narrative);
    expect(await running()).toBe("null");
  });
});

describe("the same key", () => {
  test("is one turn, also at the same moment, and the same answer ever after", async () => {
    const key = stage.house.ids();
    const before = (await coins()).balance;
    const answers = await Promise.all([goOn(key), goOn(key), goOn(key)]);
    await act({ action_type: "undo" });
    await goOn();
    answers.push(await goOn(key));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(first?.status).toBe(200);
    const entries = await stage.house.db
      .selectFrom("wallet_entries")
      .where("user_id", "=", stage.player.id)
      .where("kind", "=", "charge")
      .select("amount")
      .execute();
    expect(entries).toHaveLength(2);
    expect((await coins()).balance).toBeLessThanOrEqual(before + 20);
  });

  test("with something else asked is refused", async () => {
    const key = stage.house.ids();
    await goOn(key);
    expect(await act({ action_type: "immerse" }, key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  });

  test("of a turn that failed answers that it failed; a new key tries again", async () => {
    stage.narrator.script = { failsAfter: 1 };
    const key = stage.house.ids();
    const failed = await goOn(key);
    expect(failed).toMatchObject({
      status: 502,
      body: { code: "narrator_failed", receipt: { charged: 0, returned: 1 } },
    });
    stage.narrator.script = {};
    expect((await goOn(key)).body.code).toBe("narrator_failed");
    expect((await goOn()).status).toBe(200);
  });
});

describe("a stream", () => {
  test("tells the same turn as events, uncompressed and unbuffered", async () => {
    const { status, events, headers } = await stage.stream(
      session,
      { action_type: "continue", selected_choice: "Row across" },
      by(),
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-store",
      "x-accel-buffering": "no",
    });
    expect(headers["content-encoding"]).toBeUndefined();
    for (const event of events) turnEvent.parse(event);
    expect(events.map(({ seq }) => seq)).toEqual(events.keys().toArray());
    expect(events.map(({ event }) => event)).toEqual([
      "turn",
      "delta",
      "delta",
      "delta",
      "choices",
      "done",
    ]);
    const done = events.at(-1);
    expect(done?.event === "done" && done.response.narrative).toBe(textOf(events));
  });

  test("cut after any event goes on from there: no character is lost or doubled", async () => {
    const { events } = await stage.stream(session, { action_type: "continue" }, by());
    const turn = events[0]?.event === "turn" ? events[0].turn_id : "";
    for (const [at] of events.entries()) {
      const rest = await stage.house.app.inject({
        url: `/api/v1/game/sessions/${session}/turns/${turn}/events`,
        headers: {
          ...stage.player.headers,
          accept: "text/event-stream",
          "last-event-id": String(at),
        },
      });
      expect([...events.slice(0, at + 1), ...eventsIn(rest.body)]).toEqual(events);
    }
    const { body } = await ask("GET", `/turns/${turn}/events`);
    expect(body).toEqual(events);
  });

  test("of a turn that fails ends with an error and its receipt", async () => {
    stage.narrator.script = { failsAfter: 2 };
    const { events } = await stage.stream(session, { action_type: "continue" }, by());
    expect(events.at(-1)).toMatchObject({
      event: "error",
      status: 502,
      problem: { code: "narrator_failed" },
      receipt: { held: 1, charged: 0, returned: 1 },
    });
    expect((await coins()).held).toBe(0);
  });

  test("nobody listens to goes on, and is there for who comes later", async () => {
    const { reached, release } = holdUp(1);
    const gone = new AbortController();
    const asked = fetch(`${address}/api/v1/game/sessions/${session}/action`, {
      method: "POST",
      headers: {
        ...stage.player.headers,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ action_type: "continue" }),
      signal: gone.signal,
    });
    const answer = await asked;
    expect(answer.headers.get("content-encoding")).toBeNull();
    await reached;
    const turn = await running();
    gone.abort();
    await expect(answer.text()).rejects.toThrow("abort");
    release();
    const later = await stage.house.app.inject({
      url: `/api/v1/game/sessions/${session}/turns/${turn}/events`,
      headers: { ...stage.player.headers, accept: "text/event-stream" },
    });
    expect(eventsIn(later.body).at(-1)).toMatchObject({ event: "done" });
  });
});

describe("cancel", () => {
  test("ends a running turn, returns the hold, and says so to who waits", async () => {
    const { reached, release } = holdUp(1);
    const before = await coins();
    const asked = goOn();
    await reached;
    const turn = await running();
    const { status, body } = await ask("POST", `/turns/${turn}/cancel`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ held: 1, charged: 0, returned: 1 });
    expect(await asked).toMatchObject({ status: 409, body: { code: "turn_cancelled" } });
    release();
    expect(await coins()).toEqual({ ...before, held: 0 });
    expect(await ask("POST", `/turns/${turn}/cancel`)).toEqual({ status: 200, body });
    expect((await goOn()).status).toBe(200);
  });

  test("comes too late for a turn that was told", async () => {
    const { body } = await goOn();
    expect(await ask("POST", `/turns/${body.turn_id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: "turn_told" },
    });
  });
});

describe("a turn whose writer is gone", () => {
  test("is ended by the reaper; a writer that comes back late changes nothing", async () => {
    const { reached, release } = holdUp(1);
    const asked = goOn();
    await reached;
    const turn = await running();
    expect(await reapTurns(stage.house)).toBe(0);
    stage.house.clock.advance(21_000);
    expect(await reapTurns(stage.house)).toBe(1);
    release();
    expect(await asked).toMatchObject({ status: 503, body: { code: "turn_lost" } });
    expect((await ask("GET", "")).body).toMatchObject({
      running_turn: null,
      session_data: { narrative_history: [{ action_type: "story_start" }] },
    });
    const tail = await stage.house.app.inject({
      url: `/api/v1/game/sessions/${session}/turns/${turn}/events`,
      headers: {
        ...stage.player.headers,
        accept: "text/event-stream",
        "last-event-id": "7",
      },
    });
    expect(eventsIn(tail.body)).toMatchObject([
      { event: "error", seq: 8, problem: { code: "turn_lost" }, receipt: { charged: 0 } },
    ]);
    expect((await coins()).held).toBe(0);
  });
});

describe("show", () => {
  test("without a picture describes the scene in words and charges nothing", async () => {
    const before = (await coins()).balance;
    const { status, body } = await act({ action_type: "show" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      image_url: null,
      fallback_description: "The boat waits at the shore.",
      credits_consumed: 0,
      receipt: { held: 5, charged: 0, returned: 5, balance: before },
    });
  });
});
