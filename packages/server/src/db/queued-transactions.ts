import {
  type AccessMode,
  type IsolationLevel,
  Kysely,
  type KyselyProps,
  type Transaction,
  TransactionBuilder,
} from "kysely";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
import type { GuardedConnections } from "./guarded-connections.ts";
import { DatabaseBusy } from "./lost-database.ts";
import type { Tables } from "./tables.ts";

export interface QueueOptions {
  /** How many connections there are. */
  connections: number;
  /** How long a transaction waits for its turn, in milliseconds; without it, until it comes. */
  patienceMs?: number | undefined;
}

/** A third of the connections is left to single queries. */
function transactionsAtOnce(connections: number): number {
  return Math.max(1, connections - Math.ceil(connections / 3));
}

/** Transactions wait in their own line, so that reads do not wait behind a crowd that writes. */
export class QueuedTransactions extends Kysely<Tables> {
  readonly #props: KyselyProps;
  readonly #inLine: RunInLine;

  constructor(props: KyselyProps, guard: GuardedConnections, options: QueueOptions) {
    super(props);
    const { connections, patienceMs } = options;
    const inTurn = limitConcurrency(transactionsAtOnce(connections), {
      patienceMs,
      refuse: () => new DatabaseBusy(),
    });
    this.#props = props;
    this.#inLine = (work) => {
      guard.refuseSecond();
      return inTurn(work);
    };
  }

  override transaction(): TransactionBuilder<Tables> {
    return new QueuedTransaction(this.#props, this.#inLine);
  }
}

type RunInLine = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface TransactionProps extends KyselyProps {
  readonly accessMode?: AccessMode;
  readonly isolationLevel?: IsolationLevel;
}

/** Waits in line whatever its settings, unless it is read-only: a snapshot is a read like any other. */
class QueuedTransaction extends TransactionBuilder<Tables> {
  readonly #props: TransactionProps;
  readonly #inLine: RunInLine;

  constructor(props: TransactionProps, inLine: RunInLine) {
    super(props);
    this.#props = props;
    this.#inLine = inLine;
  }

  override setAccessMode(accessMode: AccessMode): QueuedTransaction {
    return new QueuedTransaction({ ...this.#props, accessMode }, this.#inLine);
  }

  override setIsolationLevel(isolationLevel: IsolationLevel): QueuedTransaction {
    return new QueuedTransaction({ ...this.#props, isolationLevel }, this.#inLine);
  }

  override execute<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    const run = () => super.execute(work);
    return this.#props.accessMode === "read only" ? run() : this.#inLine(run);
  }
}
