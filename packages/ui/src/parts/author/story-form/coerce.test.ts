import { describe, expect, test } from "vitest";
import { jsonFault, numberOf, objectOf, ratingOf, withEnd } from "./coerce.ts";
import { changeOf } from "./story-change.ts";
import { adminManuscriptOf, manuscriptOf } from "./manuscript.ts";
import { blankEntry, missingEndText } from "./story-entry.ts";
import { changedStoryFaults, isPictureAddress, newStoryFaults } from "./story-faults.ts";

test.each([
  ["initialXp", "", 10],
  ["initialXp", "many", 10],
  ["initialXp", "0", 0],
  ["initialXp", "12.9", 12],
  ["actionsCount", "", 0],
  ["storyCardsCount", "seven", 0],
  ["totalScenes", " 7 ", 7],
  ["branchingPoints", "4 or 5", 4],
  ["possibleEndings", "", 1],
  ["estimatedPlayTime", "", 30],
  ["xpGainMultiplier", "1.5", 1.5],
  ["xpGainMultiplier", "", 1],
  ["healthMax", "", 100],
  ["inventorySlots", "", 8],
] as const)("%s written as %j is sent as %d", (field, text, sent) => {
  expect(numberOf(field, text)).toBe(sent);
});

test("a rating that the form does not offer becomes family", () => {
  expect(ratingOf("create", "teen")).toBe("teen");
  expect(ratingOf("create", "everyone")).toBe("family");
  expect(ratingOf("admin", "everyone")).toBe("everyone");
  expect(ratingOf("admin", "nonsense")).toBe("family");
});

test.each([
  ['{"a":1}', { a: 1 }],
  ["", {}],
  ["{", {}],
  ["[1]", {}],
  ["null", {}],
  ['"text"', {}],
])("JSON %j becomes the object %j", (text, object) => {
  expect(objectOf(text)).toEqual(object);
});

describe("errors in JSON text", () => {
  test("there is none if it is an object or blank", () => {
    expect(jsonFault('{"nodes": {}}')).toBeUndefined();
    expect(jsonFault("  ")).toBeUndefined();
  });
  test("have a line and a column", () => {
    expect(jsonFault('{\n  "a": 1\n  "b": 2\n}')).toEqual({ kind: "broken", line: 3, column: 3 });
    expect(jsonFault('{"a": ')).toMatchObject({ kind: "broken", line: 1 });
  });
  test("are reported for JSON of another type", () => {
    expect(jsonFault("[]")).toEqual({ kind: "notObject" });
  });
});

describe("an `end` for structures that lead to one", () => {
  const leading = { start_node: "a", nodes: { a: { text: "", choices: [{ target: "end" }] } } };
  test("is added when it is missing", () => {
    expect(withEnd(leading)["nodes"]).toHaveProperty("end", { text: missingEndText, choices: [] });
  });
  test("nothing is changed if it exists, or nothing leads to it", () => {
    const ended = { nodes: { ...leading.nodes, end: { text: "Here.", choices: [] } } };
    expect(withEnd(ended)).toBe(ended);
    const elsewhere = { nodes: { a: { choices: [{ target: "b" }] } } };
    expect(withEnd(elsewhere)).toBe(elsewhere);
    for (const odd of [{}, { nodes: [] }, { nodes: { a: null } }, { nodes: { a: { choices: 1 } } }])
      expect(withEnd(odd)).toBe(odd);
  });
});

const written = {
  ...blankEntry,
  title: " Fourteen Years ",
  tagline: "t",
  storyDescription: "d",
  storyPrompt: "p",
  coverImageUrl: " https://example.org/a.png ",
  categoryId: "c1",
};

test("the author's form sends the defaults of the product", () => {
  expect(manuscriptOf(written)).toMatchObject({
    title: "Fourteen Years",
    coverImageUrl: "https://example.org/a.png",
    initialXp: 100,
    estimatedPlayTime: 30,
    possibleEndings: 1,
    contentRating: "family",
    difficultyLevel: "medium",
    language: "en",
    isPremium: false,
    awaitsNativeReader: false,
    isOnlineOnly: false,
    gameConfig: {
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: "medium",
    },
    storyStructure: {},
  });
});

