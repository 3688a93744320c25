import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { BringFault } from "./faults.ts";

export const runtimeName = "node-llama-cpp";
export const runtimeVersion = "3.22.1";
/** With this platform's build, and without those for graphics cards. */
export const runtimeBytes = 85_000_000;

const builds: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "linux-arm": "linux-armv7l",
  "linux-riscv64": "linux-riscv64",
  "darwin-arm64": "mac-arm64-metal",
  "darwin-x64": "mac-x64",
  "win32-x64": "win-x64",
  "win32-arm64": "win-arm64",
};

/** The package with the compiled runtime; undefined where there is none. On Linux it needs glibc. */
export function buildFor(platform: string, arch: string, isGlibc: boolean): string | undefined {
  if (platform === "linux" && !isGlibc) return undefined;
  const build = builds[`${platform}-${arch}`];
  return build && `@node-llama-cpp/${build}`;
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as {
    header?: { glibcVersionRuntime?: string };
  };
  return header?.glibcVersionRuntime !== undefined;
}

export type InstallPackages = (folder: string, signal: AbortSignal) => Promise<void>;

/** What npm reads of the environment, to find its registry. */
type NpmEnvironment = Readonly<Record<string, string>>;

/** npm as it started Katha, or as it is found. */
function npmOf({ npm_execpath: path }: NpmEnvironment) {
  if (path !== undefined && basename(path) === "npm-cli.js" && existsSync(path))
    return { program: process.execPath, args: [path], shell: false };
  const isWindows = process.platform === "win32";
  return { program: isWindows ? "npm.cmd" : "npm", args: [], shell: isWindows };
}

/** Of its last words, for the log. */
const mostSaid = 1_000;

/** By npm, from the registry of its own settings. No script of a package runs. */
export const installByNpm =
  (environment: NpmEnvironment): InstallPackages =>
  async (folder, signal) => {
    const { program, args, shell } = npmOf(environment);
    const options = ["--ignore-scripts", "--omit=optional", "--no-package-lock"];
    const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    const child = spawn(program, [...args, "install", "--prefix", ".", ...options, ...quiet], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "ignore", "pipe"],
      shell,
      signal,
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-mostSaid);
    });
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new Error(`npm ended with ${code}: ${said}`);
  };

export interface OwnRuntime {
  /** Where it is, or will be. */
  folder: string;
  isHere: () => boolean;
  /** Installs it if it is not here. Throws a BringFault. */
  install: (signal: AbortSignal) => Promise<void>;
}

const installMs = 600_000;

/** The program that runs models, installed on demand: a folder of this version stands whole or not at all. */
export function openRuntime({
  parent,
  build = buildFor(process.platform, process.arch, hasGlibc()),
  install,
}: {
  parent: string;
  build?: string | undefined;
  install: InstallPackages;
}): OwnRuntime {
  const folder = join(parent, `${runtimeName}-${runtimeVersion}`);
  const isHere = () => existsSync(folder);
  return {
    folder,
    isHere,
    install: async (signal) => {
      if (isHere()) return;
      if (build === undefined) throw new BringFault("no_runtime");
      await mkdir(parent, { recursive: true });
      const draft = await mkdtemp(join(parent, "installing-"));
      try {
        const dependencies = { [runtimeName]: runtimeVersion, [build]: runtimeVersion };
        const manifest = { name: "katha-runtime", private: true, dependencies };
        await writeFile(join(draft, "package.json"), JSON.stringify(manifest));
        await install(draft, AbortSignal.any([signal, AbortSignal.timeout(installMs)]));
        await rename(draft, folder);
      } catch (error) {
        signal.throwIfAborted();
        // Another server may have been faster.
        if (!isHere()) throw new BringFault("runtime_failed", { cause: error });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}
