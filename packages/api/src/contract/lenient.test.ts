import { anything, array, assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fieldMessages,
  joinedText,
  listIn,
  problemMessage,
  taskListIn,
  toggledTo,
  tokensIn,
} from "./lenient.ts";

test("nothing that a server answers makes a reader throw", () => {
  assert(
    property(anything(), (answer) => {
      expect(typeof joinedText(answer)).toBe("string");
      expect(Array.isArray(listIn(answer))).toBe(true);
      expect(Array.isArray(taskListIn(answer).tasks)).toBe(true);
      expect([true, false, undefined]).toContain(toggledTo(answer, "is_liked"));
      expect(fieldMessages(answer)).toBeInstanceOf(Array);
      expect(typeof problemMessage(answer, "otherwise")).toBe("string");
      const tokens = tokensIn(answer);
      expect(tokens === null || tokens.access_token !== "").toBe(true);
    }),
  );
});

test("text comes as it is, and lists of strings joined with spaces", () => {
  assert(
    property(array(string()), (parts) => {
      expect(joinedText(parts)).toBe(parts.join(" "));
      expect(joinedText(parts.join(" "))).toBe(parts.join(" "));
    }),
  );
  expect(joinedText(["a", 5, null, "b"])).toBe("a b");
});

describe("a list", () => {
  test.each([
    [[1, 2]],
    [{ stories: [1, 2] }],
    [{ data: [1, 2] }],
    [{ data: { items: [1, 2] } }],
    [{ categories: [1, 2], page: 1 }],
  ])("is found in %j", (answer) => {
    expect(listIn(answer)).toEqual([1, 2]);
  });

  test.each([[null], ["text"], [{}], [{ data: { data: { data: [1] } } }], [{ other: [1] }]])(
    "is empty in %j",
    (answer) => {
      expect(listIn(answer)).toEqual([]);
    },
  );
});

describe("a toggle", () => {
  test("is read at top level first, then under data", () => {
    expect(toggledTo({ is_liked: true, data: { is_liked: false } }, "is_liked")).toBe(true);
    expect(toggledTo({ data: { is_bookmarked: false } }, "is_bookmarked")).toBe(false);
  });

  test("is not told by anything but true and false", () => {
    expect(toggledTo({ is_liked: "true" }, "is_liked")).toBeUndefined();
    expect(toggledTo({ is_bookmarked: true }, "is_liked")).toBeUndefined();
  });
});

test("tasks come with their summary or as a bare list", () => {
  expect(taskListIn([{ task_id: "a" }])).toEqual({ tasks: [{ task_id: "a" }], summary: null });
  const summary = { username: "meera" };
  expect(taskListIn({ tasks: [], summary })).toEqual({ tasks: [], summary });
});

test("tokens come flat or under tokens, and only with an access token", () => {
  expect(tokensIn({ access_token: "a", refresh_token: "r" })).toEqual({
    access_token: "a",
    refresh_token: "r",
  });
  expect(tokensIn({ tokens: { access_token: "a" } })).toEqual({
    access_token: "a",
    refresh_token: null,
  });
  expect(tokensIn({ tokens: { access_token: "" }, user: {} })).toBeNull();
});

describe("the message of an error", () => {
  const faults = {
    detail: [
      { loc: ["body", "title"], msg: "Title is required" },
      { loc: ["body", "story_structure", "nodes", 0], msg: "This must be text." },
      { loc: ["body"], msg: "This must be an object." },
    ],
  };

  test("names each fault by its path", () => {
    expect(fieldMessages(faults)).toEqual([
      "title: Title is required",
      "story_structure.nodes.0: This must be text.",
      "This must be an object.",
    ]);
  });

  test("is the detail, or the faults joined, or the words that stand in", () => {
    expect(problemMessage({ detail: "No such story." }, "Failed")).toBe("No such story.");
    expect(problemMessage(faults, "Failed")).toMatch(/^title: Title is required\. story_structure/);
    for (const silent of [null, "", {}, { detail: " " }, { detail: [] }, { detail: 5 }])
      expect(problemMessage(silent, "Failed to publish story")).toBe("Failed to publish story");
  });
});
