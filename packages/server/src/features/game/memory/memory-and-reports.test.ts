import {
  longestNote,
  mostNotes,
  mostPins,
  report,
  sessionMemory,
  type MemoryItem,
} from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory, rowAcross } from "../testing/ferry-story.ts";
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

  test("keeps no event of a turn that only asked what was meant", async () => {
    const before = await memory();
    const { body } = await say("should I walk to the bridge");
    expect(body.narrative).toBe("Did you mean this?");
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

  test("cannot be corrected for a missing item", async () => {
    const payload = { text: "?" };
    expect((await ask("PUT", `/memory/${game.server.ids()}`, { payload })).status).toBe(404);
  });
});

describe("what was done that matters", () => {
  const sworn = "You rowed for the widow.";
  const deeds = async (id = session) => {
    const { body } = await game.ask("GET", `/game/sessions/${id}/memory`, { by: game.player });
    return sessionMemory.parse(body).items.filter(({ kind }) => kind === "deed");
  };
  const strike = (item: MemoryItem | undefined, text = "") =>
    ask("PUT", `/memory/${item?.id}`, { payload: { text } });

  beforeEach(async () => {
    const { shore, ...nodes } = ferryStory.nodes;
    const [row, walk] = shore.choices;
    const choices = [{ ...row, remembers: sworn }, walk];
    const story_id = await insertStory(game.server.db, {
      id: game.server.ids(),
      story_structure: JSON.stringify({
        ...ferryStory,
        nodes: { ...nodes, shore: { ...shore, choices } },
        reactions: {
          heron: {
            acts: ["sing"],
            says: ["The heron listens."],
            remembers: "You sang to a heron.",
          },
        },
      }),
      initial_xp: 20,
    });
    const { body } = await game.ask("PUT", "/game/sessions/", {
      payload: { story_id },
      by: game.player,
    });
    session = String(body["id"]);
  });

  test("is told in its author's sentences, and goes with undo", async () => {
    await say("I sing.");
    await act(rowAcross);
    expect((await deeds()).map(({ text }) => text)).toEqual(["You sang to a heron.", sworn]);
    expect(game.narrator.requests.at(-1)?.memory.map(({ text }) => text)).toContain(
      "You sang to a heron.",
    );
    await act({ action_type: "undo" });
    expect((await deeds()).map(({ text }) => text)).toEqual(["You sang to a heron."]);
  });

  test("can be disputed line by line, for nothing: it is struck, kept from models, and can be taken back", async () => {
    await act(rowAcross);
    const before = await game.coins(game.player);
    const [deed] = await deeds();
    expect((await strike(deed)).status).toBe(200);
    expect(await deeds()).toEqual([{ ...deed, is_struck: true }]);
    expect(await game.coins(game.player)).toEqual(before);
    const { body } = await act({ action_type: "immerse" });
    expect(game.narrator.requests.at(-1)?.memory.map(({ text }) => text)).not.toContain(sworn);
    const retried = await ask("POST", `/turns/${body.turn_id}/retry`, { payload: {} });
    expect(retried.status).toBe(200);
    const branch = await ask("POST", `/turns/${body.turn_id}/branch`);
    expect(await deeds(String(branch.body["id"]))).toMatchObject([{ is_struck: true }]);
    await strike(deed, sworn);
    expect(await deeds()).toEqual([deed]);
  });
});

