import { storyList, type StoryList } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertStory } from "../../testing/insert-story.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("stories").execute());

const minutesAgo = (minutes: number) =>
  new Date(server.clock.now().getTime() - Math.floor(minutes) * 60_000);

async function list(query = ""): Promise<StoryList> {
  const answer = await server.app.inject({ url: `/api/v1/stories/?${query}` });
  expect(answer.statusCode).toBe(200);
  return storyList.parse(answer.json());
}

/** Many with the same time, so that only the id orders them. */
async function insertMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await insertStory(server.db, { title: `${index}`, published_at: minutesAgo(index / 25) });
}

async function walk(meanwhile: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  for (let page = await list(); ; page = await list(`cursor=${page.next_cursor}`)) {
    seen.push(...page.stories.map(({ id }) => id));
    if (page.next_cursor === null) return seen;
    await meanwhile();
  }
}

describe("the list by its cursor", () => {
  test("has the same stories in the same order as by page", async () => {
    await insertMany(65);
    const byPage: string[] = [];
    for (const page of [1, 2, 3, 4])
      byPage.push(...(await list(`page=${page}`)).stories.map(({ id }) => id));
    expect(await walk()).toEqual(byPage);
    expect(new Set(byPage).size).toBe(65);
    const second = await list(`page=2&cursor=${(await list()).next_cursor}`);
    expect(second).toMatchObject({ page: 2, total_pages: 4, total_stories: 65 });
  });

  test("shows each once while others are published and archived", async () => {
    await insertMany(50);
    const before = new Set(await walk());
    const seen = await walk(async () => {
      await insertStory(server.db, { published_at: server.clock.now() });
      await server.db
        .updateTable("stories")
        .set({ status: "archived" })
        .where("id", "=", [...before][0] ?? "")
        .execute();
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen)).toEqual(before);
  });

  test("ends exactly at the end", async () => {
    await insertMany(20);
    expect((await list()).next_cursor).toBeNull();
    await insertMany(1);
    expect((await list()).next_cursor).not.toBeNull();
    expect((await list("page=2")).next_cursor).toBeNull();
  });

  test.each(["x", "", "MTIzIG5vLWlk", "%00", "9".repeat(40)])(
    "refuses the cursor %j",
    async (cursor) => {
      const answer = await server.app.inject({ url: `/api/v1/stories/?cursor=${cursor}` });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().detail[0].loc).toEqual(["query", "cursor"]);
    },
  );
});

describe("the count of published stories", () => {
  const counted = async () => (await list()).total_stories;
  const set = (status: "draft" | "published" | "archived") =>
    server.db
      .updateTable("stories")
      .set({ status, published_at: minutesAgo(1) })
      .execute();

  test("follows every way of publishing and hiding a story", async () => {
    expect(await counted()).toBe(0);
    await insertMany(3);
    await insertStory(server.db, { status: "draft" });
    expect(await counted()).toBe(3);
    await set("published");
    expect(await counted()).toBe(4);
    await set("archived");
    expect(await counted()).toBe(0);
    await set("published");
    await server.db.deleteFrom("stories").where("title", "=", "1").execute();
    expect(await counted()).toBe(3);
  });

  test("ignores what was rolled back", async () => {
    await insertMany(2);
    const broken = server.db.transaction().execute(async (tx) => {
      await tx.deleteFrom("stories").execute();
      throw new Error("Not after all.");
    });
    await expect(broken).rejects.toThrow("Not after all.");
    expect(await counted()).toBe(2);
  });
});
