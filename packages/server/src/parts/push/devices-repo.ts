import { sql, type Insertable, type Selectable } from "kysely";
import { notificationKinds } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { PushDevicesTable } from "./tables.ts";

export type DeviceRow = Selectable<PushDevicesTable>;

/** Of sign-ins that still hold; those that subscribed with another key of ours take nothing from us. */
const holding = (db: Db, { serverKey, now }: { serverKey: string; now: Date }) =>
  db
    .selectFrom("push_devices as d")
    .innerJoin("sign_ins as s", "s.id", "d.sign_in_id")
    .where("d.server_key", "=", serverKey)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now);

export function findDevices(
  db: Db,
  userId: string,
  { serverKey, now }: { serverKey: string; now: Date },
) {
  return holding(db, { serverKey, now })
    .where("d.user_id", "=", userId)
    .select(["d.id", "d.sign_in_id", "d.endpoint", "d.created_at", "d.pushed_at", "s.device"])
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc")
    .execute();
}

/** A browser has one subscription, so what its sign-in had before goes; an address belongs to who named it last. */
export async function keepDevice(tx: Tx, row: Insertable<PushDevicesTable>): Promise<void> {
  const { id: _, endpoint, ...rest } = row;
  await tx
    .deleteFrom("push_devices")
    .where("sign_in_id", "=", row.sign_in_id)
    .where("endpoint", "<>", endpoint)
    .execute();
  await tx
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({ ...rest, failures: 0, rests_until: null }),
    )
    .execute();
}

export async function dropOldest(tx: Tx, userId: string, most: number): Promise<void> {
  await tx
    .deleteFrom("push_devices")
    .where("id", "in", (query) =>
      query
        .selectFrom("push_devices")
        .where("user_id", "=", userId)
        .select("id")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .offset(most),
    )
    .execute();
}

/** Returns how many there were. */
export async function removeDevice(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("push_devices")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A task is done where the reader is. */
const pushedKinds = notificationKinds.filter((kind) => kind !== "task_completed");

export interface DueNews {
  serverKey: string;
  now: Date;
  /** Not pushed to again until so long after the last push. */
  pushedBefore: Date;
  /** Which news is neither too fresh nor too old. */
  from: Date;
  upTo: Date;
}

/** Devices that have unread news they were not told of, in the order of their ids. */
export function findDueDevices(
  db: Db,
  due: DueNews,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return holding(db, due)
    .where((row) => row.or([row("d.rests_until", "is", null), row("d.rests_until", "<=", due.now)]))
    .where((row) =>
      row.or([row("d.pushed_at", "is", null), row("d.pushed_at", "<=", due.pushedBefore)]),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom("notifications as n")
          .whereRef("n.user_id", "=", "d.user_id")
          .where("n.read_at", "is", null)
          .where("n.kind", "in", pushedKinds)
          .where("n.created_at", ">", due.from)
          .where("n.created_at", "<=", due.upTo)
          .whereRef("n.created_at", ">", "d.told_until")
          .select("n.id"),
      ),
    )
    .$if(after !== undefined, (query) => query.where("d.id", ">", after ?? ""))
    .selectAll("d")
    .orderBy("d.id")
    .limit(limit)
    .execute();
}

/** Unread news that a device was not told of, newest first, with how much there is. */
export function findUntold(
  db: Db,
  { user_id, told_until }: DeviceRow,
  { from, upTo }: DueNews,
  limit: number,
) {
  return db
    .selectFrom("notifications as n")
    .leftJoin("stories as s", (join) =>
      join.onRef("s.id", "=", "n.story_id").on("s.deleted_at", "is", null),
    )
    .where("n.user_id", "=", user_id)
    .where("n.read_at", "is", null)
    .where("n.kind", "in", pushedKinds)
    .where("n.created_at", ">", told_until > from ? told_until : from)
    .where("n.created_at", "<=", upTo)
    .select(["n.id", "n.kind", "s.title", sql<number>`(count(*) over ())::integer`.as("all")])
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(limit)
    .execute();
}

/** A device that took another subscription meanwhile is left as it is. */
const same = (db: Db, { id, endpoint }: DeviceRow) =>
  db.updateTable("push_devices").where("id", "=", id).where("endpoint", "=", endpoint);

export async function markPushed(
  db: Db,
  device: DeviceRow,
  { at, upTo }: { at: Date; upTo: Date },
): Promise<void> {
  await same(db, device)
    .set({ pushed_at: at, told_until: upTo, failures: 0, rests_until: null })
    .execute();
}

export async function letRest(db: Db, device: DeviceRow, restsUntil: Date): Promise<void> {
  await same(db, device)
    .set({ failures: device.failures + 1, rests_until: restsUntil })
    .execute();
}

export async function forgetDevice(db: Db, { id, endpoint }: DeviceRow): Promise<void> {
  await db
    .deleteFrom("push_devices")
    .where("id", "=", id)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** For metrics: how many there are, and how many of them their push service does not take news for. */
export async function countDevices(db: Db): Promise<{ ready: number; failing: number }> {
  return db
    .selectFrom("push_devices")
    .select([
      sql<number>`(count(*) filter (where failures = 0))::integer`.as("ready"),
      sql<number>`(count(*) filter (where failures > 0))::integer`.as("failing"),
    ])
    .executeTakeFirstOrThrow();
}

export function findDevicesForExport(db: Db, userId: string) {
  return db
    .selectFrom("push_devices")
    .select(["id", "sign_in_id", "endpoint", "created_at", "pushed_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
