import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { taskList, type Task, type TaskType } from "@katha/api/contract";
import { createJobRunner } from "../../jobs/job-runner.ts";
import { authoringClient, insertTestCategory } from "../../testing/authoring.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { signUp, type Person } from "../../testing/index.ts";
import { readersCount } from "../engagement/index.ts";
import { createGameFixture, type GameFixture } from "../../testing/game/game-fixture.ts";

let game: GameFixture;
let author: Person;
let storyId: string;
beforeAll(async () => {
  game = await createGameFixture();
  await insertTestCategory(game.server.db);
});
afterAll(() => game.server.close());
beforeEach(async () => {
  author = await signUp(game.server);
  storyId = await published();
});

/** A story of one press, published through the door that authors use. */
async function published(): Promise<string> {
  const authoring = authoringClient(game.server);
  const { id } = await authoring.write(author);
  expect((await authoring.ask("PUT", `/stories/${id}/publish`, author)).status).toBe(200);
  return id;
}

async function begin(by: Person, story_id = storyId): Promise<string> {
  const { body } = await game.ask("PUT", "/game/sessions/", { by, payload: { story_id } });
  return String(body["id"]);
}

async function finish(by: Person, story_id?: string): Promise<string> {
  const session = await begin(by, story_id);
  const form = { action_type: "continue", selected_choice: "Row" };
  expect((await game.act(session, form, { by })).status).toBe(200);
  return session;
}

const runJobs = async () => {
  const kinds = [readersCount(game.server)];
  const log = pino({ level: "silent" });
  await createJobRunner(game.server.jobs, kinds, { ...game.server, log }).runDue();
};

async function taskOf(person: Person, type: TaskType, id: string): Promise<Task | undefined> {
  const path = `/progress/tasks?task_type=${type}&include_completed=true`;
  const { body } = await game.ask("GET", path, { by: person });
  return taskList.parse(body).tasks.find(({ task_id }) => task_id === id);
}

const coins = async () => (await game.coins(author)).balance;
const newReaders = (count: number, options: Parameters<typeof signUp>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => signUp(game.server, options)));

test("publishing pays nothing, and three strangers who finish the story pay once", async () => {
  const before = await coins();
  expect(await taskOf(author, "milestone", "first_leaf")).toMatchObject({ is_completed: true });
  for (const reader of await newReaders(2)) await finish(reader);
  await runJobs();
  expect(await coins()).toBe(before);
  for (const reader of await newReaders(3)) await finish(reader);
  await runJobs();
  await runJobs();
  expect(await coins()).toBe(before + 50);
  expect(await taskOf(author, "milestone", "ink_on_palm_leaf")).toMatchObject({
    is_completed: true,
  });
  expect(await taskOf(author, "achievement", "three_books")).toMatchObject({ current_value: 1 });
});

test("three trivial stories that only their author and one friend finish pay nothing", async () => {
  const before = await coins();
  const friend = await signUp(game.server);
  for (let story = 0; story < 3; story += 1) {
    const id = await published();
    for (let play = 0; play < 3; play += 1) await finish(friend, id);
    await finish(author, id);
  }
  await runJobs();
  expect(await taskOf(author, "milestone", "ink_on_palm_leaf")).toMatchObject({ current_value: 0 });
  expect(await taskOf(author, "achievement", "three_books")).toMatchObject({ current_value: 0 });
  // The author's own plays pay what any player's do, and no more.
  const entries = await game.ask("GET", "/wallet/entries?limit=100", { by: author });
  const paid = entries.body["entries"] as { description: string }[];
  expect(await coins()).toBeGreaterThanOrEqual(before);
  expect(paid.map(({ description }) => description)).not.toContain("Ink on palm leaf");
  expect(paid.map(({ description }) => description)).not.toContain("Three books");
});

test("who has not confirmed an email, or took the ending back, is no reader that counts", async () => {
  const before = await coins();
  for (const reader of await newReaders(2, { verified: false })) await finish(reader);
  const [one, two, three] = (await newReaders(3)) as [Person, Person, Person];
  await finish(one);
  await finish(two);
  const session = await finish(three);
  await game.act(session, { action_type: "undo" }, { by: three });
  await runJobs();
  expect(await coins()).toBe(before);
  await game.act(session, { action_type: "continue", selected_choice: "Row" }, { by: three });
  await runJobs();
  expect(await coins()).toBe(before + 50);
});

test("two authors who finish each other's stories at one moment are both rewarded", async () => {
  const other = await signUp(game.server);
  const mine = storyId;
  const first = author;
  author = other;
  const theirs = await published();
  author = first;
  for (const reader of await newReaders(2)) {
    await finish(reader, mine);
    await finish(reader, theirs);
  }
  await Promise.all([finish(other, mine), finish(first, theirs)]);
  await runJobs();
  for (const person of [first, other])
    expect(await taskOf(person, "milestone", "ink_on_palm_leaf")).toMatchObject({
      is_completed: true,
    });
});

test("reading in another language, and a third ending of one story, are tasks", async () => {
  const reader = await signUp(game.server);
  const structure = JSON.stringify({
    start_node: "shore",
    nodes: {
      shore: {
        text: "The boat waits.",
        choices: ["far", "near", "deep"].map((target) => ({ text: `Row ${target}`, target })),
      },
      far: { text: "The far shore.", choices: [] },
      near: { text: "The near shore.", choices: [] },
      deep: { text: "The deep.", choices: [] },
    },
  });
  const story = (language: string) =>
    insertStory(game.server.db, { id: game.server.ids(), language, story_structure: structure });
  const end = async (story_id: string, where: string) => {
    const session = await begin(reader, story_id);
    const form = { action_type: "continue", selected_choice: `Row ${where}` };
    expect((await game.act(session, form, { by: reader })).status).toBe(200);
  };
  const english = await story("en");
  await end(english, "far");
  await end(english, "near");
  await end(await story("en"), "far");
  expect(await taskOf(reader, "milestone", "second_tongue")).toMatchObject({ current_value: 1 });
  expect(await taskOf(reader, "milestone", "other_road")).toMatchObject({ current_value: 2 });
  expect(await taskOf(reader, "daily", "daily_ending")).toMatchObject({ is_completed: true });
  await end(english, "far");
  expect(await taskOf(reader, "milestone", "other_road")).toMatchObject({ current_value: 2 });
  await end(english, "deep");
  expect(await taskOf(reader, "milestone", "other_road")).toMatchObject({ is_completed: true });
  await end(await story("hi"), "far");
  expect(await taskOf(reader, "milestone", "second_tongue")).toMatchObject({ is_completed: true });
});
