import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StoryDetail, StoryList } from "@katha/api/contract";
import { CatalogueFault } from "@katha/catalogue";
import { writtenStory } from "@katha/catalogue/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { fingerprintsOf } from "./merge.ts";
import { loadCatalogue, type Pictures } from "./index.ts";

let server: TestApp;
let folder: string;
const hash = "0123456789abcdef0123456789abcdef";
const painted: unknown[] = [];
const pictures: Pictures = {
  cover: async (recipe) => {
    painted.push(recipe);
    return { url: `/media/${hash}/960.webp`, alt: `A river, seed ${recipe.seed}` };
  },
  emblem: async () => ({ url: `/media/${hash}/320.webp` }),
};

const story = {
  title: "The Salt Ferry",
  tagline: "A crossing that is owed",
  story_description: "Somebody has to row.",
  story_prompt: "Tell it quietly.",
  category: "epics",
  tags: ["river"],
  author: "river-desk",
  language: "en",
  content_rating: "family",
  difficulty_level: "easy",
  initial_xp: 50,
  is_featured: true,
  is_premium: false,
  published_on: "2026-02-03",
  game_config: { commands: { continue: { cost: 0 }, immerse: { cost: 2 } } },
  sources_note: "Invented.",
};
const structure = {
  start_node: "bank",
  nodes: {
    bank: {
      text: "The bank.",
      mood: "calm",
      choices: [
        { text: "Row", target: "far" },
        { text: "Wait", target: "night" },
      ],
    },
    night: { text: "Night.", choices: [{ text: "Row", target: "far" }] },
    far: { text: "The far side.", choices: [], ending: { kind: "good", title: "Across" } },
  },
};

async function writeText(file: string, text: string): Promise<void> {
  const at = path.join(folder, file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
}

const write = (file: string, content: unknown) => writeText(file, JSON.stringify(content));

interface WrittenBook {
  slug: string;
  scenes: object;
  cover: object;
}
const riverCover = { seed: 7, scene: { place: "river" } };

/** A story's folder; `changes` of its story.md. */
async function writeStory(
  changes: object = {},
  { slug = "salt-ferry", scenes = structure, cover = riverCover }: Partial<WrittenBook> = {},
): Promise<void> {
  const bible = { cast: [], places: [], objects: [], names: [] };
  const book = { front: { ...story, ...changes }, structure: scenes, bible, cover };
  for (const [file, text] of Object.entries(
    writtenStory(book as Parameters<typeof writtenStory>[0]),
  ))
    await writeText(`stories/${slug}/${file}`, text);
}

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  for (const table of ["catalogue_entries", "stories", "users", "tags", "categories"] as const)
    await server.db.deleteFrom(table).execute();
  folder = await mkdtemp(path.join(tmpdir(), "katha-catalogue-"));
  painted.length = 0;
  await write("categories.json", [{ name: "epics", display_name: "Epics", sort_order: 1 }]);
  await write("tags.json", [
    { name: "river", display_name: "River", color: "#3f6fa3" },
    { name: "night", display_name: "Night", color: "#6d5b96" },
  ]);
  await write("authors.json", [
    { name: "river-desk", display_name: "River Desk", about: "Water.", avatar: { emblem: "boat" } },
  ]);
  await writeStory();
});
afterEach(() => rm(folder, { recursive: true }));

const load = () => loadCatalogue({ db: server.db, clock: server.clock, pictures, folder });

async function publishedStory(): Promise<StoryDetail> {
  const list = (await server.app.inject({ url: "/api/v1/stories/" })).json<StoryList>();
  expect(list.total_stories).toBe(1);
  const id = list.stories[0]?.id ?? "";
  return (await server.app.inject({ url: `/api/v1/stories/${id}` })).json<StoryDetail>();
}

