import type { Db } from "./handle.ts";
import { hasTable } from "./has-table.ts";

/** A version of Katha, as somebody finds it again. */
export interface Program {
  version: string;
  /** What to check out of the repository, or what an image was built from. */
  revision?: string | undefined;
  isImage: boolean;
}

/** A server of this program is open. */
export async function noteProgram(
  db: Db,
  { version, revision, isImage }: Program,
  at: Date,
): Promise<void> {
  const row = { version, revision: revision ?? null, is_image: isImage, opened_at: at };
  await db
    .insertInto("last_program")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** Undefined where none was noted; older versions have no place for it. */
export async function findLastProgram(db: Db): Promise<Program | undefined> {
  if (!(await hasTable(db, "last_program"))) return undefined;
  const row = await db
    .selectFrom("last_program")
    .select(["version", "revision", "is_image"])
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      isImage: row.is_image,
      ...(row.revision !== null && { revision: row.revision }),
    }
  );
}
