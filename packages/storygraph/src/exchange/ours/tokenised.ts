import type { Effect } from "../../state/model/effect.ts";
import type { EffectIdiom } from "./idioms.ts";
import { tokenOf } from "./tokens.ts";
import type { WrittenNode } from "./written-node.ts";

/** A line of a file. */
export interface Row {
  text: string;
  line: number;
}

/** What is left of a scene to be read anew, and what nobody edited in it. */
export interface Tokenised {
  rows: readonly Row[];
  /** Where it leads elsewhere and what happens on arriving is as we wrote it. */
  hasHead: boolean;
  /** Choices that are as we wrote them, by their place in the scene. */
  choices: ReadonlySet<number>;
  /** Scenes of storylets whose choices are as we wrote them. */
  storylets: ReadonlySet<string>;
  /** What the words of the scene name, by the number of the token. */
  marks: readonly string[];
}

export interface Ours {
  parts: WrittenNode;
  effects: readonly EffectIdiom[];
  marks: readonly { written: string; mark: string }[];
  /** Effects that stand as numbers, in the whole story. */
  authored: Effect[];
  /** How that format writes a choice, and an effect that is a number. */
  choiceLine: (token: string) => string;
  effectLine: (number: number) => string;
  /** Whether effects stand among other words, not on lines of their own. */
  isInline: boolean;
  /** Whether paragraphs and choices stay as they are where nobody edited them; else they are read anew. */
  keepsWhole: boolean;
}

/** Where these lines stand together, or -1. */
function foundAt(rows: readonly Row[], lines: readonly string[], from: number): number {
  const last = rows.length - lines.length;
  for (let at = from; at <= last; at += 1)
    if (lines.every((line, next) => rows[at + next]?.text === line)) return at;
  return -1;
}

/** A scene that somebody edited, with tokens for all in it that nobody did. */
export function tokenised(written: readonly Row[], ours: Ours): Tokenised {
  const { parts, authored } = ours;
  const rows = written.map((row) => ({ ...row }));
  const replace = (at: number, count: number, text: readonly string[]) => {
    const line = rows[at]?.line ?? 0;
    rows.splice(at, count, ...text.map((one) => ({ text: one, line })));
  };
  let next = 0;
  const stays = (lines: readonly string[], token: readonly string[]): boolean => {
    const after = foundAt(rows, lines, next);
    const at = after === -1 ? foundAt(rows, lines, 0) : after;
    if (lines.length === 0 || at === -1) return false;
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
      // What stands before a choice of ink is no words, but when it is offered.
      const [, asked = "", words = ""] = /^([*+][^[]*)?(.*)$/su.exec(row.text) ?? [];
      row.text = asked + words.replaceAll(whole, token);
    }
  return { rows, hasHead, choices, storylets, marks };
}
