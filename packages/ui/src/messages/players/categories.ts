import type { MessageTable } from "../types.ts";

/** The categories that Katha ships, by the names that they come with. */
export const categoryMessages = {
  Epics: /*i18n*/ { id: "category.Epics", message: "Epics" },
  Folklore: /*i18n*/ { id: "category.Folklore", message: "Folklore" },
  "Court intrigue": /*i18n*/ { id: "category.Court intrigue", message: "Court intrigue" },
  "Ghost stories": /*i18n*/ { id: "category.Ghost stories", message: "Ghost stories" },
  Mystery: /*i18n*/ { id: "category.Mystery", message: "Mystery" },
  Journeys: /*i18n*/ { id: "category.Journeys", message: "Journeys" },
  "Everyday lives": /*i18n*/ { id: "category.Everyday lives", message: "Everyday lives" },
  Wonders: /*i18n*/ { id: "category.Wonders", message: "Wonders" },
} as const satisfies MessageTable;
