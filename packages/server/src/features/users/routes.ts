import { deleteAccount, exportAccount, me, updateMe } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { leave, takeAway, type DepartureNeeds } from "./departure.ts";
import { changeProfile } from "./profile.ts";
import { ownAccount, userAnswer } from "./service.ts";
import { learnTimeZone, zoneOf } from "./time-zone.ts";

export function userRoutes(register: RegisterCall, needs: DepartureNeeds): void {
  register(me, async ({ viewer, request }) => {
    const { id } = signedIn(viewer);
    await learnTimeZone(needs.db, id, zoneOf(request));
    return userAnswer(await ownAccount(needs.db, id));
  });
  register(updateMe, ({ viewer, body }) => changeProfile(needs, signedIn(viewer).id, body));
  register(exportAccount, ({ viewer }) => takeAway(needs, signedIn(viewer)));
  register(deleteAccount, ({ viewer, body }) => leave(needs, signedIn(viewer), body));
}
