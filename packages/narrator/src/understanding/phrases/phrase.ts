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

/** Pieces that may be missing bring their own space; what is only looked at has none. */
function kindOf(piece: Piece): "word" | "loose" | "look" | "edge" {
  const [first] = piece;
  if (first === undefined || piece.length > 1) return "word";
  if (first.kind === "some") return first.least === "0" ? "loose" : "word";
  if (first.kind === "group" && first.times !== "") return "loose";
  return first.kind === "look" || first.kind === "edge" ? first.kind : "word";
}
const isWord = (piece: Piece | undefined) => piece !== undefined && kindOf(piece) === "word";

/** Whether a way begins, or ends, with something that a space stands beside. */
function isSpaced(atom: Atom | undefined): boolean {
  return atom !== undefined && atom.kind !== "edge" && atom.kind !== "stop";
}

/** A way to say it; `opens` and `closes`: nothing beside it says that a word begins or ends there. */
function sourceOfWay(way: Way, opens: boolean, closes: boolean): string {
  let source = "";
  /** A space is still to come before the next word. */
  let isOwed = false;
  for (const [at, piece] of way.entries()) {
    const [before, after] = [way[at - 1], way[at + 1]];
    const kind = kindOf(piece);
    const begins = before === undefined ? opens : !isWord(before) || kind !== "word";
    const ends = after === undefined ? closes : !isWord(after) || kind !== "word";
    if (kind === "look") {
      source += sourceOfLook(piece, isOwed);
      isOwed &&= !isBehind(piece);
    } else if (kind === "loose") {
      const next = way.slice(at).find((one) => kindOf(one) === "word" || kindOf(one) === "edge");
      const isBeforeWord = isWord(next) && isSpaced(next?.[0]);
      const lead = isOwed && !isBeforeWord ? " " : "";
      // Where nothing stands before it, and no word behind it, nothing tells on which side the space is.
      const trail = isBeforeWord ? " " : isOwed ? "" : " ?";
      source += (isOwed && lead === "" ? " " : "") + sourceOfLoose(piece, lead, trail);
      isOwed &&= !isBeforeWord;
    } else {
      const space = isOwed && kind === "word" && isSpaced(piece[0]) ? " " : "";
      source += space + sourceOfPiece(piece, begins, ends);
      isOwed = kind === "word";
    }
  }
  return source;
}

const isBehind = ([first]: Piece) => first?.kind === "look" && first.mark.startsWith("(?<");

function sourceOfLook(piece: Piece, isOwed: boolean): string {
  const [atom] = piece;
  if (atom?.kind !== "look") return "";
  const behind = isBehind(piece);
  const ways = atom.ways.map((way) => {
    const own = sourceOfWay(way, true, true);
    if (behind) return isSpaced(way.at(-1)?.at(-1)) ? `${own} ` : own;
    return isOwed && isSpaced(way[0]?.[0]) ? ` ${own}` : own;
  });
  return `${behind && isOwed ? " " : ""}${atom.mark}${ways.join("|")})`;
}

/** What may be missing, with the space before it or behind it. */
function sourceOfLoose([atom]: Piece, lead: string, trail: string): string {
  if (atom?.kind === "some") return sourceOfSome(atom, lead, trail);
  if (atom?.kind !== "group") return "";
  const ways = oneOf(atom.ways, true, true);
  return `(?:${lead}${ways}${trail})${atom.times}`;
}

function sourceOfSome(
  { least, most }: Extract<Atom, { kind: "some" }>,
  lead: string,
  trail: string,
) {
  const one = `${wordStart}${oneWord}${wordEnd}`;
  if (lead !== "" || trail !== "") return `(?:${lead}${one}${trail}){${least},${most}}`;
  const more = `${one}(?: ${one}){${Math.max(0, Number(least) - 1)},${Number(most) - 1}}`;
  return least === "0" ? `(?:${more})?` : more;
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
          return sourceOfSome(atom, "", "");
        case "look":
          return `${atom.mark}${oneOf(atom.ways, at === 0, at === piece.length - 1)})`;
        case "group":
          return sourceOfGroup(atom, isFirst && begins, isLast && ends);
      }
    })
    .join("");
}

/** One look at where a word begins or ends serves all ways that begin or end with letters. */
function sourceOfGroup(group: Extract<Atom, { kind: "group" }>, begins: boolean, ends: boolean) {
  const { ways, before, times } = group;
  const isStart = begins && (times !== "" || ways.every((way) => isLetters(way[0]?.[0])));
  const isEnd = ends && (times !== "" || ways.every((way) => isLetters(way.at(-1)?.at(-1))));
  const each = ways.map((way) => sourceOfWay(way, begins && !isStart, ends && !isEnd));
  return `${isStart ? wordStart : ""}${before}${each.join("|")})${times}${isEnd ? wordEnd : ""}`;
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
