import type { Updateable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoriesTable } from "../../db/tables/stories.ts";
import { signUp } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../testing/game/game-fixture.ts";

let game: GameFixture;
let newest: string;
beforeAll(async () => {
  game = await createGameFixture();
  newest = await insertStory(game.server.db, { published_at: game.server.clock.now() });
});
afterAll(() => game.server.close());

const setStory = (changes: Updateable<StoriesTable>) =>
  game.server.db.updateTable("stories").set(changes).where("id", "=", game.storyId).execute();
const choose = (session: string, selected_choice: string, by = game.player) =>
  game.act(session, { action_type: "continue", selected_choice }, { by });
const completionRate = async () => {
  const { body } = await game.ask("GET", `/stories/${game.storyId}`);
  return (body["stats"] as { completion_rate: number | null }).completion_rate;
};
/** The newest stories fill up the trending list. */
const firstInTrending = async () => {
  const { body } = await game.ask("GET", "/stories/trending/");
  return (body as unknown as { id: string }[])[0]?.id;
};

test("endings of a draft's tries count neither in the completion rate nor in what trends", async () => {
  await setStory({ author_id: game.player.id, status: "draft" });
  const { id } = await game.begin();
  await choose(id, "Row across");
  expect((await choose(id, "Land")).body).toMatchObject({ is_completed: true });
  await setStory({ status: "published" });
  expect(await firstInTrending()).toBe(newest);

  const reader = await signUp(game.server);
  const read = await game.begin(reader);
  expect(await firstInTrending()).toBe(game.storyId);
  expect(await completionRate()).toBe(0);

  await choose(read.id, "Row across", reader);
  await choose(read.id, "Land", reader);
  expect(await completionRate()).toBe(100);
  await game.act(id, { action_type: "undo" });
  expect(await completionRate()).toBe(100);

  await choose(id, "Land");
  const rating = { payload: { rating: 4 } };
  expect((await game.ask("PUT", `/stories/${game.storyId}/rating`, rating)).status).toBe(200);
});
