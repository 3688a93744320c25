import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../consumer.ts";

const folder = path.join(root, "docs/recipes");

export const recipeNames: readonly string[] = globSync("*.md", { cwd: folder })
  .map((file) => path.basename(file, ".md"))
  .filter((name) => name !== "README")
  .toSorted();

/** A recipe, or the package's own first page. */
const pageOf = (name: string) =>
  readFileSync(
    name === "readme" ? path.join(root, "packages/ui/README.md") : path.join(folder, `${name}.md`),
    "utf8",
  );

export interface RecipeFile {
  file: string;
  code: string;
}

/** The blocks of a recipe that say which file they are: "```tsx src/App.tsx". */
export const filesOf = (name: string): RecipeFile[] =>
  Array.from(
    pageOf(name).matchAll(/^```\w+ (\S+)\n(.*?)^```/gms),
    ([, file = "", code = ""]): RecipeFile => ({ file, code }),
  );

/** What the recipes tell a reader to install from the registry; our own packages come from the tarballs. */
export const installedByRecipes = (): string[] => {
  const lines = recipeNames.flatMap((name) => pageOf(name).match(/^npm install .*$/gm) ?? []);
  const packages = lines.flatMap((line) => line.split(" ").slice(2));
  return [...new Set(packages)].filter((name) => !/^(?:-|@katha\/)/.test(name));
};

/** Writes a recipe's files as a reader would who follows it. */
export function follow(name: string, project: string): void {
  for (const { file, code } of filesOf(name)) {
    const target = path.join(project, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}

/** Every strict flag, as the checks of the types have them, with these options. */
export function configureTypes(project: string, compilerOptions: object, include: string[]): void {
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, "package.json"), `{ "type": "module" }`);
  cpSync(
    path.join(import.meta.dirname, "../strict.tsconfig.json"),
    path.join(project, "strict.json"),
  );
  writeFileSync(
    path.join(project, "tsconfig.json"),
    JSON.stringify({ extends: "./strict.json", compilerOptions, include }),
  );
}
