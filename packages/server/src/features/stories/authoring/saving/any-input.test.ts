import { isDeepStrictEqual } from "node:util";
import { storyDetail, type StoryDetail } from "@katha/api/contract";
import { tries } from "@katha/storygraph/testing";
import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  type Arbitrary,
} from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  authoringClient,
  insertTestCategory,
  wholeForm,
  type AuthoringClient,
} from "../../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../../testing/index.ts";
import { contentTextAt } from "../history.ts";

let server: TestApp;
let authoring: AuthoringClient;
let author: Person;

beforeAll(async () => {
  server = await createTestApp();
  authoring = authoringClient(server);
  await insertTestCategory(server.db);
  author = await signUp(server);
});
afterAll(() => server.close());

/** What a person, or a careless or hostile client, may write into a field. */
const written: Arbitrary<unknown> = oneof(
  jsonValue({ maxDepth: 3 }),
  integer().map(String),
  string({ unit: "grapheme" }),
  constantFrom(
    "",
    "  ",
    "1e9",
    "-3",
    "NaN",
    "{}",
    '{"nodes":{"a":{"text":"A"}}}',
    null,
    1e308,
    0.5,
  ),
);
const numbers = [
  "initial_xp",
  "actions_count",
  "story_cards_count",
  "total_scenes",
  "branching_points",
  "possible_endings",
  "estimated_play_time",
] as const;
const fields = Object.fromEntries(
  [
    ...numbers,
    "content_rating",
    "game_config",
    "story_structure",
    "status",
    "version",
    "is_featured",
  ].map((field) => [field, written]),
);
const anyForm = record(fields, { requiredKeys: [] });

function isSound(story: StoryDetail): boolean {
  const { success } = storyDetail.safeParse(story);
  const counts = numbers.map((field) => story[field]);
  return (
    success &&
    counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 1_000_000) &&
    story.possible_endings >= 1 &&
    story.status === "draft" &&
    !story.is_featured
  );
}

test("any input to its fields gives a valid story or a refusal with reasons", async () => {
  await assert(
    asyncProperty(anyForm, async (form) => {
      const { status, body } = await authoring.ask("POST", "/stories/", author, {
        ...wholeForm,
        ...form,
      });
      if (status === 201) return isSound(body as unknown as StoryDetail);
      return status === 400 || (status === 422 && Array.isArray(body.detail));
    }),
    tries(150),
  );
});

test("any save leaves a valid story, a refusal changes nothing, and every version can be played", async () => {
  const { id } = await authoring.write(author);
  const anyBody = oneof(anyForm, dictionary(string(), written, { maxKeys: 4 }));
  const read = async () =>
    (await authoring.ask("GET", `/stories/${id}`, author)).body as unknown as StoryDetail;
  await assert(
    asyncProperty(string({ minLength: 1, maxLength: 20 }), anyBody, async (title, form) => {
      const before = await read();
      // As if somebody else had saved it, so that each version is kept.
      const earlier = server.db.updateTable("stories").set({ saved_by: null });
      await earlier.where("id", "=", id).execute();
      const save = { title, description: "d", ...form };
      const { status } = await authoring.ask("PUT", `/stories/${id}`, author, save);
      const after = await read();
      expect([200, 400, 409, 422]).toContain(status);
      expect(status === 200 || isDeepStrictEqual(after, before)).toBe(true);
      expect(after.version - before.version).toBeLessThanOrEqual(1);
      const played = await contentTextAt(server.db, id, before.version);
      expect(JSON.parse(played ?? "null")).toMatchObject({
        title: before.title,
        initial_xp: before.initial_xp,
        story_structure: before.story_structure,
      });
      return isSound(after);
    }),
    tries(150),
  );
  expect(await contentTextAt(server.db, id, 1_000_000)).toBeUndefined();
}, 180_000);
