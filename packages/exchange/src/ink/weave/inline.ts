import type { Loss } from "../../lost.ts";
import { loss } from "../../lost.ts";
import { type Statement, textStatement } from "../../script/statement.ts";
import { inkAsked, type Names } from "./dialect.ts";
import type { InkLine } from "./lines.ts";
import { append } from "../../append.ts";
import { unescaped } from "../marks.ts";

/** The place of a line of ink, and what is known there. */
export interface Reading {
  names: Names;
  /** The knot or stitch. */
  from: string;
  lost: Loss[];
  depth: number;
  /** Labels that some divert leads to. */
  divertedTo: ReadonlySet<string>;
  /** A name that nothing else in the file has. */
  unique: () => string;
  /** Reads the content of braces. */
  brace: (inner: string, reading: Reading, line: number) => Statement[];
  /** Reads the lines of a block. */
  weave: (lines: readonly InkLine[], reading: Reading) => Statement[];
}

/** The index of the closing brace, or -1. */
export function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

const divertName = /^([\p{L}\p{M}\p{N}_.]+)\s*(?:\((.*)\))?$/su;

function step(written: string, isTunnel: boolean, reading: Reading, line: number): Statement[] {
  const [, name = "", given = ""] = divertName.exec(written) ?? [];
  const target = reading.names.addressOf(name, reading.from);
  if (name === "END" || name === "DONE") return [{ kind: "end" }];
  if (target === null) {
    const isVariable = reading.names.variables.has(name) || name === "";
    if (isVariable) reading.lost.push(loss("logic", reading.from, { code: `-> ${written}` }, line));
    return isVariable
      ? [textStatement(`-> ${written}`), { kind: "end" }]
      : [{ kind: "goto", target: name, line }];
  }
  const wanted = reading.names.parameters.get(target) ?? [];
  const values = given.trim() === "" ? [] : given.split(",");
  const sets = wanted.map((parameter, at): Statement => ({
    kind: "set",
    name: parameter,
    to: inkAsked(values[at] ?? "", reading.names, { from: reading.from, line }),
  }));
  return [...sets, { kind: isTunnel ? "tunnel" : "goto", target, line }];
}

/** The effect of a divert, beginning at its arrow. */
function divert(written: string, reading: Reading, line: number): Statement[] {
  const text = written.trim();
  if (text.startsWith("->->")) {
    const onward = text.slice(4).trim();
    if (onward === "") return [{ kind: "return", line }];
    reading.lost.push(loss("logic", reading.from, { code: text }, line));
    return step(onward, false, reading, line);
  }
  const parts = text.split("->").map((part) => part.trim());
  const names = parts.slice(1);
  const comesBack = names.at(-1) === "";
  const steps = comesBack ? names.slice(0, -1) : names;
  if (steps.length === 0) return [];
  return steps.flatMap((name, at) => step(name, comesBack || at < steps.length - 1, reading, line));
}

/** The words of a line, with its braces and diverts. */
export function inlineStatements(text: string, reading: Reading, line: number): Statement[] {
  const found: Statement[] = [];
  const plain = text.replace(/^\s*<>/, "");
  let words = "";
  const say = () => {
    if (words !== "") found.push(textStatement(unescaped(words)));
    words = "";
  };
  let at = 0;
  while (at < plain.length) {
    const sign = plain.charAt(at);
    if (sign === "\\") {
      words += plain.slice(at, at + 2);
      at += 2;
    } else if (plain.startsWith("<>", at)) at += 2;
    else if (plain.startsWith("->", at)) {
      say();
      append(found, divert(plain.slice(at), reading, line));
      return found;
    } else if (sign === "#") {
      const code = plain.slice(at).trim();
      reading.lost.push(loss("left_out", reading.from, { code }, line));
      break;
    } else if (sign === "{") {
      const close = closingBrace(plain, at);
      if (close === -1 || reading.depth > 40) {
        const rest = plain.slice(at);
        reading.lost.push(loss("logic", reading.from, { code: rest.trim() }, line));
        words += rest.replaceAll("\\", "\\\\");
        break;
      }
      say();
      const inner = plain.slice(at + 1, close);
      append(found, reading.brace(inner, { ...reading, depth: reading.depth + 1 }, line));
      at = close + 1;
    } else {
      words += sign;
      at += 1;
    }
  }
  say();
  return found;
}

const flows = new Set<Statement["kind"]>(["goto", "end", "return"]);

/** A line of prose with its line end, unless it diverts or is glued to the next. */
export function lineStatements(text: string, reading: Reading, line: number): Statement[] {
  const found = inlineStatements(text, reading, line);
  const last = found.at(-1);
  const isJoined = text.trimEnd().endsWith("<>") || (last !== undefined && flows.has(last.kind));
  if (!isJoined) found.push(textStatement("\n\n"));
  return found;
}

/** The index of a mark outside all braces, or -1. */
export function outsideBraces(text: string, mark: string, from = 0): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\") at += 1;
    else if (depth === 0 && text.startsWith(mark, at)) return at;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth = Math.max(0, depth - 1);
  }
  return -1;
}

/** The parts of a text between marks outside all braces. */
export function partsBetween(text: string, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = outsideBraces(text, mark); at !== -1; at = outsideBraces(text, mark, from)) {
    parts.push(text.slice(from, at));
    from = at + mark.length;
  }
  return [...parts, text.slice(from)];
}
