import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../consumer.ts";

const folder = path.join(root, "docs/recipes");

export const recipeNames: readonly string[] = globSync("*.md", { cwd: folder })
  .map((file) => path.basename(file, ".md"))
  .filter((name) => name !== "README")
  .toSorted();

/** The page of a recipe, or the package's README. */
const pageOf = (name: string) =>
  readFileSync(
    name === "readme" ? path.join(root, "packages/ui/README.md") : path.join(folder, `${name}.md`),
    "utf8",
  );

export interface RecipeFile {
  file: string;
  code: string;
}

/** The code blocks of a recipe that name their file: "```tsx src/App.tsx". */
export const filesOf = (name: string): RecipeFile[] =>
  Array.from(
    pageOf(name).matchAll(/^```\w+ (\S+)\n(.*?)^```/gms),
    ([, file = "", code = ""]): RecipeFile => ({ file, code }),
  );

/** The packages that the recipes tell readers to install from the registry; ours come from the tarballs. */
export const installedByRecipes = (): string[] => {
  const lines = recipeNames.flatMap((name) => pageOf(name).match(/^npm install .*$/gm) ?? []);
  const packages = lines.flatMap((line) => line.split(" ").slice(2));
  return [...new Set(packages)].filter((name) => !/^(?:-|@katha\/)/.test(name));
};

/** Writes a recipe's files into a project, as a reader would. */
export function follow(name: string, project: string): void {
  for (const { file, code } of filesOf(name)) {
    const target = path.join(project, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}

/** Every strict flag, plus these options; the declarations of libraries are read where the types are checked. */
export function configureTypes(project: string, options: object, include: string[]): void {
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, "package.json"), `{ "type": "module" }`);
  cpSync(
    path.join(import.meta.dirname, "../strict.tsconfig.json"),
    path.join(project, "strict.json"),
  );
  const compilerOptions = { skipLibCheck: true, ...options };
  writeFileSync(
    path.join(project, "tsconfig.json"),
    JSON.stringify({ extends: "./strict.json", compilerOptions, include }),
  );
}
