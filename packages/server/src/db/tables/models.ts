import type { ModelBindingForm } from "@katha/api/contract";
import type { Json, Optional } from "./columns.ts";

export interface ModelProvidersTable {
  name: string;
  protocol: string;
  base_url: string;
  sealed_key: Optional<string>;
  changed_at: Date;
}

interface ModelBindingsTable {
  kind: string;
  model_key: string;
  bound: Json<ModelBindingForm[]>;
  changed_at: Date;
}

interface ModelBudgetsTable {
  scope: string;
  dollars: Optional<number>;
  turns: Optional<number>;
  changed_at: Date;
}

interface ModelPricesTable {
  kind: string;
  model_key: string;
  credit_cost: number;
  changed_at: Date;
}

interface ModelPermissionsTable {
  permission: "own_keys";
  is_given: boolean;
  changed_at: Date;
}

export interface OwnKeysTable {
  user_id: string;
  provider: string;
  sealed_key: string;
  model: Optional<string>;
  added_at: Date;
}

export interface ModelTables {
  model_providers: ModelProvidersTable;
  model_bindings: ModelBindingsTable;
  model_prices: ModelPricesTable;
  model_budgets: ModelBudgetsTable;
  model_permissions: ModelPermissionsTable;
  own_keys: OwnKeysTable;
}
