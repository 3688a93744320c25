import { apiBase, calls, storyStatuses, type CallId, type StoryStatus } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shelveCategory, testCategory, testCover, wholeForm } from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { shelveStory } from "../../../testing/shelve.ts";

const people = ["anonymous", "player", "other author", "owner", "admin"] as const;
type Who = (typeof people)[number];
type Row = Readonly<Record<Who, number>>;

const ownersAndAdmins = (status: StoryStatus, refused: number): Row => ({
  anonymous: 401,
  player: status === "published" ? refused : 404,
  "other author": status === "published" ? refused : 404,
  owner: 200,
  admin: 200,
});
const adminsAlone = (admin: number): Row => ({
  anonymous: 401,
  player: 403,
  "other author": 403,
  owner: 403,
  admin,
});

interface Asked {
  body?: object;
  /** The status code that each person gets for a story of this status. */
  answers: (status: StoryStatus) => Row;
}

/** Every call about one story at the author's desk and in the review. */
const table = {
  getStory: {
    answers: (status) => {
      const others = status === "published" ? 200 : 404;
      return { anonymous: others, player: others, "other author": others, owner: 200, admin: 200 };
    },
  },
  updateStory: {
    body: { title: "Changed", description: "d" },
    answers: (status) => ownersAndAdmins(status, 403),
  },
  publishStory: {
    answers: (status) => ({
      ...ownersAndAdmins(status, 403),
      ...(status === "archived" && { owner: 409, admin: 409 }),
    }),
  },
  archiveStory: { answers: (status) => ownersAndAdmins(status, 403) },
  featureStory: { body: { is_featured: true }, answers: () => adminsAlone(200) },
  approveReview: { answers: (status) => adminsAlone(status === "in_review" ? 200 : 409) },
  returnReview: {
    body: { reason: "More, please." },
    answers: (status) => adminsAlone(status === "in_review" ? 200 : 409),
  },
} as const satisfies Partial<Record<CallId, Asked>>;

let house: TestApp;
let who: Record<Who, Person | null>;

beforeAll(async () => {
  house = await createTestApp({ review: "human" });
  await shelveCategory(house.db);
  who = {
    anonymous: null,
    player: await signUp(house),
    "other author": await signUp(house, { role: "author" }),
    owner: await signUp(house, { role: "author" }),
    admin: await signUp(house, { role: "admin" }),
  };
});
afterAll(() => house.close());

let made = 0;
function shelve(status: StoryStatus): Promise<string> {
  made += 1;
  return shelveStory(house.db, {
    id: `00000000-0000-7000-9000-${String(made).padStart(12, "0")}`,
    author_id: who.owner?.id ?? null,
    status,
    category_id: testCategory,
    cover_image_url: testCover,
    title: "Kept",
    tagline: "As it was",
    story_description: "d",
    story_prompt: "p",
    story_structure: JSON.stringify(wholeForm.story_structure),
  });
}

const rowOf = (id: string) =>
  house.db.selectFrom("stories").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

describe.each(Object.entries(table) as [keyof typeof table, Asked][])("%s", (callId, asked) => {
  const call = calls[callId];
  test.each(storyStatuses)("of a story that is %s", async (status) => {
    const seen: Partial<Record<Who, number>> = {};
    for (const person of people) {
      const id = await shelve(status);
      const before = await rowOf(id);
      const answer = await house.app.inject({
        method: call.method,
        url: apiBase + call.path.replace("{id}", id),
        headers: { ...who[person]?.headers },
        ...(asked.body && { payload: asked.body }),
      });
      seen[person] = answer.statusCode;
      const isRefused = answer.statusCode >= 400;
      const after = await rowOf(id);
      expect([person, isRefused ? after : before]).toEqual([person, before]);
    }
    expect(seen).toEqual(asked.answers(status));
  });
});

test("the table holds every call about one story that its owner or administrators make", () => {
  const readersCalls = new Set(["likeStory", "bookmarkStory", "shareStory", "rateStory"]);
  const aboutOneStory = Object.values(calls)
    .filter(({ path }) => /^\/(?:stories|admin\/reviews)\/\{id\}/.test(path))
    .map(({ id }) => id)
    .filter((id) => !readersCalls.has(id));
  expect(Object.keys(table).toSorted()).toEqual(aboutOneStory.toSorted());
});
