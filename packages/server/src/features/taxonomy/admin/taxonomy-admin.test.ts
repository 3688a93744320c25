import type { Category, Tag } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { authoringClient, type AuthoringClient } from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { nameOf } from "./tags.ts";

let server: TestApp;
let authoring: AuthoringClient;
let admin: Person;

beforeAll(async () => {
  server = await createTestApp();
  authoring = authoringClient(server);
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  await server.db.deleteFrom("categories").execute();
  await server.db.deleteFrom("tags").execute();
});

const nowhere = "20000000-0000-7000-8000-0000000000ff";
const categories = async () =>
  (await authoring.ask("GET", "/categories/", null)).body as unknown as Category[];
const tags = async () =>
  (await authoring.ask("GET", "/categories/tags/", null)).body as unknown as Tag[];
const lastAct = () =>
  server.db
    .selectFrom("audit_entries")
    .select(["act", "subject_id", "before", "after", "actor_id"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

async function addCategory(name: string): Promise<string> {
  const { status, body } = await authoring.ask("POST", "/categories/", admin, {
    name,
    display_name: name.toUpperCase(),
  });
  expect(status).toBe(201);
  return body["id"] as string;
}

async function addTag(display_name: string): Promise<string> {
  const form = { display_name, color: "#a65a00" };
  const { status, body } = await authoring.ask("POST", "/categories/tags", admin, form);
  expect(status).toBe(201);
  return body["id"] as string;
}

describe("a category", () => {
  test("is added at the end, renamed, and refused a taken name", async () => {
    const epics = await addCategory("epics");
    await addCategory("folk-tales");
    expect((await categories()).map(({ name }) => name)).toEqual(["epics", "folk-tales"]);
    const form = { name: "epics", display_name: "Great epics" };
    const renamed = await authoring.ask("PUT", `/categories/${epics}`, admin, form);
    expect(renamed.body).toMatchObject({ id: epics, display_name: "Great epics", sort_order: 1 });
    expect(await lastAct()).toMatchObject({
      act: "category.changed",
      actor_id: admin.id,
      subject_id: epics,
      before: { display_name: "EPICS" },
      after: { display_name: "Great epics" },
    });
    const taken = { name: "folk-tales", display_name: "x" };
    expect((await authoring.ask("PUT", `/categories/${epics}`, admin, taken)).status).toBe(409);
    expect((await authoring.ask("POST", "/categories", admin, taken)).status).toBe(409);
    expect((await categories())[0]?.display_name).toBe("Great epics");
  });

  test("is ordered with all others, or not at all", async () => {
    const ids = [await addCategory("a"), await addCategory("b"), await addCategory("c")];
    const order = (list: readonly string[]) =>
      authoring.ask("PUT", "/categories/order", admin, { ids: list });
    const turned = ids.toReversed();
    expect((await order(turned)).status).toBe(200);
    expect((await categories()).map(({ id }) => id)).toEqual(turned);
    for (const partial of [ids.slice(1), [...ids, nowhere], [ids[0], ids[0], ids[1]], []])
      expect((await order(partial as string[])).status).toBe(409);
    expect((await categories()).map(({ id }) => id)).toEqual(turned);
  });

  test("is deleted only when no story uses it", async () => {
    const id = await addCategory("used");
    const story = await insertStory(server.db, { category_id: id, status: "draft" });
    expect((await authoring.ask("DELETE", `/categories/${id}`, admin)).status).toBe(409);
    expect(await categories()).toHaveLength(1);
    await server.db.deleteFrom("stories").where("id", "=", story).execute();
    expect((await authoring.ask("DELETE", `/categories/${id}`, admin)).status).toBe(200);
    expect(await lastAct()).toMatchObject({ act: "category.deleted", before: { name: "used" } });
    expect((await authoring.ask("DELETE", `/categories/${id}`, admin)).status).toBe(404);
  });

  test("merged into another moves its stories", async () => {
    const [from, into] = [await addCategory("myths"), await addCategory("mythology")];
    const story = await insertStory(server.db, { category_id: from });
    const merge = (target: string) =>
      authoring.ask("POST", `/categories/${from}/merge`, admin, { into: target });
    expect((await merge(from)).status).toBe(422);
    expect((await merge(nowhere)).status).toBe(404);
    expect((await merge(into)).body).toMatchObject({ id: into });
    expect((await categories()).map(({ id }) => id)).toEqual([into]);
    expect((await authoring.ask("GET", `/stories/${story}`, null)).body["category"]).toMatchObject({
      id: into,
    });
    expect(await lastAct()).toMatchObject({ act: "category.merged", after: { into, stories: 1 } });
  });
});

describe("a tag", () => {
  test("is added, recoloured and renamed; two that read alike count as one", async () => {
    const river = await addTag("River");
    const taken = { display_name: " river!", color: "#000000" };
    expect((await authoring.ask("POST", "/categories/tags", admin, taken)).status).toBe(409);
    const form = { display_name: "नदी", color: "#3fc1b8" };
    expect((await authoring.ask("PUT", `/categories/tags/${river}`, admin, form)).body).toEqual({
      id: river,
      ...form,
    });
    await addTag("River");
    expect(await tags()).toHaveLength(2);
    expect((await authoring.ask("PUT", `/categories/tags/${river}`, admin, taken)).status).toBe(
      409,
    );
  });

  test("is deleted only when unused, and merged without duplicates", async () => {
    const [from, into] = [await addTag("Seas"), await addTag("Sea")];
    const [one, both] = [await insertStory(server.db), await insertStory(server.db)];
    await server.db
      .insertInto("story_tags")
      .values([
        { story_id: one, tag_id: from },
        { story_id: both, tag_id: from },
        { story_id: both, tag_id: into },
      ])
      .execute();
    expect((await authoring.ask("DELETE", `/categories/tags/${from}`, admin)).status).toBe(409);
    const merged = await authoring.ask("POST", `/categories/tags/${from}/merge`, admin, { into });
    expect(merged.body).toMatchObject({ id: into, display_name: "Sea" });
    const rows = await server.db.selectFrom("story_tags").selectAll().execute();
    expect(rows.map(({ tag_id }) => tag_id)).toEqual([into, into]);
    expect((await tags()).map(({ id }) => id)).toEqual([into]);
    await server.db.deleteFrom("story_tags").execute();
    expect((await authoring.ask("DELETE", `/categories/tags/${into}`, admin)).status).toBe(200);
  });

  test("has a name in any script, also of symbols only", () => {
    expect(nameOf("  Sea & Salt ")).toBe("sea-salt");
    expect(nameOf("नदी का गीत")).toBe("नदी-का-गीत");
    expect(nameOf("!?")).toBe("!?");
  });
});

test("a category that is not there is not deleted, nor is that audited", async () => {
  const before = await lastAct();
  expect((await authoring.ask("DELETE", `/categories/${nowhere}`, admin)).status).toBe(404);
  expect(await lastAct()).toEqual(before);
});
