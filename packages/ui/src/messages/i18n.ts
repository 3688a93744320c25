import { setupI18n } from "@lingui/core";
import type { I18n, Messages } from "@lingui/core";
import type { MessageTable, Translate } from "./types.ts";

export type { I18n, Messages } from "@lingui/core";

/** One language: its catalogues together, the later ones before the earlier, and English for whatever they lack. */
export function createI18n(locale: string, ...catalogues: readonly Messages[]): I18n {
  return setupI18n({ locale, messages: { [locale]: Object.assign({}, ...catalogues) } });
}

const english = createI18n("en");

/** `useMessages` for code outside components. */
export function translateWith<Table extends MessageTable>(
  i18n: I18n,
  table: Table,
): Translate<Table> {
  return (key, ...[values]) => {
    const entry = table[key] as Table[keyof Table] | undefined;
    if (!entry) return valueIn(String(key));
    const { id, message } = entry;
    const translation = i18n.messages[id];
    const text = translation ?? (message as Messages[string]);
    // Lingui takes a text without values for one that is still to be compiled.
    if (typeof text === "string") return text;
    if (translation !== undefined) return i18n._(id, values);
    if (english.messages[id] !== text) english.load("en", { [id]: text });
    return english._(id, values);
  };
}

/** The plain value if it has no message, for example "embargoed" for "status.embargoed". */
function valueIn(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
