import type { Effect } from "@katha/storygraph";
import type { EffectIdiom } from "./idioms.ts";
import { tokenOf } from "./tokens.ts";
import type { WrittenNode } from "./written-node.ts";

/** A line of a file. */
export interface Row {
  text: string;
  line: number;
}

/** The lines of a scene to be read again, and its unedited parts. */
export interface Tokenised {
  rows: readonly Row[];
  /** Its diversions and arrival effects are as we wrote them. */
  hasHead: boolean;
  /** Unedited choices, by their index in the scene. */
  choices: ReadonlySet<number>;
  /** Storylets whose choices are unedited. */
  storylets: ReadonlySet<string>;
  /** What the scene's text names, by token number. */
  marks: readonly string[];
}

export interface Ours {
  parts: WrittenNode;
  effects: readonly EffectIdiom[];
  marks: readonly { written: string; mark: string }[];
  /** Effects replaced by numbers, in the whole story. */
  authored: Effect[];
  /** How the format writes a choice, and an effect replaced by a number. */
  choiceLine: (token: string) => string;
  effectLine: (number: number) => string;
  /** Whether effects stand inline, not on lines of their own. */
  isInline: boolean;
  /** Whether unedited paragraphs and choices become tokens; else they are read again. */
  keepsWhole: boolean;
}

/** The index where these lines stand together, or -1. */
function foundAt(rows: readonly Row[], lines: readonly string[], from: number): number {
  const last = rows.length - lines.length;
  for (let at = from; at <= last; at += 1)
    if (lines.every((line, next) => rows[at + next]?.text === line)) return at;
  return -1;
}

/** An edited scene with tokens for its unedited parts. */
export function tokenised(written: readonly Row[], ours: Ours): Tokenised {
  const { parts, authored } = ours;
  const rows = written.map((row) => ({ ...row }));
  const texts = new Set(rows.map(({ text }) => text));
  const replace = (at: number, count: number, text: readonly string[]) => {
    const line = rows[at]?.line ?? 0;
    rows.splice(at, count, ...text.map((one) => ({ text: one, line })));
  };
  let next = 0;
  const stays = (lines: readonly string[], token: readonly string[]): boolean => {
    if (lines.length === 0 || !texts.has(lines[0] ?? "")) return false;
    const after = foundAt(rows, lines, next);
    const at = after === -1 ? foundAt(rows, lines, 0) : after;
    if (at === -1) return false;
    replace(at, lines.length, token);
    next = at + token.length;
    return true;
  };

  const hasHead = foundAt(rows, parts.head, 0) === 0;
  if (hasHead) replace(0, parts.head.length, []);
  const choices = new Set<number>();
  const storylets = new Set<string>();
  if (ours.keepsWhole) {
    for (const { at, lines } of parts.paragraphs) stays(lines, [tokenOf("paragraph", at)]);
    for (const { of, lines } of parts.offers)
      if ("storylet" in of) {
        if (stays(lines, [])) storylets.add(of.storylet);
      } else if (stays(lines, [ours.choiceLine(tokenOf("choice", of.choice))]))
        choices.add(of.choice);
  }
  const end = rows.length - parts.end.length;
  if (parts.end.length > 0 && foundAt(rows, parts.end, end) === end)
    replace(end, parts.end.length, []);

  for (const { lines, effect } of ours.effects) {
    const asNumber = () => (effect === null ? [] : [ours.effectLine(authored.push(effect) - 1)]);
    if (ours.isInline)
      for (const row of rows)
        row.text = row.text.replaceAll(lines.join(""), () => asNumber().join(""));
    else
      for (let at = foundAt(rows, lines, 0); at !== -1; at = foundAt(rows, lines, at))
        replace(at, lines.length, asNumber());
  }
  const marks: string[] = [];
  for (const { written: whole, mark } of ours.marks)
    for (const row of rows) {
      if (!row.text.includes(whole)) continue;
      const token = tokenOf("mark", marks.push(mark) - 1);
      // Before an ink choice stands its condition, not words.
      const [, asked = "", words = ""] = /^([*+][^[]*)?(.*)$/su.exec(row.text) ?? [];
      row.text = asked + words.replaceAll(whole, token);
    }
  return { rows, hasHead, choices, storylets, marks };
}
