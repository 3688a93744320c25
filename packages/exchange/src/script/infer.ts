import type { Quality } from "@katha/storygraph";
import { type Expression, partsOf, type Scalar } from "./expression.ts";
import { askedIn, everyStatement, type Statement } from "./statement.ts";

/** A variable as a script declares or first sets it. */
export interface Declared {
  name: string;
  start: Expression | null;
  line: number;
  /** What players call it, where the script lets them see it. */
  shownAs?: string;
  /** Every word that a list may hold. */
  values?: readonly string[];
}

/** Bounds beyond any story's numbers, since a quality must have some. */
export const widest = { least: -1_000_000, most: 1_000_000 } as const;

interface Uses {
  set: (Expression | null)[];
  /** Words that it is compared with. */
  words: Set<string>;
}

function usesIn(statements: Iterable<Statement>): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  const of = (name: string) => {
    const known = uses.get(name) ?? { set: [], words: new Set() };
    uses.set(name, known);
    return known;
  };
  for (const statement of statements) {
    if (statement.kind === "set") of(statement.name).set.push(statement.to.of);
    for (const { of: asked } of askedIn(statement))
      for (const part of asked === null ? [] : partsOf(asked)) {
        if (part.kind !== "binary") continue;
        const sides = [part.left, part.right];
        const name = sides.find((side) => side.kind === "name");
        const word = sides.find((side) => side.kind === "value");
        if (name?.kind === "name" && word?.kind === "value" && typeof word.value === "string")
          of(name.name).words.add(word.value);
      }
  }
  return uses;
}

/** The bounds that a script clamps a number to, where every assignment clamps to the same ones. */
export function boundsOf(to: Expression | null): { least: number; most: number } | null {
  if (to?.kind !== "call" || to.name !== "clamp") return null;
  const [, least, most] = to.given;
  if (least?.kind !== "value" || most?.kind !== "value") return null;
  if (typeof least.value !== "number" || typeof most.value !== "number") return null;
  return { least: least.value, most: most.value };
}

function numberQuality(start: number, set: Uses["set"]) {
  const written = set.filter((to) => !(to?.kind === "value" && typeof to.value === "number"));
  const [first, ...others] = written.map(boundsOf);
  const areSame =
    first != null &&
    others.every((one) => one !== null && one.least === first.least && one.most === first.most);
  const starts = [start, ...set.flatMap((to) => (to?.kind === "value" ? Number(to.value) : []))];
  const fits = areSame && starts.every((one) => one >= first.least && one <= first.most);
  const { least, most } = fits ? first : widest;
  return { least: Math.min(least, start), most: Math.max(most, start) };
}

const readable = (name: string) => name.replaceAll("_", " ").trim() || name;

function qualityFrom(
  { name, start, shownAs, values: words = [] }: Declared,
  uses: Uses,
): Quality | null {
  const declared = { name: shownAs ?? readable(name), shown: shownAs !== undefined };
  if (start?.kind === "words")
    return { ...declared, kind: "set", values: words, start: start.words };
  if (start?.kind !== "value") return null;
  const { value } = start;
  if (typeof value === "boolean") return { ...declared, kind: "flag", start: value };
  if (typeof value === "number")
    return { ...declared, kind: "number", ...numberQuality(value, uses.set), start: value };
  const set = uses.set.map((to) => (to?.kind === "value" ? to.value : null));
  const areWords = set.length > 0 && set.every((word) => typeof word === "string");
  if (!areWords) return { ...declared, kind: "text", start: value };
  const values = [...new Set([value, ...set.map(String), ...uses.words])];
  return { ...declared, kind: "one_of", values, start: value };
}

const nothing: Readonly<Record<string, Scalar>> = { number: 0, boolean: false, string: "" };

/** Variables that are set but never declared; they start empty. */
function undeclared(uses: ReadonlyMap<string, Uses>, known: ReadonlySet<string>): Declared[] {
  const kindOf = (to: Expression | null): string | null => {
    if (to === null) return null;
    if (to.kind === "value") return typeof to.value;
    if (to.kind === "not") return "boolean";
    if (to.kind === "minus" || to.kind === "call") return "number";
    if (to.kind === "binary") return /^(?:[-+*/%]|fair.)$/.test(to.sign) ? "number" : "boolean";
    return null;
  };
  return Array.from(uses).flatMap(([name, { set }]) => {
    if (known.has(name) || set.length === 0) return [];
    const kind = set.map(kindOf).find((one) => one !== null) ?? "number";
    return [{ name, start: { kind: "value", value: nothing[kind] ?? 0 }, line: 0 }];
  });
}

/** A script's qualities by variable name; null for variables that cannot be qualities. */
export function inferQualities(
  declared: readonly Declared[],
  scripts: Iterable<readonly Statement[]>,
): Map<string, Quality | null> {
  const all = Array.from(scripts).flatMap((script) => Array.from(everyStatement(script)));
  const uses = usesIn(all);
  const known = new Set(declared.map(({ name }) => name));
  return new Map(
    [...declared, ...undeclared(uses, known)].map((one) => [
      one.name,
      qualityFrom(one, uses.get(one.name) ?? { set: [], words: new Set() }),
    ]),
  );
}
