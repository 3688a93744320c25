import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/open.ts";
import { findUser, updateUser } from "./repo.ts";

function isTimeZone(name: string): boolean {
  // Offsets like +05:30 are valid too, but ignore daylight saving: only names are accepted.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The time zone in the request's header. */
export function requestedTimeZone({
  headers,
}: Pick<FastifyRequest, "headers">): string | undefined {
  const named = headers["x-time-zone"];
  return typeof named === "string" ? named : undefined;
}

export async function timeZoneOf(db: Db, userId: string): Promise<string> {
  return (await findUser(db, userId))?.time_zone ?? "UTC";
}

/** Stores the time zone of the user's browser; invalid ones are ignored. */
export async function saveTimeZone(db: Db, userId: string, named: string | undefined) {
  if (named === undefined || !isTimeZone(named)) return;
  if ((await timeZoneOf(db, userId)) !== named) await updateUser(db, userId, { time_zone: named });
}
