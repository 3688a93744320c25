import type { MessageTable } from "../types.ts";

/** How a story opens, to be read on its page. */
export const openingMessages = {
  "opening.title": /*i18n*/ { id: "opening.title", message: "How it opens" },
  "opening.loading": /*i18n*/ { id: "opening.loading", message: "Opening the book" },
  "opening.failed": /*i18n*/ {
    id: "opening.failed",
    message: "The opening could not be fetched",
  },
  "opening.guest": /*i18n*/ {
    id: "opening.guest",
    message: "Reading this is free. Take a choice: you sign in, and the story goes on from there.",
  },
  "opening.reader": /*i18n*/ {
    id: "opening.reader",
    message: "Reading this is free. Your play begins with the choice that you take.",
  },
  "opening.begun": /*i18n*/ {
    id: "opening.begun",
    message: "You have begun this story already.",
  },
  "opening.goOn": /*i18n*/ { id: "opening.goOn", message: "Go on where you were" },
  "opening.beginning": /*i18n*/ { id: "opening.beginning", message: "Your story begins" },
} as const satisfies MessageTable;
