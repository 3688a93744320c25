import type { StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  insertTestPicture,
  wholeForm,
  type AuthoringFixture,
} from "../../../../testing/authoring.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

describe("a save", () => {
  test("changes the given fields and leaves the rest", async () => {
    const story = await authoring.write(authoring.author, { initial_xp: 7, language: "hi" });
    const { status, body } = await authoring.save(story.id, authoring.author, {
      title: "The Last Ferry",
      description: "Rowed by night.",
      tagline: "Owed",
      category_id: "",
      tag_ids: [],
      is_premium: true,
      is_online_only: true,
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
      is_online_only: true,
      content_rating: "general",
      difficulty_level: "hard",
      initial_xp: 7,
      language: "hi",
      story_prompt: wholeForm.story_prompt,
      version: 2,
    });
    expect((body as unknown as StoryDetail).story_structure).toEqual(story.story_structure);
  });

  test("keeps all of the structure, also unknown fields", async () => {
    const story = await authoring.write(authoring.author);
    const choices = [{ text: "On.", target: "a", once: true }];
    const nodes = { a: { text: "A", choices, position: "120,40", note: { to: ["myself"] } } };
    const story_structure = { start_node: "a", nodes, tint: "indigo" };
    await authoring.save(story.id, authoring.author, {
      title: "T",
      description: "D",
      story_structure,
    });
    expect((await authoring.read(story.id, authoring.author)).story_structure).toEqual(
      story_structure,
    );
  });

  test("counts the scenes of a new structure, and leaves what was counted otherwise", async () => {
    const { id, counted } = await authoring.write(authoring.author);
    expect(counted).toMatchObject({ total_scenes: 2, actions_count: 1 });
    const nodes = { a: { text: "A", choices: [{ text: "On.", target: "a" }] } };
    const named = { title: "T", description: "D" };
    const changed = await authoring.save(id, authoring.author, {
      ...named,
      story_structure: { start_node: "a", nodes },
    });
    expect(changed.body["counted"]).toEqual({
      total_scenes: 1,
      story_cards_count: 1,
      actions_count: 1,
    });
    const renamed = await authoring.save(id, authoring.author, { ...named, title: "U" });
    expect(renamed.body["counted"]).toEqual(changed.body["counted"]);
    const copy = await authoring.ask("POST", `/stories/${id}/duplicate`, authoring.author);
    expect(copy.body["counted"]).toEqual(changed.body["counted"]);
  });

  test("shows what is counted until a figure is typed, and again when it is taken back", async () => {
    const { id, total_scenes } = await authoring.write(authoring.author);
    expect(total_scenes).toBe(2);
    const named = { title: "T", description: "D" };
    const nodes = { a: { text: "A", choices: [] } };
    const saved = async (form: object) =>
      (await authoring.save(id, authoring.author, { ...named, ...form })).body["total_scenes"];
    expect(await saved({ story_structure: { start_node: "a", nodes } })).toBe(1);
    expect(await saved({ total_scenes: 7 })).toBe(7);
    expect(await saved({ total_scenes: 0 })).toBe(1);
  });

  const otherCover = "/media/fedcba9876543210fedcba9876543210/960.webp";
  /** Every field of the wizard, each with a new value. */
  const everything = {
    title: "The Sweet Ferry",
    tagline: "A crossing that is paid",
    story_description: "Nobody has to row.",
    story_prompt: "Tell it loudly.",
    cover_image_url: otherCover,
    image_alt: "A boat",
    initial_xp: 7,
    actions_count: 1,
    story_cards_count: 2,
    total_scenes: 3,
    branching_points: 4,
    possible_endings: 5,
    estimated_play_time: 6,
    content_rating: "teen",
    difficulty_level: "hard",
    language: "hi",
    is_premium: true,
    game_config: {
      xp_gain_multiplier: 2.5,
      health_max: 40,
      inventory_slots: 3,
      skill_check_difficulty: "hard",
      commands: {},
    },
    story_structure: { start_node: "a", nodes: { a: { text: "A shore.", choices: [] } } },
  };

  test("changes everything that was asked for a new story", async () => {
    await insertTestPicture(authoring.server.db, otherCover);
    const story = await authoring.write(authoring.author);
    const { status } = await authoring.save(story.id, authoring.author, everything);
    expect(status).toBe(200);
    expect(await authoring.read(story.id, authoring.author)).toMatchObject(everything);
  });

  test("refuses a field by its name, as for a new story", async () => {
    const story = await authoring.write(authoring.author);
    const wrong = {
      ...everything,
      story_prompt: " ",
      language: "tlh",
      possible_endings: 0,
      game_config: { health_max: 0 },
    };
    const { status, body } = await authoring.save(story.id, authoring.author, wrong);
    expect(status).toBe(422);
    const places = (body.detail as { loc: string[] }[]).map(({ loc }) => loc.join("."));
    expect(places.toSorted()).toEqual([
      "body.game_config.health_max",
      "body.language",
      "body.possible_endings",
      "body.story_prompt",
    ]);
    expect((await authoring.read(story.id, authoring.author)).version).toBe(1);
  });

  test("keeps the previous version", async () => {
    const story = await authoring.write(authoring.author);
    authoring.server.clock.advance(5 * 60_000);
    await authoring.save(story.id, authoring.author, { title: "Second", description: "2" });
    await authoring.save(story.id, authoring.admin, { title: "Third", description: "3" });
    const kept = await authoring.server.db
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
    expect((await authoring.read(story.id, authoring.author)).version).toBe(3);
  });

  test.each([
    ["version", (version: number) => [{ version }, {}] as const],
    ["If-Match", (version: number) => [{}, { "if-match": `"${version}"` }] as const],
  ])(
    "that names an older version by %s changes nothing and gets the newer",
    async (_by, naming) => {
      const story = await authoring.write(authoring.author);
      const [firstBody, firstHead] = naming(1);
      const first = { title: "From the desk", description: "desk", ...firstBody };
      expect((await authoring.save(story.id, authoring.author, first, firstHead)).status).toBe(200);
      const [body, head] = naming(1);
      const stale = await authoring.save(
        story.id,
        authoring.author,
        { title: "From the phone", description: "p", ...body },
        head,
      );
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({
        code: "stale_version",
        version: 2,
        story: { title: "From the desk", version: 2, story_structure: story.story_structure },
      });
      expect((await authoring.read(story.id, authoring.author)).title).toBe("From the desk");
      const [freshBody, freshHead] = naming(2);
      const fresh = { title: "From the phone", description: "p", ...freshBody };
      expect((await authoring.save(story.id, authoring.author, fresh, freshHead)).status).toBe(200);
    },
  );

  test("repeated after a lost response is no conflict and no new version", async () => {
    const story = await authoring.write(authoring.author);
    const form = { title: "Once", description: "once", version: 1 };
    expect((await authoring.save(story.id, authoring.author, form)).body["version"]).toBe(2);
    const again = await authoring.save(story.id, authoring.author, form);
    expect([again.status, again.body["version"]]).toEqual([200, 2]);
  });

  test("of two in parallel that name one version, one is accepted", async () => {
    const story = await authoring.write(authoring.author);
    const answers = await Promise.all(
      ["left", "right", "middle"].map((title) =>
        authoring.save(story.id, authoring.author, { title, description: title, version: 1 }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 2]);
    expect((await authoring.read(story.id, authoring.author)).version).toBe(2);
  });

  test("with an invalid If-Match is a 422", async () => {
    const story = await authoring.write(authoring.author);
    const form = { title: "T", description: "d" };
    expect(
      (await authoring.save(story.id, authoring.author, form, { "if-match": 'W/"abc"' })).status,
    ).toBe(422);
    expect(
      (await authoring.save(story.id, authoring.author, form, { "if-match": "*" })).status,
    ).toBe(200);
  });

  test("changes nothing when a stranger tries, and an administrator's is audited", async () => {
    const story = await authoring.write(authoring.author);
    const form = { title: "Taken over", description: "by another" };
    await authoring.ask("PUT", `/stories/${story.id}/publish`, authoring.author);
    await authoring.save(story.id, authoring.stranger, form);
    expect((await authoring.read(story.id, authoring.author)).title).toBe(wholeForm.title);
    const byAdmin = await authoring.save(story.id, authoring.admin, { ...form, is_featured: true });
    expect(byAdmin.body).toMatchObject({ title: "Taken over", is_featured: true });
    expect(await authoring.actsOn(story.id)).toEqual(["story.changed"]);
  });

  test("cannot give a published story errors that the review would refuse", async () => {
    const story = await authoring.write(authoring.author);
    await authoring.ask("PUT", `/stories/${story.id}/publish`, authoring.author);
    const broken = await authoring.save(story.id, authoring.author, {
      title: "T",
      description: "d",
      story_structure: { start_node: "a", nodes: { a: { text: "", choices: [] } } },
    });
    expect(broken.status).toBe(422);
    expect(broken.body).toMatchObject({
      code: "review_findings",
      findings: [{ code: "empty_text" }],
    });
    expect(await authoring.read(story.id, authoring.author)).toMatchObject({
      version: 1,
      title: wholeForm.title,
    });
  });
});
