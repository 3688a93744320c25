import { binary, type Expression, nameOf, not, valueOf } from "../../script/expression.ts";
import { type Dialect, readExpression } from "../../script/read-expression.ts";
import type { SourceExpression, Statement } from "../../script/statement.ts";
import type { Loss } from "../../lost.ts";
import { quoteAt, QuotedText } from "./quoted-text.ts";
import type { Source } from "./source.ts";

/** The passage that is being read, and its place in the file. */
export interface Reading {
  /** The passage's name in the file. */
  passage: string;
  /** The line of its header. */
  line: number;
  lost: Loss[];
  /** Whether there is a passage of this name. */
  isPassage: (name: string) => boolean;
  unique: () => string;
}

/** The line of the file that an index of a passage's text is in. */
export const lineAt = ({ line }: Reading, source: Source, at: number): number =>
  line + source.lineAt(at) + 1;

const signs: Dialect["signs"] = {
  not: "not",
  "!": "not",
  and: "and",
  "&&": "and",
  or: "or",
  "||": "or",
  "is not": "!=",
  isnot: "!=",
  is: "=",
  eq: "=",
  "===": "=",
  "==": "=",
  neq: "!=",
  "!==": "!=",
  "!=": "!=",
  gte: ">=",
  ">=": ">=",
  lte: "<=",
  "<=": "<=",
  gt: ">",
  ">": ">",
  lt: "<",
  "<": "<",
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  "%": "%",
};

/** A variable's name without its sigil; temporary variables keep theirs. */
const variableName = (written: string) => written.replace(/^\$/, "");

function called(name: string, given: readonly Expression[], { passage }: Reading): Expression {
  const [first] = given;
  if (name === "visited" || name === "hasVisited") {
    if (given.length === 0) return { kind: "visits", of: passage };
    if (given.length === 1 && first?.kind === "value" && typeof first.value === "string")
      return { kind: "visits", of: first.value };
  }
  if (name === "Math.clamp") return { kind: "call", name: "clamp", given };
  return { kind: "call", name, given };
}

function expression(code: string, reading: Reading): Expression | null {
  return readExpression(code, {
    name: /[$_]?[\p{L}_][\p{L}\p{M}\p{N}_.]*/uy,
    signs,
    known: (name) => {
      if (name === "true" || name === "false") return valueOf(name === "true");
      if (name === "visits") return { kind: "visits", of: reading.passage };
      const isVariable = /^[$_]/.test(name) && !name.includes(".");
      return isVariable ? nameOf(variableName(name)) : { kind: "call", name, given: [] };
    },
    call: (name, given) => called(name, given, reading),
  });
}

export function askedIn(code: string, reading: Reading, line: number): SourceExpression {
  return { of: expression(code, reading), code: code.trim(), line };
}

export const unless = (asked: SourceExpression): SourceExpression => ({
  ...asked,
  of: asked.of && not(asked.of),
});

/** A macro's arguments, split at commas. */
export function splitArguments(written: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const quotedText = new QuotedText(written);
  for (let at = 0; at < written.length; at += 1) {
    const sign = written.charAt(at);
    const quote = quoteAt(written, at);
    if (quote !== undefined) at = (quotedText.endOf(quote, at) ?? at + 1) - 1;
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (depth === 0 && (sign === "," || sign === ";")) {
      parts.push(written.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(written.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

const assignment = /^([$_][\p{L}_][\p{L}\p{M}\p{N}_]*)\s*(?:(to|=(?!=))|([-+*/])=)\s*([\s\S]+)$/u;
const step = /^([$_][\p{L}_][\p{L}\p{M}\p{N}_]*)\s*(\+\+|--)$/u;

/** `$x to 1`, `$x += 2`, `$x++`; null where it is none of them. */
export function setStatement(written: string, reading: Reading, line: number): Statement | null {
  const code = written.trim();
  const [, counted, sign] = step.exec(code) ?? [];
  if (counted !== undefined) {
    const name = variableName(counted);
    const of = binary(sign === "++" ? "+" : "-", nameOf(name), valueOf(1));
    return { kind: "set", name, to: { of, code, line } };
  }
  const [, variable, , operator, value] = assignment.exec(code) ?? [];
  if (variable === undefined || value === undefined) return null;
  const name = variableName(variable);
  const asked = askedIn(value.replaceAll(/\bit\b/g, variable), reading, line);
  const more = operator as "+" | "-" | "*" | "/" | undefined;
  const of =
    more === undefined || asked.of === null ? asked.of : binary(more, nameOf(name), asked.of);
  return { kind: "set", name, to: { of, code, line } };
}

/** A quoted argument; null where it is computed. */
export function quoted(written: string | undefined): string | null {
  const [, double, single] =
    /^\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)')\s*$/su.exec(written ?? "") ?? [];
  return (double ?? single)?.replaceAll(/\\(.)/gsu, "$1") ?? null;
}
