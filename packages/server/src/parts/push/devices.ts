import type { BodyOf, keepPushDevice, PushDevices } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { notFound, signInNeeded } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import type { Vapid } from "./vapid.ts";
import { dropOldest, findDevices, keepDevice, removeDevice } from "./devices-repo.ts";

export interface PushDeviceNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  vapid: Pick<Vapid, "publicKey">;
}

/** Of each user. */
export const mostDevices = 20;

export async function devicesOf(
  { db, clock, vapid: { publicKey } }: PushDeviceNeeds,
  { id, sign_in_id }: Viewer,
): Promise<PushDevices> {
  const found = await findDevices(db, id, { serverKey: publicKey, now: clock.now() });
  return {
    server_key: publicKey,
    devices: found.map((row) => {
      const isCurrent = row.sign_in_id === sign_in_id;
      return {
        id: row.id,
        device: row.device,
        is_current: isCurrent,
        endpoint: isCurrent ? row.endpoint : null,
        created_at: row.created_at.toISOString(),
        pushed_at: row.pushed_at?.toISOString() ?? null,
      };
    }),
  };
}

export async function keepOwnDevice(
  needs: PushDeviceNeeds,
  { endpoint, p256dh, auth }: BodyOf<typeof keepPushDevice>,
  viewer: Viewer,
): Promise<PushDevices> {
  const { sign_in_id } = viewer;
  if (sign_in_id === undefined) throw signInNeeded();
  const now = needs.clock.now();
  await needs.db.transaction().execute(async (tx) => {
    await keepDevice(tx, {
      id: needs.ids(),
      user_id: viewer.id,
      sign_in_id,
      endpoint,
      p256dh,
      auth,
      server_key: needs.vapid.publicKey,
      created_at: now,
      told_until: now,
    });
    await dropOldest(tx, viewer.id, mostDevices);
  });
  return devicesOf(needs, viewer);
}

export async function removeOwnDevice(
  needs: PushDeviceNeeds,
  id: string,
  viewer: Viewer,
): Promise<PushDevices> {
  if ((await removeDevice(needs.db, { id, userId: viewer.id })) === 0)
    throw notFound("push_device_not_found", "News is not sent to that device.");
  return devicesOf(needs, viewer);
}
