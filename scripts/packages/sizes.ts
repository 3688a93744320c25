// Prints the size that each component of @katha/ui adds to a page: `npm run bench -- size` runs it.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPackage } from "./build.ts";
import { budgets, componentsOf, importing, weighWithEsbuild } from "./bytes.ts";

const library = path.resolve(import.meta.dirname, "../../packages/ui");
await buildPackage(library);
const folder = mkdtempSync(path.join(tmpdir(), "katha-sizes-"));
try {
  mkdirSync(path.join(folder, "node_modules/@katha"), { recursive: true });
  symlinkSync(library, path.join(folder, "node_modules/@katha/ui"), "junction");
  const names = componentsOf(library);
  const weights = await weighWithEsbuild(names.map((name) => importing(folder, name, "@katha/ui")));
  const rows = names.map((name, index) => ({ name, bytes: weights[index]?.bytes ?? 0 }));
  for (const { name, bytes } of rows.toSorted((one, other) => other.bytes - one.bytes)) {
    const most = budgets[name];
    const budget = most === undefined ? "" : ` of ${most.toLocaleString("en")}`;
    console.log(`  ${name.padEnd(24)} ${bytes.toLocaleString("en").padStart(7)} bytes${budget}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
