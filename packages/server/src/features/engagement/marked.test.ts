import { markedStories, type MarkedStories } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertStory } from "../../testing/insert-story.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";

let server: TestApp;
let reader: Person;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  reader = await signUp(server);
});

const toggle = (act: "like" | "bookmark", id: string, by = reader) =>
  server.app.inject({
    method: "POST",
    url: `/api/v1/stories/${id}/${act}`,
    headers: by.headers,
  });

async function mark(act: "like" | "bookmark", id: string, by = reader): Promise<void> {
  server.clock.advance(1_000);
  expect((await toggle(act, id, by)).statusCode).toBe(200);
}

async function list(path: string, query = "", by = reader): Promise<MarkedStories> {
  const answer = await server.app.inject({
    url: `/api/v1/stories/${path}/?${query}`,
    headers: by.headers,
  });
  expect(answer.statusCode).toBe(200);
  return markedStories.parse(answer.json());
}

const idsIn = ({ stories }: MarkedStories) => stories.map(({ id }) => id);

describe.each([
  ["like", "liked", "hasLiked"],
  ["bookmark", "bookmarked", "hasBookmarked"],
] as const)("what a reader marked with a %s", (act, path, flag) => {
  test("is listed, the latest first, to nobody else", async () => {
    const [first, second] = [await insertStory(server.db), await insertStory(server.db)];
    await insertStory(server.db);
    await mark(act, second);
    const since = server.clock.now().toISOString();
    await mark(act, first);
    await mark(act, first, await signUp(server));
    const { stories, next_cursor } = await list(path);
    expect(stories.map(({ id }) => id)).toEqual([first, second]);
    expect(stories[1]).toMatchObject({ is_open: true, marked_at: since });
    expect(stories.map(({ user_state }) => user_state[flag])).toEqual([true, true]);
    expect(next_cursor).toBeNull();
    await mark(act, first);
    expect(idsIn(await list(path))).toEqual([second]);
    expect(idsIn(await list(path, "", await signUp(server)))).toEqual([]);
  });

  test("comes in pages, even if many have the same time", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push(await insertStory(server.db));
    for (const id of ids) expect((await toggle(act, id)).statusCode).toBe(200);
    const seen: string[] = [];
    let page = await list(path, "limit=3");
    for (;;) {
      seen.push(...idsIn(page));
      if (page.next_cursor === null) break;
      expect(page.stories).toHaveLength(3);
      page = await list(path, `limit=3&cursor=${page.next_cursor}`);
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
    const refused = await server.app.inject({
      url: `/api/v1/stories/${path}/?cursor=nothing`,
      headers: reader.headers,
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail).toMatchObject([{ loc: ["query", "cursor"] }]);
  });

  test("has only the title of what can no longer be read, and can still be removed", async () => {
    const author = await signUp(server);
    const id = await insertStory(server.db, {
      author_id: author.id,
      title: "The Salt Widow",
      tagline: "A secret tagline",
      story_prompt: "A secret prompt",
      cover_image_url: `/media/${"ab".repeat(16)}/960.webp`,
    });
    await mark(act, id);
    await mark(act, id, author);
    await server.db
      .updateTable("stories")
      .set({ status: "archived" })
      .where("id", "=", id)
      .execute();
    const answer = await list(path);
    expect(answer.stories).toMatchObject([{ title: "The Salt Widow", is_open: false, tags: [] }]);
    expect(JSON.stringify(answer)).not.toMatch(/secret|\/media\//);
    expect((await list(path, "", author)).stories).toMatchObject([
      { tagline: "A secret tagline", is_open: true },
    ]);
    await mark(act, id);
    expect(idsIn(await list(path))).toEqual([]);
    expect((await toggle(act, id)).statusCode).toBe(404);
    expect(idsIn(await list(path))).toEqual([]);
  });

  test("leaves a deleted story out, and its page stays whole", async () => {
    const ids = [await insertStory(server.db), await insertStory(server.db)];
    const gone = await insertStory(server.db);
    for (const id of [...ids, gone]) await mark(act, id);
    const deleted_at = server.clock.now();
    await server.db.updateTable("stories").set({ deleted_at }).where("id", "=", gone).execute();
    expect(idsIn(await list(path, "limit=2"))).toEqual(ids.toReversed());
  });

  test("is veiled where it is mature", async () => {
    const id = await insertStory(server.db, { content_rating: "mature", tagline: "A secret" });
    await mark(act, id);
    expect((await list(path)).stories).toMatchObject([
      { is_veiled: true, is_open: true, tagline: "" },
    ]);
  });
});
