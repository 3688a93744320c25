import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import { contractPaths, madeFolder, readContract, shapesFolder, source } from "./contract-files.ts";
import { writtenDocuments } from "./documents.ts";
import { writtenReaders } from "./readers.ts";
import { writtenShapes } from "./shapes.ts";

const options = JSON.parse(
  readFileSync(new URL("../../../../.oxfmtrc.json", import.meta.url), "utf8"),
) as { printWidth: number };

const exportsOf = (files: readonly string[]) =>
  `// Every file of the contract. Made by \`npm run readers\`.\n${files
    .map((file) => `export * from "./${file}";\n`)
    .join("")}`;

/** What is made from the contract: text by path below `src`. */
export async function madeFiles(): Promise<ReadonlyMap<string, string>> {
  const readers = await writtenReaders();
  const contract = (await readContract()).files;
  const files = [
    ...[...readers].map(([file, text]) => [`${madeFolder}/${file}`, text] as const),
    ...writtenShapes(contract),
    [`${madeFolder}/documents.ts`, writtenDocuments(contract)] as const,
    ["contract/definitions.ts", exportsOf(contractPaths())] as const,
  ];
  const made = files.map(async ([file, text]) => {
    const { code, errors } = await format(path.basename(file), text, {
      printWidth: options.printWidth,
    });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    return [file, code] as const;
  });
  return new Map(await Promise.all(made));
}

/** The files that were made before, which may be stale. */
export function committedFiles(): string[] {
  const made = globSync([`${madeFolder}/**/*.ts`, `${shapesFolder}/**/*.ts`], { cwd: source }).map(
    (file) => file.replaceAll(path.sep, "/"),
  );
  return [...made, "contract/definitions.ts"].toSorted();
}
