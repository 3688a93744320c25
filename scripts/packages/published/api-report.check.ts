import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { apiReport } from "../api-report/api-report.ts";
import { libraries, readManifest } from "../entries.ts";
import { root } from "./consumer.ts";

test.each(libraries)("%s has the API of its api-report.md", (name) => {
  const packageFolder = path.join(root, name);
  const installed = path.join(inject("consumer"), "node_modules", readManifest(packageFolder).name);
  expect(
    apiReport(packageFolder, installed),
    "if you meant this change, npm run api-report -- --update writes it",
  ).toBe(readFileSync(path.join(packageFolder, "api-report.md"), "utf8"));
});
