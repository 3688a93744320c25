import type { MessageTable } from "../types.ts";

/** The categories that Katha ships, by the names that they come with. */
export const categoryMessages = {
  Epics: /*i18n*/ { id: "category.epics", message: "Epics" },
  Folklore: /*i18n*/ { id: "category.folklore", message: "Folklore" },
  "Court intrigue": /*i18n*/ { id: "category.court-intrigue", message: "Court intrigue" },
  "Ghost stories": /*i18n*/ { id: "category.ghost-stories", message: "Ghost stories" },
  Mystery: /*i18n*/ { id: "category.mystery", message: "Mystery" },
  Journeys: /*i18n*/ { id: "category.journeys", message: "Journeys" },
  "Everyday lives": /*i18n*/ { id: "category.everyday-lives", message: "Everyday lives" },
  Wonders: /*i18n*/ { id: "category.wonders", message: "Wonders" },
} as const satisfies MessageTable;
