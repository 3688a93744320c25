import { listTasks } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import { requestedTimeZone } from "../users/time-zone.ts";
import { tasksFor } from "./service.ts";

export function progressRoutes(register: RegisterCall, needs: { db: Db; clock: Clock }): void {
  register(listTasks, ({ query, viewer, request }) =>
    tasksFor(needs, { ...query, timeZone: requestedTimeZone(request) }, viewer),
  );
}
