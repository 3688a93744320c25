import type { OwnStory, ReviewItem } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deskOf, shelveCategory, wholeForm, type Desk } from "../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";

let house: TestApp;
let desk: Desk;
let author: Person;
let admin: Person;

beforeAll(async () => {
  house = await createTestApp({ review: "human" });
  desk = deskOf(house);
  await shelveCategory(house.db);
  author = await signUp(house);
  admin = await signUp(house, { role: "admin" });
});
afterAll(() => house.close());

const statusOf = async (id: string) =>
  (await desk.ask("GET", `/stories/${id}`, author)).body["status"];
const queue = async () =>
  (await desk.ask("GET", "/admin/reviews", admin)).body as unknown as ReviewItem[];
const acts = async (subject: string) =>
  (
    await house.db
      .selectFrom("audit_entries")
      .where("subject_id", "=", subject)
      .select(["act", "actor_id", "after"])
      .orderBy("id")
      .execute()
  ).map(({ act }) => act);

async function submitted(form: Partial<typeof wholeForm> = {}): Promise<string> {
  const { id } = await desk.write(author, form);
  const { status, body } = await desk.ask("PUT", `/stories/${id}/publish`, author);
  expect([status, body["status"]]).toEqual([200, "in_review"]);
  return id;
}

describe("a story that people review", () => {
  test("waits, seen by its author and administrators, until one approves it", async () => {
    const id = await submitted();
    expect((await desk.ask("GET", `/stories/${id}`, null)).status).toBe(404);
    const item = (await queue()).find(({ story }) => story.id === id);
    expect(item).toMatchObject({
      story: { status: "in_review", title: wholeForm.title },
      submitted_at: house.clock.now().toISOString(),
      findings: [],
    });
    expect((await desk.ask("POST", `/admin/reviews/${id}/approve`, author)).status).toBe(403);
    expect(await statusOf(id)).toBe("in_review");
    const approved = await desk.ask("POST", `/admin/reviews/${id}/approve`, admin);
    expect(approved.body).toMatchObject({ status: "published" });
    expect((await desk.ask("GET", `/stories/${id}`, null)).status).toBe(200);
    expect((await queue()).map(({ story }) => story.id)).not.toContain(id);
    expect(await acts(id)).toEqual(["review.approved"]);
    expect((await desk.ask("POST", `/admin/reviews/${id}/approve`, admin)).status).toBe(409);
    expect(await acts(id)).toEqual(["review.approved"]);
  });

  test("comes back with the reason, which stays until it is sent again", async () => {
    const id = await submitted();
    const giveBack = (reason: string) =>
      desk.ask("POST", `/admin/reviews/${id}/return`, admin, { reason });
    expect((await giveBack("  ")).status).toBe(422);
    expect(await statusOf(id)).toBe("in_review");
    expect((await giveBack("The ferry never lands.")).body["status"]).toBe("draft");
    const returned = {
      reason: "The ferry never lands.",
      returned_at: house.clock.now().toISOString(),
    };
    expect((await desk.ask("GET", `/stories/${id}`, author)).body["returned"]).toEqual(returned);
    const mine = (await desk.ask("GET", "/stories/my", author)).body as unknown as OwnStory[];
    expect(mine.find((story) => story.id === id)?.returned).toEqual(returned);
    expect(await acts(id)).toEqual(["review.returned"]);
    house.clock.advance(1_000);
    await desk.ask("PUT", `/stories/${id}/publish`, author);
    expect((await desk.ask("GET", `/stories/${id}`, author)).body["returned"]).toBeNull();
    expect((await giveBack("Still not.")).status).toBe(200);
    expect((await desk.ask("GET", `/stories/${id}`, author)).body["returned"]).toMatchObject({
      reason: "Still not.",
    });
  });

  test("leaves the queue when its author changes or archives it, so nobody approves what they did not read", async () => {
    const changed = await submitted();
    await desk.ask("PUT", `/stories/${changed}`, author, { title: "Other", description: "d" });
    expect(await statusOf(changed)).toBe("draft");
    expect((await desk.ask("POST", `/admin/reviews/${changed}/approve`, admin)).status).toBe(409);
    const archived = await submitted();
    await desk.ask("PUT", `/stories/${archived}/archive`, author, { archived: true });
    expect((await queue()).map(({ story }) => story.id)).not.toContain(archived);
    await desk.ask("PUT", `/stories/${archived}/archive`, author, { archived: false });
    expect(await statusOf(archived)).toBe("draft");
  });

  test("goes back into the queue when its author changes it on the shelf", async () => {
    const id = await submitted();
    await desk.ask("POST", `/admin/reviews/${id}/approve`, admin);
    await desk.ask("PUT", `/stories/${id}`, author, { title: "Bolder", description: "d" });
    expect(await statusOf(id)).toBe("in_review");
    expect((await queue()).map(({ story }) => story.title)).toContain("Bolder");
  });

  test("needs no second look when an administrator changes or publishes it", async () => {
    const { id } = await desk.write(author);
    const byAdmin = await desk.ask("PUT", `/stories/${id}/publish`, admin);
    expect(byAdmin.body["status"]).toBe("published");
    await desk.ask("PUT", `/stories/${id}`, admin, { title: "Mended", description: "d" });
    expect(await statusOf(id)).toBe("published");
    expect(await acts(id)).toEqual(["story.published", "story.changed"]);
  });

  test("is told of in order, who waits longest first", async () => {
    const first = await submitted({ title: "Waiting longest" });
    house.clock.advance(1_000);
    const second = await submitted({ title: "Came later" });
    const ids = (await queue()).map(({ story }) => story.id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect((await desk.ask("GET", "/admin/reviews", author)).status).toBe(403);
  });
});
