import { adminStorySorts, type AdminStorySort, type StoryList } from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDesk, type OpenDesk } from "../../testing/authoring.ts";

const count = 45;
let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
  for (let index = 0; index < count; index += 1) {
    desk.house.clock.advance(index % 3 === 0 ? 0 : 1_000);
    // Several are alike in each order, and capitals say nothing.
    const letter = String.fromCodePoint((index % 2 === 0 ? 65 : 97) + (index % 7));
    await desk.write(desk.author, { title: `${letter} ferry` });
  }
  await sql`update story_stats set plays_total = mod(abs(hashtext(story_id::text)), 5),
    likes_total = mod(abs(hashtext(story_id::text)), 4)`.execute(desk.house.db);
});
afterAll(() => desk.house.close());

const page = async (query: string) => {
  const { status, body } = await desk.ask("GET", `/admin/stories?${query}`, desk.admin);
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
  "by %s every story comes once, in order, from either end",
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

test("a page of what was searched for or has a status is cut from that alone", async () => {
  const searched = await page("q=ferry&sort=title&page=3");
  expect([searched.total_stories, searched.stories.length]).toEqual([count, 5]);
  expect((await page("status=published")).total_stories).toBe(0);
  const [first] = (await page("")).stories;
  await desk.ask("DELETE", `/stories/${first?.id ?? ""}`, desk.author);
  const drafts = await page("status=draft&page=3");
  expect([drafts.total_stories, drafts.stories.length]).toEqual([count - 1, 4]);
});
