/** `npm run messages`: writes what is made from the catalogues, and fails while a translation is missing. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { source } from "./catalogues.ts";
import { committedModules, madeFiles } from "./made-files.ts";

const { files, untranslated } = await madeFiles();
if (untranslated.length === 0) {
  const names = new Set(files.map(([file]) => file));
  for (const file of committedModules()) if (!names.has(file)) rmSync(path.join(source, file));
}
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
  writeFileSync(path.join(source, file), text);
}
process.stdout.write(`${files.length} files\n`);
if (untranslated.length > 0) {
  process.stderr.write(`Without a translation:\n${untranslated.join("\n")}\n`);
  process.exitCode = 1;
}
