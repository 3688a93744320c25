/** SQLSTATEs of a shutdown, a restart, too many connections and a broken connection. */
const states = /^(?:08...|57P0[1-5]|53300)$/;

/** Messages of the `pg` client, which have no code. */
const words =
  /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable|Query read timeout)/;

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

/** Whether the database was lost during a request. Nothing is half done, so the request can be retried. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message, syscall } = fieldsOf(error);
  if (typeof code === "string" && states.test(code)) return true;
  if (typeof message === "string" && words.test(message)) return true;
  const isOfSocket = syscall === "connect" || syscall === "read" || syscall === "write";
  return isOfSocket && typeof code === "string" && network.has(code);
}
