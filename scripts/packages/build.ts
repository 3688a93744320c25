// `npm run build -w @katha/ui`: writes the package's dist, the JavaScript, types and stylesheets that are published.
import path from "node:path";
import { build } from "tsup";
import { library } from "./library.ts";

export async function buildPackage(packageFolder: string): Promise<void> {
  await build({ ...library(packageFolder), config: false });
}

if (import.meta.main) await buildPackage(path.resolve(process.argv[2] ?? "."));
