import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { source } from "./contract-files.ts";
import { committedFiles, madeFiles } from "./made-files.ts";

it("has made everything from the contract as it is now: `npm run readers`", async () => {
  const made = await madeFiles();
  const committed = committedFiles().map((file) => [
    file,
    readFileSync(path.join(source, file), "utf8"),
  ]);
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(made));
});
