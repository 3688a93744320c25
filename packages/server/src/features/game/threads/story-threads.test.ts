import { pino } from "pino";
import { builtInNarrator } from "@katha/narrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory, rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { createPlayableStories } from "./playable-stories.ts";
import { createLocalEngine, NoSuchVersion, type StoryEngine } from "./story-engine.ts";
import { openStoryThreads } from "./story-threads.ts";

const thread = new URL("../testing/stuck-story-thread.ts", import.meta.url);
/** Only a line without an end reaches any of them, however busy the machine is. */
const limits = { line: 1_000, play: 60_000, preparing: 60_000, start: 300_000, waiting: 300_000 };
const logged: { fault?: string; msg: string; line?: object }[] = [];
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as never) });
let game: GameFixture;
let threads: ReturnType<typeof openStoryThreads>;

beforeAll(async () => {
  const late: { engine?: StoryEngine } = {};
  const storyEngine: StoryEngine = {
    run: (...asked) => late.engine?.run(...asked) as never,
    tryStory: (...asked) => late.engine?.tryStory(...asked) as never,
  };
  game = await createGameFixture({ narratorFor: () => builtInNarrator, storyEngine });
  threads = openStoryThreads({ db: game.server.db, log, thread, limits });
  late.engine = threads;
});
afterAll(async () => {
  await game.server.close();
  await threads.close();
});

const type = (session: string, user_action: string) =>
  game.act(session, { action_type: "custom_action", user_action });

test("a line that is never made out is answered as too long, and the play goes on", async () => {
  const { id } = await game.begin();
  const { status, body } = await type(id, "never ends");
  expect(status).toBe(200);
  expect(body.narrative).toContain("too much at once");
  expect(body).toMatchObject({ credits_consumed: 0, current_xp: 20 });
  expect(logged).toContainEqual(expect.objectContaining({ fault: "late" }));
  expect((await type(id, "I look at the water.")).status).toBe(200);
  expect((await game.act(id, rowAcross)).body.narrative).toContain("river");
});

test("a thread gives what the thread that answers would", async () => {
  const { db } = game.server;
  const id = await insertStory(db, { story_structure: JSON.stringify(ferryStory) });
  const here = createLocalEngine({ db, playableStories: createPlayableStories() });
  const session = { family: game.player.id, endings_before: [] };
  const asked = ["begin", { id, version: 1 }, { session, given: null }] as const;
  expect(await threads.run(...asked)).toEqual(JSON.parse(JSON.stringify(await here.run(...asked))));
  expect(await threads.run("facts", { id, version: 1 }, null)).toMatchObject({ language: "en" });
  await expect(threads.run("facts", { id, version: 9 }, null)).rejects.toThrow(NoSuchVersion);
});

test("a refusal of a test play comes back as it is", async () => {
  const step = {
    position: { node: "nowhere", turns_here: 0, beats_told: [], path: [] },
    passages: [{ node: "nowhere", said: null, text: "Nowhere." }],
    offers: [],
    action: "custom_action",
    said: "I wait.",
    selected_model: "tenali",
  } as const;
  const story = { title: "A", language: "en", story_structure: ferryStory };
  const tried = { name: "a story", written: JSON.stringify(story) };
  const asked = threads.tryStory(tried, { step: step as never, seed: "one" }, game.player.id);
  await expect(asked).rejects.toMatchObject({ status: 409, code: "no_such_node" });
});
