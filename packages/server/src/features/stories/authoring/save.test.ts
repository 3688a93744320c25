import type { StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDesk, wholeForm, type OpenDesk } from "../../../testing/authoring.ts";

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.house.close());

describe("a save", () => {
  test("takes the author's body and leaves the rest as it was", async () => {
    const story = await desk.write(desk.author, { initial_xp: 7, language: "hi" });
    const { status, body } = await desk.save(story.id, desk.author, {
      title: "The Last Ferry",
      description: "Rowed by night.",
      tagline: "Owed",
      category_id: "",
      tag_ids: [],
      is_premium: true,
      content_rating: "general",
      difficulty_level: "hard",
      cover_image_url: story.cover_image_url,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "The Last Ferry",
      story_description: "Rowed by night.",
      category: null,
      is_premium: true,
      content_rating: "general",
      difficulty_level: "hard",
      initial_xp: 7,
      language: "hi",
      story_prompt: wholeForm.story_prompt,
      version: 2,
    });
    expect((body as unknown as StoryDetail).story_structure).toEqual(story.story_structure);
  });

  test("keeps all of the structure, known to us or not", async () => {
    const story = await desk.write(desk.author);
    const choices = [{ text: "On.", target: "a", once: true }];
    const nodes = { a: { text: "A", choices, position: "120,40", note: { to: ["myself"] } } };
    const story_structure = { start_node: "a", nodes, tint: "indigo" };
    await desk.save(story.id, desk.author, { title: "T", description: "D", story_structure });
    expect((await desk.read(story.id, desk.author)).story_structure).toEqual(story_structure);
  });

  test("keeps the version before it, as it was", async () => {
    const story = await desk.write(desk.author);
    desk.house.clock.advance(5 * 60_000);
    await desk.save(story.id, desk.author, { title: "Second", description: "2" });
    await desk.save(story.id, desk.admin, { title: "Third", description: "3" });
    const kept = await desk.house.db
      .selectFrom("story_versions")
      .where("story_id", "=", story.id)
      .select(["version", "content", "story_structure"])
      .orderBy("version")
      .execute();
    expect(kept.map(({ version, content }) => [version, content["title"]])).toEqual([
      [1, wholeForm.title],
      [2, "Second"],
    ]);
    expect(kept[0]?.story_structure).toEqual(story.story_structure);
    expect((await desk.read(story.id, desk.author)).version).toBe(3);
  });

  test.each([
    ["version", (version: number) => [{ version }, {}] as const],
    ["If-Match", (version: number) => [{}, { "if-match": `"${version}"` }] as const],
  ])(
    "that names an older version by %s changes nothing and is told the newer",
    async (_by, naming) => {
      const story = await desk.write(desk.author);
      const [firstBody, firstHead] = naming(1);
      const first = { title: "From the desk", description: "desk", ...firstBody };
      expect((await desk.save(story.id, desk.author, first, firstHead)).status).toBe(200);
      const [body, head] = naming(1);
      const stale = await desk.save(
        story.id,
        desk.author,
        { title: "From the phone", description: "p", ...body },
        head,
      );
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({
        code: "stale_version",
        version: 2,
        story: { title: "From the desk", version: 2, story_structure: story.story_structure },
      });
      expect((await desk.read(story.id, desk.author)).title).toBe("From the desk");
      const [freshBody, freshHead] = naming(2);
      const fresh = { title: "From the phone", description: "p", ...freshBody };
      expect((await desk.save(story.id, desk.author, fresh, freshHead)).status).toBe(200);
    },
  );

  test("sent again after its answer was lost is no conflict and no new version", async () => {
    const story = await desk.write(desk.author);
    const form = { title: "Once", description: "once", version: 1 };
    expect((await desk.save(story.id, desk.author, form)).body["version"]).toBe(2);
    const again = await desk.save(story.id, desk.author, form);
    expect([again.status, again.body["version"]]).toEqual([200, 2]);
  });

  test("of two at the same moment that name one version, one is taken", async () => {
    const story = await desk.write(desk.author);
    const answers = await Promise.all(
      ["left", "right", "middle"].map((title) =>
        desk.save(story.id, desk.author, { title, description: title, version: 1 }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 2]);
    expect((await desk.read(story.id, desk.author)).version).toBe(2);
  });

  test("by If-Match that names nothing we know is a 422", async () => {
    const story = await desk.write(desk.author);
    const form = { title: "T", description: "d" };
    expect((await desk.save(story.id, desk.author, form, { "if-match": 'W/"abc"' })).status).toBe(
      422,
    );
    expect((await desk.save(story.id, desk.author, form, { "if-match": "*" })).status).toBe(200);
  });

  test("is for the desk.author and administrators: others are not told of a draft", async () => {
    const story = await desk.write(desk.author);
    const form = { title: "Taken over", description: "by another" };
    expect((await desk.save(story.id, null, form)).status).toBe(401);
    expect((await desk.save(story.id, desk.stranger, form)).status).toBe(404);
    await desk.ask("PUT", `/stories/${story.id}/publish`, desk.author);
    expect((await desk.save(story.id, desk.stranger, form)).status).toBe(403);
    expect((await desk.read(story.id, desk.author)).title).toBe(wholeForm.title);
    const byAdmin = await desk.save(story.id, desk.admin, { ...form, is_featured: true });
    expect(byAdmin.body).toMatchObject({ title: "Taken over", is_featured: true });
    expect(await desk.actsOn(story.id)).toEqual(["story.changed"]);
  });

  test("cannot make a published story one that the review would hold back", async () => {
    const story = await desk.write(desk.author);
    await desk.ask("PUT", `/stories/${story.id}/publish`, desk.author);
    const broken = await desk.save(story.id, desk.author, {
      title: "T",
      description: "d",
      story_structure: { start_node: "a", nodes: { a: { text: "", choices: [] } } },
    });
    expect(broken.status).toBe(422);
    expect(broken.body).toMatchObject({
      code: "review_findings",
      findings: [{ code: "empty_text" }],
    });
    expect(await desk.read(story.id, desk.author)).toMatchObject({
      version: 1,
      title: wholeForm.title,
    });
  });
});
