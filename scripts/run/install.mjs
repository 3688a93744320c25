import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { npmCommand } from "./npm.mjs";
import { PlainError, root, runQuietly } from "./program.mjs";
import { withProgress } from "./progress.mjs";

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, inBundle?: boolean }} Locked */

/**
 * Installs when node_modules is not what package-lock.json says. Answers whether it did.
 * `npm install --no-save` follows the lockfile as `npm ci` does, but keeps what is already right.
 */
export async function ensureInstalled() {
  if (isInstalled(root)) return false;
  const wanted = wantedPackages(readLock(path.join(root, "package-lock.json")));
  const npm = npmCommand();
  const args = [
    ...npm.args,
    "install",
    "--no-save",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
  ];
  const howFar = () => {
    const there = wanted.filter((folder) => existsSync(path.join(root, folder, "package.json")));
    return `${there.length} of ${wanted.length} packages`;
  };
  try {
    await withProgress(
      "Installing what Katha is built from",
      () => runQuietly(npm.program, args, { shell: npm.shell }),
      { howFar },
    );
  } catch (error) {
    if (error instanceof PlainError) {
      throw new PlainError(
        `${error.message}\n\nInstalling failed: npm's own words are above. Try \`npm ci\`.`,
      );
    }
    throw error;
  }
  return true;
}

/**
 * npm writes down what it installed in node_modules/.package-lock.json, last of all: comparing the
 * two lockfiles finds a missing, half-made or outdated install without trusting a stamp of ours.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const written = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(written)) return false;
  const locked = readLock(path.join(folder, "package-lock.json"));
  const installed = readLock(written);
  return Object.entries(locked).every(([place, entry]) => {
    if (!place.includes("node_modules/") || entry.inBundle) return true;
    const found = installed[place];
    if (!found) return Boolean(entry.optional);
    return entry.link
      ? Boolean(found.link)
      : found.integrity === entry.integrity && found.version === entry.version;
  });
}

/** @param {Record<string, Locked>} locked */
function wantedPackages(locked) {
  return Object.entries(locked)
    .filter(([place, entry]) => place.includes("node_modules/") && !entry.optional)
    .map(([place]) => place);
}

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    rmSync(path.join(path.dirname(file), ".package-lock.json"), { force: true });
    throw new PlainError(`${file} cannot be read. Take it from the repository again.`);
  }
}