test("the administrators' form reads its rules from JSON and adds the end", () => {
  const sent = adminManuscriptOf({
    ...written,
    initialXp: "",
    contentRating: "general",
    gameConfigText: '{"commands":{"look":{"cost":2}}}',
    structureText: '{"start_node":"a","nodes":{"a":{"text":"x","choices":[{"target":"end"}]}}}',
  });
  expect(sent.initialXp).toBe(10);
  expect(sent.contentRating).toBe("family");
  expect(sent.gameConfig).toEqual({ commands: { look: { cost: 2 } } });
  expect(sent.storyStructure).toHaveProperty("nodes.end");
  expect(adminManuscriptOf({ ...written, gameConfigText: "{", structureText: "no" })).toMatchObject(
    {
      gameConfig: {},
      storyStructure: {},
    },
  );
});

test("a new story needs six fields", () => {
  expect(Object.keys(newStoryFaults(blankEntry))).toEqual([
    "title",
    "tagline",
    "storyDescription",
    "storyPrompt",
    "coverImageUrl",
    "categoryId",
  ]);
  expect(newStoryFaults(written)).toEqual({});
  expect(
    newStoryFaults({
      ...written,
      possibleEndings: "0",
      xpGainMultiplier: "0.05",
      actionsCount: "-1",
    }),
  ).toEqual({
    actionsCount: { key: "fault.atLeast", min: 0 },
    possibleEndings: { key: "fault.atLeast", min: 1 },
    xpGainMultiplier: { key: "fault.atLeast", min: 0.1 },
  });
});

test("an existing story needs a title, a description, a prompt, and a valid address if there is a cover", () => {
  const whole = { ...blankEntry, title: "t", storyDescription: "d", storyPrompt: "p" };
  expect(changedStoryFaults(whole)).toEqual({});
  expect(Object.keys(changedStoryFaults({ ...blankEntry, coverImageUrl: "cover.png" }))).toEqual([
    "title",
    "storyDescription",
    "storyPrompt",
    "coverImageUrl",
  ]);
});

test("the numbers of an existing story have the same limits as those of a new one", () => {
  const figures = { possibleEndings: "0", xpGainMultiplier: "0.05", actionsCount: "-1" };
  expect(changedStoryFaults({ ...written, ...figures })).toEqual({
    actionsCount: { key: "fault.atLeast", min: 0 },
    possibleEndings: { key: "fault.atLeast", min: 1 },
    xpGainMultiplier: { key: "fault.atLeast", min: 0.1 },
  });
});

test("a change sends every field that a new story has", () => {
  const read = { ...written, gameConfigText: '{"health_max":100,"commands":{"look":{"cost":2}}}' };
  const change = {
    storyPrompt: " q ",
    language: "hi",
    initialXp: "",
    estimatedPlayTime: "45",
    storyCardsCount: "7",
  };
  const rules = { healthMax: "60", skillCheck: "hard" };
  const bibleText = '{"cast":[{"name":"Yama"}]}';
  const sent = changeOf({ ...read, ...change, ...rules, bibleText }, read);
  expect(Object.keys({ ...sent, storyStructure: {} }).toSorted()).toEqual(
    Object.keys(manuscriptOf(read)).toSorted(),
  );
  expect(sent).toMatchObject({
    storyPrompt: "q",
    language: "hi",
    initialXp: 10,
    estimatedPlayTime: 45,
    storyCardsCount: 7,
  });
  expect(sent.gameConfig).toEqual({
    xp_gain_multiplier: 1,
    health_max: 60,
    inventory_slots: 8,
    skill_check_difficulty: "hard",
    commands: { look: { cost: 2 } },
  });
  expect(sent.bible).toEqual({ cast: [{ name: "Yama" }] });
  expect(changeOf({ ...read, storyPrompt: "q" }, read)).not.toHaveProperty("gameConfig");
});

test("a bible with its fields in another order, or with empty ones, is the same", () => {
  const read = { ...written, bibleText: '{"cast":[{"name":"Yama","is":"death","carved":1}]}' };
  const again = '{"objects":[],"cast":[{"carved":1,"wants":"","is":"death","name":"Yama"}]}';
  expect(changeOf({ ...read, bibleText: again }, read)).not.toHaveProperty("bible");
});

test.each([
  ["https://example.org/a.png", true],
  ["/media/0123456789abcdef/960.webp", true],
  ["/katha/media/0123456789abcdef/960.webp", true],
  ["/katha/0123456789abcdef/960.webp", false],
  ["cover.png", false],
  ["ftp://example.org/a.png", false],
  ["javascript:alert(1)", false],
  ["https://", false],
  ["//x.org/a", false],
])("%s as a picture address: %j", (address, is) => {
  expect(isPictureAddress(address)).toBe(is);
});
