import { AsyncLocalStorage } from "node:async_hooks";
import type { ConnectionProvider, DatabaseConnection, Driver } from "kysely";

export class RootHandleInTransaction extends Error {
  override name = "RootHandleInTransaction";

  constructor() {
    super(
      "A query used the root database handle while its caller held a transaction. " +
        "Use the transaction's own handle: outside it the query would wait for ever on PGlite and miss the changes on PostgreSQL.",
    );
  }
}

/**
 * Lends connections and remembers, per async flow, that one is held, so that asking for a second one
 * fails at once, on both engines, where it would deadlock on one and read stale rows on the other.
 */
export class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver;
  readonly #loans = new AsyncLocalStorage<{ open: boolean }>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#loans.getStore()?.open) {
      throw new RootHandleInTransaction();
    }
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
