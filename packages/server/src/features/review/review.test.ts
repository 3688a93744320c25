import type { OwnStory, ReviewItem } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDesk, wholeForm, type OpenDesk } from "../../testing/authoring.ts";
import { letters } from "../../testing/index.ts";

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk({ review: "human" });
});
afterAll(() => desk.house.close());

const statusOf = async (id: string) =>
  (await desk.ask("GET", `/stories/${id}`, desk.author)).body["status"];
const queue = async () =>
  (await desk.ask("GET", "/admin/reviews", desk.admin)).body as unknown as ReviewItem[];
async function submitted(form: Partial<typeof wholeForm> = {}): Promise<string> {
  const { id } = await desk.write(desk.author, form);
  const { status, body } = await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
  expect([status, body["status"]]).toEqual([200, "in_review"]);
  return id;
}

describe("what the author is written", () => {
  const lettersNow = async () =>
    (await letters(desk.house)).filter(({ kind }) => kind.startsWith("story_"));
  const decide = (id: string, how: "approve" | "return", payload?: object) =>
    desk.ask("POST", `/admin/reviews/${id}/${how}`, desk.admin, payload);

  test("is that the story is on the shelves, in the author's language", async () => {
    await lettersNow();
    const id = await submitted({ title: "The Lamp <of> Salt" });
    const speaksHindi = { language: "hi" };
    const { db } = desk.house;
    await db.updateTable("users").set(speaksHindi).where("id", "=", desk.author.id).execute();
    await decide(id, "approve");
    await decide(id, "approve");
    const [letter, ...others] = await lettersNow();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: "story_approved", recipient: desk.author.user.email });
    expect(letter?.subject).toBe("“The Lamp <of> Salt” अब सबके लिए खुली है");
    expect(letter?.text).toContain(`https://katha.test/game/${id}`);
    expect(letter?.html).toContain("The Lamp &lt;of&gt; Salt");
    await db
      .updateTable("users")
      .set({ language: "en" })
      .where("id", "=", desk.author.id)
      .execute();
  });

  test("is why it came back; a decision that is refused is no news", async () => {
    const id = await submitted();
    await decide(id, "return", { reason: "  " });
    expect(await lettersNow()).toEqual([]);
    await decide(id, "return", { reason: "The ferry never lands." });
    const [letter] = await lettersNow();
    expect(letter?.kind).toBe("story_returned");
    expect(letter?.text).toContain("The ferry never lands.");
    expect(letter?.text).toContain("https://katha.test/my-stories");
  });

  test("goes to no address that nobody has shown to be theirs", async () => {
    const { db } = desk.house;
    const shown = (is_verified: boolean) =>
      db.updateTable("users").set({ is_verified }).where("id", "=", desk.author.id).execute();
    const id = await submitted();
    await shown(false);
    await decide(id, "approve");
    expect(await lettersNow()).toEqual([]);
    await shown(true);
  });
});

