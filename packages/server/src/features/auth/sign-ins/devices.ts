import type { SignIn } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { signOutAddress } from "../openid/sign-out.ts";
import { endSignIns, findSignIns } from "../repo.ts";
import type { SignInNeeds } from "./sign-ins.ts";

type DeviceNeeds = Pick<SignInNeeds, "db" | "clock">;

export async function devicesOf({ db, clock }: DeviceNeeds, viewer: Viewer): Promise<SignIn[]> {
  const rows = await findSignIns(db, viewer.id, clock.now());
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
  needs: DeviceNeeds & Pick<AuthDependencies, "secret" | "openId">,
  viewer: Viewer,
  site: string,
) {
  const sign_out_address = await signOutAddress(needs, viewer, site);
  if (viewer.sign_in_id !== undefined) {
    const here = { userId: viewer.id, signInId: viewer.sign_in_id };
    await endSignIns(needs.db, here, endedNow(needs));
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
