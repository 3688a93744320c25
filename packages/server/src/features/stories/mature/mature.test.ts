import type { Story, StoryList } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wholeForm } from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";

let server: TestApp;
let author: Person;
let reader: Person;
let story: string;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  author = await signUp(server);
  reader = await signUp(server);
  story = await insertStory(server.db, {
    author_id: author.id,
    title: "The Salt Widow",
    tagline: "A secret tagline",
    story_description: "A secret description",
    story_prompt: "A secret prompt",
    cover_image_url: `/media/${"ab".repeat(16)}/960.webp`,
    image_alt: "A secret picture",
    content_rating: "mature",
    is_featured: true,
    story_structure: JSON.stringify(wholeForm.story_structure),
    game_config: JSON.stringify({ commands: { secret: { cost: 1 } } }),
  });
});

const get = (path: string, by?: Person) =>
  server.app.inject({ url: `/api/v1${path}`, ...(by && { headers: by.headers }) });
const prefer = (payload: object, by = reader) =>
  server.app.inject({ method: "PATCH", url: "/api/v1/auth/me", headers: by.headers, payload });
const begin = (by = reader) =>
  server.app.inject({
    method: "PUT",
    url: "/api/v1/game/sessions/",
    headers: by.headers,
    payload: { story_id: story },
  });

const lists = ["/stories/", "/stories/featured/", "/stories/trending/", "/stories/search/?q=salt"];
const listed = async (path: string, by?: Person): Promise<Story[]> => {
  const answer = (await get(path, by)).json<StoryList | Story[]>();
  return Array.isArray(answer) ? answer : answer.stories;
};

describe("a mature story is behind a veil", () => {
  test.each(lists)(
    "in %s, for guests and new accounts: its title is all that is told",
    async (path) => {
      for (const by of [undefined, reader]) {
        const answer = await get(path, by);
        expect(answer.body).not.toMatch(/secret|\/media\//);
        expect(await listed(path, by)).toMatchObject([
          { title: "The Salt Widow", content_rating: "mature", is_veiled: true, tags: [] },
        ]);
      }
    },
  );

  test("on its own page, and cannot be played", async () => {
    for (const by of [undefined, reader]) {
      const answer = await get(`/stories/${story}`, by);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/secret|\/media\//);
      expect(answer.json()).toMatchObject({ title: "The Salt Widow", is_veiled: true });
    }
    const refused = await begin();
    expect([refused.statusCode, refused.json().code]).toEqual([403, "mature_veiled"]);
  });

  test("not for its author, nor for administrators", async () => {
    const admin = await signUp(server, { role: "admin" });
    for (const by of [author, admin])
      expect((await get(`/stories/${story}`, by)).json()).toMatchObject({
        is_veiled: false,
        tagline: "A secret tagline",
      });
    expect((await begin(author)).statusCode).toBe(201);
  });

  test("and stories of other ratings are not", async () => {
    for (const content_rating of ["everyone", "general", "family", "teen"])
      await insertStory(server.db, { content_rating, tagline: "Told" });
    const open = (await listed("/stories/")).filter(({ is_veiled }) => !is_veiled);
    expect(open.map(({ tagline }) => tagline)).toEqual(Array(4).fill("Told"));
  });
});

describe("asking for mature stories", () => {
  test("takes a confirmation of age, once", async () => {
    const refused = await prefer({ shows_mature: true });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail).toMatchObject([
      { loc: ["body", "is_of_age"], type: "age_unconfirmed" },
    ]);
    expect((await get("/auth/me", reader)).json()).toMatchObject({
      shows_mature: false,
      has_confirmed_age: false,
    });
    const confirmed = await prefer({ shows_mature: true, is_of_age: true });
    expect(confirmed.json()).toMatchObject({ shows_mature: true, has_confirmed_age: true });
    expect((await prefer({ shows_mature: false })).json()).toMatchObject({
      shows_mature: false,
      has_confirmed_age: true,
    });
    expect((await prefer({ shows_mature: true })).statusCode).toBe(200);
    expect((await prefer({ shows_mature: true, is_of_age: false })).statusCode).toBe(422);
  });

  test("lifts the veil everywhere, until it is put back", async () => {
    await prefer({ shows_mature: true, is_of_age: true });
    for (const path of lists)
      expect(await listed(path, reader)).toMatchObject([
        { tagline: "A secret tagline", is_veiled: false },
      ]);
    expect((await begin()).statusCode).toBe(201);
    await prefer({ shows_mature: false });
    expect((await get(`/stories/${story}`, reader)).body).not.toContain("secret");
    expect((await get(`/stories/${story}`)).body).not.toContain("secret");
  });
});

test("a link to a mature draft opens on the veil too", async () => {
  const draft = await insertStory(server.db, {
    author_id: author.id,
    status: "draft",
    published_at: null,
    content_rating: "mature",
    tagline: "A secret tagline",
  });
  const post = (path: string, payload: object, by?: Person) =>
    server.app.inject({
      method: "POST",
      url: `/api/v1/stories/${path}`,
      payload,
      ...(by && { headers: by.headers }),
    });
  const { token } = (await post(`${draft}/share-link`, {}, author)).json();
  for (const by of [undefined, reader])
    expect((await post("shared", { token }, by)).json()).toMatchObject({
      tagline: "",
      is_veiled: true,
    });
});
