import {
  historyEntry,
  ownPartLimits,
  partTellings,
  sessionMarks,
  sessionMemory,
  type HistoryEntry,
} from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";

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

const ask: GameFixture["ask"] = (method, path, more) =>
  game.ask(method, `/game/sessions/${session}${path}`, { by: game.player, ...more });
const act = (form: object) => game.act(session, form, { by: game.player });
const turn = (of: unknown) => `/turns/${String(of)}`;
const mark = (of: unknown, payload: object) => ask("PUT", `${turn(of)}/mark`, { payload });
const word = (of: unknown, text: string) =>
  ask("PUT", `${turn(of)}/wording`, { payload: { text } });
const retell = async (of: unknown) =>
  (await ask("POST", `${turn(of)}/retry`, { payload: {} })).body["turn_id"];
const marks = async (id = session) => {
  const { body } = await game.ask("GET", `/game/sessions/${id}/marks`, { by: game.player });
  return sessionMarks.parse(body).marks;
};
const entries = async (id = session): Promise<HistoryEntry[]> => {
  const { body } = await game.ask("GET", `/game/sessions/${id}`, { by: game.player });
  const { narrative_history: all } = body["session_data"] as { narrative_history: unknown[] };
  return all.map((entry) => historyEntry.parse(entry));
};
const entry = async (of: unknown) => (await entries()).find(({ turn_id }) => turn_id === of);
const remembered = async () =>
  sessionMemory.parse((await ask("GET", "/memory")).body).items.map(({ text }) => text);

describe("a bookmark or a note", () => {
  test("is set on a part or the opening, named or not, listed in the story's order, and taken away", async () => {
    const { body: told } = await act(rowAcross);
    const set = { is_bookmarked: true, name: " The river ", note: "" };
    const { status, body } = await mark(told.turn_id, set);
    expect(status).toBe(200);
    expect(historyEntry.parse(body).mark).toEqual({ ...set, name: "The river" });
    const note = { is_bookmarked: false, name: "dropped with its bookmark", note: "Whose boat?" };
    await mark("opening", note);
    expect(await marks()).toMatchObject([
      { turn_id: null, note: "Whose boat?", name: "", line: "The boat waits at the shore." },
      { turn_id: told.turn_id, is_bookmarked: true, name: "The river", is_undone: false },
    ]);
    expect((await entry(null))?.mark).toMatchObject({ note: "Whose boat?" });
    expect((await entry(told.turn_id))?.mark).toMatchObject({ name: "The river" });
    await mark(told.turn_id, { is_bookmarked: false, note: " " });
    expect(await marks()).toMatchObject([{ turn_id: null }]);
  });

  test("shows how its part begins in its reader's words, as plain text", async () => {
    await word("opening", "*The boat*\n\nwas mine.");
    await mark("opening", { is_bookmarked: true });
    expect(await marks()).toMatchObject([{ line: "The boat was mine." }]);
  });

  test("stays when its part is told again, and waits where that is taken back", async () => {
    const { body: first } = await act({ action_type: "immerse" });
    await mark(first.turn_id, { is_bookmarked: true, name: "Here" });
    const again = await retell(first.turn_id);
    expect(await marks()).toMatchObject([{ turn_id: again, is_undone: false }]);
    expect((await entry(again))?.mark).toMatchObject({ name: "Here" });
    await act({ action_type: "undo" });
    expect(await marks()).toMatchObject([{ name: "Here", is_undone: true }]);
  });

  test("goes into a branch, with the wordings, as far as its parts do", async () => {
    const { body: told } = await act(rowAcross);
    const { body: later } = await act({ action_type: "immerse" });
    await mark("opening", { is_bookmarked: true });
    await mark(told.turn_id, { is_bookmarked: true, name: "The river" });
    await mark(later.turn_id, { is_bookmarked: true, name: "Not there" });
    await word(told.turn_id, "I rowed.");
    const { body } = await ask("POST", `${turn(told.turn_id)}/branch`);
    const branch = String(body["id"]);
    const there = await marks(branch);
    expect(there.map(({ name }) => name)).toEqual(["", "The river"]);
    expect(there[1]?.turn_id).not.toBe(told.turn_id);
    expect((await entries(branch)).at(-1)).toMatchObject({
      own_wording: "I rowed.",
      mark: { name: "The river" },
    });
    expect(await marks()).toHaveLength(3);
  });

  test("is its reader's alone, and bounded", async () => {
    const { body: told } = await act(rowAcross);
    const by = await signUp(game.server);
    const payload = { is_bookmarked: true };
    for (const [method, path] of [
      ["PUT", `${turn(told.turn_id)}/mark`],
      ["GET", "/marks"],
      ["GET", `${turn(told.turn_id)}/tellings`],
    ] as const)
      expect((await ask(method, path, { by, ...(method === "PUT" && { payload }) })).status).toBe(
        404,
      );
    expect((await mark(game.server.ids(), payload)).status).toBe(404);
    const long = (letters: number) => "a".repeat(letters + 1);
    expect((await mark("opening", { ...payload, name: long(ownPartLimits.name) })).status).toBe(
      422,
    );
    expect((await mark("opening", { ...payload, note: long(ownPartLimits.note) })).status).toBe(
      422,
    );
    const rows = Array.from({ length: ownPartLimits.marks }, () => ({
      session_id: session,
      part: game.server.ids(),
      is_bookmarked: true,
      name: "",
      note: "",
      marked_at: game.server.clock.now(),
    }));
    await game.server.db.insertInto("part_marks").values(rows).execute();
    expect(await mark("opening", payload)).toMatchObject({
      status: 409,
      body: { code: "too_many_marks" },
    });
  });
});

