import type { MessageTable } from "../types.ts";

/** Shown while the server cannot be reached. */
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
