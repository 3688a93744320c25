import { adminHealth } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { houseHealth, type HealthNeeds } from "./health.ts";

export function healthRoutes(register: RegisterCall, needs: HealthNeeds): void {
  register(adminHealth, ({ query }) => houseHealth(needs, query.days));
}
