import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { PlainError, root, runQuietly } from "./program.mjs";
import { elapsed } from "./progress.mjs";
import { pinnedNode } from "./runtime.mjs";

/** @typedef {{ name: string, passed: boolean }} Check */

/** Every folder with a tsconfig.json of its own. */
export function typedProjects() {
  const packages = readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`);
  return [...packages, "e2e", "bench", "scripts"].filter((folder) =>
    existsSync(path.join(root, folder, "tsconfig.json")),
  );
}

/**
 * Two compilers at a time: each uses about one core, and the machines we promise 12 minutes on have two.
 * @param {(line: string) => void} say
 * @returns {Promise<Check[]>}
 */
export async function checkTypes(say) {
  const waiting = typedProjects();
  /** @type {Check[]} */
  const checks = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      checks.push({ name: project, passed: await checkProject(project, say) });
    }
  };
  await Promise.all([worker(), worker()]);
  return checks;
}

/** @param {string} project @param {(line: string) => void} say */
async function checkProject(project, say) {
  const tsc = path.join(root, "node_modules", "typescript", "bin", "tsc");
  const began = performance.now();
  try {
    await runQuietly(pinnedNode(), [tsc, "--noEmit", "--pretty", "false", "-p", project]);
    say(`✓ ${project} · ${elapsed(performance.now() - began)}`);
    return true;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    say(`✗ ${project} · ${elapsed(performance.now() - began)}\n${error.message}`);
    return false;
  }
}
