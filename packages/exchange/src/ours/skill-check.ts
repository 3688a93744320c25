import { normalise, type Quality, type SkillCheck } from "@katha/storygraph";
import { difficulties } from "@katha/storygraph/structure";
import { oddsAt, valuesWithOdds } from "../writing/odds.ts";
import { chainOf, type Expression, partsOf, type Scalar } from "../script/expression.ts";
import type { Ledger } from "../script/ledger.ts";
import type { SourceExpression, Statement } from "../script/statement.ts";

type Check = Pick<SkillCheck, "quality" | "difficulty">;

/** An option that a number from 1 to 100 decides. */
interface Drawn {
  roll: string;
  won: SourceExpression;
  /** What follows a success, and a failure. */
  yes: readonly Statement[];
  no: readonly Statement[];
}

const isSilent = (one: Statement) => one.kind === "text" && one.text.trim() === "";

function isRoll(of: Expression | null): boolean {
  if (of?.kind !== "call" || of.name.toLowerCase() !== "random") return false;
  const [least, most] = of.given.map((one) => (one.kind === "value" ? one.value : null));
  return of.given.length === 2 && least === 1 && most === 100;
}

/** Recognises skill checks as we write them: a random number decides between two ways. */
function drawnIn(body: readonly Statement[]): Drawn | null {
  const [draw, decide, ...more] = body.filter((one) => !isSilent(one));
  if (draw?.kind !== "set" || !isRoll(draw.to.of) || decide?.kind !== "if" || more.length > 0)
    return null;
  const [yes, no, ...others] = decide.branches;
  if (yes?.when == null || no === undefined || no.when !== null || others.length > 0) return null;
  return { roll: draw.name, won: yes.when, yes: yes.body, no: no.body };
}

/** The value of an expression with these variables; null where it uses any other. */
function valueIn(one: Expression, names: ReadonlyMap<string, Scalar>): Scalar | null {
  if (one.kind === "value") return one.value;
  if (one.kind === "name") return names.get(one.name) ?? null;
  if (one.kind === "not") {
    const of = valueIn(one.of, names);
    return of === null ? null : !of;
  }
  if (one.kind !== "binary") return null;
  if (one.sign === "and" || one.sign === "or") {
    const values = chainOf(one.sign, one).map((part) => valueIn(part, names));
    if (values.includes(null)) return null;
    return one.sign === "and" ? values.every(Boolean) : values.some(Boolean);
  }
  const [left, right] = [valueIn(one.left, names), valueIn(one.right, names)];
  if (left === null || right === null) return null;
  switch (one.sign) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    default:
      return null;
  }
}

/** The highest roll that wins; null where it is not the low rolls that win. */
function oddsWith(won: Expression, names: Map<string, Scalar>, roll: string): number | null {
  const wins = (value: number) => valueIn(won, names.set(roll, value));
  let [odds, above] = [0, 101];
  while (above - odds > 1) {
    const middle = Math.floor((odds + above) / 2);
    const isWon = wins(middle);
    if (typeof isWon !== "boolean") return null;
    if (isWon) odds = middle;
    else above = middle;
  }
  const isPlain = (odds === 0 || wins(1) === true) && (odds === 100 || wins(100) === false);
  return isPlain ? odds : null;
}

interface Fit {
  difficulty: Pick<SkillCheck, "difficulty">;
  /** The summed distance from the odds that were written. */
  off: number;
}

/** The difficulty with the nearest odds; null where no roll decides. */
function fitOf(won: Expression, roll: string, name: string, quality: Quality | null): Fit | null {
  const qualities = quality === null ? {} : { [name]: quality };
  const graph = normalise({ qualities });
  const values =
    quality?.kind === "number"
      ? valuesWithOdds(quality)
      : quality?.kind === "flag"
        ? [true, false]
        : [0];
  const written = values.map((value) => oddsWith(won, new Map([[name, value]]), roll));
  const fits = [{}, ...difficulties.map((difficulty) => ({ difficulty }))].map((difficulty) => {
    const check = { quality: name, fails_to: "", ...difficulty };
    const off = values.reduce<number>((sum, value, at) => {
      return sum + Math.abs(oddsAt(graph, check, value) - (written[at] ?? 0));
    }, 0);
    return { difficulty, off };
  });
  const [best = null] = fits.toSorted((one, other) => one.off - other.off);
  return written.includes(null) ? null : best;
}

/** Bounds for a number that the script never bounds, inferred from the odds: one step for each value. */
function boundedByOdds(won: Expression, name: string, quality: Quality): Quality | null {
  if (quality.kind !== "number") return null;
  const steps = partsOf(won).flatMap((one) => {
    if (one.kind !== "binary" || one.left.kind !== "name" || one.left.name !== name) return [];
    return one.right.kind === "value" && typeof one.right.value === "number"
      ? [one.right.value]
      : [];
  });
  if (steps.length === 0) return null;
  const least = steps.reduce((one, other) => Math.min(one, other)) - 1;
  const most = steps.reduce((one, other) => Math.max(one, other));
  return quality.start >= least && quality.start <= most ? { ...quality, least, most } : null;
}

/** The difficulty and the quality of a check; null where the odds depend on anything but one quality and the roll. */
function checkOf(drawn: Drawn, node: string, ledger: Ledger): Check | null {
  const { roll, won } = drawn;
  const known = ledger.known.checks.get(won.code);
  if (known !== undefined) return known;
  const { of } = won;
  if (of === null) return null;
  const names = new Set(partsOf(of).flatMap((one) => (one.kind === "name" ? [one.name] : [])));
  if (!names.delete(roll) || names.size > 1) return null;
  const [name = ""] = names;
  const quality = ledger.quality(name) ?? null;
  if (names.size > 0 && quality?.kind !== "number" && quality?.kind !== "flag") return null;
  const narrow =
    quality === null || ledger.known.qualities.has(name) ? null : boundedByOdds(of, name, quality);
  const own = fitOf(of, roll, name, quality);
  if (own === null) return null;
  if (own.off > 0 && narrow !== null && fitOf(of, roll, name, narrow)?.off === 0) {
    ledger.define(name, narrow);
    return checkOf(drawn, node, ledger);
  }
  if (own.off > 0) ledger.lose("odds", node, { code: won.code }, won.line);
  return { quality: name, ...own.difficulty };
}

/** An option as a skill check with what follows; null where it is none. */
export function triedIn(
  body: readonly Statement[],
  node: string,
  ledger: Ledger,
): { check: Check; yes: readonly Statement[]; no: readonly Statement[] } | null {
  const drawn = drawnIn(body);
  const check = drawn && checkOf(drawn, node, ledger);
  if (drawn === null || check === null) return null;
  ledger.rolls.add(drawn.roll);
  return { check, yes: drawn.yes, no: drawn.no };
}
