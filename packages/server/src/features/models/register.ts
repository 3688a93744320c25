import { featuredModels } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { modelBudgetRoutes } from "./budgets/routes.ts";
import type { OfferedModels } from "./offered.ts";
import { ownKeyRoutes } from "./own-keys/routes.ts";
import type { OwnKeysNeeds } from "./own-keys/own-keys.ts";
import type { ModelSettingsNeeds } from "./settings/needs.ts";
import { modelSettingsRoutes } from "./settings/routes.ts";

interface ModelsNeeds extends ModelSettingsNeeds, Pick<OwnKeysNeeds, "ownKeyProviders"> {
  models: () => OfferedModels;
}

export function registerModels(register: RegisterCall, needs: ModelsNeeds): void {
  register(featuredModels, async () => {
    const { text, image } = needs.models();
    const own_keys_allowed = needs.boundModels.ownKeysAllowed();
    return { text: [...text], image: [...image], own_keys_allowed };
  });
  modelSettingsRoutes(register, needs);
  modelBudgetRoutes(register, needs);
  ownKeyRoutes(register, needs);
}
