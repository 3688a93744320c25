import { type Insertable, sql } from "kysely";
import type { Db } from "../../db/open.ts";
import type { WaitlistTable } from "../../db/tables/system.ts";
import type { Cursor } from "../../lib/cursor.ts";
import { containing } from "../../lib/containing.ts";

const fields = ["id", "name", "email", "language", "joined_at"] as const;
const searched = sql<string>`lower(name || ' ' || email)`;

/** Does nothing if the address is already on the list. */
export async function insertEntry(db: Db, entry: Insertable<WaitlistTable>): Promise<void> {
  await db
    .insertInto("waitlist")
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function matching(db: Db, q: string) {
  return db
    .selectFrom("waitlist")
    .$if(q !== "", (query) => query.where(searched, "like", containing(q)));
}

export function findEntries(
  db: Db,
  { q, after, limit }: { q: string; after: Cursor | undefined; limit: number },
) {
  return matching(db, q)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(joined_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .select(fields)
    .orderBy("joined_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countEntries(db: Db, q: string): Promise<number> {
  const { total } = await matching(db, q)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findAllEntries(db: Db) {
  return db.selectFrom("waitlist").select(fields).orderBy("joined_at").orderBy("id").execute();
}

export async function deleteEntry(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("waitlist")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The entry with an account's address, once the account has proved that the address is its own. */
export function ofAccount(userId: string) {
  return sql<boolean>`lower(waitlist.email) = (
    select lower(users.email) from users where users.id = ${userId} and users.is_verified)`;
}
