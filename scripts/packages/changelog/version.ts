// `npm run version-packages`: turns pending changesets into the next version and its part of CHANGELOG.md.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publishedPackages, readManifest } from "../entries.ts";
import { root, run, runNode } from "../published/consumer.ts";
import { type Changeset, versionPart, withVersion } from "./changelog.ts";

const changeset = path.join(root, "node_modules/@changesets/cli/bin.js");
const changelog = path.join(root, "CHANGELOG.md");

const { changesets } = await status();
if (changesets.length === 0) throw new Error("No changeset waits: there is nothing to release.");
console.log(await runNode([changeset, "version"], root));
// All packages share one version; they are "fixed" in .changeset/config.json.
const { version } = readManifest(path.join(root, publishedPackages[0]));
const part = versionPart(version, changesets);
writeFileSync(changelog, withVersion(readFileSync(changelog, "utf8"), version, part));
// A tarball contains only files from the package's own folder.
for (const name of publishedPackages) {
  copyFileSync(changelog, path.join(root, name, "CHANGELOG.md"));
}
await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit"], root);
console.log(`CHANGELOG.md has ${version}, with ${changesets.length} changes.`);

async function status(): Promise<{ changesets: readonly Changeset[] }> {
  const file = ".changeset/status.json";
  await runNode([changeset, "status", "--output", file], root);
  const told: { changesets: readonly Changeset[] } = JSON.parse(
    readFileSync(path.join(root, file), "utf8"),
  );
  rmSync(path.join(root, file));
  return told;
}
