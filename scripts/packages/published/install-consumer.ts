import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { readManifest } from "../entries.ts";
import { packInto } from "../pack.ts";
import { root, run } from "./consumer.ts";
import { installedByRecipes } from "./recipes/recipe.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of examples/ outside the workspace, with our tarballs and all dependencies installed by npm. */
    consumer: string;
    /** A project beside the examples with every strict flag of the compiler on. */
    strictProject: string;
    /** A folder with only the tarball of @katha/api and what npm installs with it. */
    contractAlone: string;
    tarballs: Record<string, string>;
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest calls the default export
export default async function installConsumer({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "katha packages "));
  const tarballs = await packInto(folder);
  const consumer = path.join(folder, "consumer");
  cpSync(path.join(root, "examples"), consumer, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|\.next|package-lock\.json)$/.test(file),
  });
  const strictProject = path.join(consumer, "strict");
  mkdirSync(path.join(strictProject, "src"), { recursive: true });
  cpSync(
    path.join(import.meta.dirname, "strict.tsconfig.json"),
    path.join(strictProject, "tsconfig.json"),
  );
  writeFileSync(path.join(strictProject, "package.json"), `{ "type": "module" }`);
  const contractAlone = path.join(folder, "contract alone");
  mkdirSync(contractAlone);
  writeFileSync(path.join(contractAlone, "package.json"), `{ "private": true, "type": "module" }`);
  await Promise.all([
    install(consumer, [
      ...Object.values(tarballs),
      ...optionalPeersOf("packages/api"),
      ...installedByRecipes(),
    ]),
    install(contractAlone, [tarballs["packages/api"] ?? ""]),
  ]);
  provide("consumer", consumer);
  provide("strictProject", strictProject);
  provide("contractAlone", contractAlone);
  provide("tarballs", tarballs);
  return () => removeLater(folder);
}

/** Half a minute's work for `rmSync`, and nobody has to wait for it. */
function removeLater(folder: string): void {
  if (process.platform === "win32") rmSync(folder, { recursive: true, force: true });
  else spawn("rm", ["-rf", folder], { detached: true, stdio: "ignore" }).unref();
}

const options = ["--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
const install = (folder: string, packages: string[]) =>
  run("npm", ["install", ...options, ...packages], folder);

function optionalPeersOf(name: string): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(path.join(root, name));
  return Object.entries(peerDependencies)
    .filter(([peer]) => peerDependenciesMeta[peer]?.optional)
    .map(([peer, range]) => `${peer}@${range}`);
}
