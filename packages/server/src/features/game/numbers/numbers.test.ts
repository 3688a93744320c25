import { storyNumbers, type GameSession, type StoryNumbers } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp, type Person } from "../../../testing/index.ts";
import { shelveStory } from "../../../testing/shelve.ts";
import { crossing } from "../testing/crossing.ts";
import { setStage, type Stage } from "../testing/stage.ts";

let stage: Stage;
let author: Person;
let storyId: string;
beforeAll(async () => {
  stage = await setStage();
  author = await signUp(stage.house, { role: "author" });
  storyId = await shelveStory(stage.house.db, {
    author_id: author.id,
    story_structure: JSON.stringify(crossing),
  });
});
afterAll(() => stage.house.close());

const read = async (id = storyId, by = author): Promise<StoryNumbers> => {
  const { status, body } = await stage.ask("GET", `/stories/${id}/numbers`, { by });
  expect(status).toBe(200);
  return storyNumbers.parse(body);
};

async function begin(by: Person): Promise<string> {
  const { body } = await stage.ask("PUT", "/game/sessions/", {
    payload: { story_id: storyId },
    by,
  });
  return (body as GameSession).id;
}

/** Plays so far, and answers the session and its last part. */
async function play(by: Person, ...choices: string[]): Promise<{ id: string; last: string }> {
  const id = await begin(by);
  let last = "";
  for (const selected_choice of choices) {
    const told = await stage.act(id, { action_type: "continue", selected_choice }, { by });
    last = told.body.turn_id;
  }
  return { id, last };
}

test("a story that nobody played has none", async () => {
  expect(await read()).toEqual({
    starts: 0,
    players: 0,
    finishes: 0,
    completion_rate: null,
    endings: [],
    drop_off: [],
    retried: [],
  });
});

test("are those of a story's players: starts, endings, where they stay, what they had told again", async () => {
  const [asha, bela, chand, dev] = await Promise.all(
    Array.from({ length: 4 }, () => signUp(stage.house)),
  );
  if (!asha || !bela || !chand || !dev) throw new Error("Nobody came.");
  await play(asha, "Row across", "Land");
  await play(bela, "Walk to the bridge", "Swim");
  await play(chand);
  const devs = await play(dev, "Row across");
  const again = `/game/sessions/${devs.id}/turns/${devs.last}/retry`;
  const second = await stage.ask("POST", again, { by: dev, payload: {} });
  expect(second.status).toBe(200);
  expect(await read()).toEqual({
    starts: 4,
    players: 4,
    finishes: 2,
    completion_rate: 50,
    endings: [
      { node: "drowned", title: "Under", plays: 1, share: 0.5 },
      { node: "far", title: "Across", plays: 1, share: 0.5 },
    ],
    drop_off: [
      { node: "river", plays: 1, share: 0.25 },
      { node: "shore", plays: 1, share: 0.25 },
    ],
    retried: [{ node: "river", tellings: 1, plays: 1 }],
  });

  // A branch is the same play: it moves on, and counts once.
  const head = String(second.body["turn_id"]);
  const path = `/game/sessions/${devs.id}/turns/${head}/branch`;
  const branch = (await stage.ask("POST", path, { by: dev, payload: {} })).body as GameSession;
  stage.house.clock.advance(1_000);
  await stage.act(
    branch.id,
    { action_type: "continue", selected_choice: "Turn back to the bridge" },
    { by: dev },
  );
  const moved = await read();
  expect(moved).toMatchObject({ starts: 4, finishes: 2, retried: [{ tellings: 1 }] });
  expect(moved.drop_off.map(({ node }) => node)).toEqual(["bridge", "shore"]);
  await stage.act(branch.id, { action_type: "continue", selected_choice: "Swim" }, { by: dev });
  expect(await read()).toMatchObject({
    starts: 4,
    finishes: 3,
    endings: [
      { node: "drowned", plays: 2 },
      { node: "far", plays: 1 },
    ],
    drop_off: [{ node: "shore", plays: 1 }],
  });

  // What is undone did not happen.
  await stage.act(branch.id, { action_type: "undo" }, { by: dev });
  expect(await read()).toMatchObject({ finishes: 2, drop_off: [{ node: "bridge" }, {}] });
});

test("leave out how its author tries it, and are the author's and administrators' alone", async () => {
  const before = await read();
  await play(author, "Row across", "Land");
  expect(await read()).toEqual(before);
  const admin = await signUp(stage.house, { role: "admin" });
  expect(await read(storyId, admin)).toEqual(before);
  const refused = await stage.ask("GET", `/stories/${storyId}/numbers`);
  expect(refused.status).toBe(403);
  const draft = await shelveStory(stage.house.db, {
    author_id: author.id,
    status: "draft",
    published_at: null,
  });
  expect((await stage.ask("GET", `/stories/${draft}/numbers`)).status).toBe(404);
  expect((await read(draft)).starts).toBe(0);
});
