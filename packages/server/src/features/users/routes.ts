import { me } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { ownAccount, userAnswer, type UsersDependencies } from "./service.ts";

export function userRoutes(register: RegisterCall, { db }: UsersDependencies): void {
  register(me, async ({ viewer }) => userAnswer(await ownAccount(db, signedIn(viewer).id)));
}
