import { unansweredLines, type GameSession, type UnansweredGroup } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp, type Person } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { mostGroups } from "./keep.ts";
import { keepMost } from "./repo.ts";
import { keptDays, unansweredSweep } from "./sweep.ts";

let game: GameFixture;
let author: Person;
let storyId: string;
let linesKept = 0;
let mayGoOn = Promise.resolve();
beforeAll(async () => {
  game = await createGameFixture({
    narratorFor: () => builtInNarrator,
    watchTurns: async (point) => {
      if (point !== "kept") return;
      await mayGoOn;
      linesKept += 1;
    },
  });
});
afterAll(() => game.server.close());
beforeEach(async () => {
  author = await signUp(game.server, { role: "author" });
  storyId = await insertStory(game.server.db, {
    id: game.server.ids(),
    author_id: author.id,
    story_structure: JSON.stringify(ferryStory),
  });
});

async function prefer(by: Person, shares_unanswered: boolean): Promise<void> {
  const payload = { shares_unanswered };
  const { headers } = by;
  const url = "/api/v1/auth/me";
  const answer = await game.server.app.inject({ method: "PATCH", url, headers, payload });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject(payload);
}

async function sharing(): Promise<Person> {
  const player = await signUp(game.server);
  await prefer(player, true);
  return player;
}

async function begin(by: Person, story_id = storyId): Promise<string> {
  const { body } = await game.ask("PUT", "/game/sessions/", { by, payload: { story_id } });
  return String(body["id"]);
}

async function say(by: Person, ...lines: string[]): Promise<string> {
  const session = await begin(by);
  const before = linesKept;
  for (const user_action of lines) {
    const form = { action_type: "custom_action", user_action };
    const { status } = await game.act(session, form, { by });
    expect(status).toBe(200);
  }
  // Lines are kept for the author only after the answers have been sent.
  await expect.poll(() => linesKept).toBe(before + lines.length);
  return session;
}

async function groups(id = storyId, by = author): Promise<UnansweredGroup[]> {
  const { body } = await game.ask("GET", `/stories/${id}/unanswered`, { by });
  return unansweredLines.parse(body).groups;
}

const whistled = "I whistle a tune to the heron.";

describe("a line that nothing in the story answered", () => {
  test("is counted with others of its meaning in its scene, for its author and administrators", async () => {
    const [asha, bela] = [await sharing(), await sharing()];
    await say(asha, whistled);
    await say(bela, "A tune I whistle, to the HERON!", "I polish the lantern.");
    const today = game.server.clock.now().toISOString().slice(0, 10);
    const seen = await groups();
    expect(seen).toEqual([
      {
        id: expect.any(String),
        text: whistled,
        count: 2,
        scene: "shore",
        last_day: today,
        act: "sing",
        about: null,
        topics: ["heron"],
        declined: false,
        answered: false,
      },
      expect.objectContaining({ text: "I polish the lantern.", count: 1 }),
    ]);
    const admin = await signUp(game.server, { role: "admin" });
    expect(await groups(storyId, admin)).toEqual(seen);
  });

  test("is marked in its player's own history, whether or not they share such lines", async () => {
    const player = await signUp(game.server);
    const session = await say(player, whistled, "I row across the river.");
    const { body } = await game.ask("GET", `/game/sessions/${session}`, { by: player });
    const { narrative_history: history } = (body as unknown as GameSession).session_data;
    expect(history.map(({ is_unanswered }) => is_unanswered)).toEqual([false, true, false]);
  });

  test("says nothing of who it was, nor of when", async () => {
    const player = await sharing();
    const session = await say(player, whistled);
    const [row] = await game.server.db
      .selectFrom("unanswered_lines")
      .selectAll()
      .where("story_id", "=", storyId)
      .execute();
    const kept = JSON.stringify(row);
    for (const trace of [player.id, session, game.server.clock.now().toISOString().slice(11, 19)])
      expect(kept).not.toContain(trace);
    // Version 4, which is random: other ids begin with the time of their creation.
    expect(row?.id[14]).toBe("4");
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      "about",
      "act",
      "count",
      "declined",
      "id",
      "last_day",
      "meaning",
      "scene",
      "story_id",
      "story_version",
      "text",
    ]);
  });

  test("is not kept from players who were not asked, or said no", async () => {
    const unasked = await signUp(game.server);
    await say(unasked, whistled);
    const unwilling = await sharing();
    await prefer(unwilling, false);
    await say(unwilling, whistled);
    expect(await groups()).toEqual([]);
  });

  test("is not kept with an address, a number or the player's name in it, and is cut when long", async () => {
    const player = await sharing();
    const { body } = await game.ask("GET", "/auth/me", { by: player });
    await say(
      player,
      "I shout that my number is 98765 43210",
      "I carve asha@example.com into the boat",
      `I whistle that ${String(body["display_name"])} was here`,
      `I whistle that ${String(body["email"]).split("@")[0]} was here`,
      `I juggle ${"and juggle ".repeat(60)}`,
    );
    const [only, ...others] = await groups();
    expect(others).toEqual([]);
    expect(only?.text).toHaveLength(200);
  });

  test("is kept where the player was asked which choice was meant, and meant none of them", async () => {
    const player = await sharing();
    const session = await say(player, "should I walk to the bridge");
    expect(await groups()).toEqual([]);
    const before = linesKept;
    const form = { action_type: "custom_action", user_action: "no" };
    expect((await game.act(session, form, { by: player })).status).toBe(200);
    await expect.poll(() => linesKept).toBe(before + 1);
    expect(await groups()).toMatchObject([
      { text: "should I walk to the bridge", scene: "shore", declined: true, answered: false },
    ]);
  });

  test("is not counted if it meant a choice, Katha asked back, the part was retold, or the author was playing", async () => {
    const player = await sharing();
    const session = await say(player, "should I walk to the bridge", "I row across");
    await prefer(author, true);
    await say(author, whistled);
    expect(await groups()).toEqual([]);
    const form = { action_type: "custom_action", user_action: whistled };
    const before = linesKept;
    const { body } = await game.act(session, form, { by: player });
    const again = `/game/sessions/${session}/turns/${body.turn_id}/retry`;
    expect((await game.ask("POST", again, { by: player, payload: {} })).status).toBe(200);
    await expect.poll(() => linesKept).toBe(before + 2);
    expect(await groups()).toMatchObject([{ scene: "river", count: 1 }]);
  });
});

