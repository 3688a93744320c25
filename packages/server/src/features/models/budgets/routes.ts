import * as calls from "@katha/api/contract";
import type { BodyOf, ModelBudget, ParamsOf } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { changed } from "../settings/changes.ts";
import type { ModelSettingsNeeds } from "../settings/needs.ts";
import { dayOf } from "./budgets.ts";
import { findBudget, findSpentToday, findUsage, saveBudget } from "./repo.ts";

const dayMs = 86_400_000;
const daysShown = 30;

async function usageAnswer({ db, clock, boundModels }: ModelSettingsNeeds) {
  const today = dayOf(clock.now());
  const since = new Date(today.getTime() - (daysShown - 1) * dayMs);
  const spent = await findSpentToday(db, today, {});
  const budgets = boundModels.budgets();
  return {
    since: since.toISOString().slice(0, 10),
    today: today.toISOString().slice(0, 10),
    rows: await findUsage(db, since),
    spent_today: spent,
    budgets: calls.budgetScopes.map((scope) => ({ scope, ...budgets[scope] })),
  };
}

async function budget(
  needs: ModelSettingsNeeds,
  {
    scope,
    dollars,
    turns,
  }: ParamsOf<typeof calls.budgetModels> & BodyOf<typeof calls.budgetModels>,
  viewer: Viewer,
): Promise<ModelBudget> {
  const after = { dollars, turns };
  return changed(needs, viewer, async (tx) => {
    const before = await findBudget(tx, scope);
    await saveBudget(tx, { scope, ...after, at: needs.clock.now() });
    return {
      answer: { scope, ...after },
      entry: { act: "model.budgeted", subject: scope, before, after },
    };
  });
}

export function modelBudgetRoutes(register: RegisterCall, needs: ModelSettingsNeeds): void {
  register(calls.readModelUsage, () => usageAnswer(needs));
  register(calls.budgetModels, ({ params, body, viewer }) =>
    budget(needs, { ...params, ...body }, viewer),
  );
}
