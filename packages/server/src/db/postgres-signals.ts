import { sql } from "kysely";
import { Client } from "pg";
import { createListeners, signalSchema, type SignalReports, type Signals } from "./signals.ts";

const channel = "katha";
const reconnectAfterMs = 1_000;
/** A notification holds less than 8,000 bytes. */
const idsAtOnce = 150;

/** LISTEN and NOTIFY, on a separate connection that is opened for the first listener. */
export function postgresSignals(url: string, { onLost, onIgnored }: SignalReports): Signals {
  const listeners = createListeners();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Any user of the database can notify, including servers of another version. */
  function receive(payload: string): void {
    let received;
    try {
      received = signalSchema.parse(JSON.parse(payload));
    } catch (error) {
      onIgnored?.(error as Error);
      return;
    }
    listeners.call(received);
  }

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true });
    client = fresh;
    const again = (reason: Error) => {
      if (client !== fresh || isClosed) return;
      client = undefined;
      onLost?.(reason);
      fresh.end().catch(() => {});
      retry = setTimeout(() => void connect(), reconnectAfterMs).unref();
    };
    fresh.on("error", again);
    fresh.on("end", () => again(new Error("The connection for notifications ended.")));
    fresh.on("notification", ({ payload = "" }) => receive(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      listeners.call({ about: "missed", ids: [] });
    } catch (error) {
      again(error as Error);
    }
  }

  return {
    send: async (db, { about, ids }) => {
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const payload = JSON.stringify({ about, ids: ids.slice(at, at + idsAtOnce) });
        await sql`select pg_notify(${channel}, ${payload})`.execute(db);
      }
    },
    listen: (listener) => {
      const stop = listeners.add(listener);
      if (client === undefined && retry === undefined && !isClosed) void connect();
      return stop;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
