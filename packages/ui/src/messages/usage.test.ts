import { readFileSync, globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { MessageTable } from "./types.ts";

const packages = path.resolve(import.meta.dirname, "../../..");
const code = globSync("{ui,app,authoring}/src/**/*.{ts,tsx}", { cwd: packages })
  .filter((file) => !/\.(?:test|stories)\.|[\\/]messages[\\/]/.test(file))
  .map((file) => readFileSync(path.join(packages, file), "utf8"))
  .join("\n");
const strings = new Set([...code.matchAll(/["'`]([\w.]+)["'`]/g)].map(([, text]) => text));
/** `status.${status}` uses every key that begins so. */
const patterns = [...code.matchAll(/`([\w.]*)\$\{[^`}]+\}([\w.]*)`/g)]
  .filter(([, begin, end]) => begin?.includes(".") || /^[.A-Z]/.test(end ?? ""))
  .map(([, begin = "", end = ""]) => new RegExp(`^${begin}[\\w.-]+${end}$`));

/** Its keys come from the server, as those of the tables of errors. */
const chosenByServer = "taskMessages";

const tables = Object.values(
  import.meta.glob<Record<string, MessageTable>>("./{admin,authors,players,site}/*.ts", {
    eager: true,
  }),
)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== chosenByServer);

test.each(tables)("%s has no message that nothing uses", (_, table) => {
  const unused = Object.keys(table).filter(
    (key) => !strings.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
