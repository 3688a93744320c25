// `npm run pack`: builds the packages that we publish and writes their tarballs to tarballs/.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildPackage } from "./build.ts";
import { publishedPackages } from "./entries.ts";
import { root, run } from "./published/consumer.ts";

/** Returns the path of each package's tarball: `{ "packages/ui": "<folder>/katha-ui-1.0.0.tgz" }`. */
export async function packInto(folder: string): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const name of publishedPackages) {
    const packageFolder = path.join(root, name);
    await buildPackage(packageFolder);
    const packed = await run(
      "npm",
      ["pack", "--json", "--pack-destination", folder],
      path.join(packageFolder, "dist"),
    );
    const file = /"filename":\s*"([^"]+)"/.exec(packed)?.[1];
    if (!file) throw new Error(`npm pack did not say what it wrote:\n${packed}`);
    tarballs[name] = path.join(folder, file);
  }
  return tarballs;
}

if (import.meta.main) {
  const folder = path.join(root, "tarballs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const tarball of Object.values(await packInto(folder))) {
    console.log(path.relative(root, tarball));
  }
}
