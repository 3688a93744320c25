import { describe, expect, test } from "vitest";
import { findMarkdownFault, isWithinMarkdownLimits, markdownLimits } from "./markdown-fault.ts";

const plain = "The lamp must not go out. Three things will try: the wind, the minister, and you. ";
const paragraph =
  plain.replace("must not", "*must not*").replace("you", "[you](/you)").repeat(2) + plain.repeat(2);
const nested = (mark: string, depth: number) => `${mark.repeat(depth)}deep`;

describe("ordinary texts are within the limits", () => {
  test.each([
    ["nothing", ""],
    ["long prose with emphasis and links", `${paragraph}\n\n`.repeat(50)],
    ["a poem of 600 lines", "The river turns, the river burns\n".repeat(600)],
    [
      "a list of 150 entries",
      "- **Salt**: what the ferryman is owed, and what he is paid in\n".repeat(150),
    ],
    [
      "a numbered list of 150 entries",
      "12. What the ferryman is owed, and what he is paid in\n".repeat(150),
    ],
    [
      "five lists inside each other",
      "- a\n    - b\n        - c\n            - d\n                - e\n".repeat(20),
    ],
    ["quotes inside quotes", "> He said:\n>\n> > She said:\n> >\n> > > No.\n\n".repeat(40)],
    ["lines between parts", "* * * * * * * * * * * * * * * * * * * *\n\nA part.\n\n".repeat(50)],
    ["an indented poem", `${" ".repeat(60)}a line far to the right\n`.repeat(100)],
    ["twenty thousand letters on one line", "a".repeat(20_000)],
  ])("%s", (_name, text) => {
    expect(text.length).toBeLessThanOrEqual(markdownLimits.characters);
    expect(findMarkdownFault(text)).toBeNull();
    expect(isWithinMarkdownLimits(text)).toBe(true);
  });
});

test("nested lists and quotes have a limit, whatever their marks", () => {
  const { depth } = markdownLimits;
  for (const mark of ["> ", ">", "- ", "+ ", "* ", "1. ", "7) ", "-\t", "> - "]) {
    const marks = mark === "> - " ? depth / 2 : depth;
    expect([mark, findMarkdownFault(nested(mark, marks))]).toEqual([mark, null]);
    expect([mark, findMarkdownFault(`\n\n${nested(mark, marks + 1)}\nafter`)]).toEqual([
      mark,
      { reason: "too_deep", line: 3 },
    ]);
  }
});

test("depth that grows line by line counts as well", () => {
  const steps = Array.from({ length: 12 }, (_, step) => `${"  ".repeat(step)}- step`);
  expect(findMarkdownFault(steps.join("\n"))).toEqual({ reason: "too_deep", line: 11 });
  expect(findMarkdownFault(steps.join("\n\n"))).toEqual({ reason: "too_deep", line: 21 });
  expect(findMarkdownFault(steps.join("\nand so on\n"))).toEqual({ reason: "too_deep", line: 21 });
});

test("the line where the formatting becomes too much is named", () => {
  const quiet = "A quiet line.\n\n".repeat(10);
  expect(findMarkdownFault(`${quiet}${"*a_".repeat(800)}`)).toEqual({
    reason: "too_dense",
    line: 21,
  });
  expect(findMarkdownFault("- a\n".repeat(1_000))).toMatchObject({ reason: "too_dense" });
  expect(findMarkdownFault("a\r\n\r\n".repeat(3_000))).toMatchObject({ reason: "too_dense" });
});

test("a text longer than any field allows is not parsed", () => {
  expect(isWithinMarkdownLimits("a".repeat(markdownLimits.characters + 1))).toBe(false);
});
