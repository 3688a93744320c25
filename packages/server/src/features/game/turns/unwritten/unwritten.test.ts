import type { GameSession } from "@katha/api/contract";
import {
  builtInNarrator,
  NarratorFault,
  type NarrationRequest,
  type Narrator,
} from "@katha/narrator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

const ending = "Bring the story to its end.";
const type = (user_action: string) => ({ action_type: "custom_action", user_action });
const pick = (selected_choice: string) => ({ action_type: "continue", selected_choice });

interface Teller extends Narrator {
  does: "tells" | "is cut short" | "fails";
  requests: NarrationRequest[];
}

/** A model that tells parts with two choices, and gives its last part a title. */
function modelTeller(): Teller {
  const teller: Teller = {
    does: "tells",
    requests: [],
    narrate: async function* (request) {
      teller.requests.push(request);
      await Promise.resolve();
      if (teller.does === "fails") throw new NarratorFault("unfit", { provider: "a script" });
      const isLast = request.step.way === "detour" && request.step.ends === true;
      yield { kind: "delta", part: "narrative", text: `Part ${request.passages.length} is told.` };
      yield { kind: "choices", offers: isLast ? [] : [{ text: "Wait.", to: null }] };
      yield {
        kind: "done",
        servedBy: "a script/model",
        usage: null,
        ...(teller.does === "is cut short" && { flaw: "told before" }),
        ...(isLast && { ending: "The Lamp Put Out" }),
      };
    },
  };
  return teller;
}

let game: GameFixture;
let story = "";
let teller: Narrator;
let model: Teller;
beforeAll(async () => {
  game = await createGameFixture({ narratorFor: () => teller, servedBy: () => "a script" });
});
beforeEach(async () => {
  model = modelTeller();
  teller = model;
  // A play of its own for each test.
  story = await insertStory(game.server.db, {
    story_structure: JSON.stringify({}),
    tagline: "A lamp, and nobody at it.",
    story_prompt: "A lighthouse.",
    initial_xp: 50,
  });
});
afterAll(() => game.server.close());

async function begin(): Promise<string> {
  const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id: story } });
  return (body as GameSession).id;
}

async function played(parts: number): Promise<string> {
  const id = await begin();
  for (let part = 0; part < parts; part += 1) await game.act(id, type(`I wait ${part}.`));
  return id;
}

test("an end is offered once the story is well under way, last of all", async () => {
  const id = await played(8);
  expect((await game.act(id, type("I look."))).body.choices).toEqual(["Wait."]);
  expect((await game.act(id, type("I listen."))).body.choices).toEqual(["Wait.", ending]);
});

test("whoever takes it is told the last part, and the story has ended under the name it was given", async () => {
  const id = await played(10);
  const { body } = await game.act(id, pick(ending));
  expect(body).toMatchObject({
    is_completed: true,
    ending: "The Lamp Put Out",
    choices: [],
    completion_percentage: 100,
  });
  expect(body.receipt.charged).toBeGreaterThan(0);
  const { body: read } = await game.ask("GET", `/game/sessions/${id}`);
  expect(read).toMatchObject({
    is_completed: true,
    ending: "The Lamp Put Out",
    endings_found: ["The Lamp Put Out"],
  });
  expect(await game.act(id, type("And then?"))).toMatchObject({
    status: 409,
    body: { code: "story_ended" },
  });
});

test("it is taken back by undo, and the story goes on", async () => {
  const id = await played(10);
  const before = (await game.ask("GET", `/game/sessions/${id}`)).body as GameSession;
  await game.act(id, pick(ending));
  const { body } = await game.act(id, { action_type: "undo" });
  expect(body).toMatchObject({ is_completed: false, ending: null, current_xp: before.current_xp });
  expect((await game.act(id, type("I wait."))).status).toBe(200);
});

test.each(["end the story", "Please bring it to an end"])(
  "it may be typed at any time: %s",
  async (line) => {
    const id = await played(1);
    expect((await game.act(id, type(line))).body).toMatchObject({ is_completed: true });
  },
);

test("a last part that was cut short ends nothing and costs nothing", async () => {
  const id = await played(10);
  model.does = "is cut short";
  const { body } = await game.act(id, pick(ending));
  expect(body).toMatchObject({ is_completed: false, ending: null, receipt: { charged: 0 } });
  expect(body.choices).toContain(ending);
});

test("where no model tells the part it is void, costs nothing, and stands nowhere", async () => {
  const id = await played(2);
  const before = await game.coins();
  model.does = "fails";
  expect(await game.act(id, type("I go up."))).toMatchObject({
    status: 502,
    body: { code: "narrator_failed" },
  });
  expect(await game.coins()).toEqual(before);
  model.does = "tells";
  expect((await game.act(id, type("I go up."))).status).toBe(200);
  expect(model.requests.at(-1)?.passages).toHaveLength(3);
});

test("what Katha says of itself in between is no part of the story for the next model", async () => {
  const id = await played(1);
  teller = builtInNarrator;
  const { body } = await game.act(id, type("I go up."));
  expect(body.receipt.charged).toBe(0);
  teller = model;
  await game.act(id, type("I go up."));
  expect(model.requests.at(-1)?.passages.map(({ isFromKatha }) => isFromKatha === true)).toEqual([
    false,
    false,
    true,
  ]);
});

test("the reader's pace and length reach the model, also when a part is told again", async () => {
  const id = await played(1);
  const { body } = await game.act(id, { ...type("I go up."), pace: "quick", length: "short" });
  expect(model.requests.at(-1)).toMatchObject({ pace: "quick", length: "short" });
  await game.ask("POST", `/game/sessions/${id}/turns/${body.turn_id}/retry`, {
    payload: { pace: "slow", length: "long" },
  });
  expect(model.requests.at(-1)).toMatchObject({ pace: "slow", length: "long" });
  const none = await game.act(id, type("I come down."));
  expect(none.status).toBe(200);
  expect(model.requests.at(-1)?.pace).toBeUndefined();
  const wrong = await game.act(id, { ...type("I wait."), pace: "headlong" });
  expect(wrong.status).toBe(422);
});

test("a quick story may be ended sooner", async () => {
  const id = await begin();
  const acted = [];
  for (let part = 0; part < 5; part += 1)
    acted.push(await game.act(id, { ...type(`I wait ${part}.`), pace: "quick" }));
  expect(acted.map(({ body }) => body.choices.includes(ending))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
