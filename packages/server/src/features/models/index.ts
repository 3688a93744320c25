export { noBudgets, type Budget, type Budgets, type BudgetScope } from "./budgets/budgets.ts";
export { spentBudget } from "./budgets/spent-budget.ts";
export type { TurnCost } from "./budgets/cost.ts";
export { findModel, modelBook, modelKinds, type ModelKind } from "./book.ts";
export { modelsHealth } from "./health.ts";
export {
  affordable,
  askedModel,
  hasTextModel,
  offeredModels,
  type OfferedModels,
  type PriceOf,
  type ServedBy,
} from "./offered.ts";
export type { BoundModels } from "./bound-models.ts";
export type { OwnKeys, OwnNarrator } from "./own-keys/own-keys-in-turns.ts";
export { ownProvider, type OwnModelsToBind } from "./own-models.ts";
export { namesToldBy } from "./settings/bindings.ts";
export { unbindModel } from "./settings/changes.ts";
export type { ModelChangeNeeds } from "./settings/needs.ts";
