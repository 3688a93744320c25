import { faultAt, type Page } from "./fault.ts";

/** A line `name: value`. */
export interface Fact {
  name: string;
  value: string;
  line: number;
}

/** What stands under a heading: facts directly below it, and after an empty line anything else. */
export interface Section {
  page: Page;
  level: number;
  title: string;
  line: number;
  facts: Fact[];
  body: string[];
  /** The number of the body's first line. */
  bodyLine: number;
}

/** `name: value`; undefined where a line is something else. */
export function factIn(text: string, line: number): Fact | undefined {
  const colon = text.indexOf(":");
  if (colon < 1) return undefined;
  return { name: text.slice(0, colon), value: text.slice(colon + 1).trim(), line };
}

function headingIn(text: string): { level: number; title: string } | undefined {
  if (!text.startsWith("#")) return undefined;
  const level = text.startsWith("# ") ? 1 : text.startsWith("## ") ? 2 : 0;
  return level === 0 ? undefined : { level, title: text.slice(level + 1).trim() };
}

/** The sections of a page, in order; `from`: the number of its first line that is read. */
export function sectionsOf(page: Page, from = 1): Section[] {
  const lines = page.text.split("\n");
  const sections: Section[] = [];
  let at = from - 1;
  while (lines[at] === "") at += 1;
  while (at < lines.length) {
    const line = at + 1;
    const heading = headingIn(lines[at] ?? "");
    if (heading === undefined) throw faultAt(page, line, "this stands before the first heading.");
    const facts: Fact[] = [];
    for (at += 1; at < lines.length; at += 1) {
      const text = lines[at] ?? "";
      if (text === "" || headingIn(text) !== undefined) break;
      const fact = factIn(text, at + 1);
      if (fact === undefined)
        throw faultAt(page, at + 1, "this is no `name: value`; text begins after an empty line.");
      facts.push(fact);
    }
    const bodyLine = at + 1;
    while (at < lines.length && headingIn(lines[at] ?? "") === undefined) at += 1;
    sections.push({ page, ...heading, line, facts, body: lines.slice(bodyLine - 1, at), bodyLine });
  }
  return sections;
}

/** A line whose first sign means nothing after a backslash. */
export const unescaped = (line: string) => (line.startsWith("\\") ? line.slice(1) : line);

/**
 * Text from the lines between two, without the empty ones around it. A backslash at the start of a line takes away its
 * meaning.
 */
export function textOf(lines: readonly string[], from = 0, to = lines.length): string {
  let [first, last] = [from, to - 1];
  while (first <= last && lines[first] === "") first += 1;
  while (last > first && lines[last] === "") last -= 1;
  if (first > last) return "";
  if (first === last) return unescaped(lines[first] ?? "");
  return lines
    .slice(first, last + 1)
    .map(unescaped)
    .join("\n");
}
