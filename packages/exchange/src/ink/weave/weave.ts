import { append } from "../../append.ts";
import { loss } from "../../lost.ts";
import {
  type SourceExpression,
  type Option,
  type Statement,
  textStatement,
} from "../../script/statement.ts";
import { inkAsked } from "./dialect.ts";
import {
  closingBrace,
  inlineStatements,
  lineStatements,
  outsideBraces,
  type Reading,
} from "./inline.ts";
import { logicalLines, type InkLine } from "./lines.ts";
import { logicStatement } from "./logic.ts";
import { bareIndex } from "../marks.ts";

type Item =
  | {
      kind: "choice";
      depth: number;
      label: string | null;
      isOnce: boolean;
      text: string;
      line: number;
    }
  | { kind: "gather"; depth: number; label: string | null; line: number }
  | { kind: "line"; text: string; line: number };

const choiceLine = /^((?:[*+]\s*)+)(?:\(\s*([\p{L}\p{N}_]+)\s*\))?\s*([\s\S]*)$/u;
const gatherLine = /^((?:-(?!>)\s*)+)(?:\(\s*([\p{L}\p{N}_]+)\s*\))?\s*([\s\S]*)$/u;
const countOf = (marks: string) => marks.replaceAll(/\s/g, "").length;

/** The items of a line: its gathers, and what follows them. */
function itemsOf({ text, line }: InkLine): Item[] {
  const items: Item[] = [];
  let left = text;
  for (;;) {
    const [, bullets, label, words = ""] = choiceLine.exec(left) ?? [];
    if (bullets !== undefined) {
      const isOnce = bullets.startsWith("*");
      const depth = countOf(bullets);
      items.push({ kind: "choice", depth, label: label ?? null, isOnce, text: words, line });
      return items;
    }
    const [, dashes, name, rest = ""] = gatherLine.exec(left) ?? [];
    if (dashes === undefined) {
      if (left !== "") items.push({ kind: "line", text: left, line });
      return items;
    }
    items.push({ kind: "gather", depth: countOf(dashes), label: name ?? null, line });
    left = rest.trim();
  }
}

/** Items that are taken from the front. */
class Items {
  private at = 0;
  private readonly items: readonly Item[];
  constructor(items: readonly Item[]) {
    this.items = items;
  }

  get first(): Item | undefined {
    return this.items[this.at];
  }

  drop(): void {
    this.at += 1;
  }
}

/** The conditions before a choice's words. */
function conditionsBefore(
  text: string,
  reading: Reading,
  line: number,
): { when: SourceExpression[]; rest: string } {
  const when: SourceExpression[] = [];
  let rest = text.trimStart();
  while (rest.startsWith("{")) {
    const close = closingBrace(rest, 0);
    const inner = rest.slice(1, close);
    const isWords = outsideBraces(inner, ":") !== -1 || outsideBraces(inner, "|") !== -1;
    if (close === -1 || isWords || /^\s*[&!~](?!=)[^|]*\|/.test(inner)) break;
    when.push(inkAsked(inner, reading.names, { from: reading.from, line }));
    rest = rest.slice(close + 1).trimStart();
  }
  return { when, rest };
}

function bracketed(text: string): { words: string; told: string } {
  const open = outsideBraces(text, "[");
  const close = open === -1 ? -1 : bareIndex(text, "]", open + 1);
  // Players read a choice's words where they take it, so the words are not repeated.
  if (close === -1) return { words: text, told: "" };
  const [before, only, after] = [
    text.slice(0, open),
    text.slice(open + 1, close),
    text.slice(close + 1),
  ];
  return { words: `${before}${only}`, told: `${before}${after}` };
}

function optionOf(
  item: Extract<Item, { kind: "choice" }>,
  inner: readonly Statement[],
  reading: Reading,
): Option {
  const { line, label } = item;
  const { when, rest } = conditionsBefore(item.text, reading, line);
  const arrow = outsideBraces(rest, "->");
  const before = arrow === -1 ? rest : rest.slice(0, arrow);
  const { words, told } = bracketed(before);
  const divert = arrow === -1 ? [] : inlineStatements(rest.slice(arrow), reading, line);
  const isFallback = arrow !== -1 && before.trim() === "";
  const says = told.trim() === "" ? [] : inlineStatements(told, reading, line);
  const breaks = says.length > 0 && divert.length === 0 ? [textStatement("\n\n")] : [];
  const address = label === null ? null : `${reading.from}.${label}`;
  const isDivertedTo = address !== null && reading.divertedTo.has(label ?? "");
  const start: Statement[] = isDivertedTo ? [{ kind: "label", name: address }] : [];
  return {
    words: inlineStatements(words.trim(), reading, line),
    when,
    once: item.isOnce ? reading.unique() : null,
    isLocked: false,
    isFallback,
    counts: isDivertedTo ? null : address,
    body: [...start, ...says, ...breaks, ...divert, ...inner],
    line,
  };
}

/** Reads one level of a weave from the front of `items`; outer levels stay in it. */
function level(items: Items, depth: number, reading: Reading): Statement[] {
  const found: Statement[] = [];
  for (let item = items.first; item !== undefined; item = items.first) {
    if (item.kind !== "line" && item.depth < depth) return found;
    items.drop();
    if (item.kind === "gather") {
      found.push({ kind: "gather" });
      if (item.label !== null) found.push({ kind: "label", name: `${reading.from}.${item.label}` });
    } else if (item.kind === "choice") {
      const isTooDeep = reading.depth > 60;
      const next = items.first;
      if (isTooDeep && next !== undefined && next.kind !== "line" && next.depth > depth)
        reading.lost.push(loss("logic", reading.from, { code: item.text }, item.line));
      const inner = isTooDeep
        ? []
        : level(items, depth + 1, { ...reading, depth: reading.depth + 1 });
      found.push({ kind: "offer", options: [optionOf(item, inner, reading)] });
    } else {
      const last = found.at(-1);
      // Glue joins a line to the one before it.
      if (item.text.startsWith("<>") && last?.kind === "text" && last.text === "\n\n") found.pop();
      append(found, oneLine(item, reading));
    }
  }
  return found;
}

function oneLine({ text, line }: InkLine, reading: Reading): Statement[] {
  if (/^TODO\b/.test(text)) return [];
  const logic = logicStatement(text, reading, line);
  if (logic !== null) return logic;
  const [, thread] = /^<-\s*(.*)$/su.exec(text) ?? [];
  if (thread === undefined) return lineStatements(text, reading, line);
  const target = reading.names.addressOf(thread.replace(/\(.*$/s, "").trim(), reading.from);
  if (target !== null && !thread.includes("(")) return [{ kind: "thread", target, line }];
  reading.lost.push(loss("logic", reading.from, { code: text }, line));
  return [textStatement(`${text}\n\n`)];
}

/** The lines of a knot, a stitch or a block as statements. */
export function weave(lines: readonly InkLine[], reading: Reading): Statement[] {
  const items = logicalLines(lines.map(({ text, line }) => ({ text: text.trim(), line }))).flatMap(
    itemsOf,
  );
  return level(new Items(items), 1, reading);
}