describe("the first load", () => {
  test("publishes a story with everything that belongs to it", async () => {
    const steps: [number, number][] = [];
    const loaded = await loadCatalogue(
      { db: server.db, clock: server.clock, pictures, folder },
      (done, total) => steps.push([done, total]),
    );
    expect(loaded).toEqual({ added: 5, changed: 0, unchanged: 0 });
    expect(steps).toEqual([1, 2, 3, 4, 5].map((done) => [done, 5]));
    expect(await publishedStory()).toMatchObject({
      title: "The Salt Ferry",
      story_description: "Somebody has to row.\n\n*Invented.*",
      category: { name: "epics", display_name: "Epics" },
      author: { display_name: "River Desk", avatar_url: `/media/${hash}/320.webp` },
      tags: [{ display_name: "River", color: "#3f6fa3" }],
      cover_image_url: `/media/${hash}/960.webp`,
      image_alt: "A river, seed 7",
      status: "published",
      created_at: "2026-02-03T00:00:00.000Z",
      is_featured: true,
      actions_count: 3,
      story_cards_count: 3,
      total_scenes: 3,
      branching_points: 1,
      possible_endings: 1,
      game_config: { health_max: 100, commands: { immerse: { cost: 2 } } },
      version: 1,
    });
  });

  test("lets players read what is said of a story's sources", async () => {
    await load();
    const notes = () => server.db.selectFrom("stories").select("story_structure").execute();
    expect(await notes()).toMatchObject([{ story_structure: { sources_note: "Invented." } }]);
    await writeStory({ sources_note: "" });
    await load();
    expect((await notes())[0]?.story_structure).not.toHaveProperty("sources_note");
  });

  test("gives the same ids on every machine", async () => {
    await load();
    const { id } = await publishedStory();
    const other = await createTestApp();
    await loadCatalogue({ db: other.db, clock: other.clock, pictures, folder });
    const answer = await other.app.inject({ url: `/api/v1/stories/${id}` });
    expect(answer.json()).toMatchObject({ id, title: "The Salt Ferry" });
    await other.close();
  });

  test("does not take a username that is in use", async () => {
    const at = server.clock.now();
    await server.db
      .insertInto("users")
      .values({
        id: "10000000-0000-7000-8000-000000000009",
        username: "River_Desk",
        email: "first@example.org",
        display_name: "First",
        created_at: at,
        updated_at: at,
      })
      .execute();
    await load();
    expect((await publishedStory()).author.display_name).toBe("River Desk");
  });
});

