import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/open.ts";
import { findUser, updateUser } from "./repo.ts";

function isTimeZone(name: string): boolean {
  // An offset like +05:30 is taken too, but does not know summer time: only names are kept.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The zone that the browser names with its request. */
export function zoneOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const named = headers["x-time-zone"];
  return typeof named === "string" ? named : undefined;
}

export async function timeZoneOf(db: Db, userId: string): Promise<string> {
  return (await findUser(db, userId))?.time_zone ?? "UTC";
}

/** Keeps where the user's browser says it is; what is no zone is passed over. */
export async function learnTimeZone(db: Db, userId: string, named: string | undefined) {
  if (named === undefined || !isTimeZone(named)) return;
  if ((await timeZoneOf(db, userId)) !== named) await updateUser(db, userId, { time_zone: named });
}
