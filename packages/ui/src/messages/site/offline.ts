import type { MessageTable } from "../types.ts";

/** What a reader is told while the server is out of reach. */
export const offlineMessages = {
  "offline.note": /*i18n*/ {
    id: "offline.note",
    message: "You are offline. What is already open stays readable.",
  },
  "offline.unreached": /*i18n*/ {
    id: "offline.unreached",
    message: "Katha cannot be reached. What is already open stays readable.",
  },
} as const satisfies MessageTable;
