import type { Condition } from "../../state/model/condition.ts";
import type { Value } from "../../state/model/quality.ts";
import { holds } from "../../state/turns/holds.ts";
import { nothingGiven, type PlayState } from "../../state/turns/state.ts";
import type { Domain, Domains } from "./domains.ts";

/** An atomic condition, and whether it must hold or must not. */
interface Literal {
  condition: Condition;
  isMeant: boolean;
}
type Conjunction = readonly Literal[];

/** With more cases than this, the condition is taken to be possible. */
const mostCases = 256;
const mostWords = 6;

/** A condition in disjunctive normal form; undefined where it has too many cases. */
function casesOf(condition: Condition, isMeant: boolean): readonly Conjunction[] | undefined {
  if ("not" in condition) return casesOf(condition.not, !isMeant);
  const isAll = "all" in condition;
  if (!isAll && !("any" in condition)) return [[{ condition, isMeant }]];
  const parts = (isAll ? condition.all : condition.any).map((part) => casesOf(part, isMeant));
  let cases: readonly Conjunction[] = isAll === isMeant ? [[]] : [];
  for (const part of parts) {
    if (part === undefined) return undefined;
    cases =
      isAll === isMeant
        ? cases.flatMap((before) => part.map((more) => [...before, ...more]))
        : [...cases, ...part];
    if (cases.length > mostCases) return undefined;
  }
  return cases;
}

const nowhere: PlayState = {
  given: nothingGiven,
  qualities: {},
  things: [],
  visits: {},
  counts: {},
  hub: "",
};

/** What a literal is about; literals about different things never exclude each other. */
function subjectOf({ condition }: Literal): string {
  if ("quality" in condition) return "other" in condition ? "" : `quality ${condition.quality}`;
  if ("carries" in condition) return `thing ${condition.carries}`;
  if ("visited" in condition) return `scene ${condition.visited}`;
  if ("ending_found" in condition) return `ending ${condition.ending_found}`;
  return "unreadable";
}

function subsets(words: readonly string[]): string[][] {
  const count = 2 ** words.length;
  return Array.from({ length: count }, (_, set) =>
    words.filter((_word, at) => Math.floor(set / 2 ** at) % 2 === 1),
  );
}

function numbersIn(
  { least, most, isWhole }: Extract<Domain, { kind: "numbers" }>,
  asked: readonly Value[],
): number[] {
  const step = isWhole ? 1 : (most - least) / 1e9;
  const near = asked.flatMap((value) => {
    if (typeof value !== "number") return [];
    const [below, above] = isWhole ? [Math.floor(value), Math.ceil(value)] : [value, value];
    return [below - step, below, above, above + step];
  });
  return [least, most, ...near].filter(
    (value) => value >= least && value <= most && (!isWhole || Number.isInteger(value)),
  );
}

/** Candidate values, one of which fits if any value does; undefined where that is unknown. */
function candidates(domain: Domain, asked: readonly Value[]): readonly Value[] | undefined {
  if (domain.kind === "values") return domain.values;
  if (domain.kind === "numbers") return numbersIn(domain, asked);
  if (domain.kind === "any") return undefined;
  if (domain.kind === "texts") return [...asked, "\u0000"];
  const named = new Set(asked.flat().filter((word) => typeof word === "string"));
  const words = [...new Set([...named, ...domain.mayBeIn])].filter(
    (word) => domain.mayBeIn.has(word) && (named.has(word) || !domain.mayBeOut(word)),
  );
  if (words.length > mostWords) return undefined;
  return subsets(words).filter((set) =>
    words.every((word) => set.includes(word) || domain.mayBeOut(word)),
  );
}

function isQualityPossible(name: string, literals: Conjunction, domains: Domains): boolean {
  const domain = domains.qualities.get(name);
  const asked = literals.flatMap(({ condition }) =>
    "value" in condition ? [condition.value] : [],
  );
  const values = domain === undefined ? [] : candidates(domain, asked);
  const fits = (state: PlayState) =>
    literals.every(({ condition, isMeant }) => holds(condition, state) === isMeant);
  if (domain === undefined) return fits(nowhere);
  return (
    values === undefined ||
    values.some((value) => fits({ ...nowhere, qualities: { [name]: value } }))
  );
}

function areVisitsPossible(scene: string, literals: Conjunction, domains: Domains): boolean {
  const most = domains.visits(scene);
  const asked = literals.flatMap(({ condition }) =>
    "visited" in condition ? [condition.times, condition.times - 1] : [],
  );
  return [0, ...asked].some(
    (times) =>
      times <= most &&
      literals.every(
        ({ condition, isMeant }) =>
          holds(condition, { ...nowhere, visits: { [scene]: times } }) === isMeant,
      ),
  );
}

/** Whether these literals about one subject can hold together. */
function isSubjectPossible(literals: Conjunction, domains: Domains): boolean {
  const [first] = literals;
  if (first === undefined) return true;
  const { condition } = first;
  const isMeant = literals.some((literal) => literal.isMeant);
  const isDenied = literals.some((literal) => !literal.isMeant);
  if ("quality" in condition)
    return "other" in condition || isQualityPossible(condition.quality, literals, domains);
  if ("visited" in condition) return areVisitsPossible(condition.visited, literals, domains);
  if (isMeant && isDenied) return false;
  if ("carries" in condition)
    return isMeant
      ? domains.had.has(condition.carries)
      : !domains.had.has(condition.carries) || domains.missed.has(condition.carries);
  if ("ending_found" in condition) return !isMeant || domains.isEnding(condition.ending_found);
  return !isMeant;
}

function isCasePossible(literals: Conjunction, domains: Domains): boolean {
  const bySubject = Map.groupBy(literals, subjectOf);
  return [...bySubject.values()].every((ofOne) => isSubjectPossible(ofOne, domains));
}

/** Whether a condition can ever hold; in doubt, it can. */
export function mayHold(condition: Condition | undefined, domains: Domains): boolean {
  if (condition === undefined) return true;
  const cases = casesOf(condition, true);
  return cases === undefined || cases.some((one) => isCasePossible(one, domains));
}