describe("a part in its reader's own words", () => {
  const own = "The widow's boat was called Chidiya.";

  test("is read by models and by memory, elsewhere too, and the original is never lost", async () => {
    const { body: told } = await act({ action_type: "immerse" });
    const before = await entry(told.turn_id);
    const { status, body } = await word(told.turn_id, ` ${own} `);
    expect(status).toBe(200);
    expect(historyEntry.parse(body)).toEqual({ ...before, own_wording: own });
    expect(await entry(told.turn_id)).toEqual({ ...before, own_wording: own });
    expect((await remembered()).join()).toContain("Chidiya");
    const { body: listed } = await game.ask("GET", "/game/sessions", { by: game.player });
    expect(JSON.stringify(listed)).toContain(own);
    await act({ action_type: "immerse" });
    const request = game.narrator.requests.at(-1);
    expect(request?.passages.at(-1)?.text).toBe(own);
    expect(request?.memory.map(({ text }) => text).join()).toContain("Chidiya");
    await word(told.turn_id, "");
    expect(await entry(told.turn_id)).toEqual(before);
    expect((await remembered()).join()).not.toContain("Chidiya");
  });

  test("moves nothing: position, choices and XP are what they were", async () => {
    const before = await ask("GET", "");
    await word("opening", "You are on the far shore, and the story is over.");
    const after = await ask("GET", "");
    const { session_data: _was, ...was } = before.body;
    const { session_data: _is, ...is } = after.body;
    expect(is).toEqual(was);
    expect((await act(rowAcross)).status).toBe(200);
    expect((await entries())[0]).toMatchObject({
      ai_response: "The boat waits at the shore.",
      own_wording: "You are on the far shore, and the story is over.",
    });
  });

  test("belongs to one telling, and a picture or another's part has none", async () => {
    const { body: first } = await act({ action_type: "immerse" });
    await word(first.turn_id, own);
    const again = await retell(first.turn_id);
    expect((await entry(again))?.own_wording).toBeNull();
    const { tellings } = partTellings.parse((await ask("GET", `${turn(again)}/tellings`)).body);
    expect(tellings.map(({ turn_id, own_wording }) => [turn_id, own_wording])).toEqual([
      [first.turn_id, own],
      [again, null],
    ]);
    const { body: shown } = await act({ action_type: "show" });
    expect((await word(shown.turn_id, own)).status).toBe(404);
    expect((await word(first.turn_id, "a".repeat(ownPartLimits.wording + 1))).status).toBe(422);
  });
});

test("a receipt says why a turn cost what it cost", async () => {
  const why = async (of: unknown, id = session) => {
    const path = `/game/sessions/${id}${turn(of)}/receipt`;
    const { body } = await game.ask("GET", path, { by: game.player });
    const { charged, why: reason, xp, served_by } = body;
    return { charged, why: reason, xp, served_by };
  };
  const { body: told } = await act({ action_type: "immerse" });
  const paid = { charged: told.credits_consumed, why: "model", xp: 1, served_by: "a script" };
  expect(told.credits_consumed).toBeGreaterThan(0);
  expect(await why(told.turn_id)).toEqual(paid);
  const { body: shown } = await act({ action_type: "show" });
  // Nobody paints here.
  expect(await why(shown.turn_id)).toMatchObject({ why: "no_picture", charged: 0 });
  const { body: branch } = await ask("POST", `${turn(told.turn_id)}/branch`);
  const [, copy] = await entries(String(branch["id"]));
  expect(await why(copy?.turn_id, String(branch["id"]))).toMatchObject({
    charged: 0,
    why: "branched",
  });
});

test("what a reader put on their parts is in their export, and goes with the account", async () => {
  const { body: told } = await act(rowAcross);
  await mark(told.turn_id, { is_bookmarked: true, name: "The river", note: "Cold." });
  await word("opening", "My boat.");
  const { body } = await game.ask("GET", "/auth/me/export", { by: game.player });
  expect(body).toMatchObject({
    part_marks: [{ session_id: session, part: told.turn_id, name: "The river", note: "Cold." }],
    own_wordings: [{ session_id: session, telling: session, text: "My boat." }],
  });
  await ask("DELETE", "");
  const { db } = game.server;
  for (const table of ["part_marks", "own_wordings"] as const)
    expect(
      await db.selectFrom(table).selectAll().where("session_id", "=", session).execute(),
    ).toEqual([]);
});
