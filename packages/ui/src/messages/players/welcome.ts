import type { MessageTable } from "../types.ts";

/** What a new reader is told, once. */
export const welcomeMessages = {
  "welcome.title": /*i18n*/ { id: "welcome.title", message: "Welcome, {name}" },
  "welcome.coins": /*i18n*/ {
    id: "welcome.coins",
    message: "{count, plural, one {You have {amount} coin.} other {You have {amount} coins.}}",
  },
  "welcome.for": /*i18n*/ {
    id: "welcome.for",
    message:
      "Coins pay for what AI models tell and for pictures. The price stands beside each command before you press it, and a turn that fails costs nothing.",
  },
  "welcome.free": /*i18n*/ {
    id: "welcome.free",
    message:
      "Free, always: every opening, every choice as Katha itself tells it, the author’s own answers, and taking a part back.",
  },
  "welcome.more": /*i18n*/ { id: "welcome.more", message: "How coins are earned" },
  "welcome.close": /*i18n*/ { id: "welcome.close", message: "Put away" },
} as const satisfies MessageTable;
