import type { ActionResponse, AnswerOf, GameSession, tryScene } from "@katha/api/contract";
import { builtInNarrator, modelsFile, openNarrators } from "@katha/narrator";
import { openFakeOpenAi, politely, type FakeOpenAi } from "@katha/narrator/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signUp, type Person } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

const structure = {
  start_node: "bank",
  nodes: {
    bank: {
      text: "You stand on the bank with Mira.",
      cast: ["Mira"],
      choices: [
        { text: "Row across the river", target: "isle", aliases: ["take the boat over"] },
        { text: "Go home", target: "home", aliases: ["turn back"] },
      ],
    },
    isle: { text: "The isle is small, and dry.", choices: [{ text: "Sleep", target: "home" }] },
    home: { text: "Home.", choices: [], ending: { kind: "good", title: "Home" } },
  },
  reactions: {
    rope: { about: "Mira", acts: ["ask"], topics: ["rope"], says: ['"Wet," says Mira.'] },
    shrug: { says: ["Mira shrugs."] },
  },
};
const bible = { cast: [{ name: "Mira", is: "who rows" }] };

let fake: FakeOpenAi;
let game: GameFixture;
let storyId = "";
beforeAll(async () => {
  fake = await openFakeOpenAi();
  const { text, image } = modelsFile.parse({ text: { vyasa: { provider: "near", model: "m" } } });
  const { narratorFor, servedBy } = openNarrators({
    bindings: {
      providers: {
        near: { protocol: "openai", baseURL: fake.baseURL, apiKey: undefined, headers: {} },
      },
      text,
      image,
    },
    builtIn: builtInNarrator,
    clock: { now: () => new Date() },
    log: { warn: () => {} },
    isImageModel: () => false,
    fetchPicture: () => Promise.reject(new Error("No pictures here.")),
    // On a busy machine an answer may come late.
    limits: { hearing: 60_000 },
  });
  game = await createGameFixture({ narratorFor, servedBy });
  storyId = await insertStory(game.server.db, {
    story_structure: JSON.stringify(structure),
    bible: JSON.stringify(bible),
    initial_xp: 20,
  });
});
afterAll(async () => {
  await game.server.close();
  await fake.close();
});
afterEach(() => {
  fake.always({});
  fake.asked.length = 0;
});

async function begin(): Promise<{ by: Person; id: string }> {
  const by = await signUp(game.server);
  const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id: storyId }, by });
  return { by, id: (body as GameSession).id };
}
const typed = (user_action: string, selected_model = "vyasa") => {
  return { action_type: "custom_action", user_action, selected_model };
};
const verdict = (more: object) =>
  JSON.stringify({ act: "none", about: null, topic: null, number: null, sure: 0.95, ...more });

/** No rule understands it, although it shares words with a choice. */
const unheard = "I put my back into the oars until this river is behind us";

interface Played extends ActionResponse {
  step: Record<string, unknown>;
  tokens: number | null;
}

async function turn(form: object): Promise<Played> {
  const { by, id } = await begin();
  const { body } = await game.act(id, form, { by });
  const row = await game.server.db
    .selectFrom("turns")
    .where("session_id", "=", id)
    .select(["step", "prompt_tokens"])
    .executeTakeFirstOrThrow();
  const step = row.step as unknown as Record<string, unknown>;
  return { ...body, step, tokens: row.prompt_tokens };
}

describe("a typed line on a model's tier", () => {
  test("takes the choice that the model is sure of: the author's scene, for nothing, kept with who said so", async () => {
    fake.always({ heard: verdict({ act: "go", means: "choice", number: 1 }) });
    const told = await turn(typed(unheard));
    expect(told.narrative).toContain("The isle is small, and dry.");
    expect(told).toMatchObject({
      credits_consumed: 0,
      step: { way: "edge", to: "isle", heard: { model: { by: "near/m", sure: 0.95 } } },
    });
    expect(told.tokens).toBeGreaterThan(0);
    const ruled = await turn(typed(unheard, "tenali"));
    expect(ruled.step).not.toMatchObject({ way: "edge" });
    expect(ruled.tokens).toBeNull();
  });

  test("gets the author's own answer, for nothing", async () => {
    fake.always({
      heard: verdict({ act: "ask", about: "Mira", topic: "the rope", means: "answer", number: 1 }),
    });
    const told = await turn(typed("And this wet thing in your hands, is it any good?"));
    expect(told).toMatchObject({
      narrative: '"Wet," says Mira.',
      credits_consumed: 0,
      step: { way: "reaction", reaction: "rope" },
    });
    expect(fake.asked).toHaveLength(1);
  });

  test("that the model is less sure of is asked about, for no coins and no XP", async () => {
    fake.always({ heard: verdict({ means: "choice", number: 1, sure: 0.6 }) });
    const told = await turn(typed(unheard));
    expect(told).toMatchObject({ credits_consumed: 0, current_xp: 20, step: { way: "ask" } });
    expect(told.choices[0]).toBe("Row across the river");
  });

  test("is narrated as ever where the model says that it stays: three small requests and no more", async () => {
    const told = await turn(typed("I sing of the moon"));
    expect(told.narrative).toBe(politely.text);
    expect(told.credits_consumed).toBeGreaterThan(0);
    expect(fake.asked.map(({ body }) => body.response_format?.json_schema?.name)).toEqual([
      "heard",
      undefined,
      "next",
    ]);
  });

  test("stays where it is when the model answers nonsense", async () => {
    fake.always({ heard: "{" });
    expect((await turn(typed(unheard))).step["way"]).not.toBe("edge");
  });

  test("goes where it went when the play is read again, whatever a model would say now", async () => {
    fake.always({ heard: verdict({ act: "go", means: "choice", number: 1 }) });
    const { by, id } = await begin();
    await game.act(id, typed(unheard), { by });
    fake.always({ heard: verdict({ means: "choice", number: 2 }), fault: "hangs" });
    fake.asked.length = 0;
    const { body } = await game.ask("GET", `/game/sessions/${id}`, { by });
    expect(JSON.stringify(body)).toContain("The isle is small, and dry.");
    const sleep = { action_type: "continue", selected_choice: "Sleep" };
    expect((await game.act(id, sleep, { by })).body.narrative).toBe("Home.");
    expect(fake.asked).toEqual([]);
  });
});

test("an author who tries a line is told that a model said it, and how surely", async () => {
  fake.always({ heard: verdict({ act: "go", means: "choice", number: 1 }) });
  const payload = {
    story_structure: structure,
    bible,
    position: { node: "bank", turns_here: 0, beats_told: [], path: ["bank"] },
    passages: [{ node: "bank", said: null, text: structure.nodes.bank.text }],
    offers: [],
    action: "custom_action",
    said: unheard,
    selected_model: "vyasa",
  };
  const tried = async (said: string) =>
    (await game.ask("POST", "/authoring/trial", { payload: { ...payload, said } }))
      .body as unknown as AnswerOf<typeof tryScene>;
  expect(await tried(unheard)).toMatchObject({
    way: "edge",
    choice: 0,
    model: { by: "near/m", sure: 0.95 },
  });
  expect((await tried("Row across the river")).model).toBeNull();
});
