import type { GameSession } from "@katha/api/contract";
import { builtInNarrator, type Narrator } from "@katha/narrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp, type Person } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import { endingsStory } from "@katha/play/testing";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";
import { scriptedNarrator } from "../../testing/scripted-narrator.ts";

const pick = (selected_choice: string) => ({ action_type: "continue", selected_choice });
const type = (user_action: string) => ({ action_type: "custom_action", user_action });

/** Every way in which a position moves: an ending is a position, however it was come to. */
const ways: [way: string, acts: object[], ending: string][] = [
  ["a pressed choice", [pick("Walk through")], "Through"],
  [
    "going on where there is one way",
    [pick("Wait for the bell"), { action_type: "continue" }],
    "Rung",
  ],
  ["a typed line that is a choice", [type("I walk through")], "Through"],
  ["a skill check, won or lost", [pick("Climb")], "The wall"],
  ["a choice into a scene that leads elsewhere", [pick("Look behind the curtain")], "Behind"],
  ["a choice that spends the last health", [pick("Fight the dog")], "Fallen"],
  ["a hub's storylet", [pick("Go down into the well")], "Well"],
  ["a typed line whose answer leads on", [type("Mira, my name is Zainab")], "Named"],
  [
    "the second answer to a line",
    [type("I greet Mira. I swear to Mira that I will wait")],
    "Sworn",
  ],
  ["the story's own command", [{ action_type: "custom_action", command: "Sing" }], "Sung"],
];

const modelThat = (): Narrator => {
  const narrator = scriptedNarrator();
  narrator.script = { consequences: ["softened"] };
  return {
    ...narrator,
    hear: async (_asked, step) =>
      step.way === "detour" ? { way: "edge", to: "through", choice: "Walk through" } : step,
  };
};

describe.each([
  ["the built-in narrator", () => builtInNarrator],
  ["a model", modelThat],
] as const)("told by %s", (_name, narratorOf) => {
  let game: GameFixture;
  let storyId = "";
  let by: Person;
  beforeAll(async () => {
    const narrator = narratorOf();
    game = await createGameFixture({ narratorFor: () => narrator });
    storyId = await insertStory(game.server.db, {
      story_structure: JSON.stringify(endingsStory),
      bible: JSON.stringify({ cast: [{ name: "Mira", is: "who keeps the gate" }] }),
      game_config: JSON.stringify({
        health_max: 1,
        xp_gain_multiplier: 1,
        commands: { Sing: { cost: 0 } },
      }),
      initial_xp: 50,
    });
  });
  afterAll(() => game.server.close());

  const begin = async (story = storyId) => {
    const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id: story }, by });
    return body as GameSession;
  };
  const events = async (session: string) =>
    (
      await game.server.db
        .selectFrom("progress_events")
        .select("kind")
        .where("user_id", "=", by.id)
        .where((of) =>
          of.or([of("occasion", "=", session), of("kind", "in", ["ending_found", "scene_found"])]),
        )
        .orderBy("kind")
        .execute()
    ).map(({ kind }) => kind);
  const completions = async (session: string) =>
    (
      await game.server.db
        .selectFrom("story_events")
        .select("kind")
        .where("session_id", "=", session)
        .where("kind", "=", "completion")
        .execute()
    ).length;

  test.each(ways)("%s ends the session", async (_way, acts, ending) => {
    by = await signUp(game.server);
    const { id } = await begin();
    for (const act of acts.slice(0, -1)) await game.act(id, act, { by });
    const { body: last } = await game.act(id, acts.at(-1) ?? {}, { by });
    expect(last).toMatchObject({
      is_completed: true,
      ending,
      choices: [],
      completion_percentage: 100,
    });
    expect(await events(id)).toEqual(expect.arrayContaining(["begun", "ending_found", "finished"]));
    expect(await completions(id)).toBe(1);
    const { body: read } = await game.ask("GET", `/game/sessions/${id}`, { by });
    expect(read).toMatchObject({ is_completed: true, ending, endings_found: [ending] });
    const again = await game.act(id, type("And then?"), { by });
    expect(again).toMatchObject({ status: 409, body: { code: "story_ended" } });
    const next = await begin();
    expect(next).toMatchObject({ endings_found: [ending], is_completed: false });
    expect(next.id).not.toBe(id);
  });

  test("what only changes the story's state ends nothing", async () => {
    by = await signUp(game.server);
    const { id } = await begin();
    const { body } = await game.act(id, type("hello Mira"), { by });
    expect(body).toMatchObject({ is_completed: false, ending: null });
  });

  test("an ending reached by a typed line is given back by undo", async () => {
    by = await signUp(game.server);
    const { id } = await begin();
    const { body: named } = await game.act(id, type("Mira, my name is Zainab"), { by });
    expect(named.current_xp).toBe(99);
    const { body } = await game.act(id, { action_type: "undo" }, { by });
    expect(body).toMatchObject({ is_completed: false, current_xp: 50 });
    expect(await events(id)).toEqual(["begun"]);
    expect((await begin()).id).toBe(id);
  });

  test("a story that begins at an ending has ended, and PLAY begins it again", async () => {
    by = await signUp(game.server);
    const { nodes } = endingsStory;
    const structure = { start_node: "through", nodes: { through: nodes.through } };
    const story = await insertStory(game.server.db, { story_structure: JSON.stringify(structure) });
    const first = await begin(story);
    expect(first).toMatchObject({
      is_completed: true,
      ending: "Through",
      endings_found: ["Through"],
    });
    expect((await begin(story)).id).not.toBe(first.id);
  });
});
