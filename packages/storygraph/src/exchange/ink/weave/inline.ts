import type { Loss } from "../../lost.ts";
import { loss } from "../../lost.ts";
import { type Statement, textStatement } from "../../script/statement.ts";
import { inkAsked, type Names } from "./dialect.ts";
import type { InkLine } from "./lines.ts";
import { bareIndex, unescaped } from "../marks.ts";

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
  let words = "";
  const say = () => {
    if (words !== "") found.push(textStatement(unescaped(words)));
    words = "";
  };
  const plain = text.replace(/^\s*<>/, "");
  for (let at = 0; at < plain.length; at += 1) {
    const rest = plain.slice(at);
    const sign = plain.charAt(at);
    if (sign === "\\") {
      words += plain.slice(at, at + 2);
      at += 1;
    } else if (rest.startsWith("<>")) at += 1;
    else if (rest.startsWith("->")) {
      say();
      found.push(...divert(rest, reading, line));
      return found;
    } else if (sign === "#") {
      reading.lost.push(loss("left_out", reading.from, { code: rest.trim() }, line));
      break;
    } else if (sign === "{") {
      const close = closingBrace(plain, at);
      if (close === -1 || reading.depth > 40) {
        reading.lost.push(loss("logic", reading.from, { code: rest.trim() }, line));
        words += rest.replaceAll("\\", "\\\\");
        break;
      }
      say();
      const inner = plain.slice(at + 1, close);
      found.push(...reading.brace(inner, { ...reading, depth: reading.depth + 1 }, line));
      at = close;
    } else words += sign;
  }
  say();
  return found;
}

const flows = new Set<Statement["kind"]>(["goto", "end", "return"]);

/** A line of prose with its line end, unless it diverts or is glued to the next. */
export function lineStatements(text: string, reading: Reading, line: number): Statement[] {
  const found = inlineStatements(text, reading, line);
  const last = found.at(-1);
  const isJoined = /<>\s*$/.test(text) || (last !== undefined && flows.has(last.kind));
  return isJoined ? found : [...found, textStatement("\n\n")];
}

/** The index of a mark outside all braces, or -1. */
export function outsideBraces(text: string, mark: string): number {
  for (let at = bareIndex(text, mark); at !== -1; at = bareIndex(text, mark, at + 1)) {
    const open = bareIndex(text, "{");
    if (open === -1 || open > at) return at;
    let from = open;
    let isInside = false;
    while (from !== -1 && from < at) {
      const close = closingBrace(text, from);
      isInside = close === -1 || close > at;
      if (isInside) break;
      from = bareIndex(text, "{", close + 1);
    }
    if (!isInside) return at;
  }
  return -1;
}
