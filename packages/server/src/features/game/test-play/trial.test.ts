import type { AnswerOf, BodyInput, tryScene } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());
beforeEach(() => {
  game.narrator.script = {};
  game.narrator.requests.length = 0;
});

const structure = {
  start_node: "gate",
  nodes: {
    gate: {
      text: "A gate in the wall.",
      retell: true,
      choices: [
        { text: "Open the gate.", target: "yard" },
        { text: "Climb the wall.", target: "roof" },
      ],
    },
    yard: {
      text: "A yard full of rain.",
      retell: true,
      choices: [{ text: "Go home.", target: "home" }],
    },
    roof: { text: "Tiles.", retell: true, choices: [{ text: "Go home.", target: "home" }] },
    home: { text: "Home.", retell: true, choices: [] },
  },
};
type TrialInput = BodyInput<typeof tryScene>;
type Trial = AnswerOf<typeof tryScene>;
const first: TrialInput = {
  title: "Not saved yet",
  story_prompt: "Tell it quietly.",
  content_rating: "teen",
  story_structure: structure,
  position: { node: "gate", turns_here: 0, beats_told: [], path: ["gate"] },
  passages: [{ node: "gate", said: null, text: "A gate in the wall." }],
  offers: [
    { text: "Open the gate.", to: "yard" },
    { text: "Climb the wall.", to: "roof" },
  ],
  action: "continue",
  said: "Open the gate.",
  selected_model: "vyasa",
};
const attempt = async (more: Partial<TrialInput> = {}) => {
  const { status, body } = await game.ask("POST", "/authoring/trial", {
    payload: { ...first, ...more },
  });
  return { status, body: body as unknown as Trial & { code: string } };
};

test("a story is read once for all that is tried in it, and anew when its author has changed it", async () => {
  await attempt();
  await attempt({ said: "Climb the wall." });
  const changed = { ...structure, nodes: { ...structure.nodes, home: { text: "A house." } } };
  await attempt({ story_structure: changed });
  const [one, same, other] = game.narrator.requests.map(({ story }) => story);
  expect(same?.graph).toBe(one?.graph);
  expect(other?.graph.nodes["home"]?.text).toBe("A house.");
});

test("a choice in an unsaved story is narrated by the chosen model, free and without storing anything", async () => {
  const before = await game.coins();
  const { status, body } = await attempt();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    way: "edge",
    position: { node: "yard", turns_here: 0, beats_told: [], path: ["gate", "yard"] },
    offers: [{ text: "Go home.", to: "home" }],
    served_by: "a script",
  });
  expect(body.text).toContain("You stand at yard. You said Open the gate.");
  expect(game.narrator.requests).toMatchObject([
    {
      voice: "vyasa",
      story: { title: "Not saved yet", prompt: "Tell it quietly.", contentRating: "teen" },
      passages: [{ action: "story_start", text: "A gate in the wall.", node: "gate" }],
    },
  ]);
  expect(await game.coins()).toEqual(before);
  const kept = await game.server.db.selectFrom("game_sessions").select("id").execute();
  expect(kept).toEqual([]);
});

test("typed words continue the scene, and the next step starts from there", async () => {
  const words = { action: "custom_action", said: "Listen at the hinges for a while." } as const;
  const { body } = await attempt(words);
  expect(body).toMatchObject({ way: "detour", position: { node: "gate", turns_here: 1 } });
  expect(body.offers.map(({ to }) => to)).toEqual(["yard", "roof"]);
  const next = await attempt({
    position: body.position,
    offers: body.offers,
    passages: [...first.passages, { node: "gate", said: words.said, text: body.text }],
    said: "Climb the wall.",
  });
  expect(next.body.position).toMatchObject({ node: "roof", path: ["gate", "roof"] });
  expect(game.narrator.requests.at(-1)?.passages).toHaveLength(2);
});

test("an ending offers no choices", async () => {
  const position = { node: "yard", turns_here: 0, beats_told: [], path: ["gate", "yard"] };
  const offers = [{ text: "Go home.", to: "home" }];
  const { body } = await attempt({ position, offers, said: "Go home." });
  expect(body).toMatchObject({ position: { node: "home" }, offers: [] });
});

test("a failing or silent model is reported, and can be tried again", async () => {
  game.narrator.script = { failsAfter: 1 };
  expect(await attempt()).toMatchObject({ status: 503, body: { code: "nothing_told" } });
  game.narrator.script = { pieces: [" "] };
  expect((await attempt()).status).toBe(503);
  game.narrator.script = {};
  expect((await attempt()).status).toBe(200);
});

test("invalid input is refused before a model is asked", async () => {
  expect((await attempt({ selected_model: "nobody" })).status).toBe(422);
  const position = { ...first.position, node: "cellar" };
  expect(await attempt({ position })).toMatchObject({
    status: 409,
    body: { code: "no_such_node" },
  });
  expect((await attempt({ passages: [] })).status).toBe(422);
  expect(game.narrator.requests).toEqual([]);
});

test("a story that holds more than stories may is refused with its place, before a model is asked", async () => {
  const topics = (count: number) => Array.from({ length: count }, (_, at) => `topic ${at}`);
  const withTopics = (count: number) => ({
    story_structure: {
      ...structure,
      reactions: { guard: { topics: topics(count), says: ["No."] } },
    },
  });
  expect(await attempt(withTopics(2_501))).toMatchObject({
    status: 422,
    body: {
      code: "beyond_bounds",
      detail: [{ loc: ["body", "story_structure", "reactions", "guard", "topics"] }],
    },
  });
  expect(game.narrator.requests).toEqual([]);
  expect((await attempt(withTopics(2_500))).status).toBe(200);
});
