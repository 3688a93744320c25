import * as calls from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { exportAll, join, pageOfWaitlist, remove, type WaitlistDependencies } from "./waitlist.ts";

export function waitlistRoutes(register: RegisterCall, needs: WaitlistDependencies): void {
  register(calls.joinWaitlist, ({ body }) => join(needs, body));
  register(calls.listWaitlist, ({ query }) => pageOfWaitlist(needs, query));
  register(calls.exportWaitlist, ({ viewer }) => exportAll(needs, viewer), {
    inTurn: true,
  });
  register(calls.removeFromWaitlist, ({ params, viewer }) => remove(needs, params.id, viewer));
}
