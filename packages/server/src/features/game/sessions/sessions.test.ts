import {
  actionResponse,
  gameSession,
  noSession,
  sessionTree,
  type GameSession,
} from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory, rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());
beforeEach(async () => {
  game.player = await signUp(game.server);
});
afterEach(() => {
  game.narrator.script = {};
});

const ask: GameFixture["ask"] = (method, path, more) =>
  game.ask(method, path, { by: game.player, ...more });
const asSession = ({ status, body }: Awaited<ReturnType<GameFixture["ask"]>>) => ({
  status,
  body: body as GameSession & { code?: string },
});
const begin = async (storyId = game.storyId) =>
  asSession(await ask("PUT", "/game/sessions/", { payload: { story_id: storyId } }));
const read = async (id: string) => asSession(await ask("GET", `/game/sessions/${id}`)).body;
const act = (id: string, form: object) => game.act(id, form, { by: game.player });
const pick = (id: string, selected_choice: string) =>
  act(id, { action_type: "continue", selected_choice });
const undo = (id: string) => act(id, { action_type: "undo" });
const check = async (storyId = game.storyId) =>
  (await ask("GET", `/game/sessions/check/${storyId}`)).body;

describe("a session", () => {
  test("begins with the story's own text and choices, and is found again", async () => {
    expect(await check()).toEqual(noSession);
    const { status, body } = await begin();
    expect(status).toBe(201);
    const session = gameSession.parse(body);
    expect(session).toMatchObject({ current_xp: 20, is_completed: false, running_turn: null });
    expect(session.session_data.narrative_history).toMatchObject([
      {
        turn_id: null,
        action_type: "story_start",
        ai_response: "The boat waits at the shore.",
        choices: ["Row across", "Walk to the bridge"],
      },
    ]);
    expect(await check()).toMatchObject({ has_existing_session: true, session_id: session.id });
    expect((await begin()).body.id).toBe(session.id);
    expect((await ask("GET", "/game/sessions")).body).toMatchObject({
      sessions: [{ id: session.id, story_title: expect.any(String) }],
    });
  });

  test("is created once when two tabs begin it, and counts as one play", async () => {
    const storyId = await insertStory(game.server.db, {
      story_structure: JSON.stringify(ferryStory),
    });
    const begun = await Promise.all([begin(storyId), begin(storyId), begin(storyId)]);
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await ask("GET", `/stories/${storyId}`);
    expect(body).toMatchObject({ stats: { plays_total: 1 } });
  });

  test("can be begun anew beside one that goes on, once for a key, and each is counted and listed", async () => {
    const { body: first } = await begin();
    await pick(first.id, "Row across");
    const anew = (key?: string) =>
      ask("PUT", "/game/sessions/", {
        payload: { story_id: game.storyId, anew: true },
        ...(key !== undefined && { headers: { "idempotency-key": key } }),
      });
    const begun = asSession(await anew("once"));
    expect(begun.status).toBe(201);
    expect(begun.body.id).not.toBe(first.id);
    expect(begun.body.session_data.narrative_history).toHaveLength(1);
    expect(asSession(await anew("once")).body.id).toBe(begun.body.id);
    expect(await check()).toMatchObject({ sessions_count: 2, session_id: begun.body.id });
    const third = asSession(await anew()).body.id;
    expect(await check()).toMatchObject({ sessions_count: 3 });
    // Without the wish the latest goes on, and what is played last comes first.
    expect((await begin()).body.id).toBe(third);
    await pick(first.id, "Land");
    expect(await check()).toMatchObject({ sessions_count: 3, session_id: third });
    const { body } = await ask("GET", `/stories/${game.storyId}`);
    expect(body).toMatchObject({ reading: { has_begun: true } });
  });

  test("of a premium story needs premium access, and one that is not there is not found", async () => {
    const premium = await insertStory(game.server.db, { is_premium: true });
    expect(await begin(premium)).toMatchObject({ status: 403, body: { code: "premium_needed" } });
    expect(await begin(game.server.ids())).toMatchObject({ status: 404 });
  });

  test("is not found by anybody but its player", async () => {
    const { body } = await begin();
    const by = await signUp(game.server);
    expect((await ask("GET", `/game/sessions/${body.id}`, { by })).body).toMatchObject({
      detail: "Game session not found",
    });
  });

  test("keeps the version it began with, whatever the author changes", async () => {
    const { db } = game.server;
    const storyId = await insertStory(db, { story_structure: JSON.stringify(ferryStory) });
    const { body } = await begin(storyId);
    const other = { start_node: "x", nodes: { x: { text: "Another story.", choices: [] } } };
    await db
      .updateTable("stories")
      .set({ story_structure: JSON.stringify(other), version: 2, status: "archived" })
      .where("id", "=", storyId)
      .execute();
    const { body: told } = await pick(body.id, "Row across");
    expect(told.narrative).toContain("You stand at river.");
    expect(told.choices).toEqual(["Land", "Turn back to the bridge"]);
  });
});

