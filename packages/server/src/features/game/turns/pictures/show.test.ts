import { afterAll, beforeAll, expect, test } from "vitest";
import type { Paint, PictureRequest } from "../../index.ts";
import { createGameFixture, type GameFixture } from "../../testing/game-fixture.ts";

const sights: PictureRequest[] = [];
const paint: Paint = {
  paint: async (request) => {
    sights.push(request);
    return {
      url: "/media/0123456789abcdef0123456789abcdef/960.webp",
      alt: "A boat on a river.",
      style: "Vishvakarma",
      prompt: "boat, river",
      servedBy: "a test",
    };
  },
  inWords: () => "A boat, in words.",
};

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture({ paint });
});
afterAll(() => game.server.close());

test("a picture shows the current scene, is charged, and is undone with its part", async () => {
  const { id } = await game.begin();
  await game.act(id, { action_type: "continue", selected_choice: "Row across" });
  const { body } = await game.act(id, { action_type: "show", selected_model: "vishvakarma" });
  expect(body).toMatchObject({
    narrative: null,
    image_url: expect.stringContaining("/media/"),
    image_alt: "A boat on a river.",
    style: "Vishvakarma",
    prompt: "boat, river",
    fallback_description: null,
    credits_consumed: 5,
    choices: ["Land", "Turn back to the bridge"],
  });
  expect(sights.at(-1)?.text).toContain("You stand at river.");
  const { body: undone } = await game.act(id, { action_type: "undo" });
  const history = undone.session_data.narrative_history;
  expect(history.map(({ action_type, is_undone }) => [action_type, is_undone])).toEqual([
    ["story_start", false],
    ["continue", true],
    ["show", true],
    ["undo", false],
  ]);
  const { events } = await game.stream(id, { action_type: "show" });
  expect(events.map(({ event }) => event)).toEqual(["turn", "image", "done"]);
});
