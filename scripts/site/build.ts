// `npm run site`: writes a static site to site/: Storybook, the guides and READMEs, a sandbox, and llms.txt. It may lie at
// any address.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildPackage } from "../packages/build.ts";
import { writeReference } from "../reference/write.ts";
import { mustRun, root } from "../run/process.mjs";
import { addressesOf } from "./addresses.ts";
import { sitePages } from "./pages.ts";
import type { SitePage } from "./pages.ts";
import { buildSandbox } from "./sandbox/build.ts";

const site = path.join(root, "site");
const ui = path.join(root, "packages/ui");

rmSync(site, { recursive: true, force: true });
await buildPackage(ui);
const storybook = [
  "build-storybook",
  "--",
  "--quiet",
  "--output-dir",
  path.join(site, "storybook"),
];
await mustRun("npm", ["run", ...storybook], {
  // Seen from a page of Storybook.
  env: { ...process.env, STORYBOOK_SANDBOX: "../sandbox/index.html" },
});
await buildSandbox(root, path.join(site, "sandbox"));
writeLook();
const pages = writePages();
await writeReference(
  ui,
  site,
  pages.filter(({ source }) => /^docs\/(?:guides|recipes)\//.test(source)),
);
console.log(`The site is in ${path.relative(process.cwd(), site) || "."}.`);

function writeLook(): void {
  const look = path.join(site, "look");
  mkdirSync(look);
  for (const file of ["katha.css", "fonts.css"])
    copyFileSync(path.join(ui, "dist", file), path.join(look, file));
  cpSync(path.join(ui, "dist/typefaces"), path.join(look, "typefaces"), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, "site.css"), path.join(look, "site.css"));
  copyFileSync(path.join(root, ".storybook/public/katha.svg"), path.join(site, "katha.svg"));
}

function writePages(): readonly SitePage[] {
  const { pages: written, pictures } = sitePages(root, addressesOf(process.env));
  for (const { place, html } of written) {
    const file = path.join(site, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  for (const [place, file] of pictures) {
    mkdirSync(path.join(site, path.dirname(place)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(site, place));
  }
  return written;
}
