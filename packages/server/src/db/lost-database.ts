/** SQLSTATEs of a shutdown, a restart, a broken connection, and a transaction that was idle too long. */
const states = /^(?:08...|57P0[1-5]|25P03)$/;
/** SQLSTATEs of too many clients, serialization failures, deadlocks, and timeouts of locks and statements. */
const busyStates = new Set(["53300", "40001", "40P01", "55P03", "57014"]);

/** Messages without a code: the `pg` client's, and that of a database closed for maintenance. */
const words =
  /^(?:Connection terminated|Connection ended|Client (?:has encountered a connection error|was closed) and is not queryable|database ".*" is not currently accepting connections)/;

/** The pool's message if no connection became free in time. */
const noneFree = "timeout exceeded when trying to connect";

/** A transaction waited too long for its turn. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";

  constructor() {
    super("No connection to the database became free in time.");
  }
}

const network = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EAI_AGAIN",
]);

function fieldsOf(error: unknown): { code?: unknown; message?: unknown; syscall?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}

/** Whether the database was lost during a request. Nothing was half done, so the request can be retried. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message, syscall } = fieldsOf(error);
  if (typeof code === "string" && states.test(code)) return true;
  if (typeof message === "string" && words.test(message)) return true;
  const isOfSocket = syscall === "connect" || syscall === "read" || syscall === "write";
  return isOfSocket && typeof code === "string" && network.has(code);
}

/** Whether the database is up but overloaded. Nothing was done, so the request can be retried. */
export function isBusyDatabase(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  if (error instanceof DatabaseBusy || message === noneFree) return true;
  return typeof code === "string" && busyStates.has(code);
}
