import type { OwnStory, ReviewItem } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../testing/authoring.ts";
import { deliverEmails } from "../../../testing/index.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture({ fileSettings: { review: "human" } });
});
afterAll(() => authoring.server.close());

const statusOf = async (id: string) =>
  (await authoring.ask("GET", `/stories/${id}`, authoring.author)).body["status"];
const queue = async () =>
  (await authoring.ask("GET", "/admin/reviews", authoring.admin)).body as unknown as ReviewItem[];
async function submitted(form: Partial<typeof wholeForm> = {}): Promise<string> {
  const { id } = await authoring.write(authoring.author, form);
  const { status, body } = await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
  expect([status, body["status"]]).toEqual([200, "in_review"]);
  return id;
}

describe("the author's email", () => {
  const sentEmails = async () =>
    (await deliverEmails(authoring.server)).filter(({ kind }) => kind.startsWith("story_"));
  const decide = (id: string, how: "approve" | "return", payload?: object) =>
    authoring.ask("POST", `/admin/reviews/${id}/${how}`, authoring.admin, payload);

  test("says that the story is published, in the author's language", async () => {
    await sentEmails();
    const id = await submitted({ title: "The Lamp <of> Salt" });
    const speaksHindi = { language: "hi" };
    const { db } = authoring.server;
    await db.updateTable("users").set(speaksHindi).where("id", "=", authoring.author.id).execute();
    await decide(id, "approve");
    await decide(id, "approve");
    const [email, ...others] = await sentEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ kind: "story_approved", recipient: authoring.author.user.email });
    expect(email?.subject).toBe("“The Lamp <of> Salt” अब सबके लिए खुली है");
    expect(email?.text).toContain(`https://katha.test/game/${id}`);
    expect(email?.html).toContain("The Lamp &lt;of&gt; Salt");
    await db
      .updateTable("users")
      .set({ language: "en" })
      .where("id", "=", authoring.author.id)
      .execute();
  });

  test("is the same when an administrator publishes the story with their own button", async () => {
    const id = await submitted({ title: "Straight to the shelf" });
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.admin);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.admin);
    const [email, ...others] = await sentEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      kind: "story_approved",
      recipient: authoring.author.user.email,
      subject: "“Straight to the shelf” is on the shelves",
    });
  });

  test("is not sent where an administrator publishes a draft that waited for nothing", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.admin);
    expect(await sentEmails()).toEqual([]);
  });

  test("says why it was returned; a refused decision sends none", async () => {
    const id = await submitted();
    await decide(id, "return", { reason: "  " });
    expect(await sentEmails()).toEqual([]);
    await decide(id, "return", { reason: "The ferry never lands." });
    const [email] = await sentEmails();
    expect(email?.kind).toBe("story_returned");
    expect(email?.text).toContain("The ferry never lands.");
    expect(email?.text).toContain("https://katha.test/my-stories");
  });

  test("is not sent to an unconfirmed address", async () => {
    const { db } = authoring.server;
    const shown = (is_verified: boolean) =>
      db.updateTable("users").set({ is_verified }).where("id", "=", authoring.author.id).execute();
    const id = await submitted();
    await shown(false);
    await decide(id, "approve");
    expect(await sentEmails()).toEqual([]);
    await shown(true);
  });
});

