/**
 * Phrases are written as words, in the notation that `languages/README.md` explains; they become regular expressions
 * here and nowhere else. Every word stands by itself, in any script.
 */

import type { Parts } from "../../languages/language.ts";
import { oneForm } from "../words/one-form.ts";

/** What stands between words. Classes of Unicode would say the same, and take ten times as long to compile. */
const between = String.raw`\s.,;:!?"'“”‘’«»()\[\]…—–\-\/।॥؟،؛۔`;
const wordStart = `(?<![^${between}])`;
const wordEnd = `(?!'?[^${between}])`;
const letters = `[^${between}]*`;
const oneWord = `(?:[^${between}]['-]?)+`;

type Way = readonly Piece[];
/** What stands between two spaces: signs and groups without a space between them. */
type Piece = readonly Atom[];
type Atom =
  | { kind: "letters" | "stop" | "edge"; source: string }
  | { kind: "group"; ways: readonly Way[]; before: string; times: "" | "?" | "*" }
  | { kind: "look"; ways: readonly Way[]; mark: string }
  | { kind: "some"; least: string; most: string };

const looks: Readonly<Record<string, string>> = {
  "!(": "(?!",
  "&(": "(?=",
  "<!(": "(?<!",
  "<&(": "(?<=",
};

/** What the signs of the notation stand for. */
const signs: readonly (readonly [sign: RegExp, atom: (found: readonly string[]) => Atom])[] = [
  [/\^/uy, () => ({ kind: "edge", source: "^" })],
  [/\//uy, () => ({ kind: "edge", source: String.raw`(?:^|[,.;:!—]\s*)` })],
  [/\$/uy, () => ({ kind: "edge", source: `[${between}]*$` })],
  [/…(\d*)/uy, ([, most]) => ({ kind: "edge", source: most ? `.{0,${most}}` : ".*" })],
  [/,\?/uy, () => ({ kind: "stop", source: `(?:[,،]|${wordEnd})` })],
  [/,/uy, () => ({ kind: "stop", source: "[,،]" })],
  [/\?/uy, () => ({ kind: "stop", source: "[?؟]" })],
  [
    /(\d*)\.\.(\d+)/uy,
    ([, least, most]) => ({ kind: "some", least: least || "0", most: most ?? "" }),
  ],
  [/_/uy, () => ({ kind: "letters", source: oneWord })],
  [/~/uy, () => ({ kind: "letters", source: letters })],
  [/[\p{L}\p{M}\p{N}'"“”‘’&-]+/uy, ([word]) => ({ kind: "letters", source: word ?? "" })],
  [/\./uy, () => ({ kind: "stop", source: String.raw`\.` })],
];

function readWays(text: string): Way[] {
  let at = 0;
  const isNow = (pattern: RegExp) => at >= text.length || pattern.test(text[at] ?? "");
  const find = (sign: RegExp): readonly string[] | undefined => {
    sign.lastIndex = at;
    const found = sign.exec(text);
    if (found) at = sign.lastIndex;
    return found ?? undefined;
  };
  const fault = (why: string) => new Error(`"${text}": ${why} at ${String(at)}`);

  function ways(): Way[] {
    const all: Way[] = [];
    do {
      const way: Piece[] = [];
      while (find(/ +/uy) || !isNow(/[|)\]>]/u)) if (!isNow(/[ |)\]>]/u)) way.push(piece());
      all.push(way);
    } while (find(/\|/uy));
    return all;
  }
  function waysTo(close: RegExp): Way[] {
    const all = ways();
    if (!find(close)) throw fault("a bracket is open");
    return all;
  }
  function piece(): Piece {
    const atoms: Atom[] = [];
    while (!isNow(/[ |)\]>]/u)) atoms.push(atom());
    const [first, second] = atoms;
    if (first?.kind === "group" && first.times !== "" && second?.kind === "stop")
      throw fault("a mark stands behind what may be missing");
    return atoms;
  }
  function atom(): Atom {
    const look = find(/[!&]\(|<[!&]\(/uy);
    if (look) return { kind: "look", mark: looks[look[0] ?? ""] ?? "", ways: waysTo(/\)/uy) };
    if (find(/\(/uy)) return { kind: "group", ways: waysTo(/\)/uy), before: "(?:", times: "" };
    if (find(/\[/uy)) {
      const all = waysTo(/\]/uy);
      return { kind: "group", ways: all, before: "(?:", times: find(/\*/uy) ? "*" : "?" };
    }
    const named = find(/<(\w+)=/uy);
    if (named)
      return { kind: "group", ways: waysTo(/>/uy), before: `(?<${named[1] ?? ""}>`, times: "" };
    for (const [sign, of] of signs) {
      const found = find(sign);
      if (found) return of(found);
    }
    throw fault("not understood");
  }

  const all = ways();
  if (at < text.length) throw fault("a bracket is closed");
  return all;
}

