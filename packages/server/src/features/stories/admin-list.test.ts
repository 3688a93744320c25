import { adminStorySorts, type AdminStorySort, type StoryList } from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../testing/authoring.ts";

const count = 45;
let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
  for (let index = 0; index < count; index += 1) {
    authoring.server.clock.advance(index % 3 === 0 ? 0 : 1_000);
    // Several stories tie in each order, and case does not matter.
    const letter = String.fromCodePoint((index % 2 === 0 ? 65 : 97) + (index % 7));
    await authoring.write(authoring.author, { title: `${letter} ferry` });
  }
  await sql`update story_stats set plays_total = mod(abs(hashtext(story_id::text)), 5),
    likes_total = mod(abs(hashtext(story_id::text)), 4)`.execute(authoring.server.db);
});
afterAll(() => authoring.server.close());

const page = async (query: string) => {
  const { status, body } = await authoring.ask("GET", `/admin/stories?${query}`, authoring.admin);
  expect(status).toBe(200);
  return body as unknown as StoryList;
};

type Shown = StoryList["stories"][number];
const before: Readonly<Record<AdminStorySort, (one: Shown, next: Shown) => boolean>> = {
  newest: (one, next) => one.created_at >= next.created_at,
  oldest: (one, next) => one.created_at <= next.created_at,
  title: (one, next) => one.title.toLowerCase() <= next.title.toLowerCase(),
  plays: (one, next) => one.stats.plays_total >= next.stats.plays_total,
  likes: (one, next) => one.stats.likes_total >= next.stats.likes_total,
};

test.each(adminStorySorts)(
  "sorted by %s every story comes once, in order, from either end",
  async (sort) => {
    const pages = await Promise.all([1, 2, 3].map((number) => page(`sort=${sort}&page=${number}`)));
    expect(pages.map(({ stories }) => stories.length)).toEqual([20, 20, 5]);
    expect(pages[0]).toMatchObject({ total_stories: count, total_pages: 3 });
    const stories = pages.flatMap((one) => one.stories);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(count);
    const isInOrder = stories.every((next, at) => {
      const one = stories[at - 1];
      return one === undefined || before[sort](one, next);
    });
    expect(isInOrder).toBe(true);
    expect((await page(`sort=${sort}&page=4`)).stories).toEqual([]);
  },
);

test("a page of a search or a status is cut from the matches only", async () => {
  const searched = await page("q=ferry&sort=title&page=3");
  expect([searched.total_stories, searched.stories.length]).toEqual([count, 5]);
  expect((await page("status=published")).total_stories).toBe(0);
  const [first] = (await page("")).stories;
  await authoring.ask("DELETE", `/stories/${first?.id ?? ""}`, authoring.author);
  const drafts = await page("status=draft&page=3");
  expect([drafts.total_stories, drafts.stories.length]).toEqual([count - 1, 4]);
});