describe("what the player notes and pins", () => {
  const note = (text: string) => ask("POST", "/memory", { payload: { text } });
  const pin = (id: string | undefined, is_pinned = true) =>
    ask("PUT", `/memory/${id}/pin`, { payload: { is_pinned } });
  const told = "The heron is my brother.";

  test("a note is kept once, read by models, outlives undo and goes into a branch", async () => {
    const { body } = await act(rowAcross);
    expect((await note(` ${told} `)).status).toBe(200);
    expect((await note(told)).status).toBe(200);
    const noted = async () => (await memory()).filter(({ kind }) => kind === "noted");
    const [kept, ...more] = await noted();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ text: told, turn_id: null });
    await act({ action_type: "immerse" });
    expect(game.narrator.requests.at(-1)?.memory.map(({ text }) => text)).toContain(told);
    await act({ action_type: "undo" });
    expect(await noted()).toEqual([kept]);
    const branch = await ask("POST", `/turns/${body.turn_id}/branch`);
    const there = await game.ask("GET", `/game/sessions/${String(branch.body["id"])}/memory`, {
      by: game.player,
    });
    expect(sessionMemory.parse(there.body).items).toContainEqual(kept);
    await ask("PUT", `/memory/${kept?.id}`, { payload: { text: "The heron is my aunt." } });
    expect((await noted()).map(({ text }) => text)).toEqual(["The heron is my aunt."]);
    await ask("PUT", `/memory/${kept?.id}`, { payload: { text: "" } });
    expect(await noted()).toEqual([]);
  });

  test("notes are bounded in length and number, and an empty one is refused", async () => {
    expect((await note(" ")).status).toBe(422);
    expect((await note("a".repeat(longestNote + 1))).status).toBe(422);
    for (let at = 0; at < mostNotes; at += 1) await note(`Fact ${at}.`);
    expect(await note("One more.")).toMatchObject({
      status: 409,
      body: { code: "too_many_notes" },
    });
    const first = (await memory()).find(({ text }) => text === "Fact 0.");
    const long = { payload: { text: "a".repeat(longestNote + 1) } };
    expect(await ask("PUT", `/memory/${first?.id}`, long)).toMatchObject({
      status: 409,
      body: { code: "note_too_long" },
    });
    await ask("PUT", `/memory/${first?.id}`, { payload: { text: "" } });
    expect((await note("One more.")).status).toBe(200);
  });

  test("ten sentences are pinned and no more, until one is loosened or goes with its part", async () => {
    const names = "Asha Bela Chitra Deepa Esha Farah Gita Hema Indu Jaya Kavya Leela".split(" ");
    const [last = "", more = "", ...first] = names.toReversed();
    expect(first).toHaveLength(mostPins);
    const sayName = async (name: string) => {
      await say(`My name is ${name}.`);
      return (await memory()).find(({ text }) => text.startsWith(`${name}:`))?.id;
    };
    const pinned: (string | undefined)[] = [];
    for (const name of first) {
      const id = await sayName(name);
      expect((await pin(id)).status, name).toBe(200);
      pinned.push(id);
    }
    const isPinned = async () => (await memory()).filter(({ is_pinned }) => is_pinned).length;
    expect(await isPinned()).toBe(mostPins);
    const one = await sayName(more);
    expect(await pin(one)).toMatchObject({ status: 409, body: { code: "too_many_pins" } });
    expect((await pin(pinned[0])).status).toBe(200);
    expect(await isPinned()).toBe(mostPins);
    await pin(pinned[0], false);
    expect((await pin(one)).status).toBe(200);
    await act({ action_type: "undo" });
    expect(await isPinned()).toBe(mostPins - 1);
    expect((await pin(await sayName(last))).status).toBe(200);
    expect(await isPinned()).toBe(mostPins);
  });

  test("a pinned sentence stays pinned, goes with its part and can be loosened", async () => {
    await say("My name is Meenakshi.");
    const find = async () => (await memory()).find(({ text }) => text.includes("Meenakshi"));
    const name = await find();
    expect((await pin(name?.id)).status).toBe(200);
    expect(await find()).toEqual({ ...name, is_pinned: true });
    await ask("PUT", `/memory/${name?.id}`, { payload: { text: "Meenakshi, called Minu." } });
    expect(await find()).toMatchObject({ is_pinned: true, is_corrected: true });
    await pin(name?.id, false);
    expect((await find())?.is_pinned).toBeUndefined();
    await pin(name?.id);
    await act({ action_type: "undo" });
    expect(await find()).toBeUndefined();
    expect((await pin(game.server.ids())).status).toBe(404);
  });
});

describe("Katha's own teller", () => {
  let told: GameFixture;
  beforeAll(async () => {
    told = await createGameFixture({ narratorFor: () => builtInNarrator });
  });
  afterAll(() => told.server.close());

  test("answers from what the player noted, as theirs, and no longer once it was taken away", async () => {
    const { id } = await told.begin();
    const kept = `/game/sessions/${id}/memory`;
    const answerTo = async (user_action: string) =>
      (await told.act(id, { action_type: "custom_action", user_action })).body.narrative;
    const { body } = await told.ask("POST", kept, { payload: { text: "The boat is my aunt's." } });
    const { items } = sessionMemory.parse(body);
    const looked = await answerTo("look at the boat");
    expect(looked).toContain("You noted: The boat is my aunt's.");
    expect(looked).toContain("The boat waits at the shore.");
    expect(await answerTo("do you remember the boat of my aunt?")).toContain("You noted:");
    await told.ask("PUT", `${kept}/${items[0]?.id}`, { payload: { text: "" } });
    expect(await answerTo("do you remember the boat of my aunt?")).not.toContain("You noted:");
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
    const counted = async () => (await game.ask("GET", "/admin/waiting", { by })).body["reports"];
    expect(await counted()).toBe(1);
    const waiting = report.parse(open[0]);
    expect(waiting).toMatchObject({
      turn_id: body.turn_id,
      story_id: game.storyId,
      story_title: expect.stringMatching(/./),
      reason: "rating",
      note: "Too dark.",
      said: rowAcross.selected_choice,
      passage: body.narrative,
      status: "open",
    });
    const settle = (status: string, was?: string) =>
      game.ask("PUT", `/admin/reports/${waiting.id}`, { by, payload: { status, was } });
    expect(await settle("upheld")).toMatchObject({ status: 200, body: { status: "upheld" } });
    expect((await settle("upheld", "open")).status).toBe(200);
    // A decision on a report that has meanwhile been decided is refused.
    expect(await settle("dismissed", "open")).toMatchObject({ status: 409 });
    expect((await game.ask("GET", "/admin/reports", { by })).body).toEqual([]);
    expect(await counted()).toBe(0);
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

  test("is shown below the player's own line, until their session is deleted", async () => {
    const { body } = await say("I sing to the heron.");
    expect((await send(body.turn_id)).status).toBe(201);
    const by = await signUp(game.server, { role: "admin" });
    const shown = async () => {
      const { body: reports } = await game.ask("GET", "/admin/reports", { by });
      return (reports as unknown as object[])
        .map((each) => report.parse(each))
        .find(({ turn_id }) => turn_id === body.turn_id);
    };
    expect(await shown()).toMatchObject({ said: "I sing to the heron." });
    expect((await ask("DELETE", "")).status).toBe(200);
    expect(await shown()).toMatchObject({ said: null });
  });

  test("that was undone cannot be reported", async () => {
    await act(rowAcross);
    const { body: undo } = await act({ action_type: "undo" });
    expect(await send(undo.turn_id)).toMatchObject({ status: 409 });
  });
});
