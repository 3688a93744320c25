import type { MessageTable } from "../types.ts";

/** Why nothing came, where no server could say it. */
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
