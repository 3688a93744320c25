import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "../testing/any-state.ts";
import { lampGraph } from "../testing/lamp-story.ts";
import { conditionFrom } from "./reading/read-condition.ts";
import { effectFrom } from "./reading/read-effect.ts";
import { spellEffect, spellOut } from "./spell-out.ts";

const condition = (written: object) => spellOut(lampGraph, conditionFrom(written));
const effect = (written: object) => spellEffect(lampGraph, effectFrom(written));

describe("spelt out", () => {
  test("conditions name what people know", () => {
    expect(
      condition({
        all: [
          { quality: "trust", is: "at_least", value: 3 },
          { quality: "trust", is: "less_than", other: "health" },
          { not: { carries: "key" } },
          { visited: "well", times: 2 },
          { ending_found: "feast" },
        ],
      }),
    ).toEqual({
      says: "all",
      parts: [
        {
          says: "compares",
          name: "Trust",
          kind: "number",
          is: "at_least",
          value: 3,
          is_quality: false,
        },
        {
          says: "compares",
          name: "Trust",
          kind: "number",
          is: "less_than",
          value: "Health",
          is_quality: true,
        },
        { says: "not", part: { says: "carries", name: "the iron key" } },
        { says: "visited", name: "well", times: 2 },
        { says: "ending_found", name: "The feast" },
      ],
    });
  });

  test("effects say what they do, when, and how often", () => {
    expect(effect({ add: "trust", by: 1, once: true, when: { carries: "rope" } })).toEqual({
      says: "adds",
      name: "Trust",
      by: 1,
      once: true,
      when: { says: "carries", name: "a rope" },
    });
    const amount = (times?: number) => effect({ add: "trust", by_quality: "health", times });
    expect(amount()).toMatchObject({ by: "Health" });
    expect(amount(-1)).toMatchObject({ by: "−Health" });
    expect(amount(2)).toMatchObject({ by: "2 × Health" });
    expect(effect({ give: "key" })).toEqual({
      says: "gives",
      name: "the iron key",
      when: null,
      once: false,
    });
  });

  test("what the story does not have is called by the name that was written", () => {
    expect(
      condition({
        any: [{ carries: "sword" }, { quality: "luck", value: 1 }, { visited: "moon" }],
      }),
    ).toEqual({
      says: "any",
      parts: ["sword", "luck", "moon"].map((name) => ({ says: "unknown", name })),
    });
    assert(
      property(anyWritten, (written) => {
        expect(spellOut(lampGraph, conditionFrom(written)).says).toBeTypeOf("string");
        expect(spellEffect(lampGraph, effectFrom(written)).says).toBeTypeOf("string");
      }),
    );
  });
});
