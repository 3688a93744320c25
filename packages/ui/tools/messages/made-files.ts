import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import {
  type Catalogue,
  type Catalogues,
  areas,
  inOne,
  readCatalogues,
  source,
  translations,
  writtenCatalogue,
} from "./catalogues.ts";
import { type Table, beginsWith, keyOf, tables, withoutTable } from "./tables.ts";

const madeBy = "// Made from the catalogues by `npm run messages`.\n";
const typed = (up: string) => `import type { Messages } from "${up}types.ts";\n`;
const json = (value: unknown) => JSON.stringify(value);

type File = readonly [file: string, text: string];

/** The tables of English. Texts with values are compiled, so that no page needs a compiler. */
function tableFiles(english: Catalogue): File[] {
  const ids = Object.keys(english);
  const modules = new Map<string, string>();
  const placed = new Set<string>();
  for (const table of tables) {
    const own = ids.filter((id) => table.ids.some((start) => beginsWith(id, start)));
    const lines = own.map((id) => `${json(keyOf(id, table))}:${parts(english[id])},\n`);
    const made = `/* @__PURE__ */ table(${json(nameOf(own))}, {\n${lines.join("")}})`;
    modules.set(
      table.module,
      `${modules.get(table.module) ?? beginning(table)}export const ${table.name} = ${made};\n`,
    );
    for (const id of own) placed.add(id);
  }
  const lost = ids.filter(
    (id) => !placed.has(id) && !withoutTable.some((start) => beginsWith(id, start)),
  );
  if (lost.length > 0) throw new Error(`No table in tables.ts has ${lost.join(", ")}`);
  return [...modules].map(([module, text]) => [`${module}.ts`, text]);
}

function beginning({ module }: Table): string {
  const up = path.posix.relative(path.posix.dirname(module), "table.ts");
  return `${madeBy}import { table } from "${up.startsWith(".") ? up : `./${up}`}";\n\n`;
}

/** What all ids begin with, if they begin alike. */
function nameOf(ids: readonly string[]): string {
  const names = new Set(ids.map((id) => id.slice(0, id.indexOf("."))));
  const [name = ""] = names;
  return names.size === 1 ? name : "";
}

const compiled = ({ translation = "" }: Catalogue[string] = {}) =>
  compileMessageOrThrow(translation);

function parts(message: Catalogue[string] | undefined): string {
  const made = compiled(message);
  return json(made.length === 1 && typeof made[0] === "string" ? made[0] : made);
}

/** A language's catalogues with the messages that English has and no other, and their modules. */
async function languageFiles(locale: string, english: Catalogues): Promise<Made> {
  const known = inOne(await readCatalogues(locale));
  const files: File[] = [];
  const untranslated: string[] = [];
  for (const [area, messages] of english) {
    const translated: Catalogue = {};
    for (const [id, { translation = "", comments = [] }] of Object.entries(messages)) {
      // Translators see the English above each id.
      translated[id] = { ...known[id], comments: [...comments, translation] };
      if (!known[id]?.translation?.trim()) untranslated.push(`${locale}/${area}.po: ${id}`);
    }
    const place = `locales/${locale}/${area}`;
    files.push([`${place}.po`, await writtenCatalogue(locale, area, translated)]);
    files.push([`${place}.ts`, areaModule(translated)]);
  }
  files.push([`locales/${locale}.ts`, wholeModule(locale)]);
  if (untranslated.length === 0) return { files, untranslated };
  return { files: files.filter(([file]) => file.endsWith(".po")), untranslated };
}

function areaModule(messages: Catalogue): string {
  const lines = Object.entries(messages).map(
    ([id, message]) => `${json(id)}:${json(compiled(message))},\n`,
  );
  return `${madeBy}${typed("../../")}\nexport const messages: Messages = {\n${lines.join("")}};\n`;
}

function wholeModule(locale: string): string {
  const imports = areas.map(
    (area) => `import { messages as ${area} } from "./${locale}/${area}.ts";\n`,
  );
  const all = areas.map((area) => `...${area}`).join(", ");
  return `${madeBy}${typed("../")}${imports.join("")}\nexport const messages: Messages = { ${all} };\n`;
}

interface Made {
  readonly files: readonly File[];
  /** Messages without a translation; their languages have no new modules. */
  readonly untranslated: readonly string[];
}

/** What is made from the catalogues, by path below `src/messages`. */
export async function madeFiles(): Promise<Made> {
  const english = await readCatalogues();
  const made = await Promise.all(translations.map((locale) => languageFiles(locale, english)));
  return {
    files: [...tableFiles(inOne(english)), ...made.flatMap(({ files }) => files)],
    untranslated: made.flatMap(({ untranslated }) => untranslated),
  };
}

/** The modules that were made before, which may be stale. */
export function committedModules(): string[] {
  return globSync("**/*.ts", { cwd: source })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => readFileSync(path.join(source, file), "utf8").startsWith(madeBy));
}
