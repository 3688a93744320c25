import type { Messages } from "@katha/ui";

/** How to fetch messages, by the file: those that every page may show, and those of other pages once they are opened. */
export const catalogues: Record<string, () => Promise<Messages>> = import.meta.glob<Messages>(
  "../../../ui/src/messages/locales/*/{errors,players,site,stories}.ts",
  { import: "messages" },
);

/** The languages with catalogues: their folders' names. */
export const translations = [
  ...new Set(Object.keys(catalogues).map((file) => file.split("/").at(-2) ?? "")),
];
