// `npm run site`: writes a static site to site/: Storybook, the guides and READMEs, and llms.txt. It may lie at any address.
import { rmSync } from "node:fs";
import path from "node:path";
import { buildPackage } from "../packages/build.ts";
import { mustRun, root } from "../run/process.mjs";
import { writeSite } from "./site.ts";

const site = path.join(root, "site");

rmSync(site, { recursive: true, force: true });
for (const name of ["ui", "fonts"]) await buildPackage(path.join(root, "packages", name));
await writeSite(site);
const storybook = [
  "build-storybook",
  "--",
  "--quiet",
  "--output-dir",
  path.join(site, "storybook"),
];
await mustRun("npm", ["run", ...storybook]);
console.log(`The site is in ${path.relative(process.cwd(), site) || "."}.`);
