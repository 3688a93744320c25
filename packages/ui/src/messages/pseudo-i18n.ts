import { createI18n } from "./i18n.ts";
import type { Messages } from "./types.ts";
import { pseudo, pseudoLocale } from "./pseudo.ts";
import type { MessageTable } from "./types.ts";

const tables = import.meta.glob<Record<string, MessageTable>>(
  ["./admin-messages.ts", "./{authors,errors,players,site}/**/*.ts"],
  { eager: true },
);
const english = Object.values(tables)
  .flatMap((module) => Object.values(module))
  .flatMap((table) => Object.values(table));

/** An i18n instance whose every message is pseudo-localized. */
export const pseudoI18n = createI18n(
  pseudoLocale,
  Object.fromEntries(english.map(({ id, message }) => [id, pseudo(message)])) as Messages,
);
