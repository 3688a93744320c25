// `npm run release`: turns pending changesets into a version, its notes and its tag.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publishedPackages, readManifest } from "../packages/entries.ts";
import { root, run, runNode } from "../packages/published/consumer.ts";
import { type Changeset, versionPart, withVersion } from "./changelog.ts";
import { hostNotesFile, namedHostNotes } from "./notes.ts";

const changeset = path.join(root, "node_modules/@changesets/cli/bin.js");
const inRoot = (file: string) => path.join(root, file);
const git = (...args: string[]) => run("git", args, root);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), "utf8")));

if ((await git("status", "--porcelain")) !== "")
  throw new Error("There are changes that are not committed.");
const { changesets } = await status();
if (changesets.length === 0) throw new Error("No changeset waits: there is nothing to release.");
console.log(await runNode([changeset, "version"], root));
// All packages share one version; they are "fixed" in .changeset/config.json.
const { version } = readManifest(inRoot(publishedPackages[0]));
edit("package.json", (text) => text.replace(/(?<="version": ")[^"]+/, version));
edit("CHANGELOG.md", (text) => withVersion(text, version, versionPart(version, changesets)));
// A tarball contains only files from the package's own folder.
for (const name of publishedPackages)
  copyFileSync(inRoot("CHANGELOG.md"), path.join(root, name, "CHANGELOG.md"));
edit(hostNotesFile, (text) => namedHostNotes(text, version));
await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit"], root);
await git("add", "--all");
await git("commit", "--quiet", "--message", `build: version ${version}`);
await git("tag", "--annotate", `v${version}`, "--message", `Katha ${version}`);
console.log(`v${version} is tagged, with ${changesets.length} changes. Read CHANGELOG.md, then:
  git push --follow-tags`);

async function status(): Promise<{ changesets: readonly Changeset[] }> {
  const file = ".changeset/status.json";
  await runNode([changeset, "status", "--output", file], root);
  const told: { changesets: readonly Changeset[] } = JSON.parse(readFileSync(inRoot(file), "utf8"));
  rmSync(inRoot(file));
  return told;
}
