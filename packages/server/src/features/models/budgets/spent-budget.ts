import { budgetScopes, type BudgetScope } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { dayOf, type Budgets } from "./budgets.ts";
import { findSpentToday } from "./repo.ts";

interface BudgetRequest {
  player: string;
  story: string;
  now: Date;
}

/** The first budget of which nothing is left today; turns that are under way count as turns. */
export async function spentBudget(
  db: Db,
  budgets: Budgets,
  { player, story, now }: BudgetRequest,
): Promise<BudgetScope | null> {
  for (const scope of budgetScopes) {
    const { dollars, turns } = budgets[scope];
    if (dollars === null && turns === null) continue;
    const of = scope === "player" ? { player } : scope === "story" ? { story } : {};
    const spent = await findSpentToday(db, dayOf(now), of);
    if (dollars !== null && spent.dollars >= dollars) return scope;
    if (turns !== null && spent.turns >= turns) return scope;
  }
  return null;
}
