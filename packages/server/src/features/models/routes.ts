import { featuredModels } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { BoundModels } from "./bound-models.ts";
import type { OfferedModels } from "./offered.ts";

interface ModelRouteNeeds {
  models: () => OfferedModels;
  boundModels: Pick<BoundModels, "ownKeysAllowed">;
}

export function modelRoutes(register: RegisterCall, needs: ModelRouteNeeds): void {
  register(featuredModels, async () => {
    const { text, image } = needs.models();
    const own_keys_allowed = needs.boundModels.ownKeysAllowed();
    return { text: [...text], image: [...image], own_keys_allowed };
  });
}
