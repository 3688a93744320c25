import type { MessageTable } from "../types.ts";

export const homeMessages = {
  "banner.slides": /*i18n*/ { id: "home.banner.slides", message: "Choose a slide" },
  "banner.pause": /*i18n*/ { id: "home.banner.pause", message: "Stop the slides" },
  "banner.go": /*i18n*/ { id: "home.banner.go", message: "Let the slides go on" },
  "banner.at": /*i18n*/ { id: "home.banner.at", message: "{at} of {count}: {title}" },

  "guide.eyebrow": /*i18n*/ { id: "home.guide.eyebrow", message: "New here?" },
  "guide.title": /*i18n*/ { id: "home.guide.title", message: "How to Play" },
  "guide.line": /*i18n*/ {
    id: "home.guide.line",
    message:
      "Four commands, a few coins, and words of your own. The guide tells it in five minutes.",
  },
  "guide.way": /*i18n*/ { id: "home.guide.way", message: "Open the guide" },
  "beta.eyebrow": /*i18n*/ { id: "home.beta.eyebrow", message: "Premium" },
  "beta.title": /*i18n*/ { id: "home.beta.title", message: "Join the Beta" },
  "beta.line": /*i18n*/ {
    id: "home.beta.line",
    message:
      "Be early: new voices and new hands first, and half the price for those who wait with us.",
  },
  "beta.way": /*i18n*/ { id: "home.beta.way", message: "Join Waitlist" },
  "chat.eyebrow": /*i18n*/ { id: "home.chat.eyebrow", message: "Company" },
  "chat.title": /*i18n*/ { id: "home.chat.title", message: "The Tellers’ Circle" },
  "chat.line": /*i18n*/ {
    id: "home.chat.line",
    message:
      "Readers and writers sit here together. Bring an ending you cannot stop thinking about.",
  },
  "chat.way": /*i18n*/ { id: "home.chat.way", message: "Come in" },

  "overlay.1": /*i18n*/ { id: "home.overlay.1", message: "Lighting the lamps" },
  "overlay.2": /*i18n*/ { id: "home.overlay.2", message: "Unrolling the scrolls" },
  "overlay.3": /*i18n*/ { id: "home.overlay.3", message: "Mixing the colours" },
  "overlay.4": /*i18n*/ { id: "home.overlay.4", message: "Waking the tellers" },
  "overlay.5": /*i18n*/ { id: "home.overlay.5", message: "Opening the doors" },
} as const satisfies MessageTable;
