import type { StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDesk, wholeForm, type OpenDesk } from "../../../testing/authoring.ts";
import { signUp, type Person } from "../../../testing/index.ts";

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.house.close());

describe("publishing", () => {
  const publish = (id: string, by: Person | null) => desk.ask("PUT", `/stories/${id}/publish`, by);

  test("shows a clean story to everybody, and is the same when asked twice", async () => {
    const { id } = await desk.write(desk.author);
    const { status, body } = await publish(id, desk.author);
    expect([status, body["status"]]).toEqual([200, "published"]);
    const day = body["published_at"];
    desk.house.clock.advance(60_000);
    expect((await publish(id, desk.author)).body["published_at"]).toBe(day);
    expect((await desk.read(id, null)).title).toBe(wholeForm.title);
  });

  test("answers a 422 with everything that was found, and the story stays a draft", async () => {
    const { id } = await desk.write(desk.author, {
      story_structure: {
        start_node: "a",
        nodes: { a: { text: "A", choices: [{ text: "Go", target: "gone" }] } },
      },
    });
    const { status, body } = await publish(id, desk.author);
    expect(status).toBe(422);
    expect(body["findings"]).toMatchObject([
      { code: "no_ending" },
      { code: "broken_link", node: "a", field: "story_structure" },
      { code: "dead_end" },
    ]);
    expect(body.detail).toMatchObject([
      { loc: ["body", "story_structure"] },
      { loc: ["body", "story_structure", "nodes", "a"] },
      {},
    ]);
    expect((await desk.read(id, desk.author)).status).toBe("draft");
  });

  test("is not a stranger's", async () => {
    const { id } = await desk.write(desk.author);
    expect((await publish(id, null)).status).toBe(401);
    expect((await publish(id, desk.stranger)).status).toBe(404);
    expect((await desk.read(id, desk.author)).status).toBe("draft");
  });
});

describe("archiving", () => {
  const archive = (id: string, by: Person, archived?: boolean) =>
    desk.ask(
      "PUT",
      `/stories/${id}/archive`,
      by,
      archived === undefined ? undefined : { archived },
    );

  test("takes a story off the shelves, and back to where it was", async () => {
    const { id } = await desk.write(desk.author);
    const { body } = await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    expect((await archive(id, desk.author)).body["status"]).toBe("archived");
    expect((await desk.ask("GET", `/stories/${id}`, null)).status).toBe(404);
    expect((await desk.ask("PUT", `/stories/${id}/publish`, desk.author)).status).toBe(409);
    const back = await archive(id, desk.author, false);
    expect(back.body).toMatchObject({ status: "published", published_at: body["published_at"] });
    expect(await desk.actsOn(id)).toEqual([]);
  });

  test("brings a story changed meanwhile back as a draft", async () => {
    const { id } = await desk.write(desk.author);
    await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    await archive(id, desk.author);
    await desk.save(id, desk.author, { title: "Rewritten", description: "in the attic" });
    expect((await archive(id, desk.author, false)).body["status"]).toBe("draft");
  });

  test("is not a stranger's, and an administrator's is noted", async () => {
    const { id } = await desk.write(desk.author);
    await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    expect((await archive(id, desk.stranger)).status).toBe(403);
    await archive(id, desk.admin);
    await archive(id, desk.admin, false);
    expect(await desk.actsOn(id)).toEqual(["story.archived", "story.restored"]);
  });
});

describe("the featured flag", () => {
  test("is set by administrators alone, noted, and no new version", async () => {
    const { id } = await desk.write(desk.author);
    const feature = (by: Person, is_featured: unknown) =>
      desk.ask("PUT", `/stories/${id}/featured`, by, { is_featured });
    expect((await feature(desk.author, true)).status).toBe(403);
    expect((await feature(desk.admin, "yes")).status).toBe(422);
    expect((await feature(desk.admin, true)).body).toMatchObject({ is_featured: true, version: 1 });
    await feature(desk.admin, true);
    await feature(desk.admin, false);
    expect(await desk.actsOn(id)).toEqual(["story.featured", "story.unfeatured"]);
  });
});

describe("my stories", () => {
  let writer: Person;
  beforeEach(async () => {
    writer = await signUp(desk.house);
  });

  test("are all of one's own and nobody else's, last changed first", async () => {
    const first = await desk.write(writer, { title: "First" });
    desk.house.clock.advance(1_000);
    await desk.write(writer, { title: "Second" });
    desk.house.clock.advance(1_000);
    await desk.save(first.id, writer, { title: "First, mended", description: "d" });
    await desk.write(desk.author, { title: "Another's" });
    const { body } = await desk.ask("GET", "/stories/my/", writer);
    expect((body as unknown as StoryDetail[]).map(({ title }) => title)).toEqual([
      "First, mended",
      "Second",
    ]);
    expect((await desk.ask("GET", "/stories/my/", null)).status).toBe(401);
  });
});
