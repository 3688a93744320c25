import { actionResponse, gameSession, type GameSession } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import {
  createGameFixture,
  type Acted,
  type GameFixture,
} from "../../../../testing/game/game-fixture.ts";
import { hiddenWords, lampConfig, lampStory } from "../../testing/lamp-story.ts";

let game: GameFixture;
let story: string;
let session: GameSession;
/** All answers that the player got. */
let heard: unknown[];

beforeAll(async () => {
  game = await createGameFixture({ narratorFor: () => builtInNarrator });
  story = await insertStory(game.server.db, {
    story_structure: JSON.stringify(lampStory),
    game_config: JSON.stringify(lampConfig),
    initial_xp: 100,
  });
});
afterAll(() => game.server.close());

async function ask(method: "GET" | "POST" | "PUT", path: string, payload?: object) {
  const answer = await game.ask(method, path, { by: game.player, ...(payload && { payload }) });
  heard.push(answer.body);
  return answer;
}
const begin = (story_id = story) => ask("PUT", "/game/sessions/", { story_id });
const read = async (id = session.id) =>
  gameSession.parse((await ask("GET", `/game/sessions/${id}`)).body);

async function act(form: object): Promise<Acted> {
  const { status, body } = await ask("POST", `/game/sessions/${session.id}/action`, form);
  expect([status, body]).toEqual([200, expect.objectContaining({ turn_id: expect.any(String) })]);
  actionResponse.parse(body);
  return body as Acted;
}
const pick = (choice: string) => act({ action_type: "continue", selected_choice: choice });
const command = (name: string) => act({ action_type: "custom_action", command: name });
const undo = () => act({ action_type: "undo" });

const carried = ({ state }: Pick<GameSession, "state">) => state.things.map(({ id }) => id);
const offered = ({ offers }: Pick<GameSession, "offers">, text: string) =>
  offers.find((offer) => offer.text === text);

beforeEach(async () => {
  heard = [];
  game.player = await signUp(game.server);
  session = (await begin()).body as GameSession;
});

