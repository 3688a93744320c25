import { myStories, type StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../testing/authoring.ts";
import { signUp, type Person } from "../../../testing/index.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

describe("publishing", () => {
  const publish = (id: string, by: Person | null) =>
    authoring.ask("PUT", `/stories/${id}/publish`, by);

  test("shows a story without errors to everybody, and may be repeated", async () => {
    const { id } = await authoring.write(authoring.author);
    const { status, body } = await publish(id, authoring.author);
    expect([status, body["status"]]).toEqual([200, "published"]);
    const day = body["published_at"];
    authoring.server.clock.advance(60_000);
    expect((await publish(id, authoring.author)).body["published_at"]).toBe(day);
    expect((await authoring.read(id, null)).title).toBe(wholeForm.title);
  });

  test("answers a 422 with all findings, and the story stays a draft", async () => {
    const { id } = await authoring.write(authoring.author, {
      story_structure: {
        start_node: "a",
        nodes: { a: { text: "A", choices: [{ text: "Go", target: "gone" }] } },
      },
    });
    const { status, body } = await publish(id, authoring.author);
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
    expect((await authoring.read(id, authoring.author)).status).toBe("draft");
  });
});

describe("archiving", () => {
  const archive = (id: string, by: Person, archived?: boolean) =>
    authoring.ask(
      "PUT",
      `/stories/${id}/archive`,
      by,
      archived === undefined ? undefined : { archived },
    );

  test("hides a story, and restores its earlier status", async () => {
    const { id } = await authoring.write(authoring.author);
    const { body } = await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    expect((await archive(id, authoring.author)).body["status"]).toBe("archived");
    expect((await authoring.ask("GET", `/stories/${id}`, null)).status).toBe(404);
    expect((await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author)).status).toBe(
      409,
    );
    const back = await archive(id, authoring.author, false);
    expect(back.body).toMatchObject({ status: "published", published_at: body["published_at"] });
    expect(await authoring.actsOn(id)).toEqual([]);
  });

  test("restores a story that was changed meanwhile as a draft", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    await archive(id, authoring.author);
    await authoring.save(id, authoring.author, { title: "Rewritten", description: "in the attic" });
    expect((await archive(id, authoring.author, false)).body["status"]).toBe("draft");
  });

  test("by an administrator is audited", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    await archive(id, authoring.admin);
    await archive(id, authoring.admin, false);
    expect(await authoring.actsOn(id)).toEqual(["story.archived", "story.restored"]);
  });

  test("by an administrator can be undone only by an administrator, and the author is told so", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    const isToldToAuthor = async () => {
      const { body } = await authoring.ask("GET", "/stories/my/", authoring.author);
      return myStories.answer.parse(body).find((story) => story.id === id)?.archived_by_admin;
    };
    await archive(id, authoring.admin);
    expect(await isToldToAuthor()).toBe(true);
    const refused = await archive(id, authoring.author, false);
    expect(refused).toMatchObject({ status: 403, body: { code: "archived_by_admin" } });
    expect((await archive(id, authoring.admin, false)).body["status"]).toBe("published");
    expect(await isToldToAuthor()).toBe(false);
    await archive(id, authoring.author);
    expect((await archive(id, authoring.author, false)).body["status"]).toBe("published");
  });
});

describe("the featured flag", () => {
  test("is audited, and makes no new version", async () => {
    const { id } = await authoring.write(authoring.author);
    const feature = (by: Person, is_featured: unknown) =>
      authoring.ask("PUT", `/stories/${id}/featured`, by, { is_featured });
    expect((await feature(authoring.admin, "yes")).status).toBe(422);
    expect((await feature(authoring.admin, true)).body).toMatchObject({
      is_featured: true,
      version: 1,
    });
    await feature(authoring.admin, true);
    await feature(authoring.admin, false);
    expect(await authoring.actsOn(id)).toEqual(["story.featured", "story.unfeatured"]);
  });
});

describe("my stories", () => {
  let writer: Person;
  beforeEach(async () => {
    writer = await signUp(authoring.server);
  });

  test("are all of one's own and nobody else's, last changed first", async () => {
    const first = await authoring.write(writer, { title: "First" });
    authoring.server.clock.advance(1_000);
    await authoring.write(writer, { title: "Second" });
    authoring.server.clock.advance(1_000);
    await authoring.save(first.id, writer, { title: "First, mended", description: "d" });
    await authoring.write(authoring.author, { title: "Another's" });
    const { body } = await authoring.ask("GET", "/stories/my/", writer);
    expect((body as unknown as StoryDetail[]).map(({ title }) => title)).toEqual([
      "First, mended",
      "Second",
    ]);
  });
});
