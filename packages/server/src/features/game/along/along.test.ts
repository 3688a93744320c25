import { createHash } from "node:crypto";
import { alongBundle, openingPart, settledAlong, type AlongBundle } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import {
  playableFrom,
  type PlayableStory,
  sessionAfter,
  deviceResponse,
  type DevicePart,
  asRead,
  tellPart,
  type OngoingPlay,
} from "@katha/play";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { lampStory } from "../testing/lamp-story.ts";

let game: GameFixture;
let storyId: string;
beforeAll(async () => {
  game = await createGameFixture({ narratorFor: () => builtInNarrator });
  storyId = await insertStory(game.server.db, {
    story_structure: JSON.stringify(walkStory),
    story_prompt: "FOR MODELS ALONE",
    story_system_prompt: "Never say: FORBIDDEN",
    bible: JSON.stringify({
      cast: [{ name: "Meera", is: "a potter", secret: "HER SECRET", knows: "WHAT SHE KNOWS" }],
    }),
    initial_xp: 50,
  });
});
afterAll(() => game.server.close());
beforeEach(async () => {
  game.player = await signUp(game.server);
});

/** Rooms one after another, in which something is counted, checked and answered. */
const walkStory = {
  start_node: "room0",
  qualities: {
    steps: { kind: "number", name: "Steps", shown: true, least: 0, most: 99, start: 0 },
  },
  reactions: {
    bell: { about: "bell", says: ["The bell rings, once."], effects: [{ add: "steps", by: 3 }] },
  },
  nodes: Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `room${at}`,
      {
        text: `A bell hangs in room ${at}. Meera the potter stands beside it.`,
        choices:
          at === 11
            ? []
            : [
                {
                  text: "Open the door",
                  target: `room${at + 1}`,
                  effects: [{ add: "steps", by: 1 }],
                },
                { text: "Climb through the window", target: `room${at + 1}` },
              ],
        ...(at === 11 && { ending: { kind: "good", title: "Out" } }),
      },
    ]),
  ),
};

const ask: GameFixture["ask"] = (method, path, more) =>
  game.ask(method, path, { by: game.player, ...more });
const read = async (id: string) => (await ask("GET", `/game/sessions/${id}`)).body;
const begin = async (story = storyId) =>
  String((await ask("PUT", "/game/sessions/", { payload: { story_id: story } })).body["id"]);

async function takeAlong(session: string): Promise<AlongBundle> {
  const { status, body } = await ask("GET", `/game/sessions/${session}/along?story=true`);
  expect(status).toBe(200);
  return alongBundle.parse(body);
}

type Line = { choice: string } | { typed: string } | "immerse" | "on";

function formOf(line: Line) {
  if (line === "immerse") return { action_type: "immerse" } as const;
  if (line === "on") return { action_type: "continue" } as const;
  return "choice" in line
    ? ({ action_type: "continue", selected_choice: line.choice } as const)
    : ({ action_type: "custom_action", user_action: line.typed } as const);
}

/** What a device does with a session that was taken along. */
function device(bundle: AlongBundle) {
  const work: PlayableStory = playableFrom(bundle.story ?? "");
  let at = JSON.parse(bundle.play) as OngoingPlay;
  const parts: DevicePart[] = [];
  const turns: object[] = [];
  return {
    parts,
    turns,
    after: at.head ?? openingPart,
    session: () =>
      sessionAfter(
        bundle.session,
        parts.map((part) => deviceResponse(part, bundle)),
      ),
    async act(line: Line) {
      const form = formOf(line);
      const outcome = await tellPart(work, {
        at,
        asked: {
          id: crypto.randomUUID(),
          action: form.action_type,
          user_input: "user_action" in form ? form.user_action : null,
          selected_choice: "selected_choice" in form ? form.selected_choice : null,
          command: null,
        },
      });
      if (outcome.refused !== null) throw new Error(outcome.refused.code);
      const { told, next } = outcome;
      at = next;
      parts.push({ told, next, at: new Date().toISOString() });
      const digest = createHash("sha256").update(asRead(told)).digest("hex");
      turns.push({ id: told.id, ...form, told: digest });
      return told;
    },
  };
}

type Device = ReturnType<typeof device>;

async function settle(session: string, { after, turns }: Device, more: object = {}) {
  const payload = { after, turns, ...more };
  return ask("POST", `/game/sessions/${session}/along`, { payload });
}

/** What playing has come to, for the player. */
async function earned(session: string, by = game.player) {
  const { current_xp, state, completion_percentage } = standing(
    (await game.ask("GET", `/game/sessions/${session}`, { by })).body,
  );
  return { current_xp, state, completion_percentage, coins: await game.coins(by) };
}

/** The same for somebody who plays the same with a line. */
async function twin() {
  const by = await signUp(game.server);
  const payload = { story_id: storyId };
  const { body } = await game.ask("PUT", "/game/sessions/", { payload, by });
  const session = String(body["id"]);
  for (const line of [door, ...tenTurns]) await game.act(session, formOf(line), { by });
  return earned(session, by);
}

