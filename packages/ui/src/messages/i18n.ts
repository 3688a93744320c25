import { type CompiledMessages, setupI18n } from "../bundled/lingui.ts";
import type { Messages, MessageTable, Translate } from "./types.ts";

export type { Messages } from "./types.ts";

/** A language, from `createI18n`. */
export interface I18n {
  readonly locale: string;
  /** Its texts by id. */
  readonly messages: Messages;
  /** Adds texts, which go before those that are there. */
  load(messages: Messages): void;
  /** A text with its values. */
  translate(id: string, values?: Readonly<Record<string, unknown>>): string;
}

/** One language: its catalogues together, the later ones before the earlier, and English for whatever they lack. */
export function createI18n(locale: string, ...catalogues: readonly Messages[]): I18n {
  const lingui = setupI18n({ locale, messages: { [locale]: {} } });
  const load = (messages: Messages) => lingui.load(locale, messages as CompiledMessages);
  for (const messages of catalogues) load(messages);
  return {
    locale,
    get messages() {
      return lingui.messages as Messages;
    },
    load,
    translate: (id, values) => lingui._(id, values),
  };
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
    if (translation !== undefined) return i18n.translate(id, values);
    if (english.messages[id] !== text) english.load({ [id]: text });
    return english.translate(id, values);
  };
}

/** The plain value if it has no message, for example "embargoed" for "status.embargoed". */
function valueIn(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
