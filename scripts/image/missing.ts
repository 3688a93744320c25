import { spawnSync } from "node:child_process";
import process from "node:process";

const programs = ["buildah", "debootstrap", "unshare", "nsenter", "tar"];

/** Why the image cannot be built and run here; undefined if it can. */
export function whatTheImageLacks(): string | undefined {
  if (process.platform !== "linux") return "containers need Linux";
  const missing = programs.filter((name) => spawnSync(name, ["--version"]).error !== undefined);
  if (missing.length > 0)
    return `${missing.join(", ")} not found (apt-get install buildah debootstrap)`;
  if (process.getuid?.() !== 0) return "debootstrap and mounts need root";
  const { status } = spawnSync("unshare", ["--mount", "--pid", "--fork", "true"]);
  return status === 0 ? undefined : "this machine allows no namespaces of one's own";
}