describe("a later load", () => {
  test("of the same catalogue changes nothing", async () => {
    await load();
    const before = await publishedStory();
    server.clock.advance(86_400_000);
    expect(await load()).toEqual({ added: 0, changed: 0, unchanged: 5 });
    expect(await publishedStory()).toEqual(before);
  });

  test("reads no story whose files are the same, and paints its cover where it is missing", async () => {
    await load();
    const readFrom = () =>
      server.db.selectFrom("catalogue_entries").where("kind", "=", "story").select("read_from");
    const [before] = await readFrom().execute();
    expect(before?.read_from).toMatch(/^\S{22} \S{22}$/);
    // Were it read again, what it says of this field would be written.
    await server.db
      .updateTable("catalogue_entries")
      .where("kind", "=", "story")
      .set({ written: "{}" })
      .execute();
    expect(await load()).toEqual({ added: 0, changed: 0, unchanged: 5 });
    expect(painted).toHaveLength(2);
    const written = async () =>
      (
        await server.db
          .selectFrom("catalogue_entries")
          .where("kind", "=", "story")
          .select("written")
          .execute()
      )[0];
    expect(await written()).toEqual({ written: {} });
    await server.db.updateTable("catalogue_entries").set({ read_from: null }).execute();
    await load();
    expect(await written()).not.toEqual({ written: {} });
    expect(await readFrom().execute()).toEqual([before]);
  });

  /** A story whose files are the same is not read again, so who reads them differently has to say so. */
  test("has readerVersion of @katha/catalogue raised where the same files are read as something else", async () => {
    const reactions = {
      ask_any: { about: "Mira", acts: ["ask"], says: ["No."], later: "No, she said." },
    };
    const qualities = { oars: { kind: "number", name: "Oars", start: 0, least: 0, most: 2 } };
    const [row] = structure.nodes.night.choices;
    const found = { ...row, effects: [{ add: "oars", by: 1 }], aliases: ["row on"] };
    const nodes = { ...structure.nodes, night: { text: "Night.", choices: [found] } };
    await writeStory({}, { scenes: { ...structure, qualities, reactions, nodes } });
    await load();
    const { written } = await server.db
      .selectFrom("catalogue_entries")
      .where("kind", "=", "story")
      .select("written")
      .executeTakeFirstOrThrow();
    // With readerVersion 2.
    expect(fingerprintsOf({ written })).toEqual({ written: "xMAak4ER6jfSTXOz0rvx1r" });
  });

  test("reads a story again when a tag of the catalogue was deleted", async () => {
    await load();
    await server.db.deleteFrom("tags").where("name", "=", "river").execute();
    await load();
    const { written } = await server.db
      .selectFrom("catalogue_entries")
      .where("kind", "=", "story")
      .select("written")
      .executeTakeFirstOrThrow();
    expect(await publishedStory()).toMatchObject({ tags: [] });
    const tagged = fingerprintsOf({ tag_ids: [] });
    expect(written["tag_ids"]).toBe(tagged["tag_ids"]);
  });

  test("applies what the catalogue changed", async () => {
    await load();
    server.clock.advance(1_000);
    await writeStory({ tagline: "A debt, and a river", tags: ["night", "river"] });
    await write("tags.json", [
      { name: "river", display_name: "Rivers", color: "#3f6fa3" },
      { name: "night", display_name: "Night", color: "#6d5b96" },
    ]);
    expect(await load()).toEqual({ added: 0, changed: 2, unchanged: 3 });
    expect(await publishedStory()).toMatchObject({
      tagline: "A debt, and a river",
      tags: [{ display_name: "Night" }, { display_name: "Rivers" }],
      version: 2,
      updated_at: server.clock.now().toISOString(),
    });
  });

  test("counts the scenes of a structure that the catalogue changed", async () => {
    await load();
    const counted = async () =>
      (await server.db.selectFrom("stories").select("counted").executeTakeFirstOrThrow()).counted;
    expect(await counted()).toMatchObject({ total_scenes: 3, possible_endings: 1 });
    const { far, night } = structure.nodes;
    const choices = [...night.choices, { text: "Turn back", target: "home" }];
    const home = { text: "Home.", choices: [], ending: far.ending };
    const nodes = { ...structure.nodes, night: { ...night, choices }, home };
    await writeStory({}, { scenes: { ...structure, nodes } });
    await load();
    expect(await counted()).toMatchObject({ total_scenes: 4, possible_endings: 2 });
  });

  test("keeps people's edits, field by field, now and later", async () => {
    await load();
    await server.db.updateTable("stories").set({ title: "Ours", is_featured: false }).execute();
    await writeStory({ title: "Theirs", tagline: "New" });
    await load();
    expect(await publishedStory()).toMatchObject({
      title: "Ours",
      tagline: "New",
      is_featured: false,
    });
    await writeStory({ title: "Theirs again", tagline: "Newer" });
    await load();
    expect(await publishedStory()).toMatchObject({
      title: "Ours",
      tagline: "Newer",
      is_featured: false,
    });
  });

  test("does not restore what was deleted, nor publish what was archived", async () => {
    await load();
    await server.db.updateTable("stories").set({ status: "archived" }).execute();
    await server.db.deleteFrom("tags").where("name", "=", "night").execute();
    await writeStory({ tagline: "New" });
    await write("tags.json", [
      { name: "river", display_name: "River", color: "#3f6fa3" },
      { name: "night", display_name: "Nights", color: "#6d5b96" },
    ]);
    await load();
    const list = (await server.app.inject({ url: "/api/v1/stories/" })).json<StoryList>();
    expect(list.total_stories).toBe(0);
    const tags = await server.db.selectFrom("tags").select("name").execute();
    expect(tags).toEqual([{ name: "river" }]);
  });
});

