import type { ActionResponse, GameSession } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

const structure = {
  start_node: "bank",
  nodes: {
    bank: {
      text: "You stand on the bank with Mira.",
      cast: ["Mira"],
      choices: [
        { text: "Row across", target: "isle" },
        { text: "Go home", target: "home" },
      ],
    },
    isle: { text: "The isle is small, and dry.", choices: [{ text: "Sleep", target: "home" }] },
    home: { text: "Home.", choices: [], ending: { kind: "good", title: "Home" } },
  },
  reactions: {
    rope: { about: "Mira", acts: ["ask"], topics: ["rope"], says: ['"Wet," says Mira.'] },
  },
};

let game: GameFixture;
let storyId = "";
beforeAll(async () => {
  game = await createGameFixture();
  storyId = await insertStory(game.server.db, {
    story_structure: JSON.stringify(structure),
    bible: JSON.stringify({ cast: [{ name: "Mira", is: "who rows" }] }),
    initial_xp: 20,
  });
});
afterAll(() => game.server.close());

async function play(...forms: readonly object[]): Promise<ActionResponse[]> {
  const by = await signUp(game.server);
  const payload = { story_id: storyId };
  const { body } = await game.ask("PUT", "/game/sessions/", { payload, by });
  const { id } = body as GameSession;
  const told: ActionResponse[] = [];
  for (const form of forms) told.push((await game.act(id, form, { by })).body);
  return told;
}
const say = (user_action: string) => ({ action_type: "custom_action", user_action });

test("an author's scene is told as it was written, and costs no coins, whoever narrates", async () => {
  const asked = game.narrator.requests.length;
  const [isle] = await play({ action_type: "continue", selected_choice: "Row across" });
  expect(isle).toMatchObject({
    narrative: "The isle is small, and dry.",
    credits_consumed: 0,
    choices: ["Sleep"],
  });
  expect(game.narrator.requests).toHaveLength(asked);
});

test("so is what somebody in the story answers", async () => {
  const [rope] = await play(say("ask Mira about the rope"));
  expect(rope).toMatchObject({ narrative: '"Wet," says Mira.', credits_consumed: 0 });
});

test("what no author answers is the model's, and paid for", async () => {
  const asked = game.narrator.requests.length;
  const [song] = await play(say("I sing of the moon"));
  expect(song?.narrative).toContain("You said");
  expect(song?.credits_consumed).toBeGreaterThan(0);
  expect(game.narrator.requests).toHaveLength(asked + 1);
});

test("nor would a part of Katha's own teller be told otherwise", async () => {
  const told = await createGameFixture({ narratorFor: () => builtInNarrator });
  const by = await signUp(told.server);
  const story_id = await insertStory(told.server.db, {
    story_structure: JSON.stringify(structure),
    initial_xp: 20,
  });
  const { body } = await told.ask("PUT", "/game/sessions/", { payload: { story_id }, by });
  const { id } = body as GameSession;
  const { body: look } = await told.act(id, { action_type: "immerse" }, { by });
  expect(look.setup).toContain("You stand on the bank with Mira.");
  expect(look.session_data.narrative_history.at(-1)).toMatchObject({ is_verbatim: true });
  const path = `/game/sessions/${id}/turns/${look.turn_id}/retry`;
  const { body: again } = await told.ask("POST", path, { payload: {}, by });
  expect(again).toMatchObject({ setup: look.setup });
  await told.server.close();
});

test("which parts would be told again in the same words is said of each", async () => {
  const said = ["ask Mira about the rope", "I sing of the moon"].map(say);
  const told = await play(...said, { action_type: "continue", selected_choice: "Row across" });
  const history = told.at(-1)?.session_data.narrative_history ?? [];
  expect(history.map(({ is_verbatim }) => is_verbatim)).toEqual([true, true, false, true]);
});
