// `npm run visual -- --base REV [...]`: takes screenshots of every story at REV and here with one browser (Playwright's
// toHaveScreenshot), and shows differences in Playwright's report. Arguments after REV are passed to Playwright.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const home = path.join(root, ".katha", "visual");
const worktree = path.join(home, "tree");
const storybooks = { base: path.join(home, "storybook-base"), here: path.join(home, "storybook") };

const [flag, base, ...more] = process.argv.slice(2).flatMap((arg) => arg.split(/(?<=^--base)=/));
if (flag !== "--base" || !base) {
  console.error(
    "Which revision is the base? For example: npm run visual -- --base HEAD~1 -g StoryCard",
  );
  process.exit(1);
}

run("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`]);
if (existsSync(worktree))
  run("git", ["checkout", "--quiet", "--force", "--detach", base], worktree);
else run("git", ["worktree", "add", "--detach", "--force", worktree, base]);
run("npm", ["install", "--no-audit", "--no-fund", "--no-save"], worktree);
build(worktree, storybooks.base);
build(root, storybooks.here);

rmSync(path.join(home, "pictures"), { recursive: true, force: true });
photograph({ VISUAL_STORYBOOK: storybooks.base }, ["--update-snapshots=all", "--reporter=line"]);
const status = photograph({ VISUAL_STORYBOOK: storybooks.here, VISUAL_BASE: storybooks.base }, [
  "--update-snapshots=none",
]);
const here = storiesOf(storybooks.here);
for (const story of storiesOf(storybooks.base).filter((id) => !here.includes(id))) {
  console.log(`No longer here: ${story}`);
}
console.log("What differs: npx playwright show-report .katha/visual/report");
process.exitCode = status;

/** @param {string} command @param {string[]} args */
function run(command, args, cwd = root) {
  const { status: code } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (code !== 0) process.exit(code ?? 1);
}

/** @param {string} tree @param {string} into */
function build(tree, into) {
  run("npx", ["storybook", "build", "--quiet", "--disable-telemetry", "--output-dir", into], tree);
}

/** @param {Record<string, string>} settings @param {string[]} options */
function photograph(settings, options) {
  const args = ["playwright", "test", "--config=e2e/visual/visual.config.ts", ...options, ...more];
  const env = { ...process.env, ...settings };
  return spawnSync("npx", args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
}

/** @param {string} storybook */
function storiesOf(storybook) {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, "index.json"), "utf8"));
  return Object.keys(entries);
}
