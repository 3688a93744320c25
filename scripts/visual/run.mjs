// `npm run visual -- --base REV [STORY...]`: takes screenshots of these stories (or all) at REV and here with one browser
// (Playwright's toHaveScreenshot), and shows differences in Playwright's report. A story is named by its title or a part
// of it, or by its id. Options after that are passed to Playwright.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findStories } from "./find-stories.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const home = path.join(root, ".katha", "visual");
const worktree = path.join(home, "tree");
const storybooks = { base: path.join(home, "storybook-base"), here: path.join(home, "storybook") };

const [flag, base, ...rest] = process.argv.slice(2).flatMap((arg) => arg.split(/(?<=^--base)=/));
if (flag !== "--base" || !base) {
  console.error(
    "Which revision is the base? For example: npm run visual -- --base HEAD~1 StoryCard",
  );
  process.exit(1);
}
const options = rest.slice(rest.findIndex((arg) => arg.startsWith("-")) >>> 0);
const words = rest.slice(0, rest.length - options.length);

run("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`]);
const chosen = words.length === 0 ? [] : idsOf(words);
if (existsSync(worktree))
  run("git", ["checkout", "--quiet", "--force", "--detach", base], worktree);
else run("git", ["worktree", "add", "--detach", "--force", worktree, base]);
run("npm", ["install", "--no-audit", "--no-fund", "--no-save"], worktree);
build(worktree, storybooks.base);
build(root, storybooks.here);

rmSync(path.join(home, "pictures"), { recursive: true, force: true });
photograph({ VISUAL_STORYBOOK: storybooks.base }, [
  "--update-snapshots=all",
  "--reporter=line",
  // A chosen story may be new.
  "--pass-with-no-tests",
]);
const status = photograph({ VISUAL_STORYBOOK: storybooks.here, VISUAL_BASE: storybooks.base }, [
  "--update-snapshots=none",
]);
const here = storiesOf(storybooks.here);
for (const story of storiesOf(storybooks.base).filter((id) => !here.includes(id))) {
  console.log(`No longer here: ${story}`);
}
console.log("What differs: npx playwright show-report .katha/visual/report");
process.exitCode = status;

/** Reads the index of the stories, which takes seconds, before two Storybooks are built. @param {string[]} named */
function idsOf(named) {
  const index = path.join(home, "index.json");
  mkdirSync(home, { recursive: true });
  run("npx", ["storybook", "index", "--quiet", "--output-file", index]);
  const { entries } = JSON.parse(readFileSync(index, "utf8"));
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const { ids, unknown } = findStories(named, stories);
  if (unknown.length === 0) return ids;
  for (const word of unknown) console.error(`No story is called "${word}".`);
  return process.exit(1);
}

/** @param {string} command @param {string[]} args */
function run(command, args, cwd = root) {
  const { status: code } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (code !== 0) process.exit(code ?? 1);
}

/** @param {string} tree @param {string} into */
function build(tree, into) {
  run("npx", ["storybook", "build", "--quiet", "--disable-telemetry", "--output-dir", into], tree);
}

/** @param {Record<string, string>} settings @param {string[]} how */
function photograph(settings, how) {
  const args = ["playwright", "test", "--config=e2e/visual/visual.config.ts", ...how, ...options];
  const env = { ...process.env, ...settings, VISUAL_STORIES: chosen.join(",") };
  return spawnSync("npx", args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
}

/** @param {string} storybook */
function storiesOf(storybook) {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, "index.json"), "utf8"));
  return Object.keys(entries);
}
