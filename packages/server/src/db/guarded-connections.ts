import { AsyncLocalStorage } from "node:async_hooks";
import type { ConnectionProvider, DatabaseConnection, Driver } from "kysely";

class RootHandleInTransaction extends Error {
  override name = "RootHandleInTransaction";

  constructor() {
    super(
      "A query used the root database handle while its caller held a transaction. " +
        "Use the transaction's own handle: outside it the query would wait for ever on PGlite and miss the changes on PostgreSQL.",
    );
  }
}

/**
 * Remembers, for each async flow, that a connection is in use, and fails if a second one is requested: that would
 * deadlock on PGlite and read stale rows on PostgreSQL.
 */
export class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver;
  readonly #loans = new AsyncLocalStorage<{ open: boolean }>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Throws if the caller already has a connection. */
  refuseSecond(): void {
    if (this.#loans.getStore()?.open) {
      throw new RootHandleInTransaction();
    }
  }

  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.refuseSecond();
    const loan = { open: true };
    const connection = await this.#driver.acquireConnection();
    try {
      return await this.#loans.run(loan, () => use(connection));
    } finally {
      loan.open = false;
      await this.#driver.releaseConnection(connection);
    }
  }
}
