import type { OwnStory, StoryDetail } from "@katha/api/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../../testing/authoring.ts";
import { signInAgain, type Person } from "../../../../testing/index.ts";
import { restorableMs } from "./drafts.ts";
import { deletedDraftsSweep } from "./sweep.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
/** The tests run past an access token's lifetime. */
beforeEach(async () => {
  for (const who of ["author", "stranger", "admin"] as const)
    authoring[who] = await signInAgain(authoring.server, authoring[who].user);
});
afterAll(() => authoring.server.close());

const publish = (id: string) => authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
const titlesOf = async (by: Person) => {
  const { body } = await authoring.ask("GET", "/stories/my", by);
  return (body as unknown as OwnStory[]).map(({ title }) => title);
};

describe("a duplicate", () => {
  const duplicate = (id: string, by: Person | null, payload = {}, headers = {}) =>
    authoring.ask("POST", `/stories/${id}/duplicate`, by, payload, headers);

  test("is a draft with the story's content, without its statistics", async () => {
    const tag = authoring.server.ids();
    const { db } = authoring.server;
    await db
      .insertInto("tags")
      .values({ id: tag, name: "salt", display_name: "Salt", color: "#aa5500" })
      .execute();
    const { id } = await authoring.write(authoring.author, {
      tag_ids: [tag],
      language: "hi",
      game_config: { health_max: 7 },
    });
    await publish(id);
    await authoring.ask("PUT", `/stories/${id}/featured`, authoring.admin, { is_featured: true });
    await authoring.ask("POST", `/stories/${id}/like`, authoring.stranger);
    const { status, body } = await duplicate(id, authoring.author);
    expect(status).toBe(201);
    const copy = body as unknown as StoryDetail;
    expect(copy.id).not.toBe(id);
    expect(copy).toMatchObject({
      title: `${wholeForm.title} (copy)`,
      status: "draft",
      published_at: null,
      version: 1,
      is_featured: false,
      language: "hi",
      cover_image_url: wholeForm.cover_image_url,
      category: { id: wholeForm.category_id },
      tags: [{ id: tag }],
      stats: { likes_total: 0 },
      game_config: { health_max: 7 },
      story_structure: wholeForm.story_structure,
    });
    await authoring.save(copy.id, authoring.author, { title: "Its own", description: "d" });
    expect((await authoring.read(id, authoring.author)).title).toBe(wholeForm.title);
  });

  test("takes the requested title, shortens a long one, and is made once per key", async () => {
    const { id } = await authoring.write(authoring.author, { title: "x".repeat(160) });
    expect((await duplicate(id, authoring.author)).body["title"]).toBe(`${"x".repeat(153)} (copy)`);
    const key = { "idempotency-key": "copy-once" };
    const first = await duplicate(id, authoring.author, { title: " A second try " }, key);
    expect(first.body["title"]).toBe("A second try");
    const again = await duplicate(id, authoring.author, { title: " A second try " }, key);
    expect(again.body["id"]).toBe(first.body["id"]);
  });

  test("belongs to whoever made it", async () => {
    const { id } = await authoring.write(authoring.author);
    await publish(id);
    const byAdmin = await duplicate(id, authoring.admin, { title: "The admin's" });
    expect(await titlesOf(authoring.admin)).toContain("The admin's");
    expect(await authoring.actsOn(String(byAdmin.body["id"]))).toEqual(["story.created"]);
  });
});