describe("a story with state", () => {
  test("begins with what it counts, what can be picked, and what things really cost", async () => {
    expect(gameSession.parse(session)).toMatchObject({
      commands: [
        { name: "Ask the goat", cost: 3 },
        { name: "Sing", cost: 2 },
      ],
      costs: { continue: 0, immerse: 1, custom_action: 5, show: 0, undo: 0 },
      state: { slots: 2, things: [{ id: "rope", name: "a rope" }] },
    });
    expect(session.state.qualities.map(({ id, value, most }) => [id, value, most])).toEqual([
      ["trust", 1, 5],
      ["companion", "nobody", null],
      ["name", "stranger", null],
      ["learnt", [], null],
      ["health", 3, 5],
    ]);
    expect(offered(session, "Open the door")).toMatchObject({
      is_locked: true,
      reason: "The door needs the iron key.",
      needs: { says: "carries", name: "the iron key" },
    });
    expect(offered(session, "Say the name")).toMatchObject({ is_locked: true, needs: null });
    expect(offered(session, "Climb the wall")).toMatchObject({ is_locked: false, odds: 0.37 });
    expect(offered(session, "Creep past")).toMatchObject({ is_locked: false, odds: null });
    const [opening] = session.session_data.narrative_history;
    expect(opening?.ai_response).toBe("You stand in the court, stranger.\n\nIt is dark here.");
    expect(opening?.choices).toEqual(["Light the lamp", "Climb the wall", "Creep past", "Jump"]);
  });

  test("tells what a choice changed, and takes it back exactly", async () => {
    const before = await read();
    const lit = await pick("Light the lamp");
    expect(lit.changes).toEqual([
      { kind: "value", name: "The lamp is lit", quality_kind: "flag", value: true },
    ]);
    expect(lit.receipt.changes).toEqual(lit.changes);
    expect(lit.narrative).toContain("The lamp burns.");
    expect(lit.narrative).not.toContain("It is dark here.");
    expect(lit.choices).toContain("Look into the well");
    expect(lit.choices).not.toContain("Light the lamp");
    const { body: receipt } = await ask(
      "GET",
      `/game/sessions/${session.id}/turns/${lit.turn_id}/receipt`,
    );
    expect(receipt["changes"]).toEqual(lit.changes);
    await undo();
    const after = await read();
    expect({ state: after.state, offers: after.offers }).toEqual({
      state: before.state,
      offers: before.offers,
    });
    expect(after.session_data.narrative_history[1]).toMatchObject({
      is_undone: true,
      changes: lit.changes,
    });
  });

  test("is played through its hub, a storylet, a key, a locked door and an ending that was earned", async () => {
    await pick("Light the lamp");
    const well = await pick("Look into the well");
    expect(well.changes).toEqual([
      { kind: "given", name: "the iron key" },
      { kind: "included", name: "What you know", value: "the song" },
    ]);
    expect(carried(well)).toEqual(["rope", "key"]);
    const back = await pick("Back");
    expect(offered(back, "Open the door")).toMatchObject({ is_locked: false, reason: null });
    const feast = await pick("Open the door");
    expect(feast).toMatchObject({ is_completed: true, ending: "The feast", offers: [] });
  });

  test("leads to its end when no health is left", async () => {
    expect(await pick("Jump")).toMatchObject({
      ending: "Dark",
      is_completed: true,
      changes: [{ kind: "number", name: "Health", by: -3, value: 0, most: 5 }],
    });
  });

  test("answers a request for a locked choice with its reason, for no coins", async () => {
    for (const user_action of ["Open the door", "I open the door"]) {
      const told = await act({ action_type: "custom_action", user_action });
      expect(told.narrative).toBe("The door needs the iron key.");
      expect(told).toMatchObject({ credits_consumed: 0, changes: [], receipt: { charged: 0 } });
    }
    const pressed = await pick("Open the door");
    expect(pressed.narrative).toBe("The door needs the iron key.");
    const silent = await pick("Say the name");
    expect(silent).toMatchObject({ is_completed: false, credits_consumed: 0 });
  });

  test("gives the author's own answer to its commands word for word, for their price and no coins", async () => {
    const first = await command("Ask the goat");
    expect(first).toMatchObject({
      narrative: "It chews, stranger.",
      model_used: null,
      credits_consumed: 0,
      current_xp: 97,
      changes: [{ kind: "number", name: "Trust", by: 1, value: 2, most: 5 }],
      receipt: { held: 0, charged: 0, model: null },
    });
    const second = await command("Ask the goat");
    expect(second).toMatchObject({ narrative: "It looks away.", current_xp: 94, changes: [] });
    const again = await ask(
      "POST",
      `/game/sessions/${session.id}/turns/${second.turn_id}/retry`,
      {},
    );
    expect(again.body).toMatchObject({ narrative: "It looks away.", current_xp: 94 });
    const { session_data } = await read();
    expect(session_data.narrative_history.at(-1)).toMatchObject({ user_input: "Ask the goat" });
    const sung = await command("Sing");
    expect(sung).toMatchObject({ current_xp: 92, model_used: "tenali" });
    expect(await act({ action_type: "custom_action", user_action: "I wait." })).toMatchObject({
      current_xp: 87,
    });
  });

  test("treats a typed command like a pressed one", async () => {
    const typed = await act({ action_type: "custom_action", user_action: "ask the goat!" });
    expect(typed).toMatchObject({
      narrative: "It chews, stranger.",
      current_xp: 97,
      receipt: { held: 0, charged: 0, model: null },
    });
    const { session_data } = await read();
    expect(session_data.narrative_history.at(-1)).toMatchObject({ user_input: "ask the goat!" });
  });

  test("refuses a command that it does not have", async () => {
    for (const name of ["Ask the cow", "continue", "__proto__"]) {
      const form = { action_type: "custom_action", command: name };
      const { status, body } = await ask("POST", `/game/sessions/${session.id}/action`, form);
      expect(status).toBe(422);
      expect(body["detail"]).toMatchObject([
        { loc: ["body", "command"], msg: `This story has no command called ${name}.` },
      ]);
    }
  });

  test("draws a skill check once: retry, undo and branch have the same luck", async () => {
    const branch = await ask("POST", `/game/sessions/${session.id}/turns/opening/branch`);
    const climbed = await pick("Climb the wall");
    expect(climbed.check).toMatchObject({ odds: 0.37 });
    const { check, state, changes } = climbed;
    const retry = await ask(
      "POST",
      `/game/sessions/${session.id}/turns/${climbed.turn_id}/retry`,
      {},
    );
    expect(retry.body).toMatchObject({ check, state, changes });
    await undo();
    expect(await pick("Climb the wall")).toMatchObject({ check, state, changes });
    session = branch.body as unknown as GameSession;
    expect(await pick("Climb the wall")).toMatchObject({ check, state, changes });
    session = await read();
    const { session_data } = session;
    expect(session_data.narrative_history.at(-1)).toMatchObject({ check, changes });
  });

  test("reveals only the result of a check against a hidden quality", async () => {
    expect((await pick("Creep past")).check).toEqual({ is_won: expect.any(Boolean), odds: null });
  });

  test("is the same in a branch, and from another version of a part", async () => {
    await pick("Light the lamp");
    const well = await pick("Look into the well");
    const { body } = await ask("POST", `/game/sessions/${session.id}/turns/${well.turn_id}/branch`);
    const branch = gameSession.parse(body);
    expect(branch.state).toEqual(well.state);
    expect(branch.offers).toEqual(well.offers);
    const path = `/game/sessions/${session.id}/turns`;
    const retold = await ask("POST", `${path}/${well.turn_id}/retry`, {});
    expect(retold.body["state"]).toEqual(well.state);
    const chosen = await ask("PUT", `${path}/${well.turn_id}/select`);
    expect(chosen.body["state"]).toEqual(well.state);
  });
});

