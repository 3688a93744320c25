import { storyNumbers, type GameSession, type StoryNumbers } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, type Person } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";

let game: GameFixture;
let author: Person;
let storyId: string;
beforeAll(async () => {
  game = await createGameFixture();
  author = await signUp(game.server, { role: "author" });
  storyId = await insertStory(game.server.db, {
    author_id: author.id,
    story_structure: JSON.stringify(ferryStory),
  });
});
afterAll(() => game.server.close());

const read = async (id = storyId, by = author): Promise<StoryNumbers> => {
  const { status, body } = await game.ask("GET", `/stories/${id}/numbers`, { by });
  expect(status).toBe(200);
  return storyNumbers.parse(body);
};

async function begin(by: Person): Promise<string> {
  const { body } = await game.ask("PUT", "/game/sessions/", {
    payload: { story_id: storyId },
    by,
  });
  return (body as GameSession).id;
}

/** Plays the story, and returns the session and its last part. */
async function play(by: Person, ...choices: string[]): Promise<{ id: string; last: string }> {
  const id = await begin(by);
  let last = "";
  for (const selected_choice of choices) {
    const told = await game.act(id, { action_type: "continue", selected_choice }, { by });
    last = told.body.turn_id;
  }
  return { id, last };
}

test("a story without plays has none", async () => {
  expect(await read()).toEqual({
    starts: 0,
    players: 0,
    finishes: 0,
    completion_rate: null,
    endings: [],
    drop_off: [],
    retried: [],
  });
});

test("cover a story's players: starts, endings, where they stop, and retries", async () => {
  const [asha, bela, chand, dev] = await Promise.all(
    Array.from({ length: 4 }, () => signUp(game.server)),
  );
  if (!asha || !bela || !chand || !dev) throw new Error("Nobody came.");
  await play(asha, "Row across", "Land");
  await play(bela, "Walk to the bridge", "Swim");
  await play(chand);
  const devs = await play(dev, "Row across");
  const again = `/game/sessions/${devs.id}/turns/${devs.last}/retry`;
  const second = await game.ask("POST", again, { by: dev, payload: {} });
  expect(second.status).toBe(200);
  expect(await read()).toEqual({
    starts: 4,
    players: 4,
    finishes: 2,
    completion_rate: 50,
    endings: [
      { node: "drowned", title: "Under", plays: 1, share: 0.5 },
      { node: "far", title: "Across", plays: 1, share: 0.5 },
    ],
    drop_off: [
      { node: "river", plays: 1, share: 0.25 },
      { node: "shore", plays: 1, share: 0.25 },
    ],
    retried: [{ node: "river", tellings: 1, plays: 1 }],
  });

  // A branch belongs to the same play: it counts once.
  const head = String(second.body["turn_id"]);
  const path = `/game/sessions/${devs.id}/turns/${head}/branch`;
  const branch = (await game.ask("POST", path, { by: dev, payload: {} })).body as GameSession;
  game.server.clock.advance(1_000);
  await game.act(
    branch.id,
    { action_type: "continue", selected_choice: "Turn back to the bridge" },
    { by: dev },
  );
  const moved = await read();
  expect(moved).toMatchObject({ starts: 4, finishes: 2, retried: [{ tellings: 1 }] });
  expect(moved.drop_off.map(({ node }) => node)).toEqual(["bridge", "shore"]);
  await game.act(branch.id, { action_type: "continue", selected_choice: "Swim" }, { by: dev });
  expect(await read()).toMatchObject({
    starts: 4,
    finishes: 3,
    endings: [
      { node: "drowned", plays: 2 },
      { node: "far", plays: 1 },
    ],
    drop_off: [{ node: "shore", plays: 1 }],
  });

  // Undone parts do not count.
  await game.act(branch.id, { action_type: "undo" }, { by: dev });
  expect(await read()).toMatchObject({ finishes: 2, drop_off: [{ node: "bridge" }, {}] });
});

test("leave out the author's own plays, and are the same for administrators", async () => {
  const before = await read();
  await play(author, "Row across", "Land");
  expect(await read()).toEqual(before);
  const admin = await signUp(game.server, { role: "admin" });
  expect(await read(storyId, admin)).toEqual(before);
  const draft = await insertStory(game.server.db, {
    author_id: author.id,
    status: "draft",
    published_at: null,
  });
  expect((await read(draft)).starts).toBe(0);
});