describe("a change to a published story", () => {
  const typo = { title: "Bolder", description: "Somebody has to row.", tagline: "Owed" };
  const read = async (id: string, by: AuthoringFixture["author"] | null) => authoring.read(id, by);
  async function published(): Promise<string> {
    const id = await submitted();
    await authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin);
    authoring.server.clock.advance(1_000);
    return id;
  }

  test("waits beside it: readers and players keep the version that was approved", async () => {
    const id = await published();
    const saved = await authoring.save(id, authoring.author, typo);
    expect(saved.body).toMatchObject({
      title: "Bolder",
      status: "published",
      version: 2,
      pending_change: { is_returned: false },
    });
    expect(await read(id, null)).toMatchObject({ title: wholeForm.title, version: 1 });
    expect((await read(id, null)).pending_change).toBeUndefined();
    const begun = await authoring.ask("PUT", "/game/sessions/", authoring.stranger, {
      story_id: id,
    });
    expect(begun.status).toBe(201);
    expect(await read(id, authoring.author)).toMatchObject({ title: "Bolder", tagline: "Owed" });
    const { body } = await authoring.ask("GET", "/stories/my", authoring.author);
    const mine = (body as unknown as OwnStory[]).find((story) => story.id === id);
    expect(mine).toMatchObject({ status: "published", pending_change: { is_returned: false } });
    expect((await queue()).find(({ story }) => story.id === id)?.story.title).toBe("Bolder");
    const review = await authoring.ask("GET", `/admin/reviews/${id}`, authoring.admin);
    expect(review.body).toMatchObject({
      story: { title: "Bolder", status: "in_review", version: 2 },
      since_approval: {
        version: 1,
        fields: expect.arrayContaining([{ field: "title", was: wholeForm.title, is: "Bolder" }]),
      },
    });
  });

  test("takes its place when it is approved, and only as it was read", async () => {
    const id = await published();
    await authoring.save(id, authoring.author, typo);
    await authoring.save(id, authoring.author, { ...typo, title: "Bolder still", version: 2 });
    const approve = (version: number) =>
      authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin, { version });
    expect(await approve(2)).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    expect((await approve(3)).status).toBe(200);
    expect(await read(id, null)).toMatchObject({ title: "Bolder still", version: 3 });
    expect((await read(id, authoring.author)).pending_change).toBeUndefined();
    expect((await queue()).map(({ story }) => story.id)).not.toContain(id);
  });

  test("is kept when it is returned, and is sent again with the next save", async () => {
    const id = await published();
    await authoring.save(id, authoring.author, typo);
    await authoring.ask("POST", `/admin/reviews/${id}/return`, authoring.admin, { reason: "No." });
    expect(await read(id, null)).toMatchObject({ title: wholeForm.title, status: "published" });
    expect(await read(id, authoring.author)).toMatchObject({
      title: "Bolder",
      returned: { reason: "No." },
      pending_change: { is_returned: true },
    });
    const { version, cover_image_url, returned } = await read(id, authoring.author);
    const newest = await authoring.ask("GET", `/stories/${id}/newest`, authoring.author);
    expect(newest.body).toEqual({
      version,
      status: "published",
      cover_image_url,
      returned_at: returned?.returned_at,
    });
    authoring.server.clock.advance(1_000);
    await authoring.save(id, authoring.author, { ...typo, title: "Meeker" });
    expect((await queue()).find(({ story }) => story.id === id)?.story.title).toBe("Meeker");
  });

  test("ends when its author goes back to what is published", async () => {
    const id = await published();
    await authoring.save(id, authoring.author, typo);
    const back = { title: wholeForm.title, description: "Somebody has to row." };
    await authoring.save(id, authoring.author, { ...back, tagline: wholeForm.tagline });
    expect((await queue()).map(({ story }) => story.id)).not.toContain(id);
    expect((await read(id, authoring.author)).pending_change).toBeUndefined();
  });

  test("is refused from an old version, and loses nothing that an administrator mended", async () => {
    const id = await published();
    await authoring.save(id, authoring.author, typo);
    const stale = await authoring.save(id, authoring.author, { ...typo, title: "X", version: 1 });
    expect([stale.status, stale.body["code"]]).toEqual([409, "stale_version"]);
    const mended = {
      title: wholeForm.title,
      description: "Somebody has to row.",
      image_alt: "A boat",
    };
    await authoring.save(id, authoring.admin, mended);
    expect(
      (await authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin)).status,
    ).toBe(200);
    expect(await read(id, null)).toMatchObject({ title: "Bolder", image_alt: "A boat" });
  });
});

