import { report, sessionMemory, type MemoryItem } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../testing/index.ts";
import { setStage, type Stage } from "./testing/stage.ts";

let stage: Stage;
let session: string;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.house.close());
beforeEach(async () => {
  stage.player = await signUp(stage.house);
  session = (await stage.begin(stage.player)).id;
});
afterEach(() => {
  stage.narrator.script = {};
});

const ask: Stage["ask"] = (method, path, more) =>
  stage.ask(method, `/game/sessions/${session}${path}`, { by: stage.player, ...more });
const act = (form: object) => stage.act(session, form, { by: stage.player });
const memory = async (): Promise<MemoryItem[]> =>
  sessionMemory.parse((await ask("GET", "/memory")).body).items;
const say = (user_action: string) => act({ action_type: "custom_action", user_action });

describe("what the narrator remembers", () => {
  test("is learnt from the player's words, and goes back with undo", async () => {
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

  test("is what its player says it is, also in a branch", async () => {
    const { body } = await say("My name is Meenakshi.");
    const name = (await memory()).find(({ text }) => text.includes("Meenakshi"));
    const payload = { text: "She is called Minu." };
    const { status, body: corrected } = await ask("PUT", `/memory/${name?.id}`, { payload });
    expect(status).toBe(200);
    expect(corrected["items"]).toContainEqual({ ...name, ...payload, is_corrected: true });
    await act({ action_type: "continue" });
    expect(stage.narrator.tellings.at(-1)?.memory.map(({ text }) => text)).toContain(payload.text);
    const branch = await ask("POST", `/turns/${body.turn_id}/branch`);
    const branched = String(branch.body["id"]);
    const there = await stage.ask("GET", `/game/sessions/${branched}/memory`, {
      by: stage.player,
    });
    const { items } = sessionMemory.parse(there.body);
    const minu = items.find(({ text }) => text === payload.text);
    expect(minu?.id).toBe(name?.id);
    expect(minu?.turn_id).not.toBe(body.turn_id);
    expect((await ask("PUT", `/memory/${name?.id}`, { payload: { text: " " } })).status).toBe(200);
    expect((await memory()).some(({ id }) => id === name?.id)).toBe(false);
  });

  test("cannot be corrected where there is nothing, nor by anybody else", async () => {
    const payload = { text: "?" };
    expect((await ask("PUT", `/memory/${stage.house.ids()}`, { payload })).status).toBe(404);
    const by = await signUp(stage.house);
    expect((await ask("GET", "/memory", { by })).status).toBe(404);
  });
});

describe("a reported passage", () => {
  const send = (turn: string, by = stage.player) =>
    ask("POST", `/turns/${turn}/report`, {
      payload: { reason: "rating", note: " Too dark. " },
      by,
    });

  test("waits for the editors, once, as it was told; what they decide is in the log", async () => {
    const { body } = await act({ action_type: "continue" });
    expect((await send(body.turn_id)).status).toBe(201);
    expect((await send(body.turn_id)).status).toBe(201);
    await act({ action_type: "undo" });
    const by = await signUp(stage.house, { role: "admin" });
    const open = (await stage.ask("GET", "/admin/reports", { by })).body as unknown as object[];
    expect(open).toHaveLength(1);
    const waiting = report.parse(open[0]);
    expect(waiting).toMatchObject({
      turn_id: body.turn_id,
      story_id: stage.storyId,
      story_title: expect.stringMatching(/./),
      reason: "rating",
      note: "Too dark.",
      passage: body.narrative,
      status: "open",
    });
    const settle = (status: string, was?: string) =>
      stage.ask("PUT", `/admin/reports/${waiting.id}`, { by, payload: { status, was } });
    expect(await settle("upheld")).toMatchObject({ status: 200, body: { status: "upheld" } });
    expect((await settle("upheld", "open")).status).toBe(200);
    // Who did not see that it was decided does not decide over it.
    expect(await settle("dismissed", "open")).toMatchObject({ status: 409 });
    expect((await stage.ask("GET", "/admin/reports", { by })).body).toEqual([]);
    expect((await stage.ask("GET", "/admin/reports?status=upheld", { by })).body).toMatchObject([
      { id: waiting.id },
    ]);
    const acts = await stage.house.db
      .selectFrom("audit_entries")
      .where("subject_id", "=", waiting.id)
      .select(["act", "subject_kind"])
      .execute();
    expect(acts).toEqual([{ act: "report.upheld", subject_kind: "report" }]);
  });

  test("is one that was told to whoever reports it", async () => {
    const { body } = await act({ action_type: "continue" });
    expect((await send(body.turn_id, await signUp(stage.house))).status).toBe(404);
    const { body: undo } = await act({ action_type: "undo" });
    expect(await send(undo.turn_id)).toMatchObject({ status: 409 });
    expect((await stage.ask("GET", "/admin/reports", { by: stage.player })).status).toBe(403);
  });
});
