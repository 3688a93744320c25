import { globSync } from "node:fs";
import path from "node:path";
import { spokenLanguages } from "@katha/api/waitlist";
import { type MessageTable, createI18n } from "@katha/ui";
import { adminMessages, translateWith } from "@katha/ui/screens";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { testStore } from "../testing/store.ts";
import { catalogues } from "./catalogues.ts";
import { i18nOf, switchLanguage } from "./language.ts";
import { locales } from "./locales.ts";
import { loadMoreMessages, moreCatalogues } from "./more-messages.ts";
import { selectLanguage } from "./preferences-slice.ts";

const app = path.resolve(import.meta.dirname, "..");
const packages = path.resolve(app, "../..");
const messages = path.join(packages, "ui/src/messages");

const imported = "../../../ui/src/messages";
const tables = import.meta.glob<Record<string, MessageTable>>([
  "../../../ui/src/messages/admin-messages.ts",
  "../../../ui/src/messages/{authors,errors,players,site}/**/*.ts",
]);

/** The tables whose messages pages show, also once something on them is opened. */
async function tablesOf(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: messages,
    entryPoints,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "unused",
    format: "esm",
    packages: "external",
    external: ["*.css"],
    alias: Object.fromEntries(
      ["api", "authoring", "ui"].map((name) => [`@katha/${name}`, `${packages}/${name}/src`]),
    ),
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  return used.filter((file) => `${imported}/${file}` in tables);
}

const pages = globSync("{pages/**/*Page,shell/Shell,sign-in/Require*}.tsx", { cwd: app }).map(
  (file) => file.replaceAll(path.sep, "/"),
);
const folders = ["author", "admin"] as const;
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`pages/${folder}/`));
// Before any page adds to it.
const ofEveryPage = { ...catalogues };

it.each([
  ["author", moreCatalogues.author],
  ["admin", moreCatalogues.admin],
  [undefined, {}],
])("pages have their messages, in the folder %s too", async (folder, more) => {
  const known = new Set<string>();
  for (const fetchMessages of Object.values({ ...ofEveryPage, ...more }))
    for (const id of Object.keys(await fetchMessages())) known.add(id);
  const own = pages.filter((file) => folderOf(file) === folder);
  const shown = await tablesOf(own.map((file) => path.join(app, file)));
  expect(shown).toContain("site/common.ts");
  for (const file of shown)
    for (const table of Object.values((await tables[`${imported}/${file}`]?.()) ?? {}))
      expect(
        Object.values(table).filter(({ id }) => !known.has(id)),
        file,
      ).toEqual([]);
});

it("a page waits for its messages, and fetches again those that did not come", async () => {
  const store = testStore();
  await store.dispatch(switchLanguage("hi"));
  const file = `${imported}/locales/hi/admin.ts`;
  const { [file]: fetchMessages } = moreCatalogues.admin;
  if (!fetchMessages) throw new Error(`No ${file}`);
  moreCatalogues.admin[file] = () => Promise.reject(new TypeError("network"));
  await expect(store.dispatch(loadMoreMessages("admin"))).rejects.toThrow("network");
  expect(selectLanguage(store.getState())).toBe("hi");

  moreCatalogues.admin[file] = fetchMessages;
  await store.dispatch(loadMoreMessages("admin"));
  const english = translateWith(createI18n("en"), adminMessages);
  const t = translateWith(i18nOf("hi"), adminMessages);
  expect(t("audit.title")).not.toBe(english("audit.title"));
});

it("speaks the languages that the server knows", () => {
  expect(locales.toSorted()).toEqual(spokenLanguages.toSorted());
});
