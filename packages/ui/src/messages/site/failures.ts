import type { MessageTable } from "../types.ts";

/** Failures without an answer from the server. */
export const failureMessages = {
  "error.unreachable": /*i18n*/ {
    id: "failures.error.unreachable",
    message: "Katha cannot be reached",
  },
  "error.noLine": /*i18n*/ {
    id: "failures.error.noLine",
    message: "Katha cannot be reached just now. Nothing of yours is lost. Try again in a moment.",
  },
} as const satisfies MessageTable;
