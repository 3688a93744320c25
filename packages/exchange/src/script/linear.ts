import type { Effect } from "@katha/storygraph";
import type { Expression } from "./expression.ts";
import type { Ledger } from "./ledger.ts";

/** A linear combination of qualities and visits, plus a constant. */
export interface Linear {
  of: Map<string, number>;
  visits: Map<string, number>;
  plus: number;
}

function merged(left: Map<string, number>, right: Map<string, number>): Map<string, number> {
  const sum = new Map(left);
  for (const [name, by] of right) sum.set(name, (sum.get(name) ?? 0) + by);
  return new Map(Array.from(sum).filter(([, by]) => by !== 0));
}

function times(one: Linear, by: number): Linear {
  const scaled = (terms: Map<string, number>) =>
    new Map(Array.from(terms, ([name, count]) => [name, count * by] as const));
  if (by === 0) return { of: new Map(), visits: new Map(), plus: 0 };
  return { of: scaled(one.of), visits: scaled(one.visits), plus: one.plus * by };
}

const isNumber = ({ of, visits }: Linear) => of.size === 0 && visits.size === 0;

function combined(sign: string, left: Linear, right: Linear): Linear | null {
  switch (sign) {
    case "+":
    case "-": {
      const other = sign === "+" ? right : times(right, -1);
      return {
        of: merged(left.of, other.of),
        visits: merged(left.visits, other.visits),
        plus: left.plus + other.plus,
      };
    }
    case "*":
      if (isNumber(right)) return times(left, right.plus);
      return isNumber(left) ? times(right, left.plus) : null;
    case "/":
    case "%": {
      const isWhole = Number.isInteger(left.plus / right.plus);
      if (!isNumber(left) || !isNumber(right) || (sign === "/" && !isWhole)) return null;
      const plus = sign === "/" ? left.plus / right.plus : left.plus % right.plus;
      return Number.isFinite(plus) ? { ...left, plus } : null;
    }
    default:
      return null;
  }
}

/** An expression as a linear sum; null where it is not linear. */
export function linearOf(one: Expression, ledger: Ledger): Linear | null {
  const nothing = { of: new Map<string, number>(), visits: new Map<string, number>(), plus: 0 };
  switch (one.kind) {
    case "value":
      return typeof one.value === "number" ? { ...nothing, plus: one.value } : null;
    case "name":
      return ledger.quality(one.name)?.kind === "number"
        ? { ...nothing, of: new Map([[one.name, 1]]) }
        : null;
    case "visits":
      return { ...nothing, visits: new Map([[one.of, 1]]) };
    case "minus": {
      const of = linearOf(one.of, ledger);
      return of && times(of, -1);
    }
    case "binary": {
      const left = linearOf(one.left, ledger);
      const right = left && linearOf(one.right, ledger);
      return left && right && combined(one.sign, left, right);
    }
    case "not":
    case "words":
    case "call":
      return null;
  }
}

/** Effects that set a quality to this sum. */
export function summed(
  name: string,
  terms: readonly (readonly [name: string, times: number])[],
  plus: number,
): Effect[] {
  const [first, ...others] = terms;
  const added = (more: typeof terms): Effect[] => [
    ...more.map(([by_quality, by]) => ({
      add: name,
      by_quality,
      ...(by !== 1 && { times: by }),
    })),
    ...(plus === 0 ? [] : [{ add: name, by: plus }]),
  ];
  if (first === undefined) return [{ set: name, to: plus }];
  return first[1] === 1
    ? [{ set: name, as: first[0] }, ...added(others)]
    : [{ set: name, to: 0 }, ...added(terms)];
}

/** A quality equal to this sum, made if there is none. */
export function addedUp(terms: readonly (readonly [string, number])[], plus: number) {
  return {
    as(ledger: Ledger, prepare: (effects: readonly Effect[]) => void): string {
      const [first] = terms;
      if (terms.length === 1 && first?.[1] === 1 && plus === 0) return first[0];
      const name = ledger.helper("sum", "number");
      prepare(summed(name, terms, plus));
      return name;
    },
  };
}
