import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transformSync } from "esbuild";
import type { Options } from "tsup";
import { bundleLibraries } from "./bundled.ts";
import { publishStylesheets } from "./stylesheets.ts";

const require = createRequire(import.meta.url);
const notPublished = /\.(?:test|stories|guide)\.tsx?$|(?:^|[\\/])(?:testing|fixtures|bundled)[\\/]/;

/**
 * One output file per source file, so that bundlers can leave out whole modules and debuggers show the code as we wrote it.
 */
export function library(packageFolder: string): Options {
  const source = path.join(packageFolder, "src");
  const entry = globSync("**/*.{ts,tsx}", { cwd: source })
    .filter((file) => !notPublished.test(file) && !file.endsWith(".d.ts"))
    .map((file) => path.join(source, file));
  return {
    entry,
    outDir: path.join(packageFolder, "dist"),
    bundle: false,
    format: "esm",
    outExtension: () => ({ js: ".js" }),
    target: "es2022",
    platform: "neutral",
    clean: true,
    silent: true,
    esbuildOptions(options) {
      options.outbase = source;
      options.jsx = "automatic";
      options.jsxImportSource = "@emotion/react";
      // Texts in Devanagari are half as long as when they are escaped.
      options.charset = "utf8";
    },
    plugins: [
      {
        name: "published-modules",
        renderChunk(code, { path: file }) {
          if (!file.endsWith(".js")) return undefined;
          const published = withPublishedImports(isOfMessages(file) ? withoutSpace(code) : code);
          return { code: runsInBrowser(code) ? `"use client";${published}` : published };
        },
      },
    ],
    onSuccess: async () => {
      writeTypes(packageFolder, path.join(packageFolder, "dist"));
      await bundleLibraries(packageFolder);
      await publishStylesheets(packageFolder);
    },
  };
}

/** Tables of messages are data, of which half would be indentation. */
function isOfMessages(file: string): boolean {
  return /[\\/]messages[\\/]/.test(file);
}

function withoutSpace(code: string): string {
  return transformSync(code, { minifyWhitespace: true, charset: "utf8", format: "esm" }).code;
}

/** Source code imports .ts files, published code .js files. */
export function withPublishedImports(code: string): string {
  return code.replaceAll(
    /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+?)\.tsx?\2/g,
    "$1$2$3.js$2",
  );
}

/** Whether a module needs "use client": server components cannot run modules with state or styles. */
function runsInBrowser(code: string): boolean {
  return /\bfrom\s*["'](?:react|react-dom|react-redux|@emotion\/|@base-ui\/|@reduxjs\/toolkit\/query\/react)/.test(
    code,
  );
}

const shapes = "@katha/api/shapes";

/** Whoever installs a library alone gets the types of what the API answers with it. */
function bringShapes(folder: string): void {
  const source = path.join(import.meta.dirname, "../../packages/api/src/shapes");
  const users = globSync("**/*.d.ts", { cwd: folder }).filter((file) =>
    readFileSync(path.join(folder, file), "utf8").includes(`"${shapes}"`),
  );
  if (users.length === 0) return;
  for (const file of globSync("**/*.ts", { cwd: source })) {
    const target = path.join(folder, "shapes", file.replace(/\.ts$/, ".d.ts"));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(source, file)));
  }
  for (const file of users) {
    const to = path.posix.relative(path.posix.dirname(posix(file)), "shapes/index.ts");
    const text = readFileSync(path.join(folder, file), "utf8");
    const near = to.startsWith(".") ? to : `./${to}`;
    writeFileSync(path.join(folder, file), text.replaceAll(`"${shapes}"`, `"${near}"`));
  }
}

const posix = (file: string) => file.replaceAll(path.sep, "/");

export function writeTypes(packageFolder: string, folder: string): void {
  const tsc = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");
  const project = path.join(packageFolder, "tsconfig.build.json");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, "-p", project, "--outDir", folder],
    { encoding: "utf8" },
  );
  if (status !== 0)
    throw new Error(`The types of ${packageFolder} cannot be written:\n${stdout}${stderr}`);
  bringShapes(folder);
  for (const file of globSync("**/*.d.ts", { cwd: folder })) {
    const declaration = path.join(folder, file);
    const types = withPublishedImports(readFileSync(declaration, "utf8"));
    writeFileSync(declaration, isOfMessages(declaration) ? withLinesOfMessages(types) : types);
  }
}

/**
 * The types of a table of messages are as long as it is: each message has a line, and its words only if they have
 * values, whose names types read from them.
 */
const withLinesOfMessages = (types: string): string =>
  types
    .replaceAll(/^( *readonly (?:\w+|"[^"]+")): "(?:[^"\\]|\\.)*"/gm, "$1: string")
    .replaceAll(/^ +/gm, "")
    .replaceAll("{\n", "{")
    .replaceAll(/;?\n\}/g, "}")
    .replaceAll(/;\n(readonly (?:one|other):)/g, ";$1");
