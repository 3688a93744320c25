import { turnEvent } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../../testing/index.ts";
import { reapTurns } from "../../index.ts";
import { rowAcross } from "../../testing/ferry-story.ts";
import { pauseNarrator } from "../../testing/pause-narrator.ts";
import {
  eventsIn,
  createGameFixture,
  textOf,
  type GameFixture,
} from "../../../../testing/game/game-fixture.ts";

let game: GameFixture;
let session: string;
let address: string;
beforeAll(async () => {
  game = await createGameFixture();
  address = await game.server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => game.server.close());
beforeEach(async () => {
  game.player = await signUp(game.server);
  session = (await game.begin(game.player)).id;
});
afterEach(() => {
  game.narrator.script = {};
});

const by = () => ({ by: game.player });
const ask: GameFixture["ask"] = (method, path, more) =>
  game.ask(method, `/game/sessions/${session}${path}`, { ...by(), ...more });
const goOn = () => game.act(session, rowAcross, by());
const coins = () => game.coins(game.player);
const running = async () => String((await ask("GET", "")).body["running_turn"]);

describe("a stream", () => {
  test("carries the same turn as events, uncompressed and unbuffered", async () => {
    const { status, events, headers } = await game.stream(session, rowAcross, by());
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

  test("cut after any event resumes there: no character is lost or repeated", async () => {
    const { events } = await game.stream(session, rowAcross, by());
    const turn = events[0]?.event === "turn" ? events[0].turn_id : "";
    for (const [at] of events.entries()) {
      const rest = await game.server.app.inject({
        url: `/api/v1/game/sessions/${session}/turns/${turn}/events`,
        headers: {
          ...game.player.headers,
          accept: "text/event-stream",
          "last-event-id": String(at),
        },
      });
      expect([...events.slice(0, at + 1), ...eventsIn(rest.body)]).toEqual(events);
    }
    const { body } = await ask("GET", `/turns/${turn}/events`);
    expect(body).toEqual(events);
  });

  test("of a failed turn ends with an error and its receipt", async () => {
    game.narrator.script = { failsAfter: 2 };
    const { events } = await game.stream(session, rowAcross, by());
    expect(events.at(-1)).toMatchObject({
      event: "error",
      status: 502,
      problem: { code: "narrator_failed" },
      receipt: { held: 1, charged: 0, returned: 1 },
    });
    expect((await coins()).held).toBe(0);
  });

  test("without listeners goes on, and can be read later", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 1);
    const gone = new AbortController();
    const asked = fetch(`${address}/api/v1/game/sessions/${session}/action`, {
      method: "POST",
      headers: {
        ...game.player.headers,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify(rowAcross),
      signal: gone.signal,
    });
    const answer = await asked;
    expect(answer.headers.get("content-encoding")).toBeNull();
    await reached;
    const turn = await running();
    gone.abort();
    await expect(answer.text()).rejects.toThrow("abort");
    release();
    const later = await game.server.app.inject({
      url: `/api/v1/game/sessions/${session}/turns/${turn}/events`,
      headers: { ...game.player.headers, accept: "text/event-stream" },
    });
    expect(eventsIn(later.body).at(-1)).toMatchObject({ event: "done" });
  });
});

describe("cancel", () => {
  test("ends a running turn, returns the hold, and tells whoever waits", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 1);
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

  test("is too late for a settled turn", async () => {
    const { body } = await goOn();
    expect(await ask("POST", `/turns/${body.turn_id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: "turn_told" },
    });
  });
});

describe("a turn that lost its writer", () => {
  test("is voided by the reaper; the writer changes nothing afterwards", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 1);
    const asked = goOn();
    await reached;
    const turn = await running();
    expect(await reapTurns(game.server)).toBe(0);
    game.server.clock.advance(21_000);
    expect(await reapTurns(game.server)).toBe(1);
    release();
    expect(await asked).toMatchObject({ status: 503, body: { code: "turn_lost" } });
    expect((await ask("GET", "")).body).toMatchObject({
      running_turn: null,
      session_data: { narrative_history: [{ action_type: "story_start" }] },
    });
    const tail = await game.server.app.inject({
      url: `/api/v1/game/sessions/${session}/turns/${turn}/events`,
      headers: {
        ...game.player.headers,
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
