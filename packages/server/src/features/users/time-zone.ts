import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/open.ts";
import { updateUser } from "./service.ts";

/** The canonical spelling of a time zone; undefined if there is no such zone. */
function canonicalZone(name: string): string | undefined {
  // Offsets like +05:30 are valid too, but ignore daylight saving: only names are accepted.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The time zone in the request's header. */
export function requestedTimeZone({
  headers,
}: Pick<FastifyRequest, "headers">): string | undefined {
  const named = headers["x-time-zone"];
  return typeof named === "string" ? named : undefined;
}

async function timeZoneOf(db: Db, userId: string): Promise<string> {
  const user = db.selectFrom("users").select("time_zone").where("id", "=", userId);
  return (await user.executeTakeFirst())?.time_zone ?? "UTC";
}

/** Stores the time zone of the user's browser; invalid ones are ignored. */
export async function saveTimeZone(db: Db, userId: string, named: string | undefined) {
  const time_zone = named === undefined ? undefined : canonicalZone(named);
  if (time_zone === undefined || (await timeZoneOf(db, userId)) === time_zone) return;
  await updateUser(db, userId, { time_zone });
}