describe("a player who comes back hours later", () => {
  /** Moves everything told so far this many hours into the past. */
  const hoursPass = (id: string, count: number) =>
    game.server.db
      .updateTable("turns")
      .set({
        created_at: sql`created_at - make_interval(hours => ${count})`,
        told_before: sql`told_before - make_interval(hours => ${count})`,
      })
      .where("session_id", "=", id)
      .execute();
  const begunIn = async (id: string) =>
    (await read(id)).session_data.narrative_history
      .filter(({ begins_sitting: begins }) => begins)
      .map(({ selected_choice: choice, action_type: action }) => choice ?? action);

  test("finds where they came back, also after undo, in another telling and in a branch", async () => {
    const { body: session } = await begin();
    await pick(session.id, "Row across");
    expect(await begunIn(session.id)).toEqual([]);
    await hoursPass(session.id, 2);
    await act(session.id, rowAcross);
    await hoursPass(session.id, 4);
    const { body: immersed } = await act(session.id, { action_type: "immerse" });
    expect(await begunIn(session.id)).toEqual(["immerse"]);
    const part = `/game/sessions/${session.id}/turns/${immersed.turn_id}`;
    expect((await ask("POST", `${part}/retry`, { payload: {} })).status).toBe(200);
    await act(session.id, rowAcross);
    expect(await begunIn(session.id)).toEqual(["immerse", "immerse"]);
    const { body: branch } = asSession(await ask("POST", `${part}/branch`));
    expect(await begunIn(branch.id)).toEqual(["immerse"]);

    await hoursPass(session.id, 9);
    await undo(session.id);
    await act(session.id, rowAcross);
    expect(await begunIn(session.id)).toEqual(["immerse", "immerse", "Row across"]);
  });
});

