import type { SignIn } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { endSignIns } from "./end-sign-ins.ts";
import type { SignInNeeds } from "./sign-ins.ts";

type DeviceNeeds = Pick<SignInNeeds, "db" | "clock">;

export async function devicesOf({ db, clock }: DeviceNeeds, viewer: Viewer): Promise<SignIn[]> {
  const rows = await db
    .selectFrom("sign_ins")
    .selectAll()
    .where("user_id", "=", viewer.id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", clock.now())
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    is_current: row.id === viewer.sign_in_id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
}

function endedNow({ clock }: DeviceNeeds) {
  return { ended_at: clock.now(), ended_by: "user" } as const;
}

export async function signOutHere(
  needs: DeviceNeeds & Pick<AuthDependencies, "waysIn">,
  { id: userId, sign_in_id: signInId }: Viewer,
  site: string,
) {
  const here = await needs.db
    .selectFrom("sign_ins")
    .selectAll()
    .where("id", "=", signInId ?? null)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  let sign_out_address: string | null = null;
  if (here) {
    for (const way of needs.waysIn)
      sign_out_address ??= (await way.signOutAddress?.(here, site)) ?? null;
    await endSignIns(needs.db, { userId, signInId: here.id }, endedNow(needs));
  }
  return { message: "You are signed out. Come back soon.", sign_out_address };
}

export async function signOutDevice(needs: DeviceNeeds, viewer: Viewer, signInId: string) {
  const there = { userId: viewer.id, signInId };
  const found = await endSignIns(needs.db, there, endedNow(needs));
  if (found === 0) throw notFound("device_not_found", "You are not signed in there.");
  return { message: "That device is signed out." };
}

export async function signOutEverywhere(needs: DeviceNeeds, viewer: Viewer) {
  await endSignIns(needs.db, { userId: viewer.id }, endedNow(needs));
  return { message: "You are signed out everywhere." };
}
