import type { MessageTable } from "../types.ts";

/** The switches of language and theme. */
export const preferenceMessages = {
  "language.label": /*i18n*/ { id: "preferences.language.label", message: "Language" },
  "theme.label": /*i18n*/ { id: "preferences.theme.label", message: "Light" },
  "theme.dark": /*i18n*/ { id: "preferences.theme.dark", message: "Night" },
  "theme.light": /*i18n*/ { id: "preferences.theme.light", message: "Morning" },
  "theme.system": /*i18n*/ { id: "preferences.theme.system", message: "As the device" },
} as const satisfies MessageTable;
