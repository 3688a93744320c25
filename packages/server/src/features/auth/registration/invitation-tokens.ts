import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Secret } from "../../../lib/secret.ts";

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Follows from the id, so that administrators can copy a link again and the database cannot give it away. */
export function invitationToken(secret: Secret, id: string): string {
  return `${id}.${secret.sign("invitation", id)}`;
}

function idIn(secret: Secret, token: string): string | undefined {
  const [, id] = shape.exec(token) ?? [];
  if (id === undefined) return undefined;
  const expected = Buffer.from(invitationToken(secret, id));
  return timingSafeEqual(expected, Buffer.from(token)) ? id : undefined;
}

const ended = () =>
  new Problem(
    400,
    "invitation_ended",
    "This invitation is used up, was taken back, has expired, or is for another address. Ask for a new one.",
  );

export async function readInvitation(
  { db, clock, secret }: { db: Db; clock: Clock; secret: Secret },
  token: string,
) {
  const id = idIn(secret, token);
  if (id === undefined) throw ended();
  const found = await db
    .selectFrom("invitations")
    .select(["email", "expires_at"])
    .where("id", "=", id)
    .where("uses_left", ">", 0)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  if (!found) throw ended();
  return found;
}

/** In one statement, so that of two people with the last use only one gets it. */
export async function spendInvitation(
  { clock, secret }: { clock: Clock; secret: Secret },
  tx: Db,
  token: string,
  email: string,
): Promise<void> {
  const id = idIn(secret, token);
  if (id === undefined) throw ended();
  const { numUpdatedRows } = await tx
    .updateTable("invitations")
    .set({ uses_left: sql`uses_left - 1` })
    .where("id", "=", id)
    .where("uses_left", ">", 0)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", clock.now())
    .where((row) =>
      row.or([row("email", "is", null), row(sql`lower(email)`, "=", sql`lower(${email}::text)`)]),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw ended();
}
