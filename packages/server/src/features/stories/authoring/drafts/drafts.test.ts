import type { OwnStory, StoryDetail } from "@katha/api/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDesk, wholeForm, type OpenDesk } from "../../../../testing/authoring.ts";
import { signInAgain, type Person } from "../../../../testing/index.ts";
import { restorableMs } from "./drafts.ts";
import { deletedDraftsSweep } from "./sweep.ts";

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
/** Access tokens last less long than these tests. */
beforeEach(async () => {
  for (const who of ["author", "stranger", "admin"] as const)
    desk[who] = await signInAgain(desk.house, desk[who].user);
});
afterAll(() => desk.house.close());

const publish = (id: string) => desk.ask("PUT", `/stories/${id}/publish`, desk.author);
const titlesOf = async (by: Person) => {
  const { body } = await desk.ask("GET", "/stories/my", by);
  return (body as unknown as OwnStory[]).map(({ title }) => title);
};

describe("a duplicate", () => {
  const duplicate = (id: string, by: Person | null, payload = {}, headers = {}) =>
    desk.ask("POST", `/stories/${id}/duplicate`, by, payload, headers);

  test("is a draft with all that the story holds, and nothing that it earned", async () => {
    const tag = desk.house.ids();
    const { db } = desk.house;
    await db
      .insertInto("tags")
      .values({ id: tag, name: "salt", display_name: "Salt", color: "#aa5500" })
      .execute();
    const { id } = await desk.write(desk.author, {
      tag_ids: [tag],
      language: "hi",
      game_config: { health_max: 7 },
    });
    await publish(id);
    await desk.ask("PUT", `/stories/${id}/featured`, desk.admin, { is_featured: true });
    await desk.ask("POST", `/stories/${id}/like`, desk.stranger);
    const { status, body } = await duplicate(id, desk.author);
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
    await desk.save(copy.id, desk.author, { title: "Its own", description: "d" });
    expect((await desk.read(id, desk.author)).title).toBe(wholeForm.title);
  });

  test("takes the title that is wished, fits the longest, and comes once for each key", async () => {
    const { id } = await desk.write(desk.author, { title: "x".repeat(160) });
    expect((await duplicate(id, desk.author)).body["title"]).toBe(`${"x".repeat(153)} (copy)`);
    const key = { "idempotency-key": "copy-once" };
    const first = await duplicate(id, desk.author, { title: " A second try " }, key);
    expect(first.body["title"]).toBe("A second try");
    const again = await duplicate(id, desk.author, { title: " A second try " }, key);
    expect(again.body["id"]).toBe(first.body["id"]);
  });

  test("is its author's and the administrators' to make, and belongs to who made it", async () => {
    const { id } = await desk.write(desk.author);
    expect((await duplicate(id, desk.stranger)).status).toBe(404);
    await publish(id);
    expect((await duplicate(id, desk.stranger)).status).toBe(403);
    const byAdmin = await duplicate(id, desk.admin, { title: "The house's" });
    expect(await titlesOf(desk.admin)).toContain("The house's");
    expect(await desk.actsOn(String(byAdmin.body["id"]))).toEqual(["story.created"]);
  });
});

describe("a deleted draft", () => {
  const remove = (id: string, by: Person = desk.author) => desk.ask("DELETE", `/stories/${id}`, by);
  const restore = (id: string, by: Person = desk.author) =>
    desk.ask("POST", `/stories/${id}/restore`, by);
  const sweep = () => {
    const { db, clock } = desk.house;
    const signal = new AbortController().signal;
    return deletedDraftsSweep.run({}, { db, clock, signal, log: pino({ level: "silent" }) });
  };
  const isThere = async (id: string) =>
    (await desk.house.db.selectFrom("stories").select("id").where("id", "=", id).execute())
      .length === 1;

  test("is gone for everybody, and comes back whole within ten minutes", async () => {
    const story = await desk.write(desk.author, { title: "Thrown away" });
    const { id } = story;
    const { status, body } = await remove(id);
    const until = new Date(desk.house.clock.now().getTime() + restorableMs).toISOString();
    expect([status, body]).toEqual([200, { restorable_until: until }]);
    expect((await desk.ask("GET", `/stories/${id}`, desk.author)).status).toBe(404);
    expect((await desk.ask("GET", `/stories/${id}`, desk.admin)).status).toBe(404);
    expect(await titlesOf(desk.author)).not.toContain("Thrown away");
    const shelf = await desk.ask("GET", "/admin/stories?q=thrown", desk.admin);
    expect(shelf.body).toMatchObject({ stories: [], total_stories: 0 });
    const save = await desk.save(id, desk.author, { title: "T", description: "d" });
    expect([save.status, (await publish(id)).status]).toEqual([404, 404]);
    const begun = await desk.ask("PUT", "/game/sessions/", desk.author, { story_id: id });
    expect(begun.status).toBe(404);

    desk.house.clock.advance(restorableMs - 1_000);
    expect((await remove(id)).body).toEqual({ restorable_until: until });
    await sweep();
    expect((await restore(id, desk.stranger)).status).toBe(404);
    const back = await restore(id);
    expect([back.status, back.body["version"]]).toEqual([200, story.version]);
    expect((await restore(id)).status).toBe(200);
    expect(await titlesOf(desk.author)).toContain("Thrown away");
    await sweep();
    expect(await isThere(id)).toBe(true);
  });

  test("is swept away afterwards, with the plays of those who tried it", async () => {
    const { id } = await desk.write(desk.author);
    await desk.ask("PUT", "/game/sessions/", desk.author, { story_id: id });
    await remove(id);
    desk.house.clock.advance(restorableMs + 1_000);
    expect((await restore(id)).status).toBe(404);
    await sweep();
    expect(await isThere(id)).toBe(false);
  });

  test("waits to be swept until nobody waits for a turn in it", async () => {
    const { id } = await desk.write(desk.author);
    const begun = await desk.ask("PUT", "/game/sessions/", desk.author, { story_id: id });
    await remove(id);
    const turn = desk.house.ids();
    const { db, clock, ids } = desk.house;
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

  test("was never on the shelves: other stories go to the attic instead", async () => {
    const { id } = await desk.write(desk.author);
    expect((await remove(id, desk.stranger)).status).toBe(404);
    await publish(id);
    const refused = await remove(id);
    expect([refused.status, refused.body["code"]]).toEqual([409, "already_published"]);
    await desk.ask("PUT", `/stories/${id}/archive`, desk.author, { archived: true });
    await desk.save(id, desk.author, { title: "Rewritten", description: "d" });
    await desk.ask("PUT", `/stories/${id}/archive`, desk.author, { archived: false });
    expect((await desk.read(id, desk.author)).status).toBe("draft");
    expect((await remove(id)).status).toBe(409);
  });

  test("is noted where an administrator deleted it", async () => {
    const { id } = await desk.write(desk.author);
    await remove(id, desk.admin);
    await restore(id, desk.admin);
    expect(await desk.actsOn(id)).toEqual(["story.deleted", "story.restored"]);
  });
});
