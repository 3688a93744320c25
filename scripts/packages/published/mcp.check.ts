import { spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { componentsOf } from "../bytes.ts";
import { root, run } from "./consumer.ts";

const folder = path.join(root, "packages/ui-mcp");
const dist = path.join(folder, "dist");

beforeAll(async () => {
  await run("npm", ["run", "build"], folder);
});

test("an assistant is greeted, finds a component and reads its page", async () => {
  const server = spawn(process.execPath, [path.join(dist, "main.js")]);
  onTestFinished(() => {
    server.kill();
  });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (method: string, params: object) => {
    id += 1;
    server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    const { value } = await lines.next();
    return JSON.parse(String(value)).result;
  };
  const call = async (name: string, given: object) => {
    const { content, isError } = await ask("tools/call", { name, arguments: given });
    expect(isError).toBeUndefined();
    return String(content[0].text);
  };
  const { serverInfo } = await ask("initialize", { protocolVersion: "2025-06-18" });
  const { version } = JSON.parse(readFileSync(path.join(dist, "package.json"), "utf8"));
  expect(serverInfo).toEqual({ name: "katha-ui", version });
  expect(await call("list_components", { query: "modal" })).toContain("- Dialog: ");
  const page = await call("get_component", { name: "Button" });
  expect(page).toContain('default: `"secondary"`');
  expect(page).toContain("export default function Example()");
  expect(await call("get_guide", { name: "vite-recipe" })).toContain("createRoot");
  expect(await call("get_guide", { name: "styles.css" })).toContain("katha-button--primary");
});

test("every component that has an entry has a page", () => {
  const pages = new Set(
    globSync("components/*.md", { cwd: dist }).map((file) => path.basename(file, ".md")),
  );
  const names = componentsOf(path.join(root, "packages/ui"));
  expect(names.filter((name) => !pages.has(name))).toEqual([]);
});

test("npm packs it as a program without dependencies, and no larger than it was", async () => {
  const [packed] = JSON.parse(await run("npm", ["pack", "--json", "--dry-run"], dist));
  expect(packed.unpackedSize).toBeLessThan(1_500_000);
  const manifest = JSON.parse(readFileSync(path.join(dist, "package.json"), "utf8"));
  expect(manifest.bin).toEqual({ "katha-ui-mcp": "./main.js" });
  expect(manifest).not.toHaveProperty("dependencies");
  expect(readFileSync(path.join(dist, "main.js"), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});