describe("a submitted story", () => {
  test("is seen by its author and administrators only, until it is approved", async () => {
    const id = await submitted();
    expect((await authoring.ask("GET", `/stories/${id}`, null)).status).toBe(404);
    const item = (await queue()).find(({ story }) => story.id === id);
    expect(item).toMatchObject({
      story: { status: "in_review", title: wholeForm.title },
      submitted_at: authoring.server.clock.now().toISOString(),
      findings: [],
    });
    const approved = await authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin);
    expect(approved.body).toMatchObject({ status: "published" });
    expect((await authoring.ask("GET", `/stories/${id}`, null)).status).toBe(200);
    expect((await queue()).map(({ story }) => story.id)).not.toContain(id);
    expect(await authoring.actsOn(id)).toEqual(["review.approved"]);
    expect(
      (await authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin)).status,
    ).toBe(409);
    expect(await authoring.actsOn(id)).toEqual(["review.approved"]);
  });

  test("is returned with a reason, which shows until it is submitted again", async () => {
    const id = await submitted();
    const returnToAuthor = (reason: string) =>
      authoring.ask("POST", `/admin/reviews/${id}/return`, authoring.admin, { reason });
    expect((await returnToAuthor("  ")).status).toBe(422);
    expect(await statusOf(id)).toBe("in_review");
    expect((await returnToAuthor("The ferry never lands.")).body["status"]).toBe("draft");
    const returned = {
      reason: "The ferry never lands.",
      returned_at: authoring.server.clock.now().toISOString(),
    };
    expect(
      (await authoring.ask("GET", `/stories/${id}`, authoring.author)).body["returned"],
    ).toEqual(returned);
    const mine = (await authoring.ask("GET", "/stories/my", authoring.author))
      .body as unknown as OwnStory[];
    expect(mine.find((story) => story.id === id)?.returned).toEqual(returned);
    expect(await authoring.actsOn(id)).toEqual(["review.returned"]);
    authoring.server.clock.advance(1_000);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    expect(
      (await authoring.ask("GET", `/stories/${id}`, authoring.author)).body["returned"],
    ).toBeNull();
    expect((await returnToAuthor("Still not.")).status).toBe(200);
    expect(
      (await authoring.ask("GET", `/stories/${id}`, authoring.author)).body["returned"],
    ).toMatchObject({
      reason: "Still not.",
    });
  });

  test("is withdrawn when its author changes or archives it, so nobody approves unread changes", async () => {
    const changed = await submitted();
    await authoring.ask("PUT", `/stories/${changed}`, authoring.author, {
      title: "Other",
      description: "d",
    });
    expect(await statusOf(changed)).toBe("draft");
    expect(
      (await authoring.ask("POST", `/admin/reviews/${changed}/approve`, authoring.admin)).status,
    ).toBe(409);
    const archived = await submitted();
    await authoring.ask("PUT", `/stories/${archived}/archive`, authoring.author, {
      archived: true,
    });
    expect((await queue()).map(({ story }) => story.id)).not.toContain(archived);
    await authoring.ask("PUT", `/stories/${archived}/archive`, authoring.author, {
      archived: false,
    });
    expect(await statusOf(archived)).toBe("draft");
  });

  test("can be decided only in the version that was read", async () => {
    const id = await submitted();
    const save = { title: "Sent again", description: "d" };
    await authoring.ask("PUT", `/stories/${id}`, authoring.author, save);
    authoring.server.clock.advance(1_000);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    expect(await statusOf(id)).toBe("in_review");
    const approve = (version: number) =>
      authoring.ask("POST", `/admin/reviews/${id}/approve`, authoring.admin, { version });
    const returnToAuthor = (version: number) =>
      authoring.ask("POST", `/admin/reviews/${id}/return`, authoring.admin, {
        version,
        reason: "No.",
      });
    for (const decide of [approve, returnToAuthor])
      expect(await decide(1)).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    expect(await statusOf(id)).toBe("in_review");
    expect((await approve(2)).body["status"]).toBe("published");
  });

  test("needs no second review when an administrator changes or publishes it", async () => {
    const { id } = await authoring.write(authoring.author);
    const byAdmin = await authoring.ask("PUT", `/stories/${id}/publish`, authoring.admin);
    expect(byAdmin.body["status"]).toBe("published");
    await authoring.ask("PUT", `/stories/${id}`, authoring.admin, {
      title: "Mended",
      description: "d",
    });
    expect(await statusOf(id)).toBe("published");
    expect(await authoring.actsOn(id)).toEqual(["story.published", "story.changed"]);
  });

  test("is listed in order, the longest waiting first", async () => {
    const first = await submitted({ title: "Waiting longest" });
    authoring.server.clock.advance(1_000);
    const second = await submitted({ title: "Came later" });
    const ids = (await queue()).map(({ story }) => story.id);
    const counted = await authoring.ask("GET", "/admin/waiting", authoring.admin);
    expect(counted.body).toEqual({ reviews: ids.length, reports: 0 });
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  });
});
