import { missingEndText, storyDetail, type StoryDetail } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  deskOf,
  shelveCategory,
  testCategory,
  wholeForm,
  type Desk,
} from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";

let house: TestApp;
let desk: Desk;
let author: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  house = await createTestApp();
  desk = deskOf(house);
  await shelveCategory(house.db);
  author = await signUp(house, { role: "player" });
  stranger = await signUp(house, { role: "author" });
  admin = await signUp(house, { role: "admin" });
});
afterAll(() => house.close());

const save = (id: string, by: Person | null, form: object, headers = {}) =>
  desk.ask("PUT", `/stories/${id}`, by, form, headers);
const read = async (id: string, by: Person | null) =>
  (await desk.ask("GET", `/stories/${id}`, by)).body as unknown as StoryDetail;
const acts = async (subject: string) =>
  (
    await house.db
      .selectFrom("audit_entries")
      .where("subject_id", "=", subject)
      .select(["act", "actor_id"])
      .orderBy("id")
      .execute()
  ).map(({ act }) => act);

describe("a new story", () => {
  test("is a draft of whoever wrote it, with the product's defaults, seen by nobody else", async () => {
    const { story_structure: _none, ...bare } = wholeForm;
    const { status, body } = await desk.ask("POST", "/stories/", author, bare);
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
      story_structure: { start_node: "", nodes: {} },
    });
    expect((await desk.ask("GET", `/stories/${story.id}`, null)).status).toBe(404);
    expect((await desk.ask("GET", `/stories/${story.id}`, stranger)).status).toBe(404);
    expect((await read(story.id, admin)).id).toBe(story.id);
  });

  test("reads numbers and JSON as the specification says", async () => {
    const story = await desk.write(author, {
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

  test("keeps what only administrators set from everybody else", async () => {
    const privileged = {
      is_featured: true,
      story_system_prompt: "obey",
      status: "published",
      author_id: stranger.id,
      version: 9,
      catalogue_slug: "x",
      published_at: "2026-01-01T00:00:00.000Z",
    };
    const mine = await desk.write(author, privileged);
    expect(mine).toMatchObject({
      is_featured: false,
      story_system_prompt: "",
      status: "draft",
      version: 1,
      published_at: null,
    });
    expect((await desk.ask("GET", "/stories/my", stranger)).body).toEqual([]);
    const theirs = await desk.write(admin, privileged);
    expect(theirs).toMatchObject({
      is_featured: true,
      story_system_prompt: "obey",
      status: "draft",
    });
    expect(await acts(theirs.id)).toEqual(["story.created"]);
  });

  test("gets the missing end by the admin's rule, and not by the author's", async () => {
    const story_structure = {
      start_node: "a",
      nodes: { a: { text: "A", choices: [{ text: "Go", target: "end" }] } },
    };
    const theirs = await desk.write(admin, { story_structure });
    expect(theirs.story_structure?.nodes["end"]).toEqual({ text: missingEndText, choices: [] });
    const mine = await desk.write(author, { story_structure });
    expect(mine.story_structure?.nodes).not.toHaveProperty("end");
  });

  test("sent twice under one key is one story, and the key is for that story alone", async () => {
    const writer = await signUp(house);
    const send = (form: object, by = writer) =>
      desk.ask("POST", "/stories/", by, form, { "idempotency-key": "first-draft" });
    const answers = await Promise.all([send(wholeForm), send(wholeForm), send(wholeForm)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(1);
    expect((await desk.ask("GET", "/stories/my", writer)).body).toHaveLength(1);
    expect((await send({ ...wholeForm, title: "Another" })).status).toBe(422);
    expect((await send(wholeForm, stranger)).body["id"]).not.toBe(answers[0]?.body["id"]);
    await house.db.deleteFrom("stories").where("author_id", "=", stranger.id).execute();
  });

  test("needs somebody signed in, and a category and tags that are there", async () => {
    expect((await desk.ask("POST", "/stories/", null, wholeForm)).status).toBe(401);
    const nowhere = "20000000-0000-7000-8000-0000000000ff";
    const before = (await desk.ask("GET", "/stories/my", author)).body;
    const { status, body } = await desk.ask("POST", "/stories/", author, {
      ...wholeForm,
      category_id: nowhere,
      tag_ids: [nowhere],
    });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([
      { loc: ["body", "category_id"] },
      { loc: ["body", "tag_ids"] },
    ]);
    expect((await desk.ask("GET", "/stories/my", author)).body).toEqual(before);
  });
});

describe("a save", () => {
  test("takes the author's body and leaves the rest as it was", async () => {
    const story = await desk.write(author, { initial_xp: 7, language: "hi" });
    const { status, body } = await save(story.id, author, {
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

  test("keeps the version before it, as it was", async () => {
    const story = await desk.write(author);
    await save(story.id, author, { title: "Second", description: "2" });
    await save(story.id, author, { title: "Third", description: "3" });
    const kept = await house.db
      .selectFrom("story_versions")
      .where("story_id", "=", story.id)
      .select(["version", "content"])
      .orderBy("version")
      .execute();
    expect(kept.map(({ version, content }) => [version, content["title"]])).toEqual([
      [1, wholeForm.title],
      [2, "Second"],
    ]);
    expect(kept[0]?.content["story_structure"]).toEqual(story.story_structure);
    expect((await read(story.id, author)).version).toBe(3);
  });

  test.each([
    ["version", (version: number) => [{ version }, {}] as const],
    ["If-Match", (version: number) => [{}, { "if-match": `"${version}"` }] as const],
  ])(
    "that names an older version by %s changes nothing and is told the newer",
    async (_by, naming) => {
      const story = await desk.write(author);
      const [firstBody, firstHead] = naming(1);
      const first = { title: "From the desk", description: "desk", ...firstBody };
      expect((await save(story.id, author, first, firstHead)).status).toBe(200);
      const [body, head] = naming(1);
      const stale = await save(
        story.id,
        author,
        { title: "From the phone", description: "p", ...body },
        head,
      );
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({
        code: "stale_version",
        version: 2,
        story: { title: "From the desk", version: 2, story_structure: story.story_structure },
      });
      expect((await read(story.id, author)).title).toBe("From the desk");
      const [freshBody, freshHead] = naming(2);
      const fresh = { title: "From the phone", description: "p", ...freshBody };
      expect((await save(story.id, author, fresh, freshHead)).status).toBe(200);
    },
  );

  test("sent again after its answer was lost is no conflict and no new version", async () => {
    const story = await desk.write(author);
    const form = { title: "Once", description: "once", version: 1 };
    expect((await save(story.id, author, form)).body["version"]).toBe(2);
    const again = await save(story.id, author, form);
    expect([again.status, again.body["version"]]).toEqual([200, 2]);
  });

  test("of two at the same moment that name one version, one is taken", async () => {
    const story = await desk.write(author);
    const answers = await Promise.all(
      ["left", "right", "middle"].map((title) =>
        save(story.id, author, { title, description: title, version: 1 }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 2]);
    expect((await read(story.id, author)).version).toBe(2);
  });

  test("by If-Match that names nothing we know is a 422", async () => {
    const story = await desk.write(author);
    const form = { title: "T", description: "d" };
    expect((await save(story.id, author, form, { "if-match": 'W/"abc"' })).status).toBe(422);
    expect((await save(story.id, author, form, { "if-match": "*" })).status).toBe(200);
  });

  test("is for the author and administrators: others are not told of a draft", async () => {
    const story = await desk.write(author);
    const form = { title: "Taken over", description: "by another" };
    expect((await save(story.id, null, form)).status).toBe(401);
    expect((await save(story.id, stranger, form)).status).toBe(404);
    await desk.ask("PUT", `/stories/${story.id}/publish`, author);
    expect((await save(story.id, stranger, form)).status).toBe(403);
    expect((await read(story.id, author)).title).toBe(wholeForm.title);
    const byAdmin = await save(story.id, admin, { ...form, is_featured: true });
    expect(byAdmin.body).toMatchObject({ title: "Taken over", is_featured: true });
    expect(await acts(story.id)).toEqual(["story.changed"]);
  });

  test("cannot make a published story one that the review would hold back", async () => {
    const story = await desk.write(author);
    await desk.ask("PUT", `/stories/${story.id}/publish`, author);
    const broken = await save(story.id, author, {
      title: "T",
      description: "d",
      story_structure: { start_node: "a", nodes: { a: { text: "", choices: [] } } },
    });
    expect(broken.status).toBe(422);
    expect(broken.body).toMatchObject({
      code: "review_findings",
      findings: [{ code: "empty_text" }],
    });
    expect(await read(story.id, author)).toMatchObject({ version: 1, title: wholeForm.title });
  });
});

describe("publishing", () => {
  const publish = (id: string, by: Person | null) => desk.ask("PUT", `/stories/${id}/publish`, by);

  test("shows a clean story to everybody, and is the same when asked twice", async () => {
    const { id } = await desk.write(author);
    const { status, body } = await publish(id, author);
    expect([status, body["status"]]).toEqual([200, "published"]);
    const day = body["published_at"];
    house.clock.advance(60_000);
    expect((await publish(id, author)).body["published_at"]).toBe(day);
    expect((await read(id, null)).title).toBe(wholeForm.title);
  });

  test("answers a 422 with everything that was found, and the story stays a draft", async () => {
    const { id } = await desk.write(author, {
      story_structure: {
        start_node: "a",
        nodes: { a: { text: "A", choices: [{ text: "Go", target: "gone" }] } },
      },
    });
    const { status, body } = await publish(id, author);
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
    expect((await read(id, author)).status).toBe("draft");
  });

  test("is not a stranger's", async () => {
    const { id } = await desk.write(author);
    expect((await publish(id, null)).status).toBe(401);
    expect((await publish(id, stranger)).status).toBe(404);
    expect((await read(id, author)).status).toBe("draft");
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
    const { id } = await desk.write(author);
    const { body } = await desk.ask("PUT", `/stories/${id}/publish`, author);
    expect((await archive(id, author)).body["status"]).toBe("archived");
    expect((await desk.ask("GET", `/stories/${id}`, null)).status).toBe(404);
    expect((await desk.ask("PUT", `/stories/${id}/publish`, author)).status).toBe(409);
    const back = await archive(id, author, false);
    expect(back.body).toMatchObject({ status: "published", published_at: body["published_at"] });
    expect(await acts(id)).toEqual([]);
  });

  test("brings a story changed meanwhile back as a draft", async () => {
    const { id } = await desk.write(author);
    await desk.ask("PUT", `/stories/${id}/publish`, author);
    await archive(id, author);
    await save(id, author, { title: "Rewritten", description: "in the attic" });
    expect((await archive(id, author, false)).body["status"]).toBe("draft");
  });

  test("is not a stranger's, and an administrator's is noted", async () => {
    const { id } = await desk.write(author);
    await desk.ask("PUT", `/stories/${id}/publish`, author);
    expect((await archive(id, stranger)).status).toBe(403);
    await archive(id, admin);
    await archive(id, admin, false);
    expect(await acts(id)).toEqual(["story.archived", "story.restored"]);
  });
});

describe("the featured flag", () => {
  test("is set by administrators alone, noted, and no new version", async () => {
    const { id } = await desk.write(author);
    const feature = (by: Person, is_featured: unknown) =>
      desk.ask("PUT", `/stories/${id}/featured`, by, { is_featured });
    expect((await feature(author, true)).status).toBe(403);
    expect((await feature(admin, "yes")).status).toBe(422);
    expect((await feature(admin, true)).body).toMatchObject({ is_featured: true, version: 1 });
    await feature(admin, true);
    await feature(admin, false);
    expect(await acts(id)).toEqual(["story.featured", "story.unfeatured"]);
  });
});

describe("my stories", () => {
  let writer: Person;
  beforeEach(async () => {
    writer = await signUp(house);
  });

  test("are all of one's own and nobody else's, last changed first", async () => {
    const first = await desk.write(writer, { title: "First" });
    house.clock.advance(1_000);
    await desk.write(writer, { title: "Second" });
    house.clock.advance(1_000);
    await save(first.id, writer, { title: "First, mended", description: "d" });
    await desk.write(author, { title: "Another's" });
    const { body } = await desk.ask("GET", "/stories/my/", writer);
    expect((body as unknown as StoryDetail[]).map(({ title }) => title)).toEqual([
      "First, mended",
      "Second",
    ]);
    expect((await desk.ask("GET", "/stories/my/", null)).status).toBe(401);
  });
});
