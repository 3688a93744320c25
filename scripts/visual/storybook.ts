import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { npmCommand } from "../run/npm.mjs";
import { PlainError, root, runQuietly } from "../run/program.mjs";
import { withProgress } from "../run/progress.mjs";
import { pinnedNode } from "../run/runtime.mjs";
import { builds } from "./places.ts";

/** The commit that a revision means, in full. */
export async function commitOf(revision: string): Promise<string> {
  try {
    const commit = await git("rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`);
    return commit.trim();
  } catch {
    throw new PlainError(
      `There is no revision ${revision} here. \`git log --oneline\` shows some.`,
    );
  }
}

/** The Storybook of the files as they lie here. */
export async function builtHere(): Promise<string> {
  return built("here", await treeHere(), (into) => build(root, into));
}

/** The Storybook of a commit, built in a worktree of its own; a commit without one has no stories. */
export async function builtAt(revision: string, commit: string): Promise<string> {
  const tree = (await git("rev-parse", `${commit}^{tree}`)).trim();
  return built(`at ${revision}`, tree, async (into) => {
    const scratch = mkdtempSync(path.join(tmpdir(), "katha-visual-"));
    const worktree = path.join(scratch, "tree");
    await git("worktree", "add", "--detach", "--force", worktree, commit);
    try {
      if (!existsSync(path.join(worktree, ".storybook"))) return;
      await giveDependencies(worktree);
      await build(worktree, into);
    } finally {
      await git("worktree", "remove", "--force", worktree);
      rmSync(scratch, { recursive: true, force: true });
    }
  });
}

const kept = 4;

/** Kept under the name of its tree: the same files, wherever they lie, are built once. */
async function built(
  where: string,
  tree: string,
  make: (into: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(builds, tree);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    await withProgress(`Building Storybook ${where}`, () => make(unfinished));
    renameSync(unfinished, folder);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  leaveOut(kept);
  return folder;
}

function leaveOut(count: number): void {
  const age = (name: string) => statSync(path.join(builds, name)).mtimeMs;
  const byAge = readdirSync(builds).toSorted((one, other) => age(other) - age(one));
  for (const name of byAge.slice(count)) rmSync(path.join(builds, name), { recursive: true });
}

/** The tree that a commit of everything here would have; nothing of Git's own is touched. */
async function treeHere(): Promise<string> {
  const scratch = mkdtempSync(path.join(tmpdir(), "katha-index-"));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(scratch, "index") };
  try {
    await runQuietly("git", ["read-tree", "HEAD"], { cwd: root, env });
    await runQuietly("git", ["add", "--all"], { cwd: root, env });
    return (await runQuietly("git", ["write-tree"], { cwd: root, env })).trim();
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function build(tree: string, into: string): Promise<void> {
  const storybook = path.join(tree, "node_modules/storybook/dist/bin/dispatcher.js");
  const args = [storybook, "build", "--quiet", "--output-dir", into];
  await runQuietly(pinnedNode(), args, {
    cwd: tree,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
}

/** The same lockfile means the same packages: they are linked. Another one is installed. */
async function giveDependencies(worktree: string): Promise<void> {
  const lock = (tree: string) => readFileSync(path.join(tree, "package-lock.json"), "utf8");
  if (lock(worktree) !== lock(root)) {
    const npm = npmCommand();
    await runQuietly(npm.program, [...npm.args, "ci", "--no-audit", "--no-fund"], {
      cwd: worktree,
      shell: npm.shell,
    });
    return;
  }
  linkPackages("node_modules", worktree);
  for (const name of readdirSync(path.join(worktree, "packages"))) {
    const modules = `packages/${name}/node_modules`;
    if (existsSync(path.join(root, modules))) linkPackages(modules, worktree);
  }
}

/** Links each package, but our own: those links are copied, so that they lead into the worktree. */
function linkPackages(modules: string, worktree: string): void {
  mkdirSync(path.join(worktree, modules), { recursive: true });
  for (const name of readdirSync(path.join(root, modules))) {
    const from = path.join(root, modules, name);
    const to = path.join(worktree, modules, name);
    if (name === "@katha") cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".")) symlinkSync(from, to, "junction");
  }
}

async function git(...args: string[]): Promise<string> {
  return runQuietly("git", args, { cwd: root });
}
