export { noBudgets, type Budget, type Budgets, type BudgetScope } from "./budgets/budgets.ts";
export { spentBudget } from "./budgets/spent-budget.ts";
export type { TurnCost } from "./budgets/cost.ts";
export { findModel, modelBook, modelKinds, type ModelKind } from "./book.ts";
export {
  affordable,
  askedModel,
  hasTextModel,
  offeredModels,
  type OfferedModels,
  type PriceOf,
  type ServedBy,
} from "./offered.ts";
export type { OwnKeys } from "./own-keys/own-keys-in-turns.ts";
export type { OwnNarrator } from "./own-keys/own-narrator.ts";
export { modelRoutes } from "./routes.ts";