describe("categories and tags that administrators changed", () => {
  async function addSecondStory(): Promise<void> {
    const cover = { seed: 8, scene: { place: "river" } };
    await writeStory({ title: "The Second Ferry" }, { slug: "second-ferry", cover });
  }
  const secondStory = async () => {
    const list = (await server.app.inject({ url: "/api/v1/stories/" })).json<StoryList>();
    return list.stories.find(({ title }) => title === "The Second Ferry");
  };

  test("a later story is loaded without the category, tag and author that they deleted", async () => {
    await load();
    for (const table of ["stories", "categories", "tags", "users"] as const)
      await server.db.deleteFrom(table).execute();
    await addSecondStory();
    await load();
    expect(await secondStory()).toMatchObject({
      category: null,
      tags: [],
      author: { display_name: "A former author" },
    });
  });

  test("a later story follows merges of its category and tag", async () => {
    await load();
    const sagas = "20000000-0000-7000-8000-0000000000e1";
    await server.db
      .insertInto("categories")
      .values({ id: sagas, name: "sagas", display_name: "Sagas" })
      .execute();
    const night = await server.db
      .selectFrom("tags")
      .where("name", "=", "night")
      .select("id")
      .executeTakeFirstOrThrow();
    const { headers } = await signUp(server, { role: "admin" });
    for (const [list, table, name, into] of [
      ["/categories", "categories", "epics", sagas],
      ["/categories/tags", "tags", "river", night.id],
    ] as const) {
      const { id } = await server.db
        .selectFrom(table)
        .where("name", "=", name)
        .select("id")
        .executeTakeFirstOrThrow();
      const url = `/api/v1${list}/${id}/merge`;
      const merged = await server.app.inject({ method: "POST", url, headers, payload: { into } });
      expect(merged.statusCode).toBe(200);
    }
    await addSecondStory();
    await load();
    expect(await secondStory()).toMatchObject({
      category: { name: "sagas" },
      tags: [{ display_name: "Night" }],
    });
  });
});

describe("an invalid catalogue is refused by name, and nothing of it is written", () => {
  test.each([
    ["story.md", "---\ndifficulty_level: impossible\n---\n", "story.md"],
    ["story.md", "---\nsuprise: true\n---\n", "stories/salt-ferry/story.md:2"],
    ["story.md", "", "story.md:1"],
    ["scenes.md", "# a\n\nA\n\n* x -> b\n", 'scenes.md:5: this choice leads to "b"'],
    ["scenes.md", "# a\n\nA\n\n* x -> a\n", "cannot be played to an end"],
    ["cover.json", '{ "seed": "seven", "scene": {} }', "cover.json"],
    ["bible.json", '{ "cast": [] }', "bible.json"],
  ])("%s", async (file, text, named) => {
    await writeText(`stories/salt-ferry/${file}`, text);
    const loading = load();
    await expect(loading).rejects.toThrow(CatalogueFault);
    await expect(loading).rejects.toThrow(named);
    expect(await server.db.selectFrom("categories").select("id").execute()).toEqual([]);
  });

  test("a story that names a tag which is not there", async () => {
    await writeStory({ tags: ["rivr"] });
    await expect(load()).rejects.toThrow("tag rivr");
    expect(await server.db.selectFrom("categories").select("id").execute()).toEqual([]);
  });

  test("a missing file, or one that is no JSON", async () => {
    await writeFile(path.join(folder, "tags.json"), "[{");
    await expect(load()).rejects.toThrow("tags.json");
    await rm(path.join(folder, "tags.json"));
    await expect(load()).rejects.toThrow("tags.json");
  });
});