describe("a story that people review", () => {
  test("waits, seen by its author and administrators, until one approves it", async () => {
    const id = await submitted();
    expect((await desk.ask("GET", `/stories/${id}`, null)).status).toBe(404);
    const item = (await queue()).find(({ story }) => story.id === id);
    expect(item).toMatchObject({
      story: { status: "in_review", title: wholeForm.title },
      submitted_at: desk.house.clock.now().toISOString(),
      findings: [],
    });
    expect((await desk.ask("POST", `/admin/reviews/${id}/approve`, desk.author)).status).toBe(403);
    expect(await statusOf(id)).toBe("in_review");
    const approved = await desk.ask("POST", `/admin/reviews/${id}/approve`, desk.admin);
    expect(approved.body).toMatchObject({ status: "published" });
    expect((await desk.ask("GET", `/stories/${id}`, null)).status).toBe(200);
    expect((await queue()).map(({ story }) => story.id)).not.toContain(id);
    expect(await desk.actsOn(id)).toEqual(["review.approved"]);
    expect((await desk.ask("POST", `/admin/reviews/${id}/approve`, desk.admin)).status).toBe(409);
    expect(await desk.actsOn(id)).toEqual(["review.approved"]);
  });

  test("comes back with the reason, which stays until it is sent again", async () => {
    const id = await submitted();
    const giveBack = (reason: string) =>
      desk.ask("POST", `/admin/reviews/${id}/return`, desk.admin, { reason });
    expect((await giveBack("  ")).status).toBe(422);
    expect(await statusOf(id)).toBe("in_review");
    expect((await giveBack("The ferry never lands.")).body["status"]).toBe("draft");
    const returned = {
      reason: "The ferry never lands.",
      returned_at: desk.house.clock.now().toISOString(),
    };
    expect((await desk.ask("GET", `/stories/${id}`, desk.author)).body["returned"]).toEqual(
      returned,
    );
    const mine = (await desk.ask("GET", "/stories/my", desk.author)).body as unknown as OwnStory[];
    expect(mine.find((story) => story.id === id)?.returned).toEqual(returned);
    expect(await desk.actsOn(id)).toEqual(["review.returned"]);
    desk.house.clock.advance(1_000);
    await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    expect((await desk.ask("GET", `/stories/${id}`, desk.author)).body["returned"]).toBeNull();
    expect((await giveBack("Still not.")).status).toBe(200);
    expect((await desk.ask("GET", `/stories/${id}`, desk.author)).body["returned"]).toMatchObject({
      reason: "Still not.",
    });
  });

  test("leaves the queue when its author changes or archives it, so nobody approves what they did not read", async () => {
    const changed = await submitted();
    await desk.ask("PUT", `/stories/${changed}`, desk.author, { title: "Other", description: "d" });
    expect(await statusOf(changed)).toBe("draft");
    expect((await desk.ask("POST", `/admin/reviews/${changed}/approve`, desk.admin)).status).toBe(
      409,
    );
    const archived = await submitted();
    await desk.ask("PUT", `/stories/${archived}/archive`, desk.author, { archived: true });
    expect((await queue()).map(({ story }) => story.id)).not.toContain(archived);
    await desk.ask("PUT", `/stories/${archived}/archive`, desk.author, { archived: false });
    expect(await statusOf(archived)).toBe("draft");
  });

  test("is decided on only as it was read", async () => {
    const id = await submitted();
    const save = { title: "Sent again", description: "d" };
    await desk.ask("PUT", `/stories/${id}`, desk.author, save);
    desk.house.clock.advance(1_000);
    await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    expect(await statusOf(id)).toBe("in_review");
    const approve = (version: number) =>
      desk.ask("POST", `/admin/reviews/${id}/approve`, desk.admin, { version });
    const giveBack = (version: number) =>
      desk.ask("POST", `/admin/reviews/${id}/return`, desk.admin, { version, reason: "No." });
    for (const decide of [approve, giveBack])
      expect(await decide(1)).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    expect(await statusOf(id)).toBe("in_review");
    expect((await approve(2)).body["status"]).toBe("published");
  });

  test("goes back into the queue when its author changes it on the shelf", async () => {
    const id = await submitted();
    await desk.ask("POST", `/admin/reviews/${id}/approve`, desk.admin);
    await desk.ask("PUT", `/stories/${id}`, desk.author, { title: "Bolder", description: "d" });
    expect(await statusOf(id)).toBe("in_review");
    expect((await queue()).map(({ story }) => story.title)).toContain("Bolder");
  });

  test("needs no second look when an administrator changes or publishes it", async () => {
    const { id } = await desk.write(desk.author);
    const byAdmin = await desk.ask("PUT", `/stories/${id}/publish`, desk.admin);
    expect(byAdmin.body["status"]).toBe("published");
    await desk.ask("PUT", `/stories/${id}`, desk.admin, { title: "Mended", description: "d" });
    expect(await statusOf(id)).toBe("published");
    expect(await desk.actsOn(id)).toEqual(["story.published", "story.changed"]);
  });

  test("is told of in order, who waits longest first", async () => {
    const first = await submitted({ title: "Waiting longest" });
    desk.house.clock.advance(1_000);
    const second = await submitted({ title: "Came later" });
    const ids = (await queue()).map(({ story }) => story.id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect((await desk.ask("GET", "/admin/reviews", desk.author)).status).toBe(403);
  });
});
