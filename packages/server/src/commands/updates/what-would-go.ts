import { sql } from "kysely";
import type { Db } from "../../db/open.ts";

/** What people have done since a moment, which a state of that moment does not hold. */
export async function doneSince(db: Db, moment: Date): Promise<string> {
  const { rows } = await sql<{ turns: number; sessions: number; users: number; stories: number }>`
    select
      (select count(*) from turns where created_at > ${moment}) as turns,
      (select count(distinct session_id) from turns where created_at > ${moment}) as sessions,
      (select count(*) from users where created_at > ${moment}) as users,
      (select count(*) from stories where updated_at > ${moment}) as stories`.execute(db);
  const { turns = 0, sessions = 0, users = 0, stories = 0 } = rows[0] ?? {};
  const parts = [
    ...(turns > 0 ? [`${counted(turns, "turn")} of ${counted(sessions, "session")}`] : []),
    ...(users > 0 ? [counted(users, "new account")] : []),
    ...(stories > 0 ? [counted(stories, "story", "stories")] : []),
  ];
  return parts.length === 0
    ? "Since then nobody has played, registered or written."
    : `What came since then is not in it: ${parts.join(", ")} made or changed. It is put aside, not deleted.`;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
