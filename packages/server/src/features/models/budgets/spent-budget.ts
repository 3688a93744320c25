import type { Db } from "../../../db/open.ts";
import { dayOf, limitedScopes, type Budget, type Budgets, type BudgetScope } from "./budgets.ts";
import { findSpentToday, type SpentToday } from "./repo.ts";

interface BudgetRequest {
  player: string;
  story: string;
  now: Date;
}

const isSpent = ({ dollars, turns }: Budget, spent: SpentToday): boolean =>
  (dollars !== null && spent.dollars >= dollars) || (turns !== null && spent.turns >= turns);

/** The first budget of which nothing is left today; turns that are under way count as turns. */
export async function spentBudget(
  db: Db,
  budgets: Budgets,
  { player, story, now }: BudgetRequest,
): Promise<BudgetScope | null> {
  for (const scope of limitedScopes(budgets)) {
    const of = scope === "player" ? { player } : scope === "story" ? { story } : {};
    if (isSpent(budgets[scope], await findSpentToday(db, dayOf(now), of))) return scope;
  }
  return null;
}
