import type { AnyCall } from "@katha/api/contract";
import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import type { Person } from "../people.ts";

export const people = ["anonymous", "player", "other-author", "owner", "admin"] as const;
export type Who = (typeof people)[number];
export type Statuses = Record<Who, number>;
export type SignedUp = Record<Exclude<Who, "anonymous">, Person>;

/** Whether a call may change who makes it, or whom it is about: an account, its sign-ins, its role. */
export const changesPeople = ({ method, path }: AnyCall): boolean =>
  method !== "GET" && /^\/(?:auth\/|admin\/users\/\{id\})/.test(path);

/** All that decides what these people may do. */
export async function accountsOf(db: Db, signedUp: SignedUp): Promise<unknown> {
  const ids = Object.values(signedUp).map(({ id }) => id);
  const { rows } = await sql<{ accounts: unknown }>`
    select jsonb_agg(to_jsonb(u) || jsonb_build_object(
      'sign_ins', (select jsonb_agg(to_jsonb(s) - 'last_used_at' order by s.id) from sign_ins as s
        where s.user_id = u.id),
      'factors', (select jsonb_agg(f.id order by f.id) from second_factors as f
        where f.user_id = u.id)
    ) order by u.id) as accounts
    from users as u where u.id in (${sql.join(ids)})`.execute(db);
  return rows[0]?.accounts;
}
