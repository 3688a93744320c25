import { sessionAtlas, sessionBook, type SessionAtlas } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, type Person } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());

async function begin(storyId: string, by: Person): Promise<string> {
  const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id: storyId }, by });
  return String(body["id"]);
}

async function choose(id: string, by: Person, ...choices: string[]): Promise<string[]> {
  const turns: string[] = [];
  for (const selected_choice of choices) {
    const { status, body } = await game.act(
      id,
      { action_type: "continue", selected_choice },
      { by },
    );
    expect(status).toBe(200);
    turns.push(body.turn_id);
  }
  return turns;
}

const aFerry = (more: object = {}) =>
  insertStory(game.server.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 500,
    ...more,
  });

async function atlasOf(id: string, by: Person): Promise<SessionAtlas> {
  const { status, body } = await game.ask("GET", `/game/sessions/${id}/atlas`, { by });
  expect(status).toBe(200);
  return sessionAtlas.parse(body);
}

test("a book names its story and author, and the turns that came to another scene", async () => {
  const author = await signUp(game.server, { role: "author" });
  const story = await aFerry({ title: "The Ferry", language: "hi", author_id: author.id });
  const player = await signUp(game.server);
  const id = await begin(story, player);
  const [row] = await choose(id, player, "Row across");
  await game.act(id, { action_type: "immerse" }, { by: player });
  const [back] = await choose(id, player, "Turn back to the bridge");
  await choose(id, player, "Swim");
  await game.act(id, { action_type: "undo" }, { by: player });
  // A play outlasts its story's place on the shelf, and so does its book.
  await game.server.db
    .updateTable("stories")
    .set({ status: "archived" })
    .where("id", "=", story)
    .execute();
  const { body } = await game.ask("GET", `/game/sessions/${id}/book`, { by: player });
  expect(sessionBook.parse(body)).toEqual({
    session_id: id,
    title: "The Ferry",
    language: "hi",
    author: expect.stringMatching(/^author/),
    cover_image_url: null,
    image_alt: "",
    scenes: [row, back],
  });
});

test("the map holds where the player was, in all their sessions; the rest is fog", async () => {
  const story = await aFerry();
  const player = await signUp(game.server);
  const first = await begin(story, player);
  const [, drowned] = await choose(first, player, "Walk to the bridge", "Swim");
  game.server.clock.advance(1_000);
  const second = await begin(story, player);
  const [row] = await choose(second, player, "Row across");
  const atlas = await atlasOf(second, player);
  expect(atlas).toMatchObject({
    here: "4",
    scenes_total: 5,
    endings_found: 1,
    endings_total: 2,
  });
  expect(atlas.scenes).toMatchObject([
    {
      id: "1",
      told: "The boat waits at the shore.",
      is_on_path: true,
      part: { session_id: second, turn: "opening" },
      ways: [
        { text: "Row across", to: "4", is_on_path: true, share: null },
        { text: "Walk to the bridge", to: "2", is_on_path: false },
      ],
    },
    {
      id: "2",
      is_on_path: false,
      part: { session_id: first },
      ways: [
        { text: "Swim", to: "3" },
        { text: "Go back to the boat", to: null },
      ],
    },
    { id: "3", ending: "Under", part: null, ways: [] },
    {
      id: "4",
      is_on_path: true,
      part: { session_id: second, turn: row },
      ways: [
        { text: "Land", to: null, is_on_path: false },
        // The bridge is known, but not that this way leads there.
        { text: "Turn back to the bridge", to: null, is_on_path: false },
      ],
    },
  ]);
  expect(drowned).toBeDefined();
  // Neither texts nor names of what was not come to.
  expect(JSON.stringify(atlas)).not.toMatch(/far shore|Across"|"(river|bridge|far|drowned)"/);
});

test("one goes back to a fork of the map by a branch from its part", async () => {
  const story = await aFerry();
  const player = await signUp(game.server);
  const id = await begin(story, player);
  await choose(id, player, "Row across", "Land");
  const [shore, river] = (await atlasOf(id, player)).scenes;
  for (const scene of [shore, river]) {
    const { session_id = "", turn = "" } = scene?.part ?? {};
    const path = `/game/sessions/${session_id}/turns/${turn}/branch`;
    const { status, body } = await game.ask("POST", path, { by: player });
    expect(status).toBe(201);
    expect((await atlasOf(String(body["id"]), player)).here).toBe(scene?.id);
  }
});

test("how many went a way is told from twenty players on, and says nothing of where it leads", async () => {
  const story = await aFerry();
  const players = await Promise.all(Array.from({ length: 20 }, () => signUp(game.server)));
  const sessions = await Promise.all(players.map((player) => begin(story, player)));
  const [first = ""] = sessions;
  const waysAt = async (scene: number) =>
    (await atlasOf(first, players[0] as Person)).scenes[scene]?.ways;
  for (const [at, player] of players.slice(0, 19).entries())
    await choose(sessions[at] ?? "", player, at < 15 ? "Row across" : "Walk to the bridge");
  expect((await waysAt(0))?.map(({ share }) => share)).toEqual([null, null]);
  await choose(sessions[19] ?? "", players[19] as Person, "Walk to the bridge");
  expect(await waysAt(0)).toMatchObject([
    { text: "Row across", share: 0.75 },
    { text: "Walk to the bridge", to: null, share: 0.25 },
  ]);
  expect((await waysAt(1))?.map(({ share }) => share)).toEqual([null, null]);
});

test("a story without scenes has no map, and a session is its player's alone", async () => {
  const story = await insertStory(game.server.db, { story_structure: "{}" });
  const player = await signUp(game.server);
  const id = await begin(story, player);
  expect(await atlasOf(id, player)).toMatchObject({ here: null, scenes: [], scenes_total: 0 });
  const other = await signUp(game.server);
  for (const what of ["atlas", "book"])
    expect((await game.ask("GET", `/game/sessions/${id}/${what}`, { by: other })).status).toBe(404);
});
