import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./book/pages.ts";

/**
 * Raised whenever the same files are read as something else: by the reader, the contract's forms, the lint or the measures.
 * A test of the server's loader notices that.
 */
const readerVersion = 2;

/** Of all files of a story, so that a story whose files are the same need not be read again. */
export function storyFingerprint(folder: string, slug: string): string {
  const home = path.join(folder, "stories", slug);
  const hash = createHash("sha256").update(`reader ${readerVersion}\n`);
  for (const file of filesIn(home)) {
    const bytes = readFileSync(path.join(home, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("base64url").slice(0, 22);
}
