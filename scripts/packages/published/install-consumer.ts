import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { packInto } from "../pack.ts";
import { root, run } from "./consumer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A copy of examples/bookshelf outside the workspace, with our tarballs installed by npm. */
    consumer: string;
    tarballs: Record<string, string>;
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest calls the default export
export default async function installConsumer({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "katha packages "));
  const tarballs = await packInto(folder);
  const consumer = path.join(folder, "consumer");
  mkdirSync(consumer);
  cpSync(path.join(root, "examples/bookshelf"), consumer, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|shelf\.html|package-lock\.json)$/.test(file),
  });
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...quiet, ...Object.values(tarballs)], consumer);
  provide("consumer", consumer);
  provide("tarballs", tarballs);
  return () => rmSync(folder, { recursive: true, force: true });
}
