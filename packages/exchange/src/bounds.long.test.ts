import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { choicescript, indented, isTold, pumped, words } from "./testing/pumped.ts";

test("nothing that a file can hold is too deep or too long to be told about, whatever its brackets", () => {
  assert(
    property(
      constantFrom(...pumped),
      integer({ min: 1, max: 100_000 }),
      ({ format, before, open, within, close }, depth) => {
        const text = before + open.repeat(depth) + within + close.repeat(depth);
        expect(isTold(text, format)).toBe(true);
      },
    ),
    { numRuns: 8 },
  );
});

test("nothing is too deep in ChoiceScript, which indents", () => {
  assert(
    property(
      integer({ min: 1, max: 2_000 }),
      constantFrom(...indented),
      constantFrom(...indented),
      (depth, first, second) => {
        expect(isTold(choicescript(depth, [first, second]), "choicescript")).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
  for (const word of words)
    expect(isTold(`*create a true\n${word.repeat(50_000)}`, "choicescript")).toBe(true);
});

/** Far above what they take, far below what they took while the time grew with the square. */
const long = 120_000;

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  ["choices in one knot", "ink", `=== k ===\n${"* [Go] -> k\n".repeat(100_000)}`],
  ["values in one line", "ink", `VAR a = 1\n=== k ===\n${"{a} ".repeat(200_000)}\n-> END`],
  [
    "variables",
    "ink",
    `${numbers(100_000)
      .map((at) => `VAR v${at} = ${at}`)
      .join("\n")}\n=== k ===\nOnce.\n-> END`,
  ],
  [
    "effects in one knot",
    "ink",
    `VAR a = 1\n=== k ===\n${"{a} ~\n~ a = a + 1\n".repeat(5_000)}-> END`,
  ],
  [
    "conditions of 4,000 characters",
    "ink",
    `VAR a = true\n=== k ===\n${`{a${" and a".repeat(600)}: Told.}\n`.repeat(100)}-> END`,
  ],
  ["links in one line", "twee", `:: Start\n<<set $a to 1>>${"[[Go->Start]] ".repeat(50_000)}`],
  ["words in one line", "twee", `:: Start\n${"word [[Go->Start]] ".repeat(50_000)}`],
  ["macros in one line", "twee", `:: Start\n${"(set: $a to 1)".repeat(50_000)}`],
  [
    "labels in one scene",
    "choicescript",
    `*create a 1\n${numbers(50_000)
      .map((at) => `*label l${at}\nTold.\n*goto l${at}`)
      .join("\n")}`,
  ],
] as const)(
  "a story of many %s comes in in time",
  (_, format, text) => expect(isTold(text, format)).toBe(true),
  long,
);
