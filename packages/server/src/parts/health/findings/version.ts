import { isNewer } from "../../../lib/versions.ts";
import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

/** Nobody is asked unless the host has said whom. */
export async function findVersion({ host, version }: FindingsNeeds): Promise<Finding[]> {
  if (host.newestVersion === undefined) return [finding("well", "version", { version })];
  const newest = await host.newestVersion();
  return isNewer(newest, version)
    ? [finding("look", "version_newer", { version, newest })]
    : [finding("well", "version_newest", { version })];
}
