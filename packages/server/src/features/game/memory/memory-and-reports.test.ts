import { report, sessionMemory, type MemoryItem } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../testing/game-fixture.ts";

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
const memory = async (): Promise<MemoryItem[]> =>
  sessionMemory.parse((await ask("GET", "/memory")).body).items;
const say = (user_action: string) => act({ action_type: "custom_action", user_action });

describe("the narrator's memory", () => {
  test("is learnt from the player's words, and forgotten by undo", async () => {
    const before = await memory();
    const { body } = await say("My name is Meenakshi.");
    const learnt = await memory();
    expect(learnt).toContainEqual(
      expect.objectContaining({
        kind: "name",
        turn_id: body.turn_id,
        text: expect.stringContaining("Meenakshi"),
      }),
    );
    await act({ action_type: "undo" });
    expect(await memory()).toEqual(before);
  });

  test("can be corrected by its player, also in a branch", async () => {
    const { body } = await say("My name is Meenakshi.");
    const name = (await memory()).find(({ text }) => text.includes("Meenakshi"));
    const payload = { text: "She is called Minu." };
    const { status, body: corrected } = await ask("PUT", `/memory/${name?.id}`, { payload });
    expect(status).toBe(200);
    expect(corrected["items"]).toContainEqual({ ...name, ...payload, is_corrected: true });
    await act(rowAcross);
    expect(game.narrator.requests.at(-1)?.memory.map(({ text }) => text)).toContain(payload.text);
    const branch = await ask("POST", `/turns/${body.turn_id}/branch`);
    const branched = String(branch.body["id"]);
    const there = await game.ask("GET", `/game/sessions/${branched}/memory`, {
      by: game.player,
    });
    const { items } = sessionMemory.parse(there.body);
    const minu = items.find(({ text }) => text === payload.text);
    expect(minu?.id).toBe(name?.id);
    expect(minu?.turn_id).not.toBe(body.turn_id);
    expect((await ask("PUT", `/memory/${name?.id}`, { payload: { text: " " } })).status).toBe(200);
    expect((await memory()).some(({ id }) => id === name?.id)).toBe(false);
  });

  test("cannot be corrected for a missing item, nor by anybody else", async () => {
    const payload = { text: "?" };
    expect((await ask("PUT", `/memory/${game.server.ids()}`, { payload })).status).toBe(404);
    const by = await signUp(game.server);
    expect((await ask("GET", "/memory", { by })).status).toBe(404);
  });
});

describe("a reported passage", () => {
  const send = (turn: string, by = game.player) =>
    ask("POST", `/turns/${turn}/report`, {
      payload: { reason: "rating", note: " Too dark. " },
      by,
    });

  test("waits for administrators, once, with its text; their decision is audited", async () => {
    const { body } = await act(rowAcross);
    expect((await send(body.turn_id)).status).toBe(201);
    expect((await send(body.turn_id)).status).toBe(201);
    await act({ action_type: "undo" });
    const by = await signUp(game.server, { role: "admin" });
    const open = (await game.ask("GET", "/admin/reports", { by })).body as unknown as object[];
    expect(open).toHaveLength(1);
    const waiting = report.parse(open[0]);
    expect(waiting).toMatchObject({
      turn_id: body.turn_id,
      story_id: game.storyId,
      story_title: expect.stringMatching(/./),
      reason: "rating",
      note: "Too dark.",
      passage: body.narrative,
      status: "open",
    });
    const settle = (status: string, was?: string) =>
      game.ask("PUT", `/admin/reports/${waiting.id}`, { by, payload: { status, was } });
    expect(await settle("upheld")).toMatchObject({ status: 200, body: { status: "upheld" } });
    expect((await settle("upheld", "open")).status).toBe(200);
    // A decision on a report that was decided meanwhile is refused.
    expect(await settle("dismissed", "open")).toMatchObject({ status: 409 });
    expect((await game.ask("GET", "/admin/reports", { by })).body).toEqual([]);
    expect((await game.ask("GET", "/admin/reports?status=upheld", { by })).body).toMatchObject([
      { id: waiting.id },
    ]);
    const acts = await game.server.db
      .selectFrom("audit_entries")
      .where("subject_id", "=", waiting.id)
      .select(["act", "subject_kind"])
      .execute();
    expect(acts).toEqual([{ act: "report.upheld", subject_kind: "report" }]);
  });

  test("must belong to whoever reports it", async () => {
    const { body } = await act(rowAcross);
    expect((await send(body.turn_id, await signUp(game.server))).status).toBe(404);
    const { body: undo } = await act({ action_type: "undo" });
    expect(await send(undo.turn_id)).toMatchObject({ status: 409 });
    expect((await game.ask("GET", "/admin/reports", { by: game.player })).status).toBe(403);
  });
});
