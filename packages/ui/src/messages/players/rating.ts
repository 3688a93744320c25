import type { MessageTable } from "../types.ts";

/** Rating a story after finishing it. */
export const ratingMessages = {
  "rate.ask": /*i18n*/ { id: "rating.rate.ask", message: "How did you like this story?" },
  "rate.yours": /*i18n*/ { id: "rating.rate.yours", message: "Your stars" },
  "rate.thanks": /*i18n*/ {
    id: "rating.rate.thanks",
    message: "Thank you. You can change your mind at any time.",
  },
  "rate.failed": /*i18n*/ {
    id: "rating.rate.failed",
    message: "Your stars did not arrive. Try again.",
  },
} as const satisfies MessageTable;
