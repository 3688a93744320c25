// `node scripts/complete-lockfile.mjs`: npm leaves the programs of other platforms out of the lockfile if the registry in
// use does not have them (many mirrors do not). Then neither `npm ci` here nor `npm install` on those platforms works.
// This adds what npm would have written.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run/process.mjs";

const file = path.join(root, "package-lock.json");
const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
];

/**
 * @typedef {{ version?: string, cpu?: string[], os?: string[], libc?: string[], dev?: boolean,
 *   optional?: boolean, devOptional?: boolean, peer?: boolean, optionalDependencies?: Record<string, string> }} Locked
 */

/** @param {Record<string, Locked>} packages */
export function completed(packages) {
  const whole = { ...packages };
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const here = `node_modules/${name}`;
      if (whole[here] || whole[`${place}/${here}`]) continue;
      const platform = platformOf(name);
      if (platform) whole[here] = { version, ...platform, ...sharedMarks(entry), optional: true };
    }
  }
  return Object.fromEntries(
    Object.entries(whole).toSorted(([one], [other]) => one.localeCompare(other, "en")),
  );
}

/** @param {string} name of a package such as @rollup/rollup-linux-arm-musleabihf */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const system = systems.find((each) => words.includes(each));
  const processor = processors.find((each) => words.includes(each));
  if (!system || !processor) return undefined;
  const library = words.at(-1)?.startsWith("musl") ? "musl" : "glibc";
  return { cpu: [processor], ...(system === "linux" ? { libc: [library] } : {}), os: [system] };
}

/** @param {Locked} parent */
function sharedMarks({ dev, peer }) {
  return { ...(dev ? { dev } : {}), ...(peer ? { peer } : {}) };
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const before = Object.keys(lock.packages).length;
  lock.packages = completed(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  process.stdout.write(`${Object.keys(lock.packages).length - before} programs added\n`);
}
