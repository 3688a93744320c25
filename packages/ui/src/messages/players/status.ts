import type { MessageTable } from "../types.ts";

/** The state of a story. */
export const statusMessages = {
  "status.draft": /*i18n*/ { id: "status.draft", message: "Draft" },
  "status.in_review": /*i18n*/ { id: "status.in_review", message: "In review" },
  "status.published": /*i18n*/ { id: "status.published", message: "Published" },
  "status.archived": /*i18n*/ { id: "status.archived", message: "Archived" },
} as const satisfies MessageTable;
