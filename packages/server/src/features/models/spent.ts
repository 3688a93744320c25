import type { Db } from "../../../db/open.ts";
import { firstIdOf } from "../../../lib/ids.ts";
import { findSpent, type Spent } from "./repo.ts";

type Figures = Omit<Spent, "model">;

const nothing: Figures = {
  turns: 0,
  failed_turns: 0,
  coins: 0,
  prompt_tokens: 0,
  completion_tokens: 0,
};

/** What turns since then took, of a model. */
export async function spentSince(db: Db, since: Date): Promise<(model: string) => Figures> {
  const rows = await findSpent(db, firstIdOf(since));
  const figures = new Map(rows.map(({ model, ...spent }) => [model, spent]));
  return (model) => figures.get(model) ?? nothing;
}