const door = { choice: "Open the door" };
const tenTurns: readonly Line[] = [
  door,
  { typed: "I ring the bell." },
  "immerse",
  { typed: "climb through the window" },
  { typed: "Who is Meera?" },
  door,
  "on",
  { typed: "asdf qwer" },
  { choice: "Climb through the window" },
  { typed: "My name is Asha." },
];

/** What of a session depends on what was told; times and what others do are left out. */
function standing(session: object) {
  const {
    current_xp,
    choices_made,
    scenes_completed,
    completion_percentage,
    state,
    offers,
    ending,
    session_data,
  } = session as ReturnType<Device["session"]>;
  const told = session_data.narrative_history.map(
    ({ timestamp: _at, is_undone: _undone, versions: _versions, ...entry }) => entry,
  );
  return {
    current_xp,
    choices_made,
    scenes_completed,
    completion_percentage,
    state,
    offers,
    ending,
    told,
  };
}

describe("a session that was taken along", () => {
  test("tells ten turns without a server, and they settle once, exactly as they were told", async () => {
    const session = await begin();
    await game.act(session, formOf(door), { by: game.player });
    const along = device(await takeAlong(session));
    for (const line of tenTurns) await along.act(line);
    const first = await settle(session, along);
    expect(settledAlong.parse(first.body)).toEqual({
      session_id: session,
      settled: along.parts.map(({ told }) => told.id),
      stopped: null,
      reason: null,
    });
    const now = await read(session);
    expect(standing(now)).toEqual(standing(along.session()));
    expect(standing(now).told).toHaveLength(12);
    expect(await twin()).toEqual(await earned(session));
    // The answer was lost, and the device sends them again.
    const again = await settle(session, along);
    expect(again.body).toEqual(first.body);
    expect(standing(await read(session))).toEqual(standing(now));
    // What is played on from there follows from them.
    const { status } = await game.act(session, formOf(door), { by: game.player });
    expect(status).toBe(200);
  });

  test("goes on after those of its turns that were settled before", async () => {
    const session = await begin();
    const along = device(await takeAlong(session));
    await along.act(door);
    await settle(session, along);
    await along.act({ typed: "I ring the bell." });
    await along.act(door);
    const { body } = await settle(session, along);
    expect(body).toMatchObject({ session_id: session, stopped: null });
    expect(standing(await read(session))).toEqual(standing(along.session()));
  });

  test("says of a command that its author did not answer that Katha told it", async () => {
    const own = await insertStory(game.server.db, {
      story_structure: JSON.stringify({
        ...walkStory,
        reactions: { song: { command: "sing", says: ["You sing, and the walls sing back."] } },
      }),
      game_config: JSON.stringify({ commands: { sing: { cost: 1 }, rest: { cost: 1 } } }),
      initial_xp: 50,
    });
    const session = await begin(own);
    const along = device(await takeAlong(session));
    const why = async ({ id }: { id: string }) =>
      (await ask("GET", `/game/sessions/${session}/turns/${id}/receipt`)).body["why"];
    const sung = await along.act({ typed: "sing" });
    const rested = await along.act({ typed: "rest" });
    expect([sung.command, rested.command]).toEqual(["sing", "rest"]);
    expect((await settle(session, along)).body).toMatchObject({ stopped: null });
    expect(await why(sung)).toBe("author");
    expect(await why(rested)).toBe("katha");
  });

  test("counts an ending that was reached without a line, with its tasks and its XP", async () => {
    const own = await insertStory(game.server.db, {
      story_structure: JSON.stringify(walkStory),
      initial_xp: 50,
    });
    const session = await begin(own);
    const along = device(await takeAlong(session));
    for (let at = 0; at < 11; at += 1) await along.act(door);
    await expect(along.act(door)).rejects.toThrow("story_ended");
    await settle(session, along);
    expect(await read(session)).toMatchObject({
      is_completed: true,
      ending: "Out",
      current_xp: along.session().current_xp,
    });
    const { body } = await ask("GET", `/stories/${own}`);
    expect(body).toMatchObject({ stats: { plays_total: 1, completion_rate: 100 } });
  });

  test("goes on in a branch where it was played on elsewhere meanwhile", async () => {
    const session = await begin();
    const along = device(await takeAlong(session));
    await along.act({ choice: "Climb through the window" });
    await along.act({ typed: "I ring the bell." });
    await game.act(session, formOf(door), { by: game.player });
    const elsewhere = standing(await read(session));
    const { body } = await settle(session, along);
    const settled = settledAlong.parse(body);
    expect(settled).toMatchObject({
      settled: along.parts.map(({ told }) => told.id),
      stopped: null,
    });
    expect(settled.session_id).not.toBe(session);
    expect(await read(settled.session_id)).toMatchObject({ branched_from: session });
    expect(standing(await read(settled.session_id)).told).toEqual(standing(along.session()).told);
    expect(standing(await read(session))).toEqual(elsewhere);
    // Sent again, they are found there, and there is no second branch.
    expect((await settle(session, along)).body).toEqual(settled);
  });

  test("settles nothing that Katha would tell otherwise, unless the player wants it told anew", async () => {
    const session = await begin();
    const along = device(await takeAlong(session));
    await along.act(door);
    await along.act(door);
    Object.assign(along.turns[1] ?? {}, { told: "f".repeat(64) });
    const first = along.parts[0]?.told.id;
    expect((await settle(session, along)).body).toEqual({
      session_id: session,
      settled: [first],
      stopped: "told_otherwise",
      reason: null,
    });
    const { body } = await settle(session, along, { anew: true });
    expect(body).toMatchObject({ settled: along.parts.map(({ told }) => told.id), stopped: null });
  });

  test("takes nothing from a device that is not so: no XP that is not there, no turn of others", async () => {
    const poor = await insertStory(game.server.db, {
      story_structure: JSON.stringify(walkStory),
      initial_xp: 0,
    });
    const session = await begin(poor);
    const after = openingPart;
    const told = "0".repeat(64);
    const turn = { id: crypto.randomUUID(), action_type: "immerse", told };
    const payload = { after, turns: [turn], anew: true };
    const path = `/game/sessions/${session}/along`;
    expect((await ask("POST", path, { payload })).body).toMatchObject({
      settled: [],
      stopped: "refused",
      reason: "not_enough_xp",
    });
    const other = await signUp(game.server);
    const theirs = await game.begin(other);
    const { body: acted } = await game.act(theirs.id, { action_type: "continue" }, { by: other });
    const taken = { ...turn, id: acted.turn_id };
    const answer = await ask("POST", path, { payload: { after, turns: [taken], anew: true } });
    expect(answer).toMatchObject({ status: 409, body: { code: "turn_id_taken" } });
    const later = await ask("POST", path, { payload: { after, turns: [turn, taken], anew: true } });
    expect(later).toMatchObject({ status: 409, body: { code: "turn_id_taken" } });
    expect((await game.ask("GET", path, { by: other })).status).toBe(404);
  });
});

