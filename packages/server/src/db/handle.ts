import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The root handle. A transaction (`Tx`) is one too, so repository functions take `Db`. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
