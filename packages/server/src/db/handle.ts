import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The root handle. A transaction (`Tx`) is also a `Db`, so repository functions accept either. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
