import { readFileSync, globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { MessageTable } from "./types.ts";

const packages = path.resolve(import.meta.dirname, "../../..");
const files = globSync("{ui,app,authoring}/src/**/*.{ts,tsx}", { cwd: packages })
  .filter((file) => !/\.(?:test|stories)\.|[\\/]messages[\\/]/.test(file))
  .map((file) => readFileSync(path.join(packages, file), "utf8"));

const stringsIn = (code: string) =>
  new Set([...code.matchAll(/["'`]([\w.]+)["'`]/g)].map(([, text]) => text));

const code = files.join("\n");
const strings = stringsIn(code);
/** `status.${status}` uses every key with that prefix. */
const patterns = [...code.matchAll(/`([\w.]*)\$\{[^`}]+\}([\w.]*)`/g)]
  .filter(([, begin, end]) => begin?.includes(".") || /^[.A-Z]/.test(end ?? ""))
  .map(([, begin = "", end = ""]) => new RegExp(`^${begin}[\\w.-]+${end}$`));
/** The keys of a translate function that is passed on, as in `t: (key: "title" | "hint") => string`. */
const handedOn = stringsIn([...code.matchAll(/\(\s*key: ([^)]+)\) => string/g)].join("\n"));

/** Whether a key is used. Keys like "title" are in many tables, so only files that mention one of `names` count. */
function usesOf(names: readonly string[]): (key: string) => boolean {
  const name = new RegExp(String.raw`\b(?:${names.join("|")})\b`);
  const near = stringsIn(files.filter((text) => name.test(text)).join("\n"));
  return (key) =>
    key.includes(".")
      ? strings.has(key) || patterns.some((pattern) => pattern.test(key))
      : near.has(key) || handedOn.has(key);
}

/** Its keys come from the server. */
const chosenByServer = "taskMessages";

const tables = Object.values(
  import.meta.glob<Record<string, MessageTable>>(
    ["./*-messages.ts", "./{authors,errors,players,site}/**/*.ts"],
    {
      eager: true,
    },
  ),
)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== chosenByServer);

test.each(tables)("%s has no unused message", (_, table) => {
  // A table may be part of others.
  const whole = tables.filter(([, other]) =>
    Object.keys(table).every((key) => other[key] === table[key]),
  );
  const isUsed = usesOf(whole.map(([one]) => one));
  expect(Object.keys(table).filter((key) => !isUsed(key))).toEqual([]);
});