test("a player does not wait for a line to be kept", async () => {
  const held = Promise.withResolvers<void>();
  mayGoOn = held.promise;
  const player = await sharing();
  const session = await begin(player);
  const before = linesKept;
  const form = { action_type: "custom_action", user_action: whistled };
  const act = () => game.act(session, form, { by: player });
  expect((await act()).status).toBe(200);
  expect((await act()).status).toBe(200);
  expect(linesKept).toBe(before);
  held.resolve();
  await expect.poll(() => linesKept).toBe(before + 2);
  expect(await groups()).toMatchObject([{ text: whistled, count: 2 }]);
});

describe("a line that the story has since answered", () => {
  const singing = {
    whistle: { acts: ["sing"], topics: ["tune"], says: ["The heron turns its head."] },
  };
  const change = async (story_structure: object) => {
    const payload = { title: "The Ferry", description: "Somebody has to row.", story_structure };
    const { status } = await game.ask("PUT", `/stories/${storyId}`, { by: author, payload });
    expect(status).toBe(200);
  };
  const answered = async () =>
    Object.fromEntries((await groups()).map(({ text, answered: is }) => [text, is]));

  test("is marked, and is unanswered again with the answer gone, its scene gone, or typed once more", async () => {
    const player = await sharing();
    const lantern = "I polish the lantern.";
    await say(player, whistled, lantern);
    expect(await groups()).toHaveLength(2);
    await change({ ...ferryStory, reactions: singing });
    expect(await answered()).toEqual({ [whistled]: true, [lantern]: false });
    await change(ferryStory);
    expect(await answered()).toEqual({ [whistled]: false, [lantern]: false });
    const { shore, ...others } = ferryStory.nodes;
    await change({
      start_node: "beach",
      nodes: { ...others, beach: shore },
      reactions: singing,
    });
    expect(await answered()).toEqual({ [whistled]: false, [lantern]: false });
  });

  test("stays where this version could not answer it in a play", async () => {
    const trust = { kind: "flag", name: "Calm", start: true };
    await change({
      ...ferryStory,
      qualities: { calm: trust },
      reactions: {
        whistle: { ...singing.whistle, when: { quality: "calm", value: true } },
        row: { acts: ["dance"], says: ["You dance."], effects: [{ set: "calm", to: false }] },
      },
      nodes: {
        ...ferryStory.nodes,
        shore: { ...ferryStory.nodes.shore, effects: [{ set: "calm", to: false }] },
      },
    });
    await say(await sharing(), whistled);
    expect(await answered()).toEqual({ [whistled]: false });
  });
});

describe("the list", () => {
  const insert = (rows: { meaning: string; last_day: string; count?: number }[]) =>
    game.server.db
      .insertInto("unanswered_lines")
      .values(
        rows.map((row) => {
          const line = { story_id: storyId, story_version: 1, scene: "shore", text: row.meaning };
          return Object.assign(line, row);
        }),
      )
      .execute();

  test("loses a group that its author dismisses, once", async () => {
    await say(await sharing(), whistled);
    const [group] = await groups();
    const path = `/api/v1/stories/${storyId}/unanswered/${group?.id}`;
    const dismiss = (by: Person) =>
      game.server.app.inject({ method: "DELETE", url: path, headers: by.headers });
    expect((await dismiss(author)).statusCode).toBe(200);
    expect((await dismiss(author)).statusCode).toBe(404);
    expect(await groups()).toEqual([]);
  });

  test("has 500 groups at most, the oldest and rarest go first", async () => {
    const all = Array.from({ length: mostGroups }, (_, at) => ({
      meaning: `line ${at}`,
      last_day: "2026-01-02",
      count: at + 1,
    }));
    await insert([...all, { meaning: "old", last_day: "2026-01-01", count: 9_000 }]);
    await keepMost(game.server.db, storyId, mostGroups);
    const kept = await groups();
    expect(kept).toHaveLength(mostGroups);
    expect(kept.map(({ text }) => text)).not.toContain("old");
  });

  test("forgets after ninety days", async () => {
    const { db, clock } = game.server;
    const dayBefore = (days: number) =>
      new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    await insert([
      { meaning: "kept", last_day: dayBefore(keptDays) },
      { meaning: "gone", last_day: dayBefore(keptDays + 1) },
    ]);
    const log = pino({ level: "silent" });
    await unansweredSweep.run({}, { db, clock, log, signal: new AbortController().signal });
    expect((await groups()).map(({ text }) => text)).toEqual(["kept"]);
  });
});