/** Whether it may be missing, or takes no part: what stands beside it then cannot count on a space between them. */
function isLoose(piece: Piece): boolean {
  const [first] = piece;
  if (first === undefined || piece.length > 1) return false;
  return (
    first.kind === "some" || first.kind === "look" || (first.kind === "group" && first.times !== "")
  );
}
const isEdge = (piece: Piece | undefined) =>
  piece !== undefined && piece.length === 1 && piece[0]?.kind === "edge";
const isWord = (piece: Piece | undefined) =>
  piece !== undefined && !isLoose(piece) && !isEdge(piece);

/** A way to say it; `opens` and `closes`: nothing beside it says that a word begins or ends there. */
function sourceOfWay(way: Way, opens: boolean, closes: boolean): string {
  return way
    .map((piece, at) => {
      const [before, after] = [way[at - 1], way[at + 1]];
      const begins = before === undefined ? opens : !isWord(before) || !isWord(piece);
      const ends = after === undefined ? closes : !isWord(after) || !isWord(piece);
      const isBeside = !isWord(before) || isEdge(piece);
      const space = isBeside ? "" : isWord(piece) ? " " : " ?";
      return space + sourceOfPiece(piece, begins, ends);
    })
    .join("");
}

function sourceOfPiece(piece: Piece, begins: boolean, ends: boolean): string {
  // A look back joins what follows to what stands before it.
  const first = piece.findIndex((atom) => atom.kind !== "look" || atom.mark.startsWith("(?<"));
  const last = piece.findLastIndex(({ kind }) => kind !== "look");
  return piece
    .map((atom, at) => {
      const isFirst = at <= first || first < 0;
      const isLast = at >= last;
      switch (atom.kind) {
        case "edge":
        case "stop":
          return atom.source;
        case "letters":
          return `${isFirst && begins ? wordStart : ""}${atom.source}${isLast && ends ? wordEnd : ""}`;
        case "some":
          return `(?:${wordStart}${oneWord}${wordEnd} ?){${atom.least},${atom.most}}`;
        case "look": {
          const isBehind = atom.mark.startsWith("(?<");
          const [isBegun, isOver] = [at === 0, at === piece.length - 1];
          if (isBehind)
            return `${atom.mark}${oneOf(atom.ways, true, isOver)}${isOver ? " ?" : ""})`;
          return `${atom.mark}${isBegun ? " ?" : ""}${oneOf(atom.ways, isBegun, true)})`;
        }
        case "group": {
          const isMaybe = atom.times !== "" && piece.length === 1;
          const [start, end] = [isFirst && (begins || isMaybe), isLast && (ends || isMaybe)];
          // One look at where a word begins or ends serves all ways that begin or end with letters.
          const isStart =
            start && (atom.times !== "" || atom.ways.every((way) => isLetters(way[0]?.[0])));
          const isEnd =
            end && (atom.times !== "" || atom.ways.every((way) => isLetters(way.at(-1)?.at(-1))));
          const ways = atom.ways.map((way) => sourceOfWay(way, start && !isStart, end && !isEnd));
          const own = `${isStart ? wordStart : ""}${atom.before}${ways.join("|")})`;
          const close = isEnd ? wordEnd : "";
          return isMaybe ? `(?:${own}${close} ?)${atom.times}` : own + atom.times + close;
        }
      }
    })
    .join("");
}

const isLetters = (atom: Atom | undefined) => atom?.kind === "letters";

const oneOf = (ways: readonly Way[], opens: boolean, closes: boolean) =>
  `(?:${ways.map((way) => sourceOfWay(way, opens, closes)).join("|")})`;

/** A phrase with its parts written out. */
function whole(phrase: string, parts: Parts): string {
  return phrase.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`"${phrase}": no part is called ${name}`);
    return whole(part, parts);
  });
}

/** The ways to say a phrase, each as the source of a regular expression. */
export const waysOf = (phrase: string, parts: Parts = {}): string[] =>
  readWays(oneForm(whole(phrase, parts))).map((way) => sourceOfWay(way, true, true));

/** What no line has. */
const never = "(?!)";

/** Any of these ways; whether a word, or the line, begins at a place is looked at once for all of them. */
export function anyOf(ways: readonly string[]): string {
  if (ways.length === 0) return never;
  const begun = (begin: string) => {
    const own = ways.filter((way) => way.startsWith(begin)).map((way) => way.slice(begin.length));
    return own.length === 0 ? [] : [`${begin}(?:${own.join("|")})`];
  };
  const others = ways.filter((way) => !way.startsWith("^") && !way.startsWith(wordStart));
  return `(?:${[...begun("^"), ...begun(wordStart), ...others].join("|")})`;
}

/** The source of the regular expression of a phrase. */
export const sourceOf = (phrase: string, parts: Parts = {}): string => anyOf(waysOf(phrase, parts));
