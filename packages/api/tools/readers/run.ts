/** `npm run readers`: writes what is made from the contract's files: the readers of answers and `definitions.ts`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { source } from "./contract-files.ts";
import { committedFiles, madeFiles } from "./made-files.ts";

const made = await madeFiles();
for (const file of committedFiles()) if (!made.has(file)) rmSync(path.join(source, file));
for (const [file, text] of made) {
  mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
  writeFileSync(path.join(source, file), text);
}
process.stdout.write(`${made.size} files\n`);