describe("a deleted draft", () => {
  const remove = (id: string, by: Person = authoring.author) =>
    authoring.ask("DELETE", `/stories/${id}`, by);
  const restore = (id: string, by: Person = authoring.author) =>
    authoring.ask("POST", `/stories/${id}/restore`, by);
  const sweep = () => {
    const { db, clock } = authoring.server;
    const signal = new AbortController().signal;
    return deletedDraftsSweep.run({}, { db, clock, signal, log: pino({ level: "silent" }) });
  };
  const isThere = async (id: string) =>
    (await authoring.server.db.selectFrom("stories").select("id").where("id", "=", id).execute())
      .length === 1;

  test("is hidden from everybody, and can be restored within ten minutes", async () => {
    const story = await authoring.write(authoring.author, { title: "Thrown away" });
    const { id } = story;
    const { status, body } = await remove(id);
    const until = new Date(authoring.server.clock.now().getTime() + restorableMs).toISOString();
    expect([status, body]).toEqual([200, { restorable_until: until }]);
    expect((await authoring.ask("GET", `/stories/${id}`, authoring.author)).status).toBe(404);
    expect((await authoring.ask("GET", `/stories/${id}`, authoring.admin)).status).toBe(404);
    expect(await titlesOf(authoring.author)).not.toContain("Thrown away");
    const list = await authoring.ask("GET", "/admin/stories?q=thrown", authoring.admin);
    expect(list.body).toMatchObject({ stories: [], total_stories: 0 });
    const save = await authoring.save(id, authoring.author, { title: "T", description: "d" });
    expect([save.status, (await publish(id)).status]).toEqual([404, 404]);
    const begun = await authoring.ask("PUT", "/game/sessions/", authoring.author, { story_id: id });
    expect(begun.status).toBe(404);

    authoring.server.clock.advance(restorableMs - 1_000);
    expect((await remove(id)).body).toEqual({ restorable_until: until });
    await sweep();
    expect((await restore(id, authoring.stranger)).status).toBe(404);
    const back = await restore(id);
    expect([back.status, back.body["version"]]).toEqual([200, story.version]);
    expect((await restore(id)).status).toBe(200);
    expect(await titlesOf(authoring.author)).toContain("Thrown away");
    await sweep();
    expect(await isThere(id)).toBe(true);
  });

  test("is deleted for good afterwards, with the plays of those who tried it", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.ask("PUT", "/game/sessions/", authoring.author, { story_id: id });
    await remove(id);
    authoring.server.clock.advance(restorableMs + 1_000);
    expect((await restore(id)).status).toBe(404);
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  test("is not deleted while a turn is pending in it", async () => {
    const { id } = await authoring.write(authoring.author);
    const begun = await authoring.ask("PUT", "/game/sessions/", authoring.author, { story_id: id });
    await remove(id);
    const turn = authoring.server.ids();
    const { db, clock, ids } = authoring.server;
    const pending = { id: turn, session_id: String(begun.body["id"]), number: 1, held: 0 };
    await db
      .insertInto("turns")
      .values({
        ...pending,
        action: "continue",
        status: "pending",
        lease: ids(),
        leased_until: clock.now(),
        retry_of: turn,
        xp_cost: 0,
        created_at: clock.now(),
      })
      .execute();
    clock.advance(restorableMs + 1_000);
    await sweep();
    expect(await isThere(id)).toBe(true);
    await db.deleteFrom("turns").where("id", "=", turn).execute();
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  test("must never have been published: other stories are archived instead", async () => {
    const { id } = await authoring.write(authoring.author);
    expect((await remove(id, authoring.stranger)).status).toBe(404);
    await publish(id);
    const refused = await remove(id);
    expect([refused.status, refused.body["code"]]).toEqual([409, "already_published"]);
    await authoring.ask("PUT", `/stories/${id}/archive`, authoring.author, { archived: true });
    await authoring.save(id, authoring.author, { title: "Rewritten", description: "d" });
    await authoring.ask("PUT", `/stories/${id}/archive`, authoring.author, { archived: false });
    expect((await authoring.read(id, authoring.author)).status).toBe("draft");
    expect((await remove(id)).status).toBe(409);
  });

  test("by an administrator is audited", async () => {
    const { id } = await authoring.write(authoring.author);
    await remove(id, authoring.admin);
    await restore(id, authoring.admin);
    expect(await authoring.actsOn(id)).toEqual(["story.deleted", "story.restored"]);
  });
});
