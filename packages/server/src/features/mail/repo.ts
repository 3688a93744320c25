import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { MailsTable } from "../../db/tables/accounts.ts";

export type MailRow = Selectable<MailsTable>;

export async function insertMail(db: Db, row: Insertable<MailsTable>): Promise<void> {
  await db.insertInto("mails").values(row).execute();
}

export function findUnsent(db: Db, id: string): Promise<MailRow | undefined> {
  return db
    .selectFrom("mails")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .executeTakeFirst();
}

/** Emails to former users are deleted once they are sent. */
export async function markSent(db: Db, { id, user_id }: MailRow, sent_at: Date): Promise<void> {
  await (user_id === null
    ? db.deleteFrom("mails").where("id", "=", id).execute()
    : db.updateTable("mails").set({ sent_at }).where("id", "=", id).execute());
}

export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("mails").where("created_at", "<", before).execute();
}
