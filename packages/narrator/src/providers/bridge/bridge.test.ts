import { normalise } from "@katha/storygraph";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { NarrationRequest } from "../../port.ts";
import { tellerOf } from "../../teller.ts";
import {
  openFakeOpenAi,
  type Behaviour,
  type FakeOpenAi,
} from "../../testing/fake-openai/index.ts";
import { answeringAfter } from "../../testing/passing-time.ts";
import { beforeOf, positionAt } from "../../testing/position-at.ts";
import { modelsFile, openNarrators } from "../index.ts";
import { collected, partOf, requestTo, plainNarrator } from "../../testing/narrators/model-turn.ts";

const scene = "You come ashore among reeds, and somebody has lit a fire of salt grass for you.";
const graph = normalise({
  start_node: "bank",
  nodes: {
    bank: {
      text: "You stand on the bank with Mira. Your boat is old.",
      cast: ["Mira"],
      choices: [{ text: "Row across the river.", target: "isle" }],
    },
    isle: { text: scene, cast: ["Hari"], choices: [] },
    loose: { text: scene, retell: true, choices: [] },
  },
});
const bible = {
  cast: [
    { name: "Mira", is: "who rows", secret: "she cut the rope herself on the night of the flood" },
    { name: "Hari", is: "her brother" },
  ],
};

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await openFakeOpenAi();
});
afterAll(() => fake.close());
afterEach(() => {
  fake.always({});
  fake.asked.length = 0;
});

/** On a busy machine an answer may come late. */
const bridge = 60_000;
const answeringLate = () => answeringAfter(fake, bridge);

function narratorWith(more: object = {}, fetch = globalThis.fetch) {
  const { text, image } = modelsFile.parse({
    text: { "*": { provider: "near", model: "m", ...more } },
  });
  return openNarrators({
    bindings: {
      providers: {
        near: { protocol: "openai", baseURL: fake.baseURL, apiKey: undefined, headers: {} },
      },
      text,
      image,
    },
    builtIn: plainNarrator,
    clock: { now: () => new Date(0) },
    isImageModel: () => false,
    fetchPicture: () => Promise.reject(new Error("no")),
    log: { warn: () => {} },
    fetch,
    limits: { bridge },
  }).narratorFor("tenali");
}

const typed = "I put my back into the oars, and row";
const choice = "Row across the river.";

async function told(more: Partial<NarrationRequest> = {}, narrator = narratorWith()) {
  const asked = requestTo();
  const position = positionAt(graph, ["bank", "isle"]);
  const request: NarrationRequest = {
    ...asked,
    story: { ...asked.story, graph, bible },
    action: "custom_action",
    said: typed,
    step: { way: "edge", to: "isle", choice },
    before: beforeOf(position),
    position,
    ...more,
  };
  const teller = tellerOf(request, narrator);
  const heard = await collected(teller.narrate(request, new AbortController().signal));
  return { text: heard.text, servedBy: partOf(heard, "done")?.servedBy };
}
const echoed = async () => (await told({}, plainNarrator)).text;

test("a typed line is led to the author's scene by a model, and the scene stands word for word", async () => {
  const sentence = "You put your back into the oars, and row until the bank is a line.";
  fake.always({ text: sentence });
  expect(await told()).toEqual({ text: `${sentence}\n\n${scene}`, servedBy: "katha" });
  expect(fake.asked).toHaveLength(1);
  const content = fake.asked[0]?.body.messages?.map((one) => JSON.stringify(one.content)).join("");
  for (const words of [typed, choice, "The river was wide.", "Mira"])
    expect(content).toContain(words);
  expect(content).not.toContain("cut the rope");
});

test.each([
  ["three sentences", "You row. You row on. You row further."],
  ["too much", `You row ${"and row ".repeat(60)}on.`],
  ["what happens in the scene", `You row. ${scene}`],
  ["something else", "The sky is very blue."],
  ["a stranger", "You row, and Ramesh says nothing."],
  ["somebody who is not there", "You row, and Hari laughs."],
  ["speech", 'You row. "At last," she says.'],
  ["a secret", "You row, for she cut the rope herself on the night of the flood."],
  ["another person", "I row until my hands are cold."],
  ["another language", "तुम नाव को खेते हुए उस पार चले जाते हो।"],
  ["words beyond the rating", "You row like a bastard on opium."],
  ["a list", "1. Row across."],
  ["its orders", "One or two short sentences that tell the deed in typed as it is done."],
  ["a refusal", "I'm sorry, but I can't help with rowing."],
  ["half a sentence", "You row until the"],
  ["nothing", " "],
])("%s is not told: the player's own words stand", async (_what, text) => {
  fake.always({ text });
  expect(await told()).toEqual({ text: await echoed(), servedBy: "katha" });
  expect(fake.asked).toHaveLength(1);
});

test.each<Partial<Behaviour>>([
  { fault: "hangs" },
  { fault: "closed" },
  { fault: "broken" },
  { fault: "garbled" },
  { fault: "refuses" },
])("nor is anything when the model fails: %o", async (how) => {
  fake.always({ text: "You row.", ...how });
  const narrator = narratorWith({}, how.fault === "hangs" ? answeringLate() : fetch);
  expect((await told({}, narrator)).text).toBe(await echoed());
});

test("a choice that was picked, an answer and a scene that a model retells need no bridge", async () => {
  fake.always({ text: "You row." });
  expect((await told({ said: choice })).text).toBe(scene);
  expect((await told({ action: "continue", said: null })).text).toBe(scene);
  expect(fake.asked).toEqual([]);
  const position = positionAt(graph, ["bank", "loose"]);
  await told({ position, step: { way: "edge", to: "loose", choice } });
  expect(fake.asked[0]?.body.stream).toBe(true);
});

test("none where the models file says so", async () => {
  expect(narratorWith({ bridges: false }).bridge).toBeUndefined();
  fake.always({ text: "You row." });
  expect((await told({}, narratorWith({ bridges: false }))).text).toBe(await echoed());
  expect(fake.asked).toEqual([]);
});

test("a model that was silent three times in a row is not asked for bridges for a while", async () => {
  const narrator = narratorWith({}, answeringLate());
  fake.always({ fault: "hangs" });
  for (let turn = 0; turn < 5; turn += 1) await told({}, narrator);
  expect(fake.asked).toHaveLength(3);
});
