import { featuredModels } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { OfferedModels } from "./offered.ts";

export function modelRoutes(register: RegisterCall, { text, image }: OfferedModels): void {
  register(featuredModels, async () => ({ text: [...text], image: [...image] }));
}
