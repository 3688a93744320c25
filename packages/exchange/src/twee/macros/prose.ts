import { type Option, type Statement, textStatement } from "../../script/statement.ts";
import { linkFrom } from "../links.ts";
import { askedIn, type Reading, setStatement } from "./dialect.ts";
import { loss } from "../../lost.ts";
import type { Source } from "./source.ts";

const variable =
  /<<[=-]\s*([$_][\p{L}_][\p{L}\p{M}\p{N}_]*)\s*>>|\$[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{N}_[(])/gu;
const endsInWord = /[\p{L}\p{N}_$]$/u;

/** Text with printed variables. */
export function prose(text: string, reading: Reading, line: number): Statement[] {
  const found: Statement[] = [];
  let at = 0;
  for (const match of text.matchAll(variable)) {
    const [written, between] = match;
    const name = between ?? written;
    // Two units may be one letter.
    const isWord = endsInWord.test(text.slice(Math.max(0, match.index - 2), match.index));
    if (isWord && between === undefined) continue;
    if (match.index > at) found.push(textStatement(text.slice(at, match.index)));
    found.push({ kind: "print", of: askedIn(name, reading, line) });
    at = match.index + written.length;
  }
  if (at < text.length) found.push(textStatement(text.slice(at)));
  return found;
}

export function optionTo(
  words: string,
  body: readonly Statement[],
  reading: Reading,
  line: number,
): Option {
  return {
    words: prose(words, reading, line),
    when: [],
    once: null,
    isLocked: false,
    isFallback: false,
    counts: null,
    body,
    line,
  };
}

/** `[[words->target][$x to 1]]`, without its brackets; `stays`: its words are also part of the text. */
export function linkStatements(
  inside: string,
  { stays, reading, line }: { stays: boolean; reading: Reading; line: number },
): Statement[] {
  const [link = "", setter] = inside.split("][");
  const { text, target } = linkFrom(link);
  const sets = (setter ?? "").split(/[,;]/).flatMap((code): Statement[] => {
    if (code.trim() === "") return [];
    const set = setStatement(code, reading, line);
    if (set === null) reading.lost.push(loss("effect", reading.passage, { code }, line));
    return set === null ? [] : [set];
  });
  const option = optionTo(text, [...sets, { kind: "goto", target, line }], reading, line);
  return [...(stays ? prose(text, reading, line) : []), { kind: "offer", options: [option] }];
}

/** Tells whether the links of a line are alone on it, macros aside. */
export function aloneOnLines(
  source: Source,
  withoutMacros: (line: string) => string,
): (start: number) => boolean {
  const known = new Map<number, boolean>();
  return (start) => {
    const line = source.lineAt(start);
    const isAlone = known.get(line) ?? !/[^[\]{}\s]/.test(withoutMacros(source.line(line)));
    known.set(line, isAlone);
    return isAlone;
  };
}