test("the endings found before count in the next play", async () => {
  const memory = {
    ...lampStory,
    nodes: {
      ...lampStory.nodes,
      court: {
        ...lampStory.nodes.court,
        choices: [
          { text: "Remember", target: "hall", when: { ending_found: "dark" } },
          { text: "Jump", target: "hall", effects: [{ add: "health", by: -3 }] },
        ],
      },
    },
  };
  const other = await insertStory(game.server.db, { story_structure: JSON.stringify(memory) });
  session = (await begin(other)).body as unknown as GameSession;
  expect(session.offers.map(({ text }) => text)).toEqual(["Jump"]);
  await pick("Jump");
  session = (await begin(other)).body as unknown as GameSession;
  expect(session.offers.map(({ text }) => text)).toEqual(["Remember", "Jump"]);
  expect((await read()).offers.map(({ text }) => text)).toEqual(["Remember", "Jump"]);
});

describe("what is hidden", () => {
  test("is in no answer of any call of a play", async () => {
    const path = `/game/sessions/${session.id}`;
    const lit = await pick("Light the lamp");
    await command("Ask the goat");
    await command("Sing");
    await act({ action_type: "immerse" });
    await act({ action_type: "show" });
    await act({ action_type: "custom_action", user_action: "I say the name." });
    await undo();
    await ask("GET", "/game/sessions");
    await ask("GET", `/game/sessions/check/${story}`);
    await ask("GET", `${path}/tree`);
    await ask("GET", `${path}/memory`);
    await ask("GET", `${path}/turns/${lit.turn_id}/events`);
    await ask("GET", `${path}/turns/${lit.turn_id}/receipt`);
    await ask("POST", `${path}/turns/${lit.turn_id}/branch`);
    await ask("GET", `/stories/${story}`);
    const streamed = await game.stream(
      session.id,
      { action_type: "continue", selected_choice: "Creep past" },
      { by: game.player },
    );
    await read();
    const all = JSON.stringify([heard, streamed.events]);
    expect(all).toContain("The lamp is lit");
    for (const word of hiddenWords) expect(all).not.toContain(word);
  });
});
