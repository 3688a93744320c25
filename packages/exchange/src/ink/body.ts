import { escaped, escapedInner } from "./marks.ts";
import { arrivingOut, detoursOut } from "../writing/arriving.ts";
import type { WrittenNode } from "../ours/written-node.ts";
import type { Writing } from "../writing/conditions.ts";
import { offersOut, type OfferOut } from "../writing/offers.ts";
import { paragraphsOut, piecesOf, type Piece } from "../writing/pieces.ts";

const reserved = new Set(
  (
    "END DONE VAR CONST LIST INCLUDE EXTERNAL TODO function ref temp return else not and or mod has hasnt " +
    "true false stopping cycle once shuffle MIN MAX POW FLOOR CEILING INT FLOAT RANDOM SEED_RANDOM " +
    "TURNS TURNS_SINCE CHOICE_COUNT READ_COUNT"
  ).split(" "),
);

export function canBeKnot(name: string): boolean {
  return /^\w+$/.test(name) && /[A-Za-z_]/.test(name) && !reserved.has(name);
}

export function asKnot(name: string): string {
  const plain = name.replaceAll(/\W+/g, "_");
  return canBeKnot(plain) && /[A-Za-z0-9]/.test(plain) ? plain : "knot";
}

const inOneLine = (text: string) => text.replaceAll(/[\n\u2028\u2029]+/g, " ");

function piecesText(pieces: readonly Piece[], isWithin = false): string {
  return pieces
    .map((piece, at) => {
      if (piece.kind === "value") return `{${piece.variable}}`;
      if (piece.kind === "text") {
        if (isWithin) return escapedInner(inOneLine(piece.text));
        return at === 0 ? linesOf(piece.text) : escapedInner(piece.text);
      }
      const [first, ...others] = piece.cases;
      if (first === undefined) return piecesText(piece.otherwise, true);
      const yes = piecesText(first.pieces, true);
      const no =
        others.length > 0
          ? piecesText([{ ...piece, cases: others }], true)
          : piecesText(piece.otherwise, true);
      if (first.when === "true") return yes;
      return first.when === "false" ? no : `{${first.when}:${yes}|${no}}`;
    })
    .join("");
}

/** Lines of prose, each escaped so that ink reads it as prose. */
function linesOf(text: string): string {
  return text.split("\n").map(escaped).join("\n");
}

function paragraphsIn(writing: Writing, node: string): WrittenNode["paragraphs"] {
  return paragraphsOut(writing, node).map(({ at, when, pieces }) => {
    const lines = piecesText(pieces)
      .split(/\n+/)
      .map((line, index) => (index === 0 ? line : escapedAtStart(line)));
    return { at, lines: when === null ? lines : writing.tongue.only(when, lines) };
  });
}

/** Escapes a line that begins with a mark: only the first line of each paragraph was escaped before. */
function escapedAtStart(line: string): string {
  return /^\s*(?:[+=-]|(?:VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO)\b)/.test(line)
    ? line.replace(/\S/u, String.raw`\$&`)
    : line;
}

function offerLines(
  writing: Writing,
  offer: OfferOut,
  to: (node: string | null) => string,
): string[] {
  const conditions = offer.when.filter((when) => when !== "true").map((when) => `{${when}} `);
  const words = piecesText(piecesOf(writing, inOneLine(offer.text)), true);
  const head = `+ ${conditions.join("")}[${words}]`;
  const { effects, check, target } = offer;
  const roll = writing.variables.of({ of: "roll" });
  if (check !== null && roll !== undefined)
    return [
      head,
      `  ~ ${roll} = RANDOM(1, 100)`,
      `  { ${check.won}:`,
      ...effects.map((line) => `    ${line}`),
      `    -> ${to(target)}`,
      "  - else:",
      ...check.effects.map((line) => `    ${line}`),
      `    -> ${to(check.target)}`,
      "  }",
    ];
  if (effects.length === 0) return [`${head} -> ${to(target)}`];
  return [head, ...effects.map((line) => `  ${line}`), `  -> ${to(target)}`];
}

/** How ink prints what a scene's text names. */
export const markInInk = (writing: Writing, written: string): string =>
  piecesText(piecesOf(writing, written), true);

/** A node as the lines of a knot: diversions, effects, paragraphs, choices. */
export function knotParts(
  writing: Writing,
  node: string,
  to: (node: string | null) => string,
): WrittenNode {
  const detours = detoursOut(writing, node).flatMap(({ when, target }) =>
    writing.tongue.only(when, [`-> ${to(target)}`]),
  );
  const offers = offersOut(writing, node);
  const mayBeNone = offers.every(({ when }) => when.some((one) => one !== "true"));
  return {
    head: [...detours, ...arrivingOut(writing, node)],
    paragraphs: paragraphsIn(writing, node),
    offers: offers.map((offer) => ({ of: offer.of, lines: offerLines(writing, offer, to) })),
    end: mayBeNone ? [offers.length === 0 ? "-> END" : "+ -> END"] : [],
  };
}
