import type { MessageTable } from "../types.ts";

export const matureMessages = {
  "veil.note": /*i18n*/ {
    id: "mature.veil.note",
    message:
      "This story is rated Mature (17+). It may tell of violence, love or fear in ways that are not for younger readers.",
  },
  "veil.guest": /*i18n*/ {
    id: "mature.veil.guest",
    message: "To read on, sign in and confirm your age. You are asked once.",
  },
  "veil.ask": /*i18n*/ {
    id: "mature.veil.ask",
    message:
      "Are you 17 or older? You are asked once: mature stories are then shown wherever you sign in, until you change it in your settings.",
  },
  "veil.confirmed": /*i18n*/ {
    id: "mature.veil.confirmed",
    message: "Your settings keep mature stories behind this veil.",
  },
  "veil.confirm": /*i18n*/ {
    id: "mature.veil.confirm",
    message: "I am 17 or older: show mature stories",
  },
  "veil.show": /*i18n*/ { id: "mature.veil.show", message: "Show mature stories" },
  "veil.busy": /*i18n*/ { id: "mature.veil.busy", message: "Just a moment..." },
  "veil.failed": /*i18n*/ {
    id: "mature.veil.failed",
    message: "This could not be saved. Try again.",
  },

  "settings.title": /*i18n*/ { id: "mature.settings.title", message: "Mature stories" },
  "settings.note": /*i18n*/ {
    id: "mature.settings.note",
    message: "Stories rated Mature (17+) show only their titles until you ask for them.",
  },
  "settings.show": /*i18n*/ { id: "mature.settings.show", message: "Show mature stories" },
  "settings.askTitle": /*i18n*/ {
    id: "mature.settings.askTitle",
    message: "Are you 17 or older?",
  },
  "settings.askNote": /*i18n*/ {
    id: "mature.settings.askNote",
    message: "You are asked once. You can put the veil back at any time.",
  },
  "settings.askYes": /*i18n*/ { id: "mature.settings.askYes", message: "I am 17 or older" },
  "settings.askNo": /*i18n*/ { id: "mature.settings.askNo", message: "Leave them veiled" },
  "filter.hide": /*i18n*/ {
    id: "mature.filter.hide",
    message: "Leave mature stories out of lists",
  },
} as const satisfies MessageTable;
