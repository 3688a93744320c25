import { describe, expect, test } from "vitest";
import {
  isKindOf,
  isNoun,
  isPartOf,
  isVerb,
  kindsOf,
  lemmaOf,
  nounClassesOf,
  nounClassOf,
  oppositesOf,
  partsOf,
  sharesOf,
  synonymsOf,
  verbClassOf,
} from "./index.ts";

describe("what a noun names", () => {
  test.each([
    ["captain", "person"],
    ["grandmother", "person"],
    ["people", "person"],
    ["strangers", "person"],
    ["crowd", "group"],
    ["parrot", "animal"],
    ["mango", "food"],
    ["eyes", "body part"],
    ["gloves", "clothing"],
    ["sari", "clothing"],
    ["lamp", "artifact"],
    ["door", "artifact"],
    ["letter", "artifact"],
    ["kitchen", "place"],
    ["terrace", "place"],
    ["river", "place"],
    ["bombay", "place"],
    ["banyan", "plant"],
    ["rain", "nature"],
    ["dusk", "time"],
    ["wedding", "event"],
    ["anger", "feeling"],
    ["question", "speech"],
    ["silence", "abstract"],
  ])("%s: %s", (word, named) => {
    expect(nounClassOf(word)).toBe(named);
  });

  test("in any of its usual senses", () => {
    expect(nounClassesOf("guard")).toContain("person");
    expect(nounClassesOf("light")).toEqual(expect.arrayContaining(["nature", "artifact"]));
  });

  test("nothing where it is no noun, or no word", () => {
    expect(nounClassOf("walked")).toBeUndefined();
    expect(nounClassOf("imogen")).toBeUndefined();
    expect(nounClassesOf("zzyzx")).toEqual([]);
  });
});

test.each([
  ["ran", "motion"],
  ["whispered", "communication"],
  ["stares", "perception"],
  ["drank", "consumption"],
  ["pushing", "motion"],
  ["gave", "possession"],
  ["touched", "contact"],
  ["sleeps", "body"],
  ["decide", "cognition"],
])("what a verb tells of: %s, %s", (word, told) => {
  expect(verbClassOf(word)).toBe(told);
});

describe("which part of speech a word may be", () => {
  test("nouns and verbs in any form", () => {
    expect(["lamps", "children", "thieves", "boxes", "captain's"].filter(isNoun)).toHaveLength(5);
    expect(["took", "tried", "stopping", "lying", "goes"].filter(isVerb)).toHaveLength(5);
    expect(["took", "walked", "slowly"].filter(isNoun)).toEqual([]);
    expect(["kitchen", "slowly", "captain's"].filter(isVerb)).toEqual([]);
  });

  test("little words are neither, though dictionaries know a noun that looks like them", () => {
    expect(["his", "was", "has", "who", "it", "should"].filter(isNoun)).toEqual([]);
    expect(["give", "have", "be"].filter(isNoun)).toEqual([]);
  });

  test("by how much of its uses", () => {
    const { noun, verb } = sharesOf("pocket");
    expect(noun).toBeGreaterThan(verb);
    expect(verb).toBeGreaterThan(0);
    expect(sharesOf("slowly")).toEqual({ noun: 0, verb: 0, adjective: 0, adverb: 1 });
  });

  test("and what it is a form of", () => {
    expect(lemmaOf("found", "verb")).toBe("find");
    expect(lemmaOf("leaves", "noun")).toBe("leaf");
    expect(lemmaOf("leaves", "verb")).toBe("leave");
    expect(lemmaOf("darker", "adjective")).toBe("dark");
    expect(lemmaOf("leaves", "adverb")).toBeUndefined();
  });
});

describe("what is a kind of what", () => {
  test("nearest first", () => {
    const kinds = kindsOf("horse");
    expect(kinds.indexOf("mammal")).toBeLessThan(kinds.indexOf("animal"));
    expect(kinds).not.toContain("horse");
  });

  test.each([
    ["daggers", "weapon"],
    ["sparrow", "bird"],
    ["coffee", "drink"],
    ["captain", "person"],
    ["sofa", "furniture"],
    ["lamp", "lamp"],
  ])("a %s is a %s", (word, kind) => {
    expect(isKindOf(word, kind)).toBe(true);
  });

  test("and what is not", () => {
    expect(isKindOf("weapon", "dagger")).toBe(false);
    expect(isKindOf("lamp", "person")).toBe(false);
  });

  test("verbs too", () => {
    expect(isKindOf("sprinted", "run", "verb")).toBe(true);
    expect(isKindOf("whisper", "eat", "verb")).toBe(false);
  });
});

test("parts, a thing's own and those of all of its kind", () => {
  expect(partsOf("house")).toEqual(expect.arrayContaining(["attic", "porch", "roof"]));
  expect(isPartOf("finger", "hand")).toBe(true);
  expect(isPartOf("hand", "finger")).toBe(false);
});

test("synonyms in the most usual sense, without the word itself", () => {
  expect(synonymsOf("hugged", "verb")).toEqual(["embrace", "bosom"]);
  expect(synonymsOf("policeman", "noun")).toContain("police officer");
  expect(synonymsOf("buy", "verb")).toEqual(["purchase"]);
  expect(synonymsOf("give", "verb")).not.toContain("yield");
  expect(synonymsOf("zzyzx", "noun")).toEqual([]);
});

test("opposites", () => {
  expect(oppositesOf("open")).toEqual(expect.arrayContaining(["close", "shut"]));
  expect(oppositesOf("brother")).toEqual(["sister"]);
  expect(oppositesOf("lamp")).toEqual([]);
});
