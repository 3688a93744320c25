import { loss } from "../../lost.ts";
import { binary } from "../../script/expression.ts";
import {
  type SourceExpression,
  type Branch,
  type Statement,
  turnStyles,
  type TurnStyle,
} from "../../script/statement.ts";
import { inkAsked } from "./dialect.ts";
import { inlineStatements, outsideBraces, partsBetween, type Reading } from "./inline.ts";
import { logicalLines, type InkLine } from "./lines.ts";

function linesOf(text: string, first: number): InkLine[] {
  return text.split("\n").map((one, at) => ({ text: one.trim(), line: first + at }));
}

/** The branches of a block: each begins with a dash. */
function dashed(lines: readonly InkLine[]): { head: InkLine[]; branches: InkLine[][] } {
  const branches: InkLine[][] = [];
  const head: InkLine[] = [];
  for (const one of lines) {
    const [, rest] = /^-(?!>)\s*([\s\S]*)$/u.exec(one.text) ?? [];
    if (rest !== undefined) branches.push([{ ...one, text: rest }]);
    else (branches.at(-1) ?? head).push(one);
  }
  return { head, branches };
}

function isElse(text: string): boolean {
  return /^\s*else\s*$/.test(text);
}

/** `- condition: what follows`; the condition is compared with `subject` where there is one. */
function conditional(
  lines: readonly InkLine[],
  subject: SourceExpression | null,
  reading: Reading,
): Branch {
  const [first, ...rest] = lines;
  const { text = "", line = 0 } = first ?? {};
  const colon = outsideBraces(text, ":");
  if (colon === -1) {
    reading.lost.push(loss("logic", reading.from, { code: text }, line));
    return { when: { of: null, code: text, line }, body: reading.weave(rest, reading) };
  }
  const code = text.slice(0, colon);
  const body = reading.weave([{ text: text.slice(colon + 1).trim(), line }, ...rest], reading);
  if (isElse(code)) return { when: null, body };
  const asked = inkAsked(code, reading.names, { from: reading.from, line });
  if (subject === null) return { when: asked, body };
  const of = subject.of && asked.of && binary("=", subject.of, asked.of);
  return { when: { of, code: `${subject.code} == ${asked.code}`, line }, body };
}

function block(code: string, content: string, reading: Reading, line: number): Statement[] {
  const lines = logicalLines(linesOf(content, line));
  const { head, branches } = dashed(lines);
  const subject =
    code.trim() === "" ? null : inkAsked(code, reading.names, { from: reading.from, line });
  const begins = head.some(({ text }) => text !== "");
  if (subject !== null && (begins || branches.length === 0)) {
    const otherwise = branches.map((one) => conditional(one, null, reading));
    return [
      {
        kind: "if",
        branches: [{ when: subject, body: reading.weave(head, reading) }, ...otherwise],
      },
    ];
  }
  const only = branches.length === 1 && isElse((branches[0]?.[0]?.text ?? "").split(":")[0] ?? "");
  if (subject !== null && only) {
    const [other] = branches.map((one) => conditional(one, null, reading));
    return [{ kind: "if", branches: [{ when: subject, body: [] }, ...(other ? [other] : [])] }];
  }
  return [{ kind: "if", branches: branches.map((one) => conditional(one, subject, reading)) }];
}

/** Whether what follows a condition begins on a line of its own, or has branches. */
function hasBranches(content: string): boolean {
  const [first = "", ...others] = content.split("\n");
  return (
    (others.length > 0 && /^[ \t]*$/.test(first)) ||
    others.some((line) => /^-(?!>)/.test(line.trimStart()))
  );
}

const styleWord = /^\s*((?:stopping|cycle|once|shuffle)(?:\s+(?:once|stopping))?)\s*:/;
const styleSigns: Readonly<Record<string, TurnStyle>> = {
  "&": "cycle",
  "!": "once",
  "~": "shuffle",
};

function turns(
  style: TurnStyle,
  bodies: readonly (readonly Statement[])[],
  line: number,
): Statement[] {
  return [{ kind: "turns", style, branches: bodies, line }];
}

/** The content of ink's braces: a value, a condition, or a sequence of texts. */
export function braceStatements(inner: string, reading: Reading, line: number): Statement[] {
  const [styled, word] = styleWord.exec(inner) ?? [];
  if (styled !== undefined && word !== undefined) {
    const style = turnStyles.find((one) => word.startsWith(one)) ?? "stopping";
    const { branches } = dashed(logicalLines(linesOf(inner.slice(styled.length), line)));
    return turns(
      style,
      branches.map((one) => reading.weave(one, reading)),
      line,
    );
  }
  const each = (texts: readonly string[]) =>
    texts.map((text) => inlineStatements(text, reading, line));
  const style = styleSigns[inner.trimStart().charAt(0)];
  if (style !== undefined && outsideBraces(inner, "|") !== -1)
    return turns(style, each(partsBetween(inner.trimStart().slice(1), "|")), line);
  const [colon, bar] = [outsideBraces(inner, ":"), outsideBraces(inner, "|")];
  const isMany = inner.includes("\n");
  if (isMany && (colon === -1 || /^\s*-(?!>)/.test(inner))) return block("", inner, reading, line);
  if (colon !== -1 && (bar === -1 || colon < bar)) {
    const [code, content] = [inner.slice(0, colon), inner.slice(colon + 1)];
    if (isMany && hasBranches(content)) return block(code, content, reading, line);
    const asked = inkAsked(code, reading.names, { from: reading.from, line });
    const [then = [], otherwise] = each(partsBetween(content, "|"));
    return [
      {
        kind: "if",
        branches: [
          { when: asked, body: then },
          ...(otherwise === undefined ? [] : [{ when: null, body: otherwise }]),
        ],
      },
    ];
  }
  if (bar !== -1) return turns("stopping", each(partsBetween(inner, "|")), line);
  const asked = inkAsked(inner, reading.names, { from: reading.from, line });
  return [{ kind: "print", of: { ...asked, code: `{${inner.trim()}}` } }];
}
