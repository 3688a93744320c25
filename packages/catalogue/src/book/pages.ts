import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CatalogueFault, faultAt, type Page } from "./fault.ts";

/** The names of all files in a folder and those in it, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .toSorted();
}

// oxlint-disable-next-line no-control-regex -- it is these that are meant
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

/** A file of the catalogue by its name from the catalogue's folder. */
export function pageAt(folder: string, file: string): Page {
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), "utf8");
  } catch (error) {
    throw new CatalogueFault(`${file} cannot be read: ${String(error)}`);
  }
  const page = { file, text: text.replaceAll("\r\n", "\n") };
  const stray = controls.exec(page.text);
  if (stray !== null) {
    const line = page.text.slice(0, stray.index).split("\n").length;
    throw faultAt(page, line, "this line holds characters that cannot be shown.");
  }
  return page;
}

export function jsonPage({ file, text }: Page): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CatalogueFault(`${file} is no JSON: ${String(error)}`);
  }
}
