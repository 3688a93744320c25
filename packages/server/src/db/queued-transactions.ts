import { Kysely, type KyselyProps, type Transaction, type TransactionBuilder } from "kysely";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
import type { GuardedConnections } from "./guarded-connections.ts";
import { DatabaseBusy } from "./lost-database.ts";
import type { Tables } from "./tables.ts";

export interface QueueOptions {
  /** How many connections there are. */
  connections: number;
  /** How long a transaction waits for its turn, in milliseconds; absent: until it comes. */
  patienceMs?: number | undefined;
}

/** A third of the connections is left to single queries. */
function transactionsAtOnce(connections: number): number {
  return Math.max(1, connections - Math.ceil(connections / 3));
}

/** Transactions wait in a line of their own, so that reads do not wait behind a crowd that writes. */
export class QueuedTransactions extends Kysely<Tables> {
  readonly #guard: GuardedConnections;
  readonly #inTurn: ReturnType<typeof limitConcurrency>;

  constructor(props: KyselyProps, guard: GuardedConnections, options: QueueOptions) {
    super(props);
    const { connections, patienceMs } = options;
    const refuse = () => new DatabaseBusy();
    this.#guard = guard;
    this.#inTurn = limitConcurrency(transactionsAtOnce(connections), {
      refuse,
      ...(patienceMs !== undefined && { patienceMs }),
    });
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => {
      this.#guard.refuseSecond();
      return this.#inTurn(() => execute(work));
    };
    return builder;
  }
}
