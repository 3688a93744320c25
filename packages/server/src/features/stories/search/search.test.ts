import type { Story } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await createTestApp();
  author = await signUp(server, { role: "author", username: "kaveri" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  await server.db.deleteFrom("tags").execute();
});

async function search(q: string): Promise<string[]> {
  const answer = await server.app.inject({
    url: `/api/v1/stories/search/?q=${encodeURIComponent(q)}`,
  });
  expect([q, answer.statusCode]).toEqual([q, 200]);
  return answer.json<Story[]>().map(({ title }) => title);
}

async function tag(storyId: string, display_name: string): Promise<string> {
  const id = server.ids();
  await server.db
    .insertInto("tags")
    .values({ id, name: `tag-${id}`, display_name, color: "#123456" })
    .execute();
  await server.db.insertInto("story_tags").values({ story_id: storyId, tag_id: id }).execute();
  return id;
}

describe("the best match", () => {
  test("is the title itself, then its beginning, its words, author and tags, the rest", async () => {
    await insertStory(server.db, { title: "Elsewhere", story_description: "An ocean, of all." });
    await insertStory(server.db, { title: "The Salt Road", tagline: "All by the ocean" });
    await insertStory(server.db, { title: "Of the Oceans All" });
    await insertStory(server.db, { title: "Crossing an Ocean of All" });
    await insertStory(server.db, { title: "Ocean of All Sorrows" });
    await insertStory(server.db, { title: "Ocean of all" });
    expect(await search("ocean of all")).toEqual([
      "Ocean of all",
      "Ocean of All Sorrows",
      "Crossing an Ocean of All",
      "The Salt Road",
      "Elsewhere",
    ]);
    expect(await search("all oceans")).toEqual(["Of the Oceans All"]);
  });

  test("among equals is the newest, even beyond the scored candidates", async () => {
    const start = server.clock.now().getTime();
    const story = (index: number) => ({
      id: server.ids(),
      title: `Lantern ${index}`,
      status: "published" as const,
      created_at: new Date(start),
      updated_at: new Date(start),
      published_at: new Date(start + index * 1_000),
    });
    await server.db
      .insertInto("stories")
      .values(Array.from({ length: 700 }, (_, index) => story(index)))
      .execute();
    const found = await search("a lantern");
    expect(found).toHaveLength(10);
    expect(found[0]).toBe("Lantern 699");
  });
});

