import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { npmCommand } from "../run/npm.mjs";
import { PlainError, root, runQuietly } from "../run/program.mjs";
import { pinnedNode } from "../run/runtime.mjs";

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

/** Builds the Storybook of the files as they lie here. */
export async function buildHere(into: string): Promise<void> {
  await build(root, into);
}

/** Builds the Storybook of a commit in a worktree of its own; a commit without one has no stories. */
export async function buildAt(commit: string, into: string, worktree: string): Promise<void> {
  await git("worktree", "add", "--detach", "--force", worktree, commit);
  try {
    if (!existsSync(path.join(worktree, ".storybook"))) {
      mkdirSync(into, { recursive: true });
      return;
    }
    await giveDependencies(worktree);
    await build(worktree, into);
  } finally {
    await git("worktree", "remove", "--force", worktree);
  }
}

async function build(tree: string, into: string): Promise<void> {
  const storybook = path.join(tree, "node_modules/storybook/dist/bin/dispatcher.js");
  const args = [storybook, "build", "--quiet", "--output-dir", into];
  rmSync(into, { recursive: true, force: true });
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
