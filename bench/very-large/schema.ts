import { loadModule, parseSync } from "libpg-query";
import { readMigrations } from "@katha/server/db/migrate";

/** The columns of each table. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

/** Made by the program that migrates, before the first migration. */
const ownTables: [string, string[]][] = [
  ["schema_lock", ["id"]],
  ["schema_migrations", ["version", "name", "checksum", "applied_at"]],
];

/** What the migrations make, read from their statements: no database is needed. */
export async function readSchema(): Promise<Schema> {
  await loadModule();
  const tables = new Map(ownTables.map(([name, columns]) => [name, new Set(columns)]));
  for (const migration of await readMigrations())
    for (const { stmt } of parseSync(migration.sql).stmts ?? []) follow(stmt, tables);
  return tables;
}

type Statement = NonNullable<ReturnType<typeof parseSync>["stmts"]>[number]["stmt"];

function follow(stmt: Statement, tables: Map<string, Set<string>>): void {
  if (stmt === undefined) return;
  if ("CreateStmt" in stmt) {
    const { relation, tableElts = [] } = stmt.CreateStmt;
    const columns = tableElts.flatMap((one) => ("ColumnDef" in one ? columnOf(one.ColumnDef) : []));
    tables.set(relation?.relname ?? "", new Set(columns));
  }
  if ("AlterTableStmt" in stmt) {
    const columns = tables.get(stmt.AlterTableStmt.relation?.relname ?? "");
    for (const cmd of stmt.AlterTableStmt.cmds ?? []) {
      if (!("AlterTableCmd" in cmd)) continue;
      const { subtype, name = "", def } = cmd.AlterTableCmd;
      if (subtype === "AT_AddColumn" && def && "ColumnDef" in def)
        columnOf(def.ColumnDef).forEach((column) => columns?.add(column));
      if (subtype === "AT_DropColumn") columns?.delete(name);
    }
  }
  if ("DropStmt" in stmt && stmt.DropStmt.removeType === "OBJECT_TABLE")
    for (const name of JSON.stringify(stmt.DropStmt.objects).matchAll(/"sval":"(\w+)"/g))
      tables.delete(name[1] ?? "");
}

const columnOf = ({ colname }: { colname?: string }) => (colname === undefined ? [] : [colname]);
