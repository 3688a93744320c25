import type { Comparison, ConditionWords } from "@katha/storygraph";
import { formatsFor } from "../../../messages/formats.ts";
import { translateWith } from "../../../messages/i18n.ts";
import type { I18n } from "../../../messages/i18n.ts";
import { conditionMessages } from "../../../messages/players/conditions.ts";
import type { Translate } from "../../../messages/types.ts";
import { isolated, joined } from "./joined.ts";

type Compared = Extract<ConditionWords, { says: "compares" }>;
type Group = Extract<ConditionWords, { parts: readonly ConditionWords[] }>;
/** A clause, or its negation. */
interface Plain {
  said: Exclude<ConditionWords, Group | { says: "not" }>;
  isDenied: boolean;
}
type Clause = { all: readonly Clause[] } | { any: readonly Clause[] } | Plain;

const isGroup = (words: ConditionWords): words is Group => "parts" in words;

const opposite: Readonly<Record<Comparison, Comparison>> = {
  equals: "differs",
  differs: "equals",
  at_least: "less_than",
  less_than: "at_least",
  at_most: "more_than",
  more_than: "at_most",
  includes: "lacks",
  lacks: "includes",
};

/**
 * The same condition with "not" only at its clauses, and without groups inside groups of the same
 * kind: "neither the key nor the rope" becomes two negated clauses.
 */
function clauseOf(words: ConditionWords, isDenied = false): Clause {
  if (words.says === "not") return clauseOf(words.part, !isDenied);
  if (!isGroup(words)) return { said: words, isDenied };
  const isAll = (words.says === "all") !== isDenied;
  const parts = words.parts
    .map((part) => clauseOf(part, isDenied))
    .flatMap((part) =>
      isAll && "all" in part ? part.all : !isAll && "any" in part ? part.any : [part],
    );
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return isAll ? { all: parts } : { any: parts };
}

type Say = Translate<typeof conditionMessages>;

function comparison(t: Say, words: Compared, isDenied: boolean, locale: string): string {
  const { kind, value, is_quality: isQuality } = words;
  const is = isDenied ? (opposite[words.is] ?? words.is) : words.is;
  const name = isolated(words.name);
  const { number } = formatsFor(locale);
  if (kind === "number" && is !== "includes" && is !== "lacks") {
    const said = typeof value === "number" ? number(value) : isolated(String(value));
    return t(`number.${is}`, { name, value: said });
  }
  if (is === "includes" || is === "lacks")
    return t(`set.${is}`, { name, value: isolated(String(value)) });
  if (is !== "equals" && is !== "differs") return t(isDenied ? "always" : "never");
  if (isQuality) return t(`other.${is}`, { name, value: isolated(String(value)) });
  if (typeof value === "boolean")
    return t(value === (is === "equals") ? "flag.yes" : "flag.no", { name });
  const said = typeof value === "object" ? joined(locale, value, "conjunction") : String(value);
  return said === ""
    ? t(`blank.${is}`, { name })
    : t(`word.${is}`, { name, value: isolated(said) });
}

function plainly(t: Say, { said, isDenied }: Plain, locale: string): string {
  const answer = isDenied ? "no" : "yes";
  if (said.says === "compares") return comparison(t, said, isDenied, locale);
  const name = isolated(said.name);
  if (said.says === "carries") return t(`thing.${answer}`, { name });
  if (said.says === "ending_found") return t(`ending.${answer}`, { name });
  if (said.says === "visited") {
    if (said.times <= 1) return t(`scene.${answer}`, { name });
    const times = formatsFor(locale).number(said.times);
    return t(isDenied ? "scene.seldom" : "scene.often", { name, times });
  }
  if (name !== "") return t(`unknown.${answer}`, { name });
  return t(isDenied ? "always" : "never");
}

/** Nested groups are marked by "either" and "or else", and groups inside those by brackets. */
function spoken(t: Say, clause: Clause, locale: string, depth: number): string {
  if ("said" in clause) return plainly(t, clause, locale);
  const isAll = "all" in clause;
  const inner = isAll ? clause.all : clause.any;
  if (inner.length === 0) return t(isAll ? "always" : "never");
  const said = inner.map((part) => spoken(t, part, locale, depth + 1));
  const hasGroups = inner.some((part) => !("said" in part));
  if (depth === 0 && !isAll && hasGroups)
    return said.reduce((left, right) => t("orElse", { left, right }));
  const parts = joined(locale, said, isAll ? "conjunction" : "disjunction");
  if (depth > 1) return `(${parts})`;
  return depth === 1 && !isAll ? t("either", { parts }) : parts;
}

/** A condition as a clause: “Trust is at least 3 and you carry the iron key”. */
export function sayCondition(i18n: I18n, words: ConditionWords): string {
  return spoken(translateWith(i18n, conditionMessages), clauseOf(words), i18n.locale, 0);
}
