import type { MessageTable } from "../types.ts";

/**
 * Errors by the `code` of a problem, and errors of fields by their `type`. English readers see the server's own `detail`,
 * which can say more; these tables are for translators and other languages, so no page loads them.
 */
export const requestErrors = {
  invalid_input: /*i18n*/ {
    id: "errors.invalid_input",
    message: "Some of this is not right. Look at it again.",
  },
  invalid_json: /*i18n*/ { id: "errors.invalid_json", message: "The body is not valid JSON." },
  invalid_url: /*i18n*/ { id: "errors.invalid_url", message: "This address cannot be read." },
  too_large: /*i18n*/ { id: "errors.too_large", message: "This is more than we can take at once." },
  not_found: /*i18n*/ { id: "errors.not_found", message: "There is nothing at this address." },
  too_many_tries: /*i18n*/ {
    id: "errors.too_many_tries",
    message: "Too many tries in a row. Wait a while, then try again.",
  },
  too_many_requests: /*i18n*/ {
    id: "errors.too_many_requests",
    message: "Too many requests in a short time. Nothing is lost. Wait a while, then try again.",
  },
  storage_full: /*i18n*/ {
    id: "errors.storage_full",
    message:
      "With this, {used_mb} of {limit_mb} MB would be taken, so it was not saved. What you typed is still here. Your account page shows what takes room and what can go.",
  },
  disk_full: /*i18n*/ {
    id: "errors.disk_full",
    message:
      "The server's disk is full, so this was not saved. Nothing that was saved before is lost. Tell whoever runs this place, and try again once there is room.",
  },
  busy: /*i18n*/ {
    id: "errors.busy",
    message: "Many people are here at once. Try again in a moment.",
  },
  database_away: /*i18n*/ {
    id: "errors.database_away",
    message:
      "We cannot reach our shelves just now, and this may not be done. Nothing that was saved before is lost. Try again in a moment.",
  },
  storage_away: /*i18n*/ {
    id: "errors.storage_away",
    message: "We cannot reach our pictures just now. Nothing is lost. Try again in a moment.",
  },
  not_ready: /*i18n*/ { id: "errors.not_ready", message: "The database does not answer." },
  server_closing: /*i18n*/ {
    id: "errors.server_closing",
    message:
      "This server is closing. The part goes on being written and nothing is lost. Try again in a moment.",
  },
  server_error: /*i18n*/ {
    id: "errors.server_error",
    message:
      "Something went wrong on our side, and this may not be done. Nothing that was saved before is lost. Try again.",
  },
} as const satisfies MessageTable;
