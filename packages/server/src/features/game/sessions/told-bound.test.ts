import { gameSession } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { storyBounds } from "@katha/storygraph";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture({ narratorFor: () => builtInNarrator });
});
afterAll(() => game.server.close());

/** Published before stories had bounds: 40 KB that would be told as 132 MB. */
const enormous = {
  start_node: "a",
  qualities: { t: { kind: "text", name: "T", start: "A word. ".repeat(2_500) } },
  nodes: {
    a: { text: "{t}".repeat(6_600), choices: [{ text: "Go on {t}", target: "b" }] },
    b: { text: "{t}".repeat(6_600), choices: [] },
  },
};

test("an old story is told to its bound, when it begins and when it goes on", async () => {
  const story_structure = JSON.stringify(enormous);
  const story_id = await insertStory(game.server.db, { story_structure });
  const begun = await game.ask("PUT", "/game/sessions/", { payload: { story_id } });
  expect(begun.status).toBe(201);
  const session = gameSession.parse(begun.body);
  const [opening] = session.session_data.narrative_history;
  const content = opening?.ai_response ?? "";
  const [choice = ""] = opening?.choices ?? [];
  expect(content.length).toBeGreaterThan(storyBounds.told - 100);
  expect(content.length).toBeLessThanOrEqual(storyBounds.told);
  expect(content.endsWith("A word. …")).toBe(true);
  expect(choice.length).toBeLessThanOrEqual(storyBounds.label);
  const went = await game.act(session.id, { action_type: "continue", user_action: choice });
  expect(went.status).toBe(200);
  const told = JSON.stringify(went.body).length;
  expect(told).toBeLessThan(10 * storyBounds.told);
});
