import type { Condition } from "../../state/model/condition.ts";
import type { Effect } from "../../state/model/effect.ts";
import { addEffects, type Draft } from "./draft.ts";
import type { Ledger } from "./ledger.ts";
import type { Statement } from "./statement.ts";

/** Counts visits, and says at which count each branch has its turn. */
export function turnConditions(
  { style, branches, line }: Extract<Statement, { kind: "turns" }>,
  draft: Draft,
  when: Condition | undefined,
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