describe("what is taken along", () => {
  test("has nothing that was written for models alone", async () => {
    const { story } = await takeAlong(await begin());
    expect(story).toContain("Meera");
    for (const hidden of ["FOR MODELS ALONE", "FORBIDDEN", "HER SECRET", "WHAT SHE KNOWS"])
      expect(story).not.toContain(hidden);
  });

  test("tells a story with hidden state as the server does", async () => {
    const lamp = await insertStory(game.server.db, {
      story_structure: JSON.stringify(lampStory),
      initial_xp: 50,
    });
    const session = await begin(lamp);
    const along = device(await takeAlong(session));
    for (const line of [{ typed: "Ask the goat" }, "immerse", { typed: "I look around." }] as const)
      await along.act(line);
    expect((await settle(session, along)).body).toMatchObject({ stopped: null });
    expect(standing(await read(session))).toEqual(standing(along.session()));
  });

  test("is no story that its author keeps online; what was along before still settles", async () => {
    const own = await insertStory(game.server.db, {
      story_structure: JSON.stringify(walkStory),
      initial_xp: 50,
    });
    const session = await begin(own);
    const along = device(await takeAlong(session));
    await along.act(door);
    await game.server.db
      .updateTable("stories")
      .set({ is_online_only: true })
      .where("id", "=", own)
      .execute();
    await along.act({ typed: "I ring the bell." });
    expect((await settle(session, along)).body).toMatchObject({
      settled: along.parts.map(({ told }) => told.id),
      stopped: null,
    });
    expect(standing(await read(session))).toEqual(standing(along.session()));
    expect(await ask("GET", `/game/sessions/${session}/along`)).toMatchObject({
      status: 403,
      body: { code: "author_keeps_online" },
    });
    // With a line it is played on as any other.
    expect((await game.act(session, formOf(door), { by: game.player })).status).toBe(200);
  });

  test("is no premium story, none that was put away, and none that a model tells", async () => {
    const fetched = (session: string) => ask("GET", `/game/sessions/${session}/along`);
    const priced = await insertStory(game.server.db, {
      story_structure: JSON.stringify(walkStory),
    });
    const session = await begin(priced);
    const { db } = game.server;
    const set = (values: object) =>
      db.updateTable("stories").set(values).where("id", "=", priced).execute();
    await set({ is_premium: true });
    expect(await fetched(session)).toMatchObject({ status: 403, body: { code: "stays_online" } });
    await set({ is_premium: false, status: "archived" });
    expect(await fetched(session)).toMatchObject({ status: 403, body: { code: "stays_online" } });
    const premise = await insertStory(db, { story_structure: JSON.stringify({ nodes: {} }) });
    expect(await fetched(await begin(premise))).toMatchObject({
      status: 409,
      body: { code: "needs_model" },
    });
  });
});
