import type { ImportFormat } from "../formats.ts";
import { readText } from "./reading.ts";

type TextFormat = Exclude<ImportFormat, "bundle">;

interface Pumped {
  format: TextFormat;
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
export const pumped: readonly Pumped[] = [
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

export const words = [
  "${",
  "@{(a) ",
  "@{a b|",
  "*if (",
  "*set a ",
  "[b]",
  "#",
  "*hide_reuse ",
  "(",
];
export const indented = ["*if (a)", "*choice", "*else", "#Go", "*fake_choice", "Told."];

export function choicescript(depth: number, heads: readonly string[]): string {
  const lines = Array.from({ length: depth }, (_, at) => {
    return " ".repeat(at) + (heads[at % heads.length] ?? "");
  });
  return ["*create a true", ...lines].join("\n");
}

/** A report, or our own word that it cannot be read. */
export function isTold(text: string, format: TextFormat): boolean {
  const read = readText(text, `a.${format}`);
  return (
    read.kind === "refused" || Object.keys(read.graph.nodes).length > 0 || read.lost.length > 0
  );
}
