import { modelLists, type Model } from "@katha/api/contract";
import { allBuiltIn, builtInNarrator, openNarrators } from "@katha/narrator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp, type Person } from "../../../../testing/index.ts";
import { modelBook } from "../../../models/index.ts";
import { rowAcross } from "../../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

const nobodyThere = openNarrators({
  bindings: {
    ...allBuiltIn,
    providers: {
      near: { protocol: "openai", baseURL: "http://127.0.0.1:9", apiKey: undefined, headers: {} },
    },
    text: {
      vyasa: [
        {
          provider: "near",
          model: "a-model",
          prompt: 8_000,
          answer: 1_500,
          temperature: 0.8,
          structuredOutput: "none",
          hears: true,
          bridges: true,
          body: {},
        },
      ],
    },
  },
  builtIn: builtInNarrator,
  clock: { now: () => new Date() },
  log: { warn: () => {} },
  isImageModel: () => false,
  fetchPicture: () => Promise.reject(new Error("No pictures here.")),
  fetch: () => Promise.reject(new TypeError("Nobody is there.")),
});

let game: GameFixture;
let player: Person;
let session = "";
const { narratorFor, servedBy } = nobodyThere;
beforeAll(async () => {
  game = await createGameFixture({ narratorFor, servedBy });
});
afterAll(() => game.server.close());
beforeEach(async () => {
  player = await signUp(game.server);
  session = (await game.begin(player)).id;
});

const act = async (form: object) => (await game.act(session, form, { by: player })).body;
const offered = async (): Promise<Model[]> => {
  const { body } = await game.ask("GET", "/models/featured", { by: player });
  return modelLists.parse(body).text;
};

async function turnsPaid(): Promise<unknown[]> {
  const { body } = await game.ask("GET", "/wallet/entries", { by: player });
  return (body["entries"] as { reason: string }[]).filter(({ reason }) => reason === "turn");
}

describe("coins are for models", () => {
  test("what the built-in narrator tells costs none under any name, as its price says", async () => {
    const builtIn = modelBook.text.filter(({ model_key }) => model_key !== "vyasa");
    const listed = (await offered()).filter(({ served_by }) => served_by === null);
    expect(listed).toMatchObject([{ model_key: "tenali", credit_cost: 0 }]);
    // Old sessions and other clients name tellers that are not offered.
    for (const { model_key: selected_model } of builtIn) {
      const told = await act({
        action_type: "custom_action",
        user_action: "I whistle.",
        selected_model,
      });
      expect(told).toMatchObject({
        model_used: selected_model,
        credits_consumed: 0,
        receipt: { held: 0, charged: 0, reason: expect.stringContaining("costs no coins") },
      });
    }
    expect(await turnsPaid()).toEqual([]);
  });

  test("a model that does not answer holds its price and returns all of it", async () => {
    const price = (await offered()).find(({ model_key }) => model_key === "vyasa")?.credit_cost;
    expect(price).toBeGreaterThan(0);
    const told = await act({ ...rowAcross, selected_model: "vyasa" });
    expect(told.narrative).toContain("The river is wide.");
    expect(told).toMatchObject({
      credits_consumed: 0,
      receipt: { held: price, charged: 0, returned: price },
    });
    expect((await game.coins(player)).held).toBe(0);
    expect(await turnsPaid()).toEqual([]);
  });
});
