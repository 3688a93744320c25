// `npm run exports`: writes the public face of our packages into package.json and public-names.txt.
// With --check it writes nothing and says what would change.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exportsOf, publishedPackages } from "./public-face.ts";
import { namesFile, namesOf, readNames } from "./public-names.ts";

const root = path.resolve(import.meta.dirname, "../..");
const onlyCheck = process.argv.includes("--check");
let stale = 0;

for (const name of publishedPackages) {
  const folder = path.join(root, name);
  const manifestFile = path.join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const wanted = exportsOf(folder);
  if (JSON.stringify(manifest.exports) !== JSON.stringify(wanted)) {
    note(name, "package.json", Object.keys(manifest.exports), Object.keys(wanted));
    if (!onlyCheck) {
      writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, exports: wanted }, null, 2)}\n`);
    }
  }
  const names = namesOf(folder);
  const listed = readNames(folder);
  if (listed.join("\n") !== names.join("\n")) {
    note(name, namesFile, listed, names);
    if (!onlyCheck) writeFileSync(path.join(folder, namesFile), `${names.join("\n")}\n`);
  }
}
if (stale > 0 && onlyCheck) {
  console.error("Run `npm run exports` and look at what changed before you commit it.");
  process.exitCode = 1;
}

function note(name: string, file: string, before: string[], after: string[]): void {
  stale += 1;
  const added = after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`);
  const removed = before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`);
  console.log([`${name}/${file}`, ...added, ...removed].join("\n"));
}
