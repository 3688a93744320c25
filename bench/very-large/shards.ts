import { columnOf } from "./facts.ts";
import { readStatement } from "./read-statement.ts";
import type { Schema } from "./schema.ts";
import { places } from "./tables.ts";

/** Where a statement would run on a PostgreSQL that is spread by account, from the best to the worst. */
export const reaches = [
  "no table",
  "coordinator and copies",
  "one account",
  "one account and the coordinator",
  "one row, not its account",
  "all shards",
] as const;
export type Reach = (typeof reaches)[number];

export interface Judged {
  reach: Reach;
  tables: readonly string[];
}

const ofPostgres = /^(?:pg_|information_schema)/;

/** Throws for a table that has no place. */
export function judge(text: string, schema: Schema): Judged {
  const facts = readStatement(text, schema);
  const known = facts.known();
  const tables = new Set<string>();
  const found = new Set<Reach>();
  let isAtCoordinator = false;
  for (const range of facts.ranges) {
    if (range.table === undefined || ofPostgres.test(range.table)) continue;
    tables.add(range.table);
    const place = places[range.table];
    if (place === undefined) throw new Error(`The table ${range.table} has no place.`);
    if (place.by === "coordinator") isAtCoordinator = true;
    if (place.by !== "account") continue;
    const isKnown = (column: string) => known.has(columnOf(range, column));
    if (place.key !== null && isKnown(place.key)) found.add("one account");
    else found.add(place.names.some(isKnown) ? "one row, not its account" : "all shards");
  }
  return {
    reach: worstOf(found, { isAtCoordinator, hasTables: tables.size > 0 }),
    tables: [...tables],
  };
}

function worstOf(
  found: ReadonlySet<Reach>,
  { isAtCoordinator, hasTables }: { isAtCoordinator: boolean; hasTables: boolean },
): Reach {
  const worst = reaches.findLast((reach) => found.has(reach));
  if (worst === undefined) return hasTables ? "coordinator and copies" : "no table";
  return worst === "one account" && isAtCoordinator ? "one account and the coordinator" : worst;
}
