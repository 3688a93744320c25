import { setupI18n } from "../bundled/lingui.ts";
import type { Messages, MessageTable, Translate } from "./types.ts";

/** A language, from `createI18n`. */
export interface I18n {
  readonly locale: string;
  /** Its texts by id. */
  readonly messages: Messages;
  /** Adds texts of this locale, which go before those that are there. */
  load(locale: string, messages: Messages): void;
  /** A text with its values. */
  t(id: string, values?: Readonly<Record<string, unknown>>): string;
}

/** One language: its catalogues together, the later ones before the earlier, and English for whatever they lack. */
export function createI18n(locale: string, ...catalogues: readonly Messages[]): I18n {
  const messages = { [locale]: Object.assign({}, ...catalogues) };
  // Its texts are ours, which Lingui describes more loosely.
  return setupI18n({ locale, messages }) as I18n;
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
    const text = translation ?? message;
    // Lingui takes a text without values for one that is still to be compiled.
    if (typeof text === "string") return text;
    if (translation !== undefined) return i18n.t(id, values);
    if (english.messages[id] !== text) english.load("en", { [id]: text });
    return english.t(id, values);
  };
}

/** The plain value if it has no message, for example "embargoed" for "status.embargoed". */
function valueIn(key: string): string {
  return key.replace(/^.*\./, "");
}
