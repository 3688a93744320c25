import { actionResponse, receipt, type WalletEntry } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { holdCoins } from "../../wallet/index.ts";
import { ferryStory, rowAcross } from "../testing/ferry-story.ts";
import { pauseNarrator } from "../testing/pause-narrator.ts";
import {
  eventsIn,
  createGameFixture,
  textOf,
  type GameFixture,
} from "../../../testing/game/game-fixture.ts";

let game: GameFixture;
let session: string;
beforeAll(async () => {
  game = await createGameFixture();
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
const act = (form: object, key?: string) =>
  game.act(session, form, { ...by(), ...(key !== undefined && { key }) });
const goOn = (key?: string) => act(rowAcross, key);
const coins = () => game.coins(game.player);
const running = async () => String((await ask("GET", "")).body["running_turn"]);

describe("a turn", () => {
  test("is narrated, charged and stored", async () => {
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

  test("of Immerse describes the scene and gives exactly two choices", async () => {
    game.narrator.script = { offers: [{ text: "Only this.", to: null }] };
    const { body } = await act({ action_type: "immerse" });
    expect(body).toMatchObject({ narrative: null, current_xp: 19 });
    expect(body.setup).toContain("You stand at shore.");
    expect(body.choices).toEqual(["Only this.", "Row across"]);
  });

  test("of Immerse leaves every open choice open", async () => {
    game.narrator.script = { offers: [{ text: "Only this.", to: null }] };
    const { body } = await act({ action_type: "immerse" });
    const offered = ({ offers }: { offers: unknown }) =>
      (offers as { text: string }[]).map(({ text }) => text);
    const all = ["Row across", "Walk to the bridge", "Only this."];
    expect(offered(body)).toEqual(all);
    expect(offered((await ask("GET", "")).body as { offers: unknown })).toEqual(all);
    game.narrator.script = {};
    const gone = await act({ action_type: "continue", selected_choice: "Walk to the bridge" });
    expect(gone.body.choices).toContain("Swim");
  });

  test("is listed in the wallet under its story's title, and a task under its own", async () => {
    await goOn();
    const { db } = game.server;
    const { story_id } = await db
      .selectFrom("game_sessions")
      .select("story_id")
      .where("id", "=", session)
      .executeTakeFirstOrThrow();
    const stories = db.selectFrom("stories").select("title").where("id", "=", story_id);
    const { title } = await stories.executeTakeFirstOrThrow();
    const { body } = await game.ask("GET", "/wallet/entries", by());
    const { entries } = body as unknown as { entries: WalletEntry[] };
    const turn = entries.find(({ reason }) => reason === "turn");
    expect(turn).toMatchObject({ code: "", description: title });
    const tasks = entries.filter(({ reason }) => reason === "task");
    expect(tasks).toContainEqual(
      expect.objectContaining({ code: "first_step", description: "The first step" }),
    );
  });

  test("cannot cost more than the wallet holds, and the refusal names affordable models", async () => {
    const { db, clock, ids } = game.server;
    const { balance } = await coins();
    await db
      .transaction()
      .execute((tx) =>
        holdCoins(
          { tx, clock, ids },
          { userId: game.player.id, turnId: ids(), coins: balance - 2, description: "Elsewhere" },
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
    const { db, ids, clock } = game.server;
    const { balance } = await coins();
    await db
      .insertInto("wallet_entries")
      .values({
        id: ids(),
        user_id: game.player.id,
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

  test("that needs more XP than the player has is refused for free", async () => {
    const poor = await insertStory(game.server.db, {
      story_structure: JSON.stringify(ferryStory),
      initial_xp: 0,
    });
    const payload = { story_id: poor };
    const begun = await game.ask("PUT", "/game/sessions/", { payload, ...by() });
    session = String(begun.body["id"]);
    const before = await coins();
    expect(await act({ action_type: "immerse" })).toMatchObject({
      status: 422,
      body: { code: "not_enough_xp", current_xp: 0, required_xp: 1 },
    });
    expect(await coins()).toEqual(before);
  });

  test("must name a model of the right kind", async () => {
    for (const selected_model of ["nobody", "vishvakarma"])
      expect(await act({ ...rowAcross, selected_model })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "selected_model"] }] },
      });
  });

  test("is neither taken nor undone if the player last saw another part", async () => {
    const { body } = await act({ ...rowAcross, seen: "opening" });
    const before = await coins();
    for (const form of [rowAcross, { action_type: "undo" }, { action_type: "show" }])
      expect(await act({ ...form, seen: "opening" })).toMatchObject({
        status: 409,
        body: { code: "story_moved" },
      });
    expect(await coins()).toEqual(before);
    expect(await act({ action_type: "undo", seen: body.turn_id })).toMatchObject({ status: 200 });
    expect(await act({ ...rowAcross, seen: body.turn_id })).toMatchObject({ status: 409 });
    expect(await act({ ...rowAcross, seen: "opening" })).toMatchObject({ status: 200 });
  });

  test("runs one at a time: a second tab gets its id, and can watch it", async () => {
    const { reached, release } = pauseNarrator(game.narrator, 1);
    const first = goOn();
    await reached;
    const refused = await goOn();
    expect(refused).toMatchObject({ status: 409, body: { code: "turn_in_progress" } });
    expect(refused.body.turn_id).toBe(await running());
    const tail = game.server.app.inject({
      url: `/api/v1/game/sessions/${session}/turns/${refused.body.turn_id}/events`,
      headers: { ...game.player.headers, accept: "text/event-stream" },
    });
    release();
    const { body } = await first;
    expect(textOf(eventsIn((await tail).body))).toBe(body.narrative);
    expect(await running()).toBe("null");
  });
});

describe("the same key", () => {
  test("gives one turn, also in parallel, and the same response ever after", async () => {
    const key = game.server.ids();
    const before = (await coins()).balance;
    const answers = await Promise.all([goOn(key), goOn(key), goOn(key)]);
    await act({ action_type: "undo" });
    await goOn();
    answers.push(await goOn(key));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(first?.status).toBe(200);
    const entries = await game.server.db
      .selectFrom("wallet_entries")
      .where("user_id", "=", game.player.id)
      .where("kind", "=", "charge")
      .select("amount")
      .execute();
    expect(entries).toHaveLength(2);
    expect((await coins()).balance).toBeLessThanOrEqual(before + 20);
  });

  test("with another request is refused", async () => {
    const key = game.server.ids();
    await goOn(key);
    expect(await act({ action_type: "immerse" }, key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  });

  test("of a failed turn returns the failure; a new key tries again", async () => {
    game.narrator.script = { failsAfter: 1 };
    const key = game.server.ids();
    const failed = await goOn(key);
    expect(failed).toMatchObject({
      status: 502,
      body: { code: "narrator_failed", receipt: { charged: 0, returned: 1 } },
    });
    game.narrator.script = {};
    expect((await goOn(key)).body.code).toBe("narrator_failed");
    expect((await goOn()).status).toBe(200);
  });
});

describe("show", () => {
  test("without a picture describes the scene in words for free", async () => {
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
