import type { BudgetScope } from "@katha/api/contract";
import type { SettingRows } from "../settings/repo.ts";

export type { BudgetScope };

/** The most of a day; null where there is no limit. */
export interface Budget {
  dollars: number | null;
  turns: number | null;
}
export type Budgets = Readonly<Record<BudgetScope, Budget>>;

const none: Budget = { dollars: null, turns: null };
export const noBudgets: Budgets = { site: none, player: none, story: none };

export function budgetsOf(rows: SettingRows["budgets"]): Budgets {
  const of = (scope: BudgetScope): Budget => {
    const row = rows.find((one) => one.scope === scope);
    return row ? { dollars: row.dollars, turns: row.turns } : none;
  };
  return { site: of("site"), player: of("player"), story: of("story") };
}

/** Days are those of UTC, on every server alike. */
export function dayOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
