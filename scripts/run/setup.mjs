// Plain JavaScript for Node 20.19 without dependencies, because it runs before anything is installed.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { PlainError, mustRun, root, run } from "./process.mjs";

/** The npm package `node` of this repository, on which everything but the first script runs. */
export const pinnedNode = () => {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const pinned = path.join(root, "node_modules", "node", "bin", name);
  return existsSync(pinned) ? pinned : process.execPath;
};

/**
 * Installs what is missing and runs `body` on the pinned Node, if necessary by starting this script again.
 * The result of `body` is the exit code.
 * @param {() => Promise<number | void>} body
 */
export async function onPinnedNode(body) {
  try {
    if (!isAtLeast(20, 19)) {
      throw new PlainError(`Katha needs Node 20.19 or newer; this is ${process.versions.node}.`);
    }
    if (!isInstalled(root)) await install();
    const node = pinnedNode();
    const isPinned = realpathSync(node) === realpathSync(process.execPath);
    if (!isPinned) {
      process.exitCode = await run(node, process.argv.slice(1));
      return;
    }
    if (!isAtLeast(22, 18)) {
      throw new PlainError(
        `npm could not install Node 24 here, and this is Node ${process.versions.node}. Install Node 24 and try again.`,
      );
    }
    process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Like `npm ci`, but it keeps what is already correct and the caches in node_modules. */
function install() {
  const kinds = ["--include=dev", "--include=optional"];
  return mustRun("npm", ["install", "--no-save", "--no-audit", "--no-fund", ...kinds]);
}

/** @param {number} major @param {number} minor */
function isAtLeast(major, minor) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split(".").map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, inBundle?: boolean }>} Packages */

/**
 * npm writes what it installed to node_modules/.package-lock.json as its last step, so a missing, interrupted or outdated
 * installation differs from package-lock.json.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const written = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(written)) return false;
  const installed = packagesOf(written);
  return Object.entries(packagesOf(path.join(folder, "package-lock.json"))).every(
    ([place, entry]) => {
      if (!place.includes("node_modules/") || entry.inBundle) return true;
      const found = installed[place];
      if (!found) return Boolean(entry.optional);
      if (entry.link) return Boolean(found.link);
      return found.integrity === entry.integrity && found.version === entry.version;
    },
  );
}

/** @param {string} file @returns {Packages} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    throw new PlainError(`${file} cannot be read. Delete node_modules and try again.`);
  }
}
