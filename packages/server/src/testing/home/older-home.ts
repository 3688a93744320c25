import { sql } from "kysely";
import type { Migration } from "../../db/migrate.ts";
import type { Db } from "../../db/open.ts";
import { findTables, readRows } from "../../parts/backups/snapshot/tables.ts";
import type { Home } from "./home.ts";

/** Gives a home of an older version the rows of one that was played in by this version, as far as it has their columns. */
export async function fillOlder(
  home: Home,
  migrations: readonly Migration[],
  played: Home,
): Promise<void> {
  const from = await played.open();
  const to = await home.open(migrations);
  try {
    await from.db.transaction().execute((source) =>
      to.db.transaction().execute(async (target) => {
        // What triggers wrote, and what foreign keys prove, is among the rows.
        await sql`set local session_replication_role = replica`.execute(target);
        await copyRows(source, target);
      }),
    );
  } finally {
    await from.close();
    await to.close();
  }
}

async function copyRows(source: Db, target: Db): Promise<void> {
  const has = await findTables(source);
  for (const [table, columns] of Object.entries(await findTables(target))) {
    const common = columns.filter(({ name }) => has[table]?.some((column) => column.name === name));
    await sql`delete from ${sql.table(table)}`.execute(target);
    const names = sql.join(common.map(({ name }) => sql.ref(name)));
    const values = sql.join(
      common.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
    );
    for await (const lines of readRows(source, table, common))
      await sql`insert into ${sql.table(table)} (${names})
        select ${values} from json_array_elements(${`[${lines.join(",")}]`}::json) as line`.execute(
        target,
      );
  }
}
