import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { run } from "./consumer.ts";
import { pieces } from "./readme-code.ts";
import { follow } from "./recipes/recipe.ts";
import { startRegistry } from "./registry.ts";
import { serveBuilt } from "./running.ts";
import { openBrowser, views, visit } from "./visitor.ts";

const folder = mkdtempSync(path.join(path.dirname(inject("consumer")), "shelf-"));
let npm: string;
beforeAll(async () => {
  const registry = await startRegistry(inject("tarballs"));
  // What another build has left in npm's cache is not asked.
  npm = `export npm_config_registry=${registry.address} npm_config_cache="${folder}/cache"`;
  return registry.stop;
});
const inShell = (commands: readonly string[], cwd: string) =>
  run("sh", ["-c", [npm, ...commands].join(" && ")], cwd);

test("the README's shelf comes from a registry, builds and is shown, word for word", async () => {
  const [shell = ""] = pieces("ui", "sh");
  const [stylesheets = ""] = pieces("ui", "ts");
  const commands = shell.trim().split("\n");
  expect(commands.pop()).toBe("npm run dev");
  await inShell(commands, folder);
  const shelf = path.join(folder, "my-shelf");
  const main = path.join(shelf, "src/main.tsx");
  const before = readFileSync(main, "utf8");
  expect(before).toContain("import './index.css'\n");
  writeFileSync(main, before.replace("import './index.css'\n", stylesheets));
  follow("readme", shelf);
  await run("npm", ["run", "build"], shelf);

  const running = await serveBuilt(shelf);
  onTestFinished(running.stop);
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { page, complaints } = await visit(browser, running.address, views[0]);
  await expect.poll(() => page.getByRole("article").count()).toBe(3);
  expect(complaints).toEqual([]);
}, 300_000);

test("with React and emotion at most 90 packages are installed", async () => {
  const alone = path.join(folder, "alone");
  mkdirSync(alone);
  writeFileSync(path.join(alone, "package.json"), "{}");
  const wanted = "@katha/ui @katha/fonts @emotion/react react react-dom";
  await inShell([`npm install --package-lock-only ${wanted}`], alone);
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(path.join(alone, "package-lock.json"), "utf8"),
  );
  expect(Object.keys(lock.packages).length - 1).toBeLessThanOrEqual(90);
}, 300_000);