describe("undo", () => {
  test("removes the last part: story, place, XP and choices; the coins stay spent", async () => {
    const { body: session } = await begin();
    const before = await read(session.id);
    const { body: told } = await pick(session.id, "Row across");
    expect(told).toMatchObject({ current_xp: 25, choices_made: 1, scenes_completed: 1 });
    const { status, body } = await undo(session.id);
    expect(status).toBe(200);
    expect(actionResponse.parse(body)).toMatchObject({
      action_type: "undo",
      current_xp: 20,
      choices_made: 0,
      scenes_completed: 0,
      completion_percentage: 0,
      credits_consumed: 0,
      choices: ["Row across", "Walk to the bridge"],
      receipt: { held: 0, charged: 0, balance: told.receipt.balance },
    });
    const after = await read(session.id);
    const state = ({ session_data: _pages, updated_at: _moment, ...rest }: GameSession) => rest;
    expect(JSON.stringify(state(after))).toBe(JSON.stringify(state(before)));
    expect(after.session_data.narrative_history.map((entry) => entry.is_undone)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("is refused at the opening", async () => {
    const { body } = await begin();
    expect(await undo(body.id)).toMatchObject({ status: 409, body: { code: "nothing_to_undo" } });
  });

  test("removes the part from the narrator's memory, and takes tasks back", async () => {
    const { body } = await begin();
    const events = async () =>
      (
        await game.server.db
          .selectFrom("progress_events")
          .where("user_id", "=", game.player.id)
          .where("kind", "in", ["told", "scene_found", "ending_found", "finished"])
          .select("kind")
          .orderBy("kind")
          .execute()
      ).map(({ kind }) => kind);
    await pick(body.id, "Row across");
    await pick(body.id, "Land");
    expect(await events()).toEqual([
      "ending_found",
      "finished",
      "scene_found",
      "scene_found",
      "told",
      "told",
    ]);
    await undo(body.id);
    expect(await events()).toEqual(["scene_found", "told"]);
    await pick(body.id, "Turn back to the bridge");
    const telling = game.narrator.requests.at(-1);
    expect(telling?.passages.map(({ said }) => said)).toEqual([null, "Row across"]);
    expect(telling?.position.path).toEqual(["shore", "river", "bridge"]);
  });
});

describe("an ending", () => {
  test("completes the session, and the story can be played again", async () => {
    const { body } = await begin();
    await pick(body.id, "Row across");
    const { body: told } = await pick(body.id, "Land");
    expect(told).toMatchObject({
      is_completed: true,
      ending: "Across",
      completion_percentage: 100,
      scenes_completed: 3,
      current_xp: 75,
      choices: [],
    });
    expect(await act(body.id, rowAcross)).toMatchObject({
      status: 409,
      body: { code: "story_ended" },
    });
    expect(await check()).toMatchObject({ session_id: body.id, is_completed: true });
    const { body: again } = await begin();
    expect(again.id).not.toBe(body.id);
    expect(again.endings_found).toEqual(["Across"]);
    expect(await check()).toMatchObject({ session_id: again.id, is_completed: false });
  });

  test("without a title has no name: its node is the author's", async () => {
    const far = { text: "The far shore.", choices: [], ending: { kind: "good", title: "" } };
    const untitled = { ...ferryStory, nodes: { ...ferryStory.nodes, far } };
    const storyId = await insertStory(game.server.db, {
      story_structure: JSON.stringify(untitled),
    });
    const { body } = await begin(storyId);
    await pick(body.id, "Row across");
    const { body: told } = await pick(body.id, "Land");
    expect(told).toMatchObject({ is_completed: true, ending: null });
    expect(await read(body.id)).toMatchObject({
      is_completed: true,
      ending: null,
      endings_found: [""],
    });
  });

  test("is one of several that were found, whatever they are called", async () => {
    const titled = (title: string) => ({ text: "Over.", choices: [], ending: { title } });
    const found = async (far: string, drowned: string) => {
      const nodes = { ...ferryStory.nodes, far: titled(far), drowned: titled(drowned) };
      const story_structure = JSON.stringify({ ...ferryStory, nodes });
      const storyId = await insertStory(game.server.db, { story_structure, initial_xp: 20 });
      for (const way of [
        ["Row across", "Land"],
        ["Walk to the bridge", "Swim"],
        ["Row across", "Land"],
      ]) {
        const { body } = await begin(storyId);
        for (const choice of way) await pick(body.id, choice);
      }
      return (await begin(storyId)).body.endings_found;
    };
    expect(await found("Over", "Over")).toEqual(["Over", "Over"]);
    expect(await found("", "Under")).toEqual(["", "Under"]);
  });

  test("that is undone no longer counts as found", async () => {
    const { body } = await begin();
    await pick(body.id, "Walk to the bridge");
    await pick(body.id, "Swim");
    expect((await read(body.id)).endings_found).toEqual(["Under"]);
    await undo(body.id);
    expect(await read(body.id)).toMatchObject({ endings_found: [], is_completed: false });
  });
});

describe("retrying", () => {
  const retry = (id: string, turn: string) =>
    ask("POST", `/game/sessions/${id}/turns/${turn}/retry`, { payload: {} });

  test("keeps the earlier version, and either can be continued", async () => {
    const { body: session } = await begin();
    const { body: first } = await pick(session.id, "Row across");
    const { status, body: second } = await retry(session.id, first.turn_id);
    expect(status).toBe(200);
    expect(second).toMatchObject({ current_xp: 25, choices_made: 1 });
    expect(second["narrative"]).not.toBe(first.narrative);
    const again = String(second["turn_id"]);
    const versions = [first.turn_id, again];
    expect((await read(session.id)).session_data.narrative_history).toMatchObject([
      { versions: [] },
      { turn_id: first.turn_id, is_undone: true, versions },
      { turn_id: again, is_undone: false, versions },
    ]);
    const select = (turn: string) =>
      ask("PUT", `/game/sessions/${session.id}/turns/${turn}/select`);
    expect((await select(first.turn_id)).status).toBe(200);
    const { body: tree } = await ask("GET", `/game/sessions/${session.id}/tree`);
    expect(sessionTree.parse(tree)).toMatchObject({
      current: first.turn_id,
      parts: [
        { turn_id: first.turn_id, parent: null, node: "river", is_undone: false },
        { turn_id: again, parent: null, node: "river", is_undone: true },
      ],
    });
    expect(await retry(session.id, again)).toMatchObject({
      status: 409,
      body: { code: "not_the_last_part" },
    });
  });
});

describe("a branch", () => {
  test("copies the parts for free, and continues separately", async () => {
    const { body: session } = await begin();
    const { body: told } = await pick(session.id, "Row across");
    await pick(session.id, "Turn back to the bridge");
    const before = await game.coins(game.player);
    const branch = async (turn: string) =>
      asSession(await ask("POST", `/game/sessions/${session.id}/turns/${turn}/branch`));
    const { status, body } = await branch(told.turn_id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ branched_from: session.id, current_xp: 25, scenes_completed: 1 });
    expect(body.session_data.narrative_history.map((entry) => entry.ai_response)).toEqual([
      "The boat waits at the shore.",
      told.narrative,
    ]);
    expect(await game.coins(game.player)).toEqual(before);
    const { body: over } = await pick(body.id, "Land");
    expect(over).toMatchObject({ ending: "Across" });
    expect((await read(session.id)).is_completed).toBe(false);
    expect((await branch("opening")).body.session_data.narrative_history).toHaveLength(1);
    expect((await branch(game.server.ids())).status).toBe(404);
  });

  test("holds every part of a very long session", async () => {
    const parts = 1_700;
    const { db, ids } = game.server;
    const { body: session } = await begin();
    const { body: told } = await pick(session.id, "Row across");
    const { id: last, ...row } = await db
      .selectFrom("turns")
      .select(["id", "session_id", "action", "status", "held", "charged", "xp_cost", "node"])
      .select(["completion", "created_at", "ended_at"])
      .where("id", "=", told.turn_id)
      .executeTakeFirstOrThrow();
    const turns = [last];
    const more = Array.from({ length: parts - 1 }, (_, at) => {
      const id = ids();
      const parent = turns.at(-1) ?? last;
      turns.push(id);
      const number = at + 2;
      return { ...row, id, number, parent, retry_of: id, head_after: id, narrative: `${number}` };
    });
    await db.insertInto("turns").values(more).execute();
    const path = `/game/sessions/${session.id}/turns/${turns.at(-1)}/branch`;
    const { status, body } = asSession(await ask("POST", path));
    expect(status).toBe(201);
    expect(body.session_data.narrative_history).toHaveLength(40);
    const texts = (await game.history(body, game.player)).map((entry) => entry.ai_response);
    expect(texts).toHaveLength(1 + parts);
    expect(texts.at(-1)).toBe(`${parts}`);
  });
});
