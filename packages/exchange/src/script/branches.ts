import type { Condition, Effect } from "@katha/storygraph";
import { always, conditionOf } from "./condition.ts";
import { addEffects, type Spot } from "./draft.ts";
import { apart } from "./layout.ts";
import type { Ledger } from "./ledger.ts";
import { readsOf } from "./reads.ts";
import {
  type SourceExpression,
  bodiesIn,
  type Branching,
  everyStatement,
  staysHere,
} from "./statement.ts";

/** What is asked, as a condition that holds at a spot; one that never holds where it says more than ours can. */
export function conditionAt(spot: Spot, asked: SourceExpression, ledger: Ledger): Condition {
  const { draft, when } = spot;
  const ours = ledger.known.conditions.get(asked.code);
  const known =
    ours ??
    (asked.of &&
      conditionOf(asked.of, ledger, (effects) => addEffects(draft, effects, when, ledger)));
  if (known !== null) return known;
  ledger.lose("condition", draft.name, { code: asked.code }, asked.line);
  return { unreadable: asked.code };
}

/** Counts visits, and says at which count each branch has its turn. */
function turnConditions(
  { style, branches, line }: Extract<Branching, { kind: "turns" }>,
  { draft, when }: Spot,
  ledger: Ledger,
): Condition[] {
  const quality = ledger.helper("turn", "number");
  const count = branches.length;
  const goesRound = style === "cycle" || style === "shuffle";
  if (style === "shuffle") ledger.lose("random", draft.name, { code: "shuffle" }, line);
  const effects: Effect[] = [{ add: quality, by: 1 }];
  if (goesRound)
    effects.push({ set: quality, to: 1, when: { quality, is: "more_than", value: count } });
  addEffects(draft, effects, when, ledger);
  return branches.map((_, at) => {
    const isLast = style === "stopping" && at === count - 1;
    return { quality, is: isLast ? "at_least" : "equals", value: at + 1 };
  });
}

/** The line where it stands, as far as it is known. */
function lineOf(statement: Branching): number | undefined {
  return statement.kind === "turns" ? statement.line : statement.branches[0]?.when?.line;
}

/** The condition of each branch, over values that do not change while the branches run. */
export function branchConditions(statement: Branching, spot: Spot, ledger: Ledger): Condition[] {
  ledger.parts.of(lineOf(statement));
  if (statement.kind === "turns") return turnConditions(statement, spot, ledger);
  const conditions = statement.branches.map(({ when }) =>
    when === null ? always : conditionAt(spot, when, ledger),
  );
  const reads = new Set(conditions.flatMap((one) => [...readsOf(one)]));
  const changes = bodiesIn(statement)
    .flatMap((body) => Array.from(everyStatement(body)))
    .some((one) => one.kind === "set" && reads.has(one.name));
  if (!changes || !staysHere(statement)) return conditions;
  const flags = conditions.map(() => ledger.helper("case", "flag"));
  for (const [at, condition] of apart(conditions, ledger.parts).slice(0, -1).entries()) {
    const set = flags[at] ?? "";
    const effects: Effect[] = [
      { set, to: false },
      { set, to: true, when: condition },
    ];
    addEffects(spot.draft, effects, undefined, ledger);
  }
  return flags.map((quality) => ({ quality, is: "equals", value: true }));
}
