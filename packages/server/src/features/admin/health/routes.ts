import { adminHealth } from "@katha/api/contract";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { serverHealth, type HealthNeeds } from "./health.ts";

export function healthRoutes(register: RegisterCall, needs: HealthNeeds): void {
  register(adminHealth, ({ query }) => serverHealth(needs, query.days));
}
