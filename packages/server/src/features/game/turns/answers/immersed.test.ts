import { storyLanguages } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());

async function immersedIn(language: string): Promise<readonly string[]> {
  const structure = {
    nodes: {
      a: { text: "…", retell: true, choices: [{ text: "→", target: "b" }] },
      b: { text: "." },
    },
  };
  const story_structure = JSON.stringify(structure);
  const story_id = await insertStory(game.server.db, { language, story_structure, initial_xp: 20 });
  const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id } });
  const told = await game.act(String(body["id"]), { action_type: "immerse" });
  return told.body.choices;
}

test("Immerse offers another thing to do beside a single choice, in the story's language", async () => {
  const shown = new Map<string, string | undefined>();
  for (const language of storyLanguages) {
    const [way, other, ...rest] = await immersedIn(language);
    expect([way, rest]).toEqual(["→", []]);
    shown.set(language, other);
  }
  expect(shown.get("en")).toBe("Look more closely.");
  expect(new Set(shown.values()).size).toBe(storyLanguages.length);
  for (const [language, other] of shown)
    expect(/[a-z]/iu.test(other ?? "")).toBe(language === "en");
});

test("Immerse costs nothing where Katha's own teller has nothing left to tell", async () => {
  const told = await createGameFixture({ narratorFor: () => builtInNarrator });
  const story_structure = JSON.stringify({
    nodes: { a: { text: "A lamp.", choices: [{ text: "On.", target: "b" }] }, b: { text: "." } },
  });
  const story_id = await insertStory(told.server.db, { story_structure, initial_xp: 20 });
  const { body } = await told.ask("PUT", "/game/sessions/", { payload: { story_id } });
  const immersed = await told.act(String(body["id"]), { action_type: "immerse" });
  expect(immersed.body).toMatchObject({ current_xp: 20, credits_consumed: 0 });
  expect(immersed.body.setup).not.toContain("A lamp.");
  await told.server.close();
});