describe("a match is found", () => {
  test("by words of title, author and tag together, ignoring case and accents", async () => {
    const id = await insertStory(server.db, { title: "Mahābhārata Nights", author_id: author.id });
    await tag(id, "Dice & Exile");
    for (const q of ["mahabharata", "MAHĀBHĀRATA", "nights kaveri", "exile nights", "dice kaveri"])
      expect([q, await search(q)]).toEqual([q, ["Mahābhārata Nights"]]);
    expect(await search("nights godavari")).toEqual(["Mahābhārata Nights"]);
    expect(await search("godavari")).toEqual([]);
  });

  test("while it is still being typed", async () => {
    await insertStory(server.db, { title: "शकुंतला की अंगूठी" });
    await insertStory(server.db, { title: "The Stepwell of Chand" });
    expect(await search("step")).toEqual(["The Stepwell of Chand"]);
    expect(await search("the s")).toEqual(["The Stepwell of Chand"]);
    expect(await search("शकुं")).toEqual(["शकुंतला की अंगूठी"]);
    expect(await search("अंगूठी")).toEqual(["शकुंतला की अंगूठी"]);
  });

  test.each([
    ["krihsna", "Krishna at the River"],
    ["mahabarata", "Mahabharata"],
    ["shakuntla", "Shakuntala"],
    ["महाभरत", "महाभारत की शाम"],
    ["ज़िन्दगी", "जिंदगी"],
  ])("by a typing mistake: %s", async (slip, title) => {
    for (const other of ["Krishna at the River", "Mahabharata", "Shakuntala", "महाभारत की शाम"])
      await insertStory(server.db, { title: other });
    await insertStory(server.db, { title: "जिंदगी" });
    expect((await search(slip))[0]).toBe(title);
  });

  test.each([
    ["raja so rahe hain", "राजा सो रहे हैं"],
    ["kohre mein", "कोहरे में चौदह डाउन"],
    ["kotaler khata", "কোটালের খাতা"],
    ["oru kunri", "ஒரு குன்றி எடை"],
    ["chaudava", "चौदावा शतक"],
    ["koyla", "कोयला"],
  ])("in Latin letters, as it is spoken: %s", async (typed, title) => {
    for (const other of ["राजा सो रहे हैं", "कोहरे में चौदह डाउन", "চাঁদের রাত", "कोयला"])
      await insertStory(server.db, { title: other });
    for (const other of ["কোটালের খাতা", "ஒரு குன்றி எடை", "चौदावा शतक"])
      await insertStory(server.db, { title: other });
    expect((await search(typed))[0]).toBe(title);
  });

  describe("by its sound, in every script", () => {
    const all = ["Karna at Noon", "Karṇa's Oath", "कर्ण की शाम", "কর্ণের রাত"];

    test.each([
      "karna",
      "Karṇa",
      "कर्ण",
      "কর্ণ",
      "karan",
      "कर्न",
      "কর্ন",
      "krana",
      "kanra",
      "कर्म",
      "কর্ম",
    ])("as typed or with a slip: %s", async (typed) => {
      for (const title of [...all.slice(0, 3), "কর্ণ", "River"])
        await insertStory(server.db, { title });
      expect((await search(typed)).toSorted()).toEqual([...all.slice(0, 3), "কর্ণ"].toSorted());
    });

    test("below what is written as it was typed, and by the names of its bible, not by their secrets", async () => {
      await insertStory(server.db, { title: "कर्ण" });
      await insertStory(server.db, { title: "Karna" });
      await insertStory(server.db, {
        title: "The Charioteer",
        bible: JSON.stringify({
          cast: [{ name: "Vasusena", name_native: "कर्ण", secret: "He is Kunti's" }],
          names: [{ latin: "Radheya", native: "राधेय" }],
        }),
      });
      expect(await search("karna")).toEqual(["Karna", "कर्ण", "The Charioteer"]);
      expect(await search("कर्ण")).toEqual(["कर्ण", "Karna", "The Charioteer"]);
      for (const name of ["vasusena", "राधेय", "radhey", "রাধেয়"])
        expect([name, await search(name)]).toEqual([name, ["The Charioteer"]]);
      expect(await search("kunti")).toEqual([]);
    });
  });

  test("by the language it is in, also after that was corrected", async () => {
    const id = await insertStory(server.db, { title: "रात की गाड़ी", language: "mr" });
    await insertStory(server.db, { title: "The Night Bus" });
    expect(await search("marathi")).toEqual(["रात की गाड़ी"]);
    await server.db.updateTable("stories").set({ language: "hi" }).where("id", "=", id).execute();
    expect(await search("hindi")).toEqual(["रात की गाड़ी"]);
    expect(await search("marathi")).toEqual([]);
  });

  test("by its category, also after it was renamed or the story has gone to another", async () => {
    const { db } = server;
    const category = async (display_name: string) => {
      const id = server.ids();
      await db
        .insertInto("categories")
        .values({ id, name: `of-${id}`, display_name })
        .execute();
      return id;
    };
    const riddles = await category("Riddles");
    const id = await insertStory(db, { title: "The Dark Letters", category_id: riddles });
    expect(await search("riddles")).toEqual(["The Dark Letters"]);
    expect(await search("ridd")).toEqual(["The Dark Letters"]);
    const renamed = { display_name: "Conundrums" };
    await db.updateTable("categories").set(renamed).where("id", "=", riddles).execute();
    expect(await search("riddles")).toEqual([]);
    expect(await search("conundrums")).toEqual(["The Dark Letters"]);
    const moved = { category_id: await category("Voyages") };
    await db.updateTable("stories").set(moved).where("id", "=", id).execute();
    expect(await search("conundrums")).toEqual([]);
    expect(await search("voyages")).toEqual(["The Dark Letters"]);
  });

  test("when one word is typed twice, even an unknown one", async () => {
    await insertStory(server.db, { title: "Krishna at the River" });
    expect(await search("krishna krishna")).toEqual(["Krishna at the River"]);
    expect(await search("zzyzx zzyzx")).toEqual([]);
    expect(await search("\\\\")).toEqual([]);
  });

  test("by corrected words first, then by similar ones", async () => {
    for (const title of ["Shantala", "Shankutala", "Shakintaal Shakun", "Shakuntala"])
      await insertStory(server.db, { title });
    expect(await search("shakunatla")).toEqual(["Shakuntala"]);
    // No story has both words that one slip leads to.
    expect(await search("shakunatla shantaal")).toEqual(["Shakintaal Shakun"]);
  });

  test("by corrections of several words, but not of many", async () => {
    for (const title of ["Krishna at the River", "Krishma alone", "Riven"])
      await insertStory(server.db, { title });
    expect(await search("krishmna rvier")).toEqual(["Krishna at the River"]);
    expect(await search("krihsna xqzw vrtk pljh")).toEqual([]);
  });

  test("after renames, tags, publishing, archiving and deletion", async () => {
    const id = await insertStory(server.db, { title: "Ember", author_id: author.id });
    const { db } = server;
    const given = await tag(id, "Monsoon");
    expect(await search("monsoon")).toEqual(["Ember"]);
    await db.updateTable("tags").set({ display_name: "Drought" }).where("id", "=", given).execute();
    expect(await search("monsoon")).toEqual([]);
    expect(await search("drought")).toEqual(["Ember"]);
    await db.deleteFrom("story_tags").where("tag_id", "=", given).execute();
    expect(await search("drought")).toEqual([]);
    const renamed = { display_name: "Narmada" };
    await db.updateTable("users").set(renamed).where("id", "=", author.id).execute();
    expect(await search("narmada")).toEqual(["Ember"]);
    const is = (status: "draft" | "published") =>
      db.updateTable("stories").set({ status }).where("id", "=", id).execute();
    await is("draft");
    expect(await search("ember")).toEqual([]);
    await is("published");
    expect(await search("ember")).toEqual(["Ember"]);
    await db.deleteFrom("stories").execute();
    expect(await search("ember")).toEqual([]);
  });
});

test("any text in a story and a search is answered", async () => {
  const odd = [
    "'",
    "\\",
    "':* | '",
    "a".repeat(159),
    "=river +salt",
    "\u{1f418}\u{1f418}",
    "ﷺ".repeat(150),
    "أَلِف",
    "தமிழ்",
    "- — …",
    "!!!",
  ];
  for (const text of odd) {
    const story_description = text.repeat(Math.floor(20_000 / text.length));
    await insertStory(server.db, { title: text, tagline: text, story_description });
  }
  for (const text of odd) await search(text.slice(0, 200));
  expect(await search("'")).toEqual([]);
  expect(await search("\\")).toContain("\\");
  expect(await search("\u{1f418}\u{1f418}")).toEqual(["\u{1f418}\u{1f418}"]);
  expect(await search("=river")).toContain("=river +salt");
});
