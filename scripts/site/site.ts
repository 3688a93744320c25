import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run/process.mjs";
import { addressesOf } from "./addresses.ts";
import { llmsText } from "./llms.ts";
import { sitePages } from "./pages.ts";
import type { SitePage } from "./pages.ts";

const ui = path.join(root, "packages/ui");
const fonts = path.join(root, "packages/fonts");

/** Writes everything but Storybook. The stylesheets are those of the built packages. */
export async function writeSite(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeLook(folder);
  const pages = writePages(folder);
  const toRead = pages.filter(({ source }) =>
    /^(?:packages\/ui\/|docs\/(?:guides|recipes)\/)/.test(source),
  );
  writeFileSync(path.join(folder, "llms.txt"), await llmsText(ui, toRead));
}

function writeLook(folder: string): void {
  const look = path.join(folder, "look");
  mkdirSync(look);
  for (const file of ["katha.css", "page.css"])
    copyFileSync(path.join(ui, "dist", file), path.join(look, file));
  copyFileSync(path.join(fonts, "dist/fonts.css"), path.join(look, "fonts.css"));
  cpSync(path.join(fonts, "dist/typefaces"), path.join(look, "typefaces"), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, "site.css"), path.join(look, "site.css"));
  copyFileSync(path.join(root, "packages/app/public/icon.svg"), path.join(folder, "icon.svg"));
}

function writePages(folder: string): readonly SitePage[] {
  const { pages, pictures } = sitePages(root, addressesOf(process.env));
  for (const { place, html } of pages) {
    const file = path.join(folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  for (const [place, file] of pictures) {
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(folder, place));
  }
  return pages;
}
