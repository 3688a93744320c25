import { readFileSync } from "node:fs";
import path from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { areas, catalogueText, inOne, readCatalogues, source, translations } from "./catalogues.ts";
import type { MessageTable } from "../../src/messages/types.ts";
import { committedModules, madeFiles } from "./made-files.ts";
import { tables } from "./tables.ts";

const imported = "../../src/messages";
const modules = import.meta.glob<Record<string, MessageTable>>(
  [
    "../../src/messages/admin-messages.ts",
    "../../src/messages/{authors,errors,players,site}/**/*.ts",
  ],
  { eager: true },
);

const textsOf = async (locale?: string) =>
  Object.entries(inOne(await readCatalogues(locale))).map(
    ([id, { translation = "" }]) => [id, translation] as const,
  );
const english = await textsOf();

/** The names of a text's values, in any order, and those of each choice of plurals. */
function placeholders(text: string): string {
  const names = compileMessageOrThrow(text)
    .filter((part) => typeof part !== "string")
    .map(([name, kind, forms]) => (kind === "plural" ? [name, namesInForms(forms)] : name));
  return JSON.stringify(names.toSorted((a, b) => String(a).localeCompare(String(b))));
}

function namesInForms(forms: unknown): string[] {
  const parts = Object.values(forms as object)
    .filter(Array.isArray)
    .flat();
  return [...new Set(parts.filter(Array.isArray).map(([name]) => String(name)))].toSorted();
}

test("everything is made from the catalogues as they are now: `npm run messages`", async () => {
  const { files, untranslated } = await madeFiles();
  expect(untranslated).toEqual([]);
  const names = files.map(([file]) => file);
  expect(names).toEqual(expect.arrayContaining(committedModules()));
  for (const [file, text] of files)
    expect(readFileSync(path.join(source, file), "utf8"), file).toBe(text);
});

test("tables have the texts of the catalogues under their ids", () => {
  const texts = new Map(english);
  for (const { module, name } of tables)
    for (const { id, message } of Object.values(modules[`${imported}/${module}.ts`]?.[name] ?? {}))
      expect(typeof message === "string" ? [message] : message, id).toEqual(
        compileMessageOrThrow(texts.get(id) ?? ""),
      );
});

test("no two messages have one id", () => {
  const ids = areas.flatMap((area) => [...catalogueText("en", area).matchAll(/^msgid "(.+)"$/gm)]);
  expect(ids.length).toBe(english.length);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(english.length);
});

test.each(translations)("%s uses the same placeholders as English", async (language) => {
  const translated = new Map(await textsOf(language));
  const differing = english.filter(
    ([id, text]) => placeholders(translated.get(id) ?? "") !== placeholders(text),
  );
  expect(differing).toEqual([]);
});

test.each(translations)("%s has no message in English", async (language) => {
  const translated = new Map(await textsOf(language));
  const left = english.filter(
    ([id, text]) =>
      /[a-z]{3}/i.test(text.replaceAll(/\{\w+\}/g, "")) && translated.get(id) === text,
  );
  expect(left).toEqual([]);
});

test.each(translations)("a shelf of stories takes at most 15 kB of %s", async (language) => {
  const { files } = await madeFiles();
  const [, text = ""] = files.find(([file]) => file === `locales/${language}/stories.ts`) ?? [];
  expect(text).toContain("story.action.play");
  expect(Buffer.byteLength(text)).toBeLessThan(15_000);
});

test.each(translations)("no catalogue of %s grows over 300 kB", (language) => {
  for (const area of areas)
    expect(Buffer.byteLength(catalogueText(language, area)), area).toBeLessThan(300_000);
});
