import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { PlainError, endingWithParent, inheritedAndTied, root, runHere } from "./program.mjs";

const oldestForStarting = [20, 19];
const oldestForRunning = [22, 18];

/** The Node that everything but the first script runs on: the npm package `node` of this repository. */
export function pinnedNode() {
  const bin = path.join(root, "node_modules", "node", "bin");
  const pinned = [path.join(bin, "node"), path.join(bin, "node.exe")].find((file) =>
    existsSync(file),
  );
  if (pinned) return pinned;
  if (isAtLeast(process.versions.node, oldestForRunning)) return process.execPath;
  throw new PlainError(
    `Katha runs on Node 24, which npm could not install here (no node_modules/node/bin/node), ` +
      `and this is Node ${process.versions.node}. Install Node 24 and try again.`,
  );
}

/**
 * Installs what is missing, then sees to it that `body` runs on the pinned Node: at once when this
 * is it, else by starting the same script again there.
 * @param {() => Promise<number | void>} body
 */
export async function onPinnedNode(body) {
  if (!isAtLeast(process.versions.node, oldestForStarting)) {
    throw new PlainError(
      `Katha needs Node 20.19 or newer to begin; this is ${process.versions.node}.`,
    );
  }
  await ensureInstalled();
  const node = pinnedNode();
  if (isSameFile(node, process.execPath)) return body();
  return runHere(node, [endingWithParent, ...process.argv.slice(1)], { stdio: inheritedAndTied });
}

/** @param {string} version @param {number[]} wanted */
export function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @param {string} one @param {string} other */
function isSameFile(one, other) {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
