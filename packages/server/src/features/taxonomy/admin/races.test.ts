import { afterAll, beforeAll, expect, test } from "vitest";
import {
  authoringClient,
  insertTestPicture,
  wholeForm,
  type AuthoringClient,
} from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";

let server: TestApp;
let authoring: AuthoringClient;
let admin: Person;
let author: Person;

beforeAll(async () => {
  server = await createTestApp();
  authoring = authoringClient(server);
  await insertTestPicture(server.db);
  admin = await signUp(server, { role: "admin" });
  author = await signUp(server);
});
afterAll(() => server.close());

let made = 0;
async function addCategory(): Promise<string> {
  made += 1;
  const form = { name: `shelf-${made}`, display_name: `Shelf ${made}` };
  return String((await authoring.ask("POST", "/categories", admin, form)).body["id"]);
}
async function addTag(): Promise<string> {
  made += 1;
  const form = { display_name: `Tag ${made}`, color: "#112233" };
  return String((await authoring.ask("POST", "/categories/tags", admin, form)).body["id"]);
}

test("a category that is deleted while stories are saved to it is either kept or gone from them", async () => {
  for (let round = 0; round < 8; round += 1) {
    const category_id = await addCategory();
    const write = () => authoring.ask("POST", "/stories", author, { ...wholeForm, category_id });
    const [one, deleted, two, three] = await Promise.all([
      write(),
      authoring.ask("DELETE", `/categories/${category_id}`, admin),
      write(),
      write(),
    ]);
    const written = [one, two, three];
    expect([200, 409]).toContain(deleted.status);
    expect(written.every(({ status }) => status === 201 || status === 422)).toBe(true);
    const stories = await server.db
      .selectFrom("stories")
      .where("category_id", "=", category_id)
      .select("id")
      .execute();
    expect(stories).toHaveLength(written.filter(({ status }) => status === 201).length);
    expect(stories.length > 0).toBe(deleted.status === 409);
  }
});

test("parallel saves, crossing merges and new orders neither deadlock nor lose a story", async () => {
  for (let round = 0; round < 8; round += 1) {
    const categories = [await addCategory(), await addCategory()] as const;
    const tags = [await addTag(), await addTag()] as const;
    const form = { ...wholeForm, category_id: categories[0], tag_ids: [...tags] };
    const story = await authoring.write(author, form);
    const save = (category_id: string, tag: string) =>
      authoring.ask("PUT", `/stories/${story.id}`, author, {
        title: `Round ${round} ${tag}`,
        description: "d",
        category_id,
        tag_ids: [tag],
      });
    const merge = (path: string, from: string, into: string) =>
      authoring.ask("POST", `${path}/${from}/merge`, admin, { into });
    const answers = await Promise.all([
      save(categories[1], tags[1]),
      merge("/categories", categories[0], categories[1]),
      merge("/categories/tags", tags[0], tags[1]),
      save(categories[0], tags[0]),
      merge("/categories/tags", tags[1], tags[0]),
      merge("/categories", categories[1], categories[0]),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const kept = (await authoring.ask("GET", `/stories/${story.id}`, author)).body;
    expect(categories).toContain((kept["category"] as { id: string }).id);
    expect(kept["tags"]).toHaveLength(1);
  }
});
