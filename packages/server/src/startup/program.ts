import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { projectRoot } from "../settings/config.ts";
import type { Program } from "../db/last-program.ts";

/** Written when an image is built. docs/guides/updating.md */
const REVISION = "revision";
const GIT_MAY_TAKE_MS = 5_000;
const LONGEST = 200;

const run = promisify(execFile);

/** The program that runs. Without git, and in an image that was built without saying it, its revision is unknown. */
export async function thisProgram(root = projectRoot): Promise<Program> {
  const { version } = manifest;
  const ofImage = await readFile(join(root, REVISION), "utf8").catch(() => undefined);
  const written = ofImage === undefined ? await describedByGit(root) : ofImage;
  const revision = written?.trim().slice(0, LONGEST);
  return { version, isImage: ofImage !== undefined, ...(revision && { revision }) };
}

/** A tag, a tag and what came after it, or a commit: `git checkout` takes each of them. */
async function describedByGit(root: string): Promise<string | undefined> {
  if (!existsSync(join(root, ".git"))) return undefined;
  // A server that runs as another user than the folder's may read it all the same.
  const mayRead = ["-c", `safe.directory=${resolve(root)}`];
  const args = ["-C", root, ...mayRead, "describe", "--tags", "--always", "--abbrev=12"];
  return run("git", args, { timeout: GIT_MAY_TAKE_MS }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
