import type { MessageTable } from "../types.ts";

/** The banner's slides other than the featured story. They load after the first screen, and these messages with them. */
export const slideMessages = {
  "banner.slides": /*i18n*/ { id: "slides.banner.slides", message: "Choose a slide" },
  "banner.pause": /*i18n*/ { id: "slides.banner.pause", message: "Stop the slides" },
  "banner.go": /*i18n*/ { id: "slides.banner.go", message: "Let the slides go on" },
  "banner.at": /*i18n*/ { id: "slides.banner.at", message: "{at} of {count}: {title}" },

  "guide.eyebrow": /*i18n*/ { id: "slides.guide.eyebrow", message: "New here?" },
  "guide.title": /*i18n*/ { id: "slides.guide.title", message: "How to Play" },
  "guide.line": /*i18n*/ {
    id: "slides.guide.line",
    message:
      "Four commands, a few coins, and words of your own. The guide tells it in five minutes.",
  },
  "guide.way": /*i18n*/ { id: "slides.guide.way", message: "Open the guide" },
  "beta.eyebrow": /*i18n*/ { id: "slides.beta.eyebrow", message: "Premium" },
  "beta.title": /*i18n*/ { id: "slides.beta.title", message: "Join the Beta" },
  "beta.line": /*i18n*/ {
    id: "slides.beta.line",
    message:
      "Be early: new voices and new hands first, and half the price for those who wait with us.",
  },
  "beta.way": /*i18n*/ { id: "slides.beta.way", message: "Join Waitlist" },
  "chat.eyebrow": /*i18n*/ { id: "slides.chat.eyebrow", message: "Company" },
  "chat.title": /*i18n*/ { id: "slides.chat.title", message: "The Tellers’ Circle" },
  "chat.line": /*i18n*/ {
    id: "slides.chat.line",
    message:
      "Readers and writers sit here together. Bring an ending you cannot stop thinking about.",
  },
  "chat.way": /*i18n*/ { id: "slides.chat.way", message: "Come in" },
} as const satisfies MessageTable;
