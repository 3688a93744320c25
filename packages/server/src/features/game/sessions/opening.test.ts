import { storyOpening, type StoryOpening } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { hiddenWords, lampConfig, lampStory } from "../testing/lamp-story.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());

const insert = (story: object, more: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(game.server.db, { story_structure: JSON.stringify(story), ...more });
const read = async (id: string, by: { headers: Record<string, string> } = { headers: {} }) => {
  const url = `/api/v1/stories/${id}/opening`;
  const answer = await game.server.app.inject({ url, headers: by.headers });
  return { status: answer.statusCode, body: answer.json<StoryOpening & { code?: string }>() };
};

test("a guest reads what a session begins with, and nothing is begun", async () => {
  const { status, body } = await read(game.storyId);
  expect(status).toBe(200);
  expect(storyOpening.parse(body)).toMatchObject({
    text: "The boat waits at the shore.",
    offers: [{ text: "Row across" }, { text: "Walk to the bridge" }],
  });
  expect((await read(game.storyId, game.player)).body).toEqual(body);
  const { body: listed } = await game.ask("GET", "/game/sessions");
  expect(listed).toMatchObject({ sessions: [] });
  const { body: story } = await game.ask("GET", `/stories/${game.storyId}`);
  expect(story).toMatchObject({ stats: { plays_total: 0 } });
});

test("its words and choices are those of a session that begins", async () => {
  const id = await insert(lampStory, { game_config: JSON.stringify(lampConfig) });
  const { body } = await read(id);
  const begun = await game.ask("PUT", "/game/sessions/", { payload: { story_id: id } });
  const { offers, session_data } = begun.body as unknown as {
    offers: StoryOpening["offers"];
    session_data: { narrative_history: { ai_response: string }[] };
  };
  expect(body.offers).toEqual(offers);
  expect(body.offers.some(({ is_locked }) => is_locked)).toBe(true);
  expect(body.text).toBe(session_data.narrative_history[0]?.ai_response);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(hiddenWords.join("|")));
});

test("what the author changes is read from then on", async () => {
  const id = await insert(ferryStory);
  expect((await read(id)).body.text).toBe("The boat waits at the shore.");
  const other = { start_node: "x", nodes: { x: { text: "Another story.", choices: [] } } };
  await game.server.db
    .updateTable("stories")
    .set({ story_structure: JSON.stringify(other), version: 2 })
    .where("id", "=", id)
    .execute();
  expect((await read(id)).body).toEqual({ text: "Another story.", offers: [] });
});

test("a mature story stays behind its veil, also when others have read its opening", async () => {
  const author_id = game.player.id;
  const id = await insert(ferryStory, { content_rating: "mature", author_id });
  expect((await read(id, game.player)).status).toBe(200);
  const refused = await read(id);
  expect(refused).toMatchObject({ status: 403, body: { code: "mature_veiled" } });
  expect(JSON.stringify(refused.body)).not.toContain("boat");
});

test("a draft is read by its author alone", async () => {
  const id = await insert(ferryStory, { status: "draft", author_id: game.player.id });
  expect((await read(id, game.player)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
});

test("the opening of a premium story can be read, but not one that is all of it", async () => {
  const long = await insert(ferryStory, { is_premium: true });
  expect((await read(long)).status).toBe(200);
  const whole = { start_node: "x", nodes: { x: { text: "All of it.", choices: [] } } };
  const short = await insert(whole, { is_premium: true });
  expect(await read(short)).toMatchObject({ status: 403, body: { code: "premium_needed" } });
});
