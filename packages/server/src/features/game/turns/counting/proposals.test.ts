import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";
import { lampConfig, lampStory } from "../../testing/lamp-story.ts";

let game: GameFixture;
let story: string;
let session: string;
beforeAll(async () => {
  game = await createGameFixture();
  story = await insertStory(game.server.db, {
    story_structure: JSON.stringify(lampStory),
    game_config: JSON.stringify(lampConfig),
    initial_xp: 50,
  });
});
afterAll(() => game.server.close());
afterEach(() => {
  game.narrator.script = {};
  game.narrator.requests.length = 0;
});
beforeEach(async () => {
  game.player = await signUp(game.server);
  const payload = { story_id: story };
  const { body } = await game.ask("PUT", "/game/sessions/", { payload, by: game.player });
  session = String(body["id"]);
});
const act = (form: object) => game.act(session, form, { by: game.player });
const wait = () => act({ action_type: "custom_action", user_action: "I am kind to the goat." });

test("a model can cause only what the author's list now allows, and only once", async () => {
  game.narrator.script = { consequences: ["kind", "kind", "never", "a flood", "__proto__"] };
  const { body } = await wait();
  expect(body.changes).toEqual([{ kind: "number", name: "Trust", by: 1, value: 2, most: 5 }]);
  expect(body.choices).toContain("Say the name");
  const again = await wait();
  expect(again.body).toMatchObject({ changes: [] });
  await act({ action_type: "undo" });
  await act({ action_type: "undo" });
  const { body: read } = await game.ask("GET", `/game/sessions/${session}`, { by: game.player });
  expect(read).toMatchObject({
    state: {
      qualities: expect.arrayContaining([expect.objectContaining({ id: "trust", value: 1 })]),
    },
  });
  game.narrator.script = {};
  expect((await wait()).body).toMatchObject({ changes: [] });
});

test("whoever narrates, an author's answer is given word for word, and lets nothing else happen", async () => {
  game.narrator.script = { consequences: ["kind"], pieces: ["A model's words."] };
  const { body } = await act({ action_type: "custom_action", command: "Ask the goat" });
  expect(body).toMatchObject({ narrative: "It chews, stranger.", credits_consumed: 0 });
  const locked = await act({ action_type: "continue", selected_choice: "Open the door" });
  expect(locked.body).toMatchObject({ narrative: "The door needs the iron key.", changes: [] });
  expect(game.narrator.requests).toEqual([]);
});

test("a test play carries the state along, and stores nothing", async () => {
  const first = {
    story_structure: lampStory,
    rules: { slots: 2, health_max: 5, difficulty: "medium" },
    position: { node: "court", turns_here: 0, beats_told: [], path: ["court"] },
    passages: [{ node: "court", said: null, text: "You stand in the court." }],
    offers: [{ text: "Light the lamp", to: "court" }],
    action: "continue",
    said: "Light the lamp",
    selected_model: "vyasa",
  };
  const lit = await game.ask("POST", "/authoring/trial", { payload: first });
  expect(lit).toMatchObject({
    status: 200,
    body: {
      way: "edge",
      choice: 0,
      changes: [{ kind: "value", name: "The lamp is lit", value: true }],
      position: { state: { qualities: { lamp: true, hidden_doubt: 5 }, things: ["rope"] } },
    },
  });
  const { position } = lit.body;
  const command = "Ask the goat";
  const more = { position, action: "custom_action", said: command, command };
  const asked = await game.ask("POST", "/authoring/trial", { payload: { ...first, ...more } });
  expect(asked.body).toMatchObject({
    way: "reaction",
    text: "It chews, stranger.",
    position: { state: { qualities: { lamp: true, trust: 2 } } },
  });
});
