// Finds a Chromium for the tests, or installs one. `node scripts/browser.mjs` prints its path.
// Plain JavaScript for Node 20, because it runs before the pinned Node is installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PlainError, root } from "./run/process.mjs";

const cache = path.join(root, "node_modules", ".cache", "katha", "chromium");
const sparticuz = "@sparticuz/chromium@153.0.0";

export class NoBrowserError extends PlainError {}

/**
 * The flags that every test browser starts with. Chromium's sandbox cannot start in containers or as root, which have no
 * user namespaces; the tests open only our own pages.
 */
export function launchFlags({ platform = process.platform } = {}) {
  const quiet = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return platform === "linux"
    ? ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", ...quiet]
    : quiet;
}

/** Options for Playwright's `chromium.launch()`. Without a UTF-8 locale, Chromium cannot save files with Hindi names. */
export async function launchOptions() {
  const env = { ...process.env, LC_ALL: "C.UTF-8" };
  return { executablePath: await findBrowser(), args: launchFlags(), env };
}

/** The path of a Chromium: CHROMIUM_PATH, Playwright's, the system's, else an installed one. */
export async function findBrowser(world = thisMachine()) {
  return findInstalledBrowser(world) ?? installBrowser(world);
}

/** The same without installing anything: undefined if there is none. */
export function findInstalledBrowser(world = thisMachine()) {
  const named = world.env.CHROMIUM_PATH;
  if (named) {
    if (world.isProgram(named)) return named;
    throw new NoBrowserError(
      `CHROMIUM_PATH is ${named}, which is no program that can be started. Correct it or unset it.`,
    );
  }
  const candidates = [world.playwrightPath(), ...systemPaths(world), world.unpackedPath()];
  return candidates.find((candidate) => candidate && world.isProgram(candidate));
}

function installBrowser(world) {
  world.say("No Chromium on this machine: installing one for the tests.");
  const tried = [];
  for (const install of world.installers()) {
    try {
      const installed = install();
      if (installed && world.isProgram(installed)) return installed;
      tried.push("it left no program behind");
    } catch (error) {
      tried.push(firstLine(error));
    }
  }
  throw new NoBrowserError(
    [
      "The tests need Chromium, and none was found or could be installed:",
      "  1. CHROMIUM_PATH is not set (set it to a Chromium or Chrome program)",
      "  2. Playwright has no Chromium of its own (npx playwright install chromium)",
      "  3. the system has no Chromium or Chrome (on Debian and Ubuntu: apt-get install chromium)",
      `  4. installing failed: Playwright's download: ${tried[0]}; @sparticuz/chromium: ${tried[1]}`,
    ].join("\n"),
  );
}

function systemPaths({ platform, env }) {
  if (platform === "darwin") {
    const apps = ["/Applications", path.posix.join(env.HOME ?? "/", "Applications")];
    return apps.flatMap((folder) => [
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]);
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return folders
      .filter(Boolean)
      .flatMap((folder) => [
        path.win32.join(folder, "Chromium", "Application", "chrome.exe"),
        path.win32.join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      ]);
  }
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const folders = (env.PATH ?? "").split(path.posix.delimiter).filter(Boolean);
  const inFolders = (/** @type {string} */ name) =>
    folders.map((folder) => path.posix.join(folder, name));
  // The headless shell is the same engine without a browser window; journeys take a fifth less time with it.
  return [...inFolders("chromium-headless-shell"), ...names.flatMap(inFolders)];
}

function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    say: (line) => process.stderr.write(`${line}\n`),
    isProgram,
    playwrightPath,
    unpackedPath: () => path.join(cache, "chromium-here"),
    installers: () => [installPlaywrights, installSparticuz],
  };
}

/**
 * Whether the file is a program that starts: on Linux a download may lack system libraries, and Ubuntu's chromium-browser
 * may only be a pointer to a snap. (On other systems --version opens a window.)
 */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    if (!statSync(file).isFile()) return false;
  } catch {
    return false;
  }
  return process.platform !== "linux" || spawnSync(file, ["--version"]).status === 0;
}

function playwrightPath() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function installPlaywrights() {
  const cli = path.join(root, "node_modules", "playwright-core", "cli.js");
  if (!existsSync(cli)) throw new Error("playwright-core is not installed");
  run(process.execPath, [cli, "install", "--no-shell", "chromium"]);
  return playwrightPath();
}

/** The package looks for its font in /tmp; Chromium crashes if it finds no font at all. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(cache, "fonts")}</dir>
  <cachedir>${path.join(cache, "fonts", "cache")}</cachedir>
</fontconfig>
`;

/** Unpacks the npm package into our own cache, with a start script that sets the path of its libraries. */
function installSparticuz() {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`it is made for Linux x64, this is ${process.platform} ${process.arch}`);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    path.join(cache, "package.json"),
    `{ "name": "chromium-cache", "private": true }\n`,
  );
  run("npm", ["install", "--no-audit", "--no-fund", sparticuz], { cwd: cache });
  const unpack = `
    const { default: chromium } = await import("@sparticuz/chromium");
    process.stdout.write(await chromium.executablePath());`;
  const unpacked = run(process.execPath, ["--input-type=module", "-e", unpack], {
    cwd: cache,
    env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
  });
  writeFileSync(path.join(cache, "fonts", "fonts.conf"), fontsConf);
  const starter = path.join(cache, "chromium-here");
  writeFileSync(
    starter,
    `#!/bin/sh\nhere=$(dirname "$0")\nexport LD_LIBRARY_PATH="$here/al2023/lib:$LD_LIBRARY_PATH"\n` +
      `export FONTCONFIG_PATH="$here/fonts"\nexec "${unpacked.trim()}" "$@"\n`,
    { mode: 0o755 },
  );
  return starter;
}

function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    timeout: 600_000,
    ...options,
  });
  if (status === 0) return stdout;
  throw error ?? new Error(stderr.trim() || stdout.trim() || `exit code ${status}`);
}

function firstLine(error) {
  return String(error instanceof Error ? error.message : error).split("\n")[0];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${await findBrowser()}\n`);
}
