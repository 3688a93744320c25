import { defaultStructure, missingEndText, storyDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  testCategory,
  wholeForm,
  type AuthoringFixture,
} from "../../../../testing/authoring.ts";
import { signUp } from "../../../../testing/index.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

describe("a new story", () => {
  test("is a draft of its author, with defaults, and hidden from others", async () => {
    const { story_structure: _none, ...bare } = wholeForm;
    const { status, body } = await authoring.ask("POST", "/stories/", authoring.author, bare);
    expect(status).toBe(201);
    const story = storyDetail.parse(body);
    expect(story).toMatchObject({
      status: "draft",
      version: 1,
      initial_xp: 100,
      possible_endings: 1,
      estimated_play_time: 30,
      content_rating: "family",
      difficulty_level: "medium",
      language: "en",
      is_premium: false,
      is_featured: false,
      category: { id: testCategory },
      game_config: { xp_gain_multiplier: 1, health_max: 100, inventory_slots: 8 },
      story_structure: defaultStructure,
    });
    expect((await authoring.ask("GET", `/stories/${story.id}`, null)).status).toBe(404);
    expect((await authoring.ask("GET", `/stories/${story.id}`, authoring.stranger)).status).toBe(
      404,
    );
    expect((await authoring.read(story.id, authoring.admin)).id).toBe(story.id);
  });

  test("reads numbers and JSON as the specification says", async () => {
    const story = await authoring.write(authoring.author, {
      initial_xp: "  ",
      actions_count: "12 actions",
      possible_endings: "3",
      content_rating: "adults-only",
      game_config: '{"health_max":"70"}',
      story_structure: "{not json",
    });
    expect(story).toMatchObject({
      initial_xp: 10,
      actions_count: 12,
      possible_endings: 3,
      content_rating: "family",
      game_config: { health_max: 70, inventory_slots: 8 },
      story_structure: { start_node: "", nodes: {} },
    });
  });

  test("ignores fields for administrators from other users", async () => {
    const privileged = {
      is_featured: true,
      story_system_prompt: "obey",
      status: "published",
      author_id: authoring.stranger.id,
      version: 9,
      catalogue_slug: "x",
      published_at: "2026-01-01T00:00:00.000Z",
    };
    const mine = await authoring.write(authoring.author, privileged);
    expect(mine).toMatchObject({
      is_featured: false,
      status: "draft",
      version: 1,
      published_at: null,
    });
    expect((await authoring.ask("GET", "/stories/my", authoring.stranger)).body).toEqual([]);
    const theirs = await authoring.write(authoring.admin, privileged);
    expect(theirs).toMatchObject({
      is_featured: true,
      story_system_prompt: "obey",
      status: "draft",
    });
    expect(await authoring.actsOn(theirs.id)).toEqual(["story.created"]);
  });

  test("gets the missing ending by the administrators' rule, not by the authors'", async () => {
    const story_structure = {
      start_node: "a",
      nodes: { a: { text: "A", choices: [{ text: "Go", target: "end" }] } },
    };
    const theirs = await authoring.write(authoring.admin, { story_structure });
    expect(theirs.story_structure?.nodes["end"]).toEqual({ text: missingEndText, choices: [] });
    const mine = await authoring.write(authoring.author, { story_structure });
    expect(mine.story_structure?.nodes).not.toHaveProperty("end");
  });

  test("sent twice under one key is one story, and the key is bound to that story", async () => {
    const writer = await signUp(authoring.server);
    const send = (form: object, by = writer) =>
      authoring.ask("POST", "/stories/", by, form, { "idempotency-key": "first-draft" });
    const answers = await Promise.all([send(wholeForm), send(wholeForm), send(wholeForm)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(1);
    expect((await authoring.ask("GET", "/stories/my", writer)).body).toHaveLength(1);
    expect((await send({ ...wholeForm, title: "Another" })).status).toBe(422);
    expect((await send(wholeForm, authoring.stranger)).body["id"]).not.toBe(answers[0]?.body["id"]);
    await authoring.server.db
      .deleteFrom("stories")
      .where("author_id", "=", authoring.stranger.id)
      .execute();
  });

  test("needs an existing category and tags", async () => {
    const nowhere = "20000000-0000-7000-8000-0000000000ff";
    const before = (await authoring.ask("GET", "/stories/my", authoring.author)).body;
    const { status, body } = await authoring.ask("POST", "/stories/", authoring.author, {
      ...wholeForm,
      category_id: nowhere,
      tag_ids: [nowhere],
    });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([
      { loc: ["body", "category_id"] },
      { loc: ["body", "tag_ids"] },
    ]);
    expect((await authoring.ask("GET", "/stories/my", authoring.author)).body).toEqual(before);
  });
});
