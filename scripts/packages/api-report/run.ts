// `npm run api-report` shows how the packages' API differs from their api-report.md; with `--update` it writes them.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { libraries } from "../entries.ts";
import { writeTypes } from "../library.ts";
import { root } from "../published/consumer.ts";
import { apiReport } from "./api-report.ts";

const isUpdate = process.argv.includes("--update");
const folder = mkdtempSync(path.join(tmpdir(), "katha-types-"));
try {
  for (const name of libraries) {
    const types = path.join(folder, name);
    writeTypes(path.join(root, name), types);
    const report = apiReport(path.join(root, name), types);
    const kept = path.join(root, name, "api-report.md");
    const found = isUpdate ? kept : path.join(types, "api-report.md");
    writeFileSync(found, report);
    if (isUpdate) continue;
    const { status } = spawnSync("git", ["diff", "--no-index", kept, found], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (process.exitCode === 1) {
  console.error("The API has changed. If you meant it: npm run api-report -- --update");
}
