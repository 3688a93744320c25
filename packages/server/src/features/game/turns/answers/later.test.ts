import type { ActionResponse, GameSession } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
        { text: "Row across", target: "isle" },
        { text: "Go home", target: "home" },
      ],
    },
    isle: { text: "The isle is small.", choices: [{ text: "Back to Mira", target: "boat" }] },
    boat: { text: "The boat.", cast: ["Mira"], choices: [{ text: "Go home", target: "home" }] },
    home: { text: "A door.\n\nHome.", choices: [], ending: { kind: "good", title: "Home" } },
  },
  reactions: {
    promise: {
      about: "Mira",
      acts: ["promise"],
      says: ['"Good," says Mira.'],
      remembers: "You promised Mira.",
      later: "Mira has not forgotten your promise.",
    },
  },
};
const later = "Mira has not forgotten your promise.";
const pick = (selected_choice: string) => ({ action_type: "continue", selected_choice });
const promise = { action_type: "custom_action", user_action: "I promise Mira to wait" };

describe.each(["built in", "a model"] as const)("told by %s, a typed deed", (narrator) => {
  let game: GameFixture;
  let storyId = "";
  let by: Person;
  let session = "";
  beforeAll(async () => {
    game = await createGameFixture(
      narrator === "built in" ? { narratorFor: () => builtInNarrator } : {},
    );
    storyId = await insertStory(game.server.db, {
      story_structure: JSON.stringify(structure),
      bible: JSON.stringify({ cast: [{ name: "Mira", is: "who rows" }] }),
      initial_xp: 50,
    });
  });
  afterAll(() => game.server.close());

  async function begin(): Promise<void> {
    by = await signUp(game.server);
    const payload = { story_id: storyId };
    const { body } = await game.ask("PUT", "/game/sessions/", { payload, by });
    session = (body as GameSession).id;
  }
  const act = async (form: object, on = session): Promise<ActionResponse> =>
    (await game.act(on, form, { by })).body;

  test("comes back in the next scene with its person, and costs no coins", async () => {
    await begin();
    await act(promise);
    expect((await act(pick("Row across"))).narrative).toBe("The isle is small.");
    const boat = await act(pick("Back to Mira"));
    expect(boat).toMatchObject({ narrative: `The boat.\n\n${later}`, credits_consumed: 0 });
    expect((await act(pick("Go home"))).narrative).toBe("A door.\n\nHome.");
  });

  test("comes back in the ending where nothing came before", async () => {
    await begin();
    await act(promise);
    expect((await act(pick("Go home"))).narrative).toBe(`A door.\n\n${later}\n\nHome.`);
  });

  test("is owed again after undo, and in a branch", async () => {
    await begin();
    await act(promise);
    const { turn_id: isle } = await act(pick("Row across"));
    await act(pick("Back to Mira"));
    await act({ action_type: "undo" });
    expect((await act(pick("Back to Mira"))).narrative).toBe(`The boat.\n\n${later}`);
    const { body } = await game.ask("POST", `/game/sessions/${session}/turns/${isle}/branch`, {
      by,
    });
    const there = await act(pick("Back to Mira"), String(body["id"]));
    expect(there.narrative).toBe(`The boat.\n\n${later}`);
    await act({ action_type: "undo" });
    await act({ action_type: "undo" });
    await act({ action_type: "undo" });
    expect((await act(pick("Go home"))).narrative).toBe("A door.\n\nHome.");
  });

  const remembering = { action_type: "custom_action", user_action: "Do you remember my promise?" };

  test("is told to whoever asks whether it is remembered, and not by itself after that", async () => {
    await begin();
    await act(promise);
    expect(await act(remembering)).toMatchObject({ narrative: later, credits_consumed: 0 });
    expect((await act(pick("Go home"))).narrative).toBe("A door.\n\nHome.");
    await act({ action_type: "undo" });
    await act({ action_type: "undo" });
    expect((await act(pick("Go home"))).narrative).toBe(`A door.\n\n${later}\n\nHome.`);
  });

  test("is not told where the player says that it is not so", async () => {
    await begin();
    await act(promise);
    const { body } = await game.ask("GET", `/game/sessions/${session}/memory`, { by });
    const deed = (body["items"] as { id: string; kind: string }[]).find(
      ({ kind }) => kind === "deed",
    );
    const path = `/game/sessions/${session}/memory/${deed?.id}`;
    await game.ask("PUT", path, { payload: { text: "" }, by });
    expect((await act(remembering)).narrative).not.toBe(later);
    expect((await act(pick("Go home"))).narrative).toBe("A door.\n\nHome.");
  });
});
