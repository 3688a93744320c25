import { gameSessionPage, type GameSessionPage } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { ferryStory, rowAcross } from "../testing/ferry-story.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());
beforeEach(async () => {
  await game.server.db.deleteFrom("game_sessions").execute();
});

async function begin(story: Parameters<typeof insertStory>[1] = {}): Promise<string> {
  const storyId = await insertStory(game.server.db, {
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 20,
    ...story,
  });
  game.server.clock.advance(1_000);
  const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id: storyId } });
  return String(body["id"]);
}

async function list(query = "", by = game.player): Promise<GameSessionPage> {
  const { status, body } = await game.ask("GET", `/game/sessions?${query}`, { by });
  expect(status).toBe(200);
  return gameSessionPage.parse(body);
}

const idsIn = ({ sessions }: GameSessionPage) => sessions.map(({ id }) => id);
const choose = (id: string, selected_choice: string) =>
  game.act(id, { action_type: "continue", selected_choice });

test("sessions say where the player stands, the last played first", async () => {
  const first = await begin({ title: "The Ferry", language: "ur" });
  const second = await begin();
  expect((await list()).sessions).toMatchObject([
    { id: second, last_line: "The boat waits at the shore." },
    { id: first, story_title: "The Ferry", story_language: "ur", is_story_open: true },
  ]);
  game.server.clock.advance(1_000);
  const { body } = await game.act(first, rowAcross);
  const [latest] = (await list()).sessions;
  expect(latest).toMatchObject({ id: first, choices_made: 1, is_veiled: false });
  const told = String(body.narrative).replaceAll("*", "");
  expect(told.trim()).not.toBe("");
  expect(latest?.last_line.endsWith(told.trim())).toBe(true);
  await game.act(first, { action_type: "undo" });
  expect((await list()).sessions[0]?.last_line).toBe("The boat waits at the shore.");
  expect(idsIn(await list("", await signUp(game.server)))).toEqual([]);
});

test("of one story are listed with the places that its author named", async () => {
  await begin();
  const { shore, river, ...nodes } = ferryStory.nodes;
  const placed = {
    ...ferryStory,
    nodes: { ...nodes, shore: { ...shore, place: "The shore" }, river },
  };
  const storyId = await insertStory(game.server.db, { story_structure: JSON.stringify(placed) });
  const start = async () => {
    game.server.clock.advance(1_000);
    const payload = { story_id: storyId, anew: true };
    return String((await game.ask("PUT", "/game/sessions/", { payload })).body["id"]);
  };
  const waiting = await start();
  const rowing = await start();
  await game.act(rowing, rowAcross);
  expect((await list(`story_id=${storyId}`)).sessions).toMatchObject([
    { id: rowing, place: null },
    { id: waiting, place: "The shore" },
  ]);
  expect((await list()).sessions.map(({ place }) => place)).toEqual([null, null, null]);
});

test("finished ones can be listed separately, and say which ending", async () => {
  const open = await begin();
  const ended = await begin();
  await choose(ended, "Row across");
  await choose(ended, "Land");
  expect((await list("is_completed=true")).sessions).toMatchObject([
    { id: ended, ending: "Across" },
  ]);
  expect((await list("is_completed=false")).sessions).toMatchObject([{ id: open, ending: null }]);
  expect(idsIn(await list())).toEqual([ended, open]);
});

test("an ending without a title is not named after its scene", async () => {
  const { far, ...nodes } = ferryStory.nodes;
  const structure = { ...ferryStory, nodes: { ...nodes, far: { ...far, ending: undefined } } };
  const id = await begin({ story_structure: JSON.stringify(structure) });
  await choose(id, "Row across");
  await choose(id, "Land");
  const [session] = (await list()).sessions;
  expect(session).toMatchObject({ id, is_completed: true, ending: null, endings_found: [""] });
});

test("come in pages", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.unshift(await begin());
  const first = await list("limit=2");
  const second = await list(`limit=2&cursor=${first.next_cursor}`);
  const third = await list(`limit=2&cursor=${second.next_cursor}`);
  expect([first, second, third].flatMap(idsIn)).toEqual(ids);
  expect(third.next_cursor).toBeNull();
});

test("of an archived story are listed, and can be played on", async () => {
  const id = await begin({ title: "The Ferry" });
  await game.server.db.updateTable("stories").set({ status: "archived" }).execute();
  expect((await list()).sessions).toMatchObject([
    { id, story_title: "The Ferry", is_story_open: false },
  ]);
  expect((await game.act(id, rowAcross)).status).toBe(200);
  await game.server.db.updateTable("stories").set({ status: "published" }).execute();
});

test("of a mature story show only its title to readers who no longer want such stories", async () => {
  const id = await begin({
    title: "The Ferry",
    cover_image_url: `/media/${"ab".repeat(16)}/960.webp`,
    image_alt: "A secret picture",
  });
  const rate = (content_rating: string) =>
    game.server.db.updateTable("stories").set({ content_rating }).execute();
  await rate("mature");
  const answer = await list();
  expect(answer.sessions).toMatchObject([
    { id, story_title: "The Ferry", is_mature: true, is_veiled: true },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/secret|\/media\/|boat/);
  await rate("family");
  expect((await list()).sessions).toMatchObject([
    { is_veiled: false, image_alt: "A secret picture" },
  ]);
});

test("a cover that could not be fetched yet is left out", async () => {
  await begin({ cover_image_url: "https://elsewhere.example/cover.png" });
  expect((await list()).sessions).toMatchObject([{ cover_image_url: null }]);
});
