import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/open.ts";
import type { UserRole } from "../../db/tables/accounts.ts";
import { containing } from "../../lib/containing.ts";
import { suspensionOf } from "../auth/index.ts";

function selectUsers(db: Db) {
  return db
    .selectFrom("users as u")
    .select([
      "u.id",
      "u.username",
      "u.email",
      "u.display_name",
      "u.avatar_url",
      "u.is_verified",
      "u.role",
      "u.premium_until",
      "u.suspended_at",
      "u.suspended_until",
      "u.suspension_reason",
      "u.created_at",
    ])
    .innerJoin("wallets as w", "w.user_id", "u.id")
    .select("w.balance as coins")
    .select((row) =>
      row
        .selectFrom("sign_ins as s")
        .whereRef("s.user_id", "=", "u.id")
        .select((one) => one.fn.max("s.last_used_at").as("last"))
        .as("last_seen_at"),
    )
    .select((row) =>
      row
        .exists(
          row.selectFrom("second_factors as f").whereRef("f.user_id", "=", "u.id").select("f.id"),
        )
        .$castTo<boolean>()
        .as("has_second_factor"),
    );
}

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>["execute"]>>[number];

interface UserSearch {
  q: string;
  role: UserRole | undefined;
  /** Whether a suspension holds now. */
  isSuspended: boolean | undefined;
  now: Date;
}

const searched = sql<string>`lower(u.username || ' ' || u.email || ' ' || u.display_name)`;

function isFound({ q, role, isSuspended, now }: UserSearch): RawBuilder<boolean> {
  const suspended = sql`(u.suspended_at is not null
    and (u.suspended_until is null or u.suspended_until > ${now}::timestamptz))`;
  const all = [
    ...(q === "" ? [] : [sql`${searched} like ${containing(q)}`]),
    ...(role === undefined ? [] : [sql`u.role = ${role}`]),
    ...(isSuspended === undefined ? [] : [isSuspended ? suspended : sql`not ${suspended}`]),
  ];
  return sql<boolean>`${sql.join([sql`true`, ...all], sql` and `)}`;
}

export const findUsers = (db: Db, search: UserSearch) => selectUsers(db).where(isFound(search));

export async function countUsers(db: Db, search: UserSearch): Promise<number> {
  const { total } = await db
    .selectFrom("users as u")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(isFound(search))
    .executeTakeFirstOrThrow();
  return total;
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return selectUsers(db).where("u.id", "=", id).executeTakeFirst();
}

/**
 * Administrators who are not suspended. Always locked in the same order, so that two requests cannot both believe that
 * another administrator remains.
 */
export async function lockAdministrators(tx: Db, now: Date): Promise<string[]> {
  const query = tx
    .selectFrom("users")
    .where("role", "=", "admin")
    .select(["id", "suspended_at", "suspended_until", "suspension_reason"])
    .orderBy("id");
  const all = await query.forUpdate().execute();
  return all.filter((row) => suspensionOf(row, now) === null).map(({ id }) => id);
}

/** Display names of audit entries' subjects, by id; for a report, its story's title. */
export async function findSubjectNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("stories")
    .select(["id", "title as name"])
    .where("id", "in", ids)
    .unionAll(db.selectFrom("users").select(["id", "username as name"]).where("id", "in", ids))
    .unionAll(
      db.selectFrom("categories").select(["id", "display_name as name"]).where("id", "in", ids),
    )
    .unionAll(db.selectFrom("tags").select(["id", "display_name as name"]).where("id", "in", ids))
    .unionAll(
      db
        .selectFrom("passage_reports as r")
        .innerJoin("stories as s", "s.id", "r.story_id")
        .select(["r.id", "s.title as name"])
        .where("r.id", "in", ids),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
