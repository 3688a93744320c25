import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { root } from "../run/process.mjs";
import { debianTar } from "./debian.ts";
import { output } from "./programs.ts";

const cache = path.join(root, "node_modules", ".cache", "katha", "image");
/** Where the build finds the cache of this machine's npm, which installed most of it a while ago. */
const npmCacheInBuild = "/npm-cache";
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/** What the Containerfile says of how to run it. */
export interface ImageConfig {
  User: string;
  Env: string[];
  WorkingDir: string;
  Entrypoint: string[];
  Volumes: Record<string, object>;
  StopSignal: string;
  Healthcheck: { Test: string[] };
}

export interface BuiltImage {
  /** The image's files, for one container. */
  files: string;
  bytes: number;
  config: ImageConfig;
  remove: () => Promise<void>;
}

/** Builds the Containerfile on a Debian made here, in a storage of its own. */
export async function buildImage(): Promise<BuiltImage> {
  const folder = mkdtempSync(path.join(tmpdir(), "katha-image-"));
  const places = ["--root", path.join(folder, "root"), "--runroot", path.join(folder, "run")];
  const storage = [...places, "--storage-driver", await storageDriver(folder)];
  const TMPDIR = path.join(folder, "tmp");
  mkdirSync(TMPDIR);
  const env = { ...process.env, BUILDAH_ISOLATION: "chroot", TMPDIR };
  const buildah = (...args: string[]) => output("buildah", [...storage, ...args], env);
  const build = (...args: string[]) => buildah("build", "--layers=false", ...args);
  try {
    await makeBases(path.join(folder, "bases"), build);
    const bases = ["BUILD_BASE=localhost/node", "BASE=localhost/debian"];
    const npmCache = (await output("npm", ["config", "get", "cache"])).trim();
    mkdirSync(npmCache, { recursive: true });
    const args = bases.flatMap((base) => ["--build-arg", base]);
    args.push("--volume", `${npmCache}:${npmCacheInBuild}`);
    await build("--format", "docker", "--jobs", "2", ...args, "--tag", "localhost/katha", root);
    const name = (await buildah("from", "localhost/katha")).trim();
    const files = (await buildah("mount", name)).trim();
    const described = JSON.parse(await buildah("inspect", "--type", "image", "localhost/katha"));
    const { layers } = JSON.parse(described.Manifest) as { layers: { size: number }[] };
    return {
      files,
      bytes: layers.reduce((sum, { size }) => sum + size, 0),
      config: described.Docker.config,
      remove: () => removeAll(folder, buildah),
    };
  } catch (error) {
    await removeAll(folder, buildah);
    throw error;
  }
}

/** Layers that lie over each other where this machine can; copied whole for each step where it cannot. */
async function storageDriver(folder: string): Promise<"overlay" | "vfs"> {
  const tried = path.join(folder, "tried");
  const places = ["--root", path.join(tried, "root"), "--runroot", path.join(tried, "run")];
  try {
    await output("buildah", [...places, "--storage-driver", "overlay", "info"]);
    return "overlay";
  } catch {
    return "vfs";
  }
}

async function removeAll(folder: string, buildah: (...args: string[]) => Promise<string>) {
  await buildah("umount", "--all").catch(() => "");
  await output("rm", ["-rf", folder]);
}

/** Debian, and Debian with the Node and the npm that run this. */
async function makeBases(folder: string, build: (...args: string[]) => Promise<string>) {
  mkdirSync(folder);
  const write = (name: string, lines: string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return ["--file", file];
  };
  copyFileSync(await debianTar(cache), path.join(folder, "debian.tar"));
  const debian = write("Debian", ["FROM scratch", "ADD debian.tar /"]);
  await build(...debian, "--tag", "localhost/debian", folder);
  copyFileSync(process.execPath, path.join(folder, "node"));
  cpSync(await npmFolder(), path.join(folder, "npm"), { recursive: true });
  const registry = (await output("npm", ["config", "get", "registry"])).trim();
  const node = [
    "FROM localhost/debian",
    "COPY node /usr/local/bin/node",
    "COPY npm /usr/local/lib/node_modules/npm",
    "RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm",
    `ENV npm_config_registry=${registry} npm_config_cache=${npmCacheInBuild} npm_config_prefer_offline=true`,
  ];
  // A mirror's certificate may be one that this machine alone knows.
  if (existsSync(certificates)) {
    copyFileSync(certificates, path.join(folder, "certificates"));
    node.push(`COPY certificates ${certificates}`, `ENV NODE_EXTRA_CA_CERTS=${certificates}`);
  }
  await build(...write("Node", node), "--tag", "localhost/node", folder);
}

async function npmFolder(): Promise<string> {
  const started = process.env["npm_execpath"];
  const program = started?.endsWith("npm-cli.js")
    ? started
    : (await output("sh", ["-c", "command -v npm"])).trim();
  return path.resolve(realpathSync(program), "..", "..");
}
