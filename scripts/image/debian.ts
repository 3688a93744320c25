// A Debian to build on where no registry is at hand, as small as the one that the Containerfile names.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { output } from "./programs.ts";

const release = "bookworm";
const usualMirror = "http://deb.debian.org/debian";

/** What the slim image of Debian leaves out as well. */
const leftOut = [
  "var/cache/apt",
  "var/lib/apt/lists",
  "var/log",
  "usr/share/doc",
  "usr/share/info",
  "usr/share/locale",
  "usr/share/man",
];

/** The tar of a minimal Debian, made once and kept in `cache`. */
export async function debianTar(cache: string): Promise<string> {
  const tar = path.join(cache, `debian-${release}.tar`);
  if (existsSync(tar)) return tar;
  const rootfs = path.join(cache, "rootfs");
  const draft = `${tar}.draft`;
  rmSync(rootfs, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  // Nobody needs these files after a power cut: dpkg does not wait for the disk.
  const env = { ...process.env, DPKG_FORCE: "unsafe-io" };
  await output("debootstrap", ["--variant=minbase", release, rootfs, await mirror()], env);
  const excluded = leftOut.map((folder) => `--exclude=./${folder}/*`);
  await output("tar", ["--create", `--file=${draft}`, `--directory=${rootfs}`, ...excluded, "."]);
  rmSync(rootfs, { recursive: true, force: true });
  renameSync(draft, tar);
  return tar;
}

/** The mirror that this machine's apt reads the same release from, if it does. */
async function mirror(): Promise<string> {
  const format = ["--format", "$(CODENAME) $(REPO_URI)"];
  const targets = await output("apt-get", ["indextargets", ...format]).catch(() => "");
  const line = targets.split("\n").find((one) => one.startsWith(`${release} `));
  return line?.slice(release.length + 1).trim() ?? usualMirror;
}
