import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { formatter } from "@lingui/format-po";

export const source = path.resolve(import.meta.dirname, "../../src/messages");
const folder = path.join(source, "locales");
const sourceLocale = "en";

/** Each is a catalogue in every language: those of English. */
export const areas: readonly string[] = readdirSync(path.join(folder, sourceLocale))
  .map((file) => path.basename(file, ".po"))
  .toSorted();

/** The languages other than English: the other folders. */
export const translations: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== sourceLocale)
  .map(({ name }) => name)
  .toSorted();

const po = formatter({ explicitIdAsDefault: true, origins: false });
export type Catalogue = Awaited<ReturnType<typeof po.parse>>;
/** By area. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

/** The text of a catalogue; a language that is new has none yet. */
export function catalogueText(locale: string, area: string): string {
  const file = path.join(folder, locale, `${area}.po`);
  return existsSync(file) ? readFileSync(file, "utf8") : headerOf(locale);
}

/** Without the date that the formatter would write, since the same messages make the same file. */
const headerOf = (locale: string) => `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: ${locale}\\n"
`;

export async function readCatalogues(locale: string = sourceLocale): Promise<Catalogues> {
  const read = areas.map(async (area) => {
    const context = { locale, sourceLocale, filename: `${area}.po` };
    return [area, await po.parse(catalogueText(locale, area), context)] as const;
  });
  return new Map(await Promise.all(read));
}

/** A catalogue as a file, with the header that it has. */
export function writtenCatalogue(locale: string, area: string, messages: Catalogue) {
  const existing = catalogueText(locale, area);
  return po.serialize(messages, { locale, sourceLocale, filename: `${area}.po`, existing });
}

export const inOne = (catalogues: Catalogues): Catalogue =>
  Object.assign({}, ...catalogues.values());
