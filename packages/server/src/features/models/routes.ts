import { featuredModels } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { OfferedModels } from "./offered.ts";

export function modelRoutes(register: RegisterCall, models: () => OfferedModels): void {
  register(featuredModels, async () => {
    const { text, image } = models();
    return { text: [...text], image: [...image] };
  });
}
