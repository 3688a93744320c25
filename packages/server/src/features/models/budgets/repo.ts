import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import { firstIdOf } from "../../../lib/ids.ts";
import type { Budget, BudgetScope } from "./budgets.ts";

interface SpentToday {
  turns: number;
  dollars: number;
}

/** What providers were asked to tell since then, of all, of one player or in one story. */
export async function findSpentToday(
  db: Db,
  since: Date,
  { player, story }: { player?: string; story?: string },
): Promise<SpentToday> {
  const all = db
    .selectFrom("turns as t")
    .where("t.asks_model", "=", true)
    .where("t.id", ">=", firstIdOf(since))
    .select(({ fn }) => [
      sql<number>`count(*)::integer`.as("turns"),
      fn.coalesce(fn.sum<number>("t.cost_dollars"), sql<number>`0::float8`).as("dollars"),
    ]);
  if (player === undefined && story === undefined) return all.executeTakeFirstOrThrow();
  const joined = all.innerJoin("game_sessions as g", "g.id", "t.session_id");
  const of =
    player === undefined
      ? joined.where("g.story_id", "=", story ?? "")
      : joined.where("g.user_id", "=", player);
  return of.executeTakeFirstOrThrow();
}

export function findBudget(db: Db, scope: BudgetScope) {
  return db
    .selectFrom("model_budgets")
    .select(["dollars", "turns"])
    .where("scope", "=", scope)
    .executeTakeFirst();
}

export async function saveBudget(
  db: Db,
  { scope, at, ...budget }: Budget & { scope: BudgetScope; at: Date },
): Promise<void> {
  const changed = { ...budget, changed_at: at };
  await db
    .insertInto("model_budgets")
    .values({ scope, ...changed })
    .onConflict((conflict) => conflict.column("scope").doUpdateSet(changed))
    .execute();
}

interface UsageRow {
  day: string;
  model_key: string;
  story_id: string;
  story_title: string;
  turns: number;
  coins: number;
  prompt_tokens: number;
  completion_tokens: number;
  cost_dollars: number | null;
}

/** Newest day first; parts that were copied with a session are not counted again. */
export async function findUsage(db: Db, since: Date): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      t.model as model_key, g.story_id::text as story_id, s.title as story_title,
      count(*)::integer as turns,
      coalesce(sum(t.charged), 0)::integer as coins,
      coalesce(sum(t.prompt_tokens), 0)::float8 as prompt_tokens,
      coalesce(sum(t.completion_tokens), 0)::float8 as completion_tokens,
      sum(t.cost_dollars)::float8 as cost_dollars
    from turns t
    join game_sessions g on g.id = t.session_id
    join stories s on s.id = g.story_id
    where t.id >= ${firstIdOf(since)}::uuid and t.asks_model
    group by 1, 2, 3, 4
    order by 1 desc, 2, 4, 3`.execute(db);
  return rows;
}
