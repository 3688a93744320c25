import type { Db } from "../../db/open.ts";

export interface Claim {
  holder: string;
  call: string;
  key: string;
}

/** False if it was already claimed. Waits for a claim in progress. */
export async function claim(
  db: Db,
  { holder, call, key }: Claim,
  { print, at, answer }: { print: string; at: Date; answer?: unknown },
): Promise<boolean> {
  const claimed = await db
    .insertInto("kept_answers")
    .values({
      holder,
      call,
      key,
      print,
      created_at: at,
      ...(answer !== undefined && { answer: JSON.stringify(answer) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

export function findAnswer(db: Db, { holder, call, key }: Claim) {
  return db
    .selectFrom("kept_answers")
    .where("holder", "=", holder)
    .where("call", "=", call)
    .where("key", "=", key)
    .select(["print", "answer"])
    .executeTakeFirstOrThrow();
}

export async function storeAnswer(db: Db, { holder, call, key }: Claim, answer: unknown) {
  await db
    .updateTable("kept_answers")
    .set({ answer: JSON.stringify(answer) })
    .where("holder", "=", holder)
    .where("call", "=", call)
    .where("key", "=", key)
    .execute();
}

export async function deleteAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("kept_answers").where("created_at", "<", before).execute();
}
