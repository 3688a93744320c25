import { gameSession, type GameSession, type Telling } from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createGameFixture, type GameFixture } from "../../../../testing/game/game-fixture.ts";

const kitchen = "Valmiki, Ayodhyakanda 17-40; the kitchen is invented";
const sleeps = "In the Telugu songs she sleeps for fourteen years.";

const retelling = {
  start_node: "kitchen",
  sources_note: "After Valmiki. The kitchen is invented.",
  nodes: {
    kitchen: {
      text: "The rice is washed.",
      source: kitchen,
      choices: [{ text: "Go up the stair", target: "stair" }],
    },
    stair: {
      text: "Somebody is sewing.",
      source: "After the Telugu women's song",
      other_tellings: sleeps,
      choices: [{ text: "Go back down", target: "yard" }],
    },
    yard: {
      text: "Nobody is in the yard.",
      source: "invented",
      choices: [{ text: "Go home", target: "home" }],
    },
    home: { text: "The end." },
  },
  reactions: { look: { command: "Look", says: ["Rice, and more rice."] } },
};

let game: GameFixture;
beforeAll(async () => {
  game = await createGameFixture({ narratorFor: () => builtInNarrator });
});
afterAll(() => game.server.close());

async function begin(structure: object): Promise<GameSession> {
  const story_id = await insertStory(game.server.db, {
    story_structure: JSON.stringify(structure),
    game_config: JSON.stringify({ commands: { Look: { cost: 0 } } }),
  });
  const { body } = await game.ask("PUT", "/game/sessions/", { payload: { story_id } });
  return gameSession.parse(body);
}

async function choose(session: string, choice: string): Promise<Telling | null> {
  const form = { action_type: "continue", selected_choice: choice };
  const { status, body } = await game.act(session, form);
  expect(status).toBe(200);
  const entry = body.session_data.narrative_history.at(-1);
  expect(entry?.telling).toEqual(body.telling);
  return body.telling;
}

test("each scene names the telling that it follows, where it is told and where it is read again", async () => {
  const { id, sources_note, session_data } = await begin(retelling);
  expect(sources_note).toBe("After Valmiki. The kitchen is invented.");
  const opening = { source: kitchen, is_invented: false, other_tellings: null };
  expect(session_data.narrative_history[0]?.telling).toEqual(opening);

  const stair = await choose(id, "Go up the stair");
  expect(stair).toEqual({
    source: "After the Telugu women's song",
    is_invented: false,
    other_tellings: sleeps,
  });
  const yard = await choose(id, "Go back down");
  expect(yard).toEqual({ source: null, is_invented: true, other_tellings: null });
  expect(await choose(id, "Go home")).toBeNull();

  const { body } = await game.ask("GET", `/game/sessions/${id}`);
  const { narrative_history: history } = gameSession.parse(body).session_data;
  expect(history.map(({ telling }) => telling)).toEqual([opening, stair, yard, null]);
});

test("a part within a scene names none, as its scene already has", async () => {
  const { id } = await begin(retelling);
  const asked = { action_type: "custom_action", command: "Look" };
  const { body } = await game.act(id, asked);
  expect(body.narrative).toBe("Rice, and more rice.");
  expect(body.telling).toBeNull();
});

test("a story that is wholly invented says nothing of it", async () => {
  const nodes = Object.entries(retelling.nodes).map(([name, { text, ...node }]) => {
    const choices = "choices" in node ? node.choices : [];
    return [name, { text, choices, source: "invented" }];
  });
  const session = await begin({ start_node: "kitchen", nodes: Object.fromEntries(nodes) });
  expect(session.sources_note).toBeNull();
  expect(session.session_data.narrative_history[0]?.telling).toBeNull();
  expect(await choose(session.id, "Go up the stair")).toBeNull();
});

test("a branch of a play names them too", async () => {
  const { id } = await begin(retelling);
  const { body } = await game.ask("POST", `/game/sessions/${id}/turns/opening/branch`, {});
  const branch = gameSession.parse(body);
  expect(branch.session_data.narrative_history[0]?.telling).toMatchObject({ source: kitchen });
  expect(await choose(branch.id, "Go up the stair")).toMatchObject({ other_tellings: sleeps });
});
