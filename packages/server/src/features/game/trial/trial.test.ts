import type { AnswerOf, BodyInput, tryScene } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setStage, type Stage } from "../testing/stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.house.close());
beforeEach(async () => {
  stage.narrator.script = {};
  stage.narrator.tellings.length = 0;
  await stage.house.db.deleteFrom("tries").execute();
});

const structure = {
  start_node: "gate",
  nodes: {
    gate: {
      text: "A gate in the wall.",
      choices: [
        { text: "Open the gate.", target: "yard" },
        { text: "Climb the wall.", target: "roof" },
      ],
    },
    yard: { text: "A yard full of rain.", choices: [{ text: "Go home.", target: "home" }] },
    roof: { text: "Tiles.", choices: [{ text: "Go home.", target: "home" }] },
    home: { text: "Home.", choices: [] },
  },
};
type Asked = BodyInput<typeof tryScene>;
type Trial = AnswerOf<typeof tryScene>;
const first: Asked = {
  title: "Not saved yet",
  story_prompt: "Tell it quietly.",
  content_rating: "teen",
  story_structure: structure,
  standing: { node: "gate", turns_here: 0, beats_told: [], path: ["gate"] },
  passages: [{ node: "gate", said: null, text: "A gate in the wall." }],
  offers: [
    { text: "Open the gate.", to: "yard" },
    { text: "Climb the wall.", to: "roof" },
  ],
  action: "continue",
  said: "Open the gate.",
  selected_model: "vyasa",
};
const attempt = async (more: Partial<Asked> = {}) => {
  const { status, body } = await stage.ask("POST", "/authoring/trial", {
    payload: { ...first, ...more },
  });
  return { status, body: body as unknown as Trial & { code: string } };
};

test("a choice of a story that is nowhere saved is told by the chosen model, and nothing is charged or kept", async () => {
  const before = await stage.coins();
  const { status, body } = await attempt();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    way: "edge",
    standing: { node: "yard", turns_here: 0, beats_told: [], path: ["gate", "yard"] },
    offers: [{ text: "Go home.", to: "home" }],
    served_by: "a script",
  });
  expect(body.text).toContain("You stand at yard. You said Open the gate.");
  expect(stage.narrator.tellings).toMatchObject([
    {
      voice: "vyasa",
      work: { title: "Not saved yet", prompt: "Tell it quietly.", contentRating: "teen" },
      passages: [{ action: "story_start", text: "A gate in the wall.", node: "gate" }],
    },
  ]);
  expect(await stage.coins()).toEqual(before);
  const kept = await stage.house.db.selectFrom("game_sessions").select("id").execute();
  expect(kept).toEqual([]);
});

test("other words make the scene go on, and the next step takes it up where it stands", async () => {
  const words = { action: "custom_action", said: "Listen at the hinges for a while." } as const;
  const { body } = await attempt(words);
  expect(body).toMatchObject({ way: "detour", standing: { node: "gate", turns_here: 1 } });
  expect(body.offers.map(({ to }) => to)).toEqual(["yard", "roof"]);
  const next = await attempt({
    standing: body.standing,
    offers: body.offers,
    passages: [...first.passages, { node: "gate", said: words.said, text: body.text }],
    said: "Climb the wall.",
  });
  expect(next.body.standing).toMatchObject({ node: "roof", path: ["gate", "roof"] });
  expect(stage.narrator.tellings.at(-1)?.passages).toHaveLength(2);
});

test("an ending offers nothing more", async () => {
  const standing = { node: "yard", turns_here: 0, beats_told: [], path: ["gate", "yard"] };
  const offers = [{ text: "Go home.", to: "home" }];
  const { body } = await attempt({ standing, offers, said: "Go home." });
  expect(body).toMatchObject({ standing: { node: "home" }, offers: [] });
});

test("a model that fails or says nothing is told of, and can be asked again", async () => {
  stage.narrator.script = { failsAfter: 1 };
  expect(await attempt()).toMatchObject({ status: 503, body: { code: "nothing_told" } });
  stage.narrator.script = { pieces: [" "] };
  expect((await attempt()).status).toBe(503);
  stage.narrator.script = {};
  expect((await attempt()).status).toBe(200);
});

test("what is not there is refused before any model is asked", async () => {
  expect((await attempt({ selected_model: "nobody" })).status).toBe(422);
  const standing = { ...first.standing, node: "cellar" };
  expect(await attempt({ standing })).toMatchObject({
    status: 409,
    body: { code: "no_such_node" },
  });
  expect((await attempt({ passages: [] })).status).toBe(422);
  expect(stage.narrator.tellings).toEqual([]);
});

test("so many steps can be tried, and then a breath is asked for", async () => {
  for (let step = 0; step <= 60; step += 1) expect((await attempt()).status).toBe(200);
  expect((await attempt()).status).toBe(429);
  stage.house.clock.advance(5_000);
  expect((await attempt()).status).toBe(200);
});
