import { setupI18n } from "@lingui/core";
import type { I18n, Messages } from "@lingui/core";
import { compile } from "./compile.ts";
import type { MessageTable, Translate } from "./types.ts";

export type { I18n, Messages } from "@lingui/core";

/** One language: its catalogue, and English for whatever the catalogue lacks. */
export function createI18n(locale: string, messages: Messages = {}): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compile);
}

/** `useMessages` for code outside components. */
export function translateWith<Table extends MessageTable>(
  i18n: I18n,
  table: Table,
): Translate<Table> {
  return (key, ...[values]) => {
    const entry = table[key] as Table[keyof Table] | undefined;
    return entry ? i18n._(entry.id, values, { message: entry.message }) : valueIn(String(key));
  };
}

/** The plain value if it has no message, for example "embargoed" for "status.embargoed". */
function valueIn(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
