import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import { firstIdOf } from "../../lib/ids.ts";

interface Spent {
  turns: number;
  failed_turns: number;
  coins: number;
  prompt_tokens: number;
  completion_tokens: number;
}

const nothing: Spent = {
  turns: 0,
  failed_turns: 0,
  coins: 0,
  prompt_tokens: 0,
  completion_tokens: 0,
};

/** What turns since then took, of a model. Ids ascend with time, so the primary key's index finds the turns of a period. */
export async function spentSince(db: Db, since: Date): Promise<(model: string) => Spent> {
  const { rows } = await sql<Spent & { model: string }>`
    select model,
      count(*) filter (where status = 'settled')::integer as turns,
      count(*) filter (where status = 'void')::integer as failed_turns,
      coalesce(sum(charged), 0)::integer as coins,
      coalesce(sum(prompt_tokens), 0)::float8 as prompt_tokens,
      coalesce(sum(completion_tokens), 0)::float8 as completion_tokens
    from turns
    where id >= ${firstIdOf(since)}::uuid and model is not null and copy_of is null
    group by model`.execute(db);
  const figures = new Map(rows.map(({ model, ...spent }) => [model, spent]));
  return (model) => figures.get(model) ?? nothing;
}
