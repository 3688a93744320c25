import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { importStory, type ImportFormat } from "./formats.ts";

const fileOf: Readonly<Record<ImportFormat, string>> = {
  ink: "a.ink",
  twee: "a.twee",
  choicescript: "a.txt",
  json: "a.json",
};

interface Pumped {
  format: ImportFormat;
  before: string;
  /** What stands again and again. */
  open: string;
  within: string;
  close: string;
}

const twee = (open: string, close: string, before = ""): Pumped => ({
  format: "twee",
  before: `:: Start\n<<set $a to 1>>${before}`,
  open,
  within: "Told.",
  close,
});
const harlowe = (open: string, close: string): Pumped => ({
  format: "twee",
  before: ":: Start\n(set: $a to 1)",
  open,
  within: "Told.",
  close,
});
const ink = (open: string, close: string): Pumped => ({
  format: "ink",
  before: "VAR a = 1\n=== k ===\n",
  open,
  within: "Told.",
  close,
});
const json = (open: string, close: string): Pumped => ({
  format: "json",
  before: '{"nodes": {"a": {"text": "A", "more": ',
  open,
  within: "1",
  close,
});

/** Every kind of bracket and of line, with and without its end. */
const pumped: readonly Pumped[] = [
  ...["{", "{a:", "{a|", "{&", "{a:\n", "{ - a:\n", "("].flatMap((open) => [
    ink(open, "}"),
    ink(open, ""),
  ]),
  ...["* ", "- ", "- (x) ", "*\n", "* * a\n", "[", "/*", "<>", "-> k ", "# ", "~ ", "\\", "|"].map(
    (open) => ink(open, ""),
  ),
  ink("", " "),
  ink("{ a }", ""),
  ink("~ a = (", ")"),
  ...["<<if $a>>", "<<link 'x' 'Start'>>", "<<nobr>>", "<<switch $a>><<case 1>>"].flatMap(
    (open) => [twee(open, `<</${/\w+/.exec(open)?.[0] ?? ""}>>`), twee(open, "")],
  ),
  ...[
    "<<if ",
    "<<set $a to (",
    "<<",
    "[[",
    "[[a",
    "/*",
    "<!--",
    '<<x "',
    "<<x '\\",
    "<<x [[a]]",
  ].map((open) => twee(open, "")),
  twee("(", ")", "<<if "),
  twee("$a", ""),
  twee("_a", ""),
  twee(">>", ""),
  ...["(if: $a)[", "(set: $a to (", "[", "(x:)[", "(link: 'x')["].flatMap((open) => [
    harlowe(open, open.endsWith("[") ? "]" : ")"),
    harlowe(open, ""),
  ]),
  ...["(if: ", "[[", "<!--", '(if: "', "(else:)[", "{"].map((open) => harlowe(open, "")),
  json("[", "]"),
  json("[", ""),
  json('{"a":', "}"),
  json('"', ""),
];

const words = ["${", "@{(a) ", "@{a b|", "*if (", "*set a ", "[b]", "#", "*hide_reuse ", "("];
const indented = ["*if (a)", "*choice", "*else", "#Go", "*fake_choice", "Told."];

function choicescript(depth: number, heads: readonly string[]): string {
  const lines = Array.from({ length: depth }, (_, at) => {
    return " ".repeat(at) + (heads[at % heads.length] ?? "");
  });
  return ["*create a true", ...lines].join("\n");
}

/** A report, or our own word that it cannot be read. */
function isTold(text: string, format: ImportFormat): boolean {
  const { lost, graph } = importStory(text, fileOf[format]);
  return Object.keys(graph.nodes).length > 0 || lost.length > 0;
}

describe("nothing that a file can hold", () => {
  test("is too deep or too long to be told about, whatever its brackets", () => {
    const anyDepth = integer({ min: 1, max: 100_000 });
    assert(
      property(
        constantFrom(...pumped),
        anyDepth,
        ({ format, before, open, within, close }, depth) => {
          const text = before + open.repeat(depth) + within + close.repeat(depth);
          expect(isTold(text, format)).toBe(true);
        },
      ),
      { numRuns: 8 },
    );
    for (const { format, before, open, within, close } of pumped)
      expect(isTold(before + open.repeat(1_000) + within + close.repeat(1_000), format)).toBe(true);
  }, 240_000);

  test("is too deep in ChoiceScript, which indents", () => {
    assert(
      property(
        record({
          depth: integer({ min: 1, max: 2_000 }),
          first: constantFrom(...indented),
          second: constantFrom(...indented),
        }),
        ({ depth, first, second }) => {
          expect(isTold(choicescript(depth, [first, second]), "choicescript")).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
    for (const word of words)
      expect(isTold(`*create a true\n${word.repeat(50_000)}`, "choicescript")).toBe(true);
  }, 60_000);

  test("is said with the line where it goes too deep", () => {
    const why = (text: string, format: ImportFormat) => importStory(text, fileOf[format]).lost;
    const nested = `:: Start\n<<set $a to 1>>${"<<if $a>>\n".repeat(1_000)}`;
    expect(why(nested, "twee")).toMatchObject([
      { code: "unreadable", params: { why: "too_deep", line: 202 } },
    ]);
    expect(why(choicescript(1_000, ["*if (a)"]), "choicescript")).toMatchObject([
      { params: { why: "too_deep", line: 202 } },
    ]);
    expect(why(`{"nodes":\n${"[\n".repeat(100)}`, "json")).toMatchObject([
      { params: { why: "too_deep", line: 65 } },
    ]);
  });

  test("becomes more than any story can be", () => {
    const cases = Array.from({ length: 4_000 }, (_, at) => `- a == ${at}: Told ${at}.`).join("\n");
    const many = `VAR a = 1\n=== k ===\nOnce.\n{\n${cases}\n}\n-> END`;
    expect(importStory(many, "a.ink").lost).toMatchObject([
      { params: { why: "too_intricate", line: 5 } },
    ]);
    const threads = `=== k ===\n${"<- k\n".repeat(40)}+ [Go] -> k\n`;
    expect(importStory(threads, "a.ink").lost).toMatchObject([
      { params: { why: "too_intricate" } },
    ]);
    expect(importStory("a".repeat(8_000_001), "a.ink").lost).toMatchObject([
      { params: { why: "too_long", most: 8_000_000 } },
    ]);
  });
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
