import type { ColumnType } from "kysely";

/** Read as the value but written as JSON text: a plain array would become a database array. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;

export type OptionalJson<Value> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;

/** Optional on insert, and nullable. */
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
