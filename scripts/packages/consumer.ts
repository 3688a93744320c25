import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PlainError, root, runQuietly } from "../run/program.mjs";
import { npmCommand } from "../run/npm.mjs";
import { pinnedNode } from "../run/runtime.mjs";
import { entriesOf, publishedPackages, readManifest, stylesheetsOf } from "./public-face.ts";
import { namesOf } from "./public-names.ts";
import type { Report } from "./report.ts";

/** A copy of examples/bookshelf outside the workspace, with our tarballs in place of the registry's. */
export async function installConsumer(consumer: string, tarballs: string[]): Promise<string> {
  mkdirSync(consumer, { recursive: true });
  cpSync(path.join(root, "examples/bookshelf"), consumer, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|shelf\.html|package-lock\.json)$/.test(file),
  });
  const npm = npmCommand();
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await runQuietly(npm.program, [...npm.args, "install", ...quiet, ...tarballs], {
    cwd: consumer,
    shell: npm.shell,
  });
  return tarballs.map((tarball) => path.basename(tarball)).join(", ");
}

/** Every entry in plain Node, and every name that we promise, no more and no fewer. */
export async function checkImports(report: Report, consumer: string): Promise<void> {
  for (const folder of publishedPackages) {
    const packageFolder = path.join(root, folder);
    const { name } = readManifest(packageFolder);
    await report.check(`${name}: every entry in plain Node`, async () => {
      const promised: Record<string, string[]> = {};
      for (const { subpath } of entriesOf(packageFolder)) promised[name + subpath.slice(1)] = [];
      for (const line of namesOf(packageFolder)) {
        const [subpath = "", value = "", type] = line.split(" ");
        if (type === undefined) promised[name + subpath.slice(1)]?.push(value);
      }
      const files = stylesheetsOf(packageFolder).map((file) => `${name}/${file}`);
      writeFileSync(
        path.join(consumer, "imports.mjs"),
        `import { readFileSync } from "node:fs";
        for (const [entry, promised] of Object.entries(${JSON.stringify(promised)})) {
          const found = Object.keys(await import(entry)).sort().join(" ");
          const wanted = promised.sort().join(" ");
          if (found !== wanted) throw new Error(entry + " has\\n  " + found + "\\nand should have\\n  " + wanted);
        }
        for (const file of ${JSON.stringify(files)}) {
          if (!readFileSync(new URL(import.meta.resolve(file)), "utf8")) throw new Error(file + " is empty");
        }`,
      );
      await runQuietly(pinnedNode(), ["imports.mjs"], { cwd: consumer });
      return `${Object.keys(promised).length} modules, ${files.length} stylesheets`;
    });
  }
}

/** What a stranger's compiler says with every strict flag on and no declaration skipped. */
export async function checkStrictTypes(report: Report, consumer: string): Promise<void> {
  const strangersFile = (folder: string) => path.join(consumer, folder, "everything.ts");
  const [ui = "", api = ""] = publishedPackages.map(importsOfEverything);
  mkdirSync(path.join(consumer, "src-api"));
  writeFileSync(strangersFile("src"), ui);
  writeFileSync(strangersFile("src-api"), api);
  const config = {
    extends: "./tsconfig.json",
    include: ["src-api"],
    compilerOptions: { rootDir: "." },
  };
  writeFileSync(path.join(consumer, "tsconfig.api.json"), JSON.stringify(config));

  for (const [title, options] of Object.entries(moduleRules)) {
    await report.check(`@katha/ui: strict types by ${title}`, async () => {
      mustBeEmpty(await errorsOf(consumer, options));
    });
    await report.check(`@katha/api: strict types by ${title}`, async () => {
      const errors = await errorsOf(consumer, ["-p", "tsconfig.api.json", ...options]);
      mustBeEmpty(errors.filter((error) => !reduxToolkitsOwn.test(error)));
    });
  }
  const file = path.join(consumer, "src/wrong.tsx");
  for (const [title, code] of Object.entries(wrongUses)) {
    await report.check(`the compiler stops ${title}`, async () => {
      writeFileSync(file, `${beforeWrongUse}${code}\n`);
      const errors = await errorsOf(consumer, []);
      writeFileSync(file, "export {};\n");
      if (errors.length === 0 || !errors.every((error) => error.startsWith("src/wrong.tsx(5,"))) {
        throw new PlainError(`It should stop at this line alone:\n${code}\n${errors.join("\n")}`);
      }
    });
  }
}

const moduleRules: Readonly<Record<string, string[]>> = {
  "Node's rules": [],
  "a bundler's rules": ["--module", "esnext", "--moduleResolution", "bundler"],
};

/** Redux Toolkit 2.14 does not compile under exactOptionalPropertyTypes itself; ours must. */
const reduxToolkitsOwn = /^node_modules\/@reduxjs\/toolkit\//;

const beforeWrongUse = `import { Button, StoryCard } from "@katha/ui";
import { stories } from "./stories.js";
const [story = { ...stories[0]! }] = stories;
export const right = [<Button kind="lamp">Play</Button>, <StoryCard story={story} rank={1} />];
`;

const wrongUses: Readonly<Record<string, string>> = {
  "a card without a story": "export const wrong = <StoryCard />;",
  "a kind that does not exist": `export const wrong = <Button kind="gigantic">Play</Button>;`,
  "undefined given for a prop":
    "export const wrong = <StoryCard story={story} rank={undefined} />;",
  "a prop that does not exist": "export const wrong = <StoryCard story={story} shiny />;",
};

function importsOfEverything(folder: string): string {
  const packageFolder = path.join(root, folder);
  const { name } = readManifest(packageFolder);
  const modules = entriesOf(packageFolder).map(
    ({ subpath }, index) => `export * as module${index} from "${name}${subpath.slice(1)}";\n`,
  );
  const stylesheets = stylesheetsOf(packageFolder).map((file) => `import "${name}/${file}";\n`);
  return modules.concat(stylesheets).join("");
}

/** The page that the example writes: words, styles in place, every colour known to the stylesheet. */
export async function checkRendering(report: Report, consumer: string): Promise<void> {
  await report.check("a themed story card renders on a server", async () => {
    await compile(consumer);
    await runQuietly(pinnedNode(), ["dist/page.js"], { cwd: consumer });
    const page = readFileSync(path.join(consumer, "shelf.html"), "utf8");
    const stylesheet = readFileSync(
      path.join(consumer, "node_modules/@katha/ui/dist/katha.css"),
      "utf8",
    );
    for (const words of ["The Ferryman of Vaitarani", "चक्रव्यूह की रात", "Every soul pays once."]) {
      if (!page.includes(words)) throw new PlainError(`The page does not say "${words}".`);
    }
    const used = new Set([...page.matchAll(/var\((--k-[\w-]+)/g)].map(([, name = ""]) => name));
    const unknown = [...used].filter((name) => !stylesheet.includes(`${name}:`));
    if (used.size === 0) throw new PlainError("No token is used: the styles did not come along.");
    if (unknown.length > 0) throw new PlainError(`katha.css does not say ${unknown.join(", ")}.`);
    if (!/\[data-theme=["']?light["']?\]/.test(stylesheet)) {
      throw new PlainError("katha.css has no light theme.");
    }
    return `${used.size} tokens`;
  });
}

/** The README's own lines, compiled and rendered as they stand. */
export async function checkReadme(report: Report, consumer: string): Promise<void> {
  await report.check("the README's lines are true", async () => {
    const readme = readFileSync(path.join(root, "packages/ui/README.md"), "utf8");
    const lines = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = ""]) => code);
    if (lines.length === 0) throw new PlainError("The README shows no use.");
    for (const [index, code] of lines.entries()) {
      writeFileSync(path.join(consumer, `src/readme${index}.tsx`), code);
    }
    await compile(consumer);
    writeFileSync(
      path.join(consumer, "readme.mjs"),
      `import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      for (const number of ${JSON.stringify([...lines.keys()])}) {
        const shown = Object.entries(await import("./dist/readme" + number + ".js"));
        if (shown.length === 0) throw new Error("nothing is exported");
        for (const [name, Component] of shown) {
          if (!renderToString(createElement(Component)).includes("<")) throw new Error(name + " renders nothing");
        }
      }`,
    );
    writeFileSync(
      path.join(consumer, "stylesheets.mjs"),
      `import { registerHooks } from "node:module";
      registerHooks({
        load: (url, context, next) =>
          url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context),
      });`,
    );
    await runQuietly(pinnedNode(), ["--import=./stylesheets.mjs", "readme.mjs"], {
      cwd: consumer,
    });
    return `${lines.length} pieces`;
  });
}

/** Compiles into dist, as `npm start` of the example does. */
async function compile(consumer: string): Promise<void> {
  mustBeEmpty(await errorsOf(consumer, ["--noEmit", "false"]));
}

/** The compiler's complaints, one each, with the lines that explain it. */
async function errorsOf(consumer: string, options: string[]): Promise<string[]> {
  const tsc = path.join(consumer, "node_modules/typescript/bin/tsc");
  if (!existsSync(tsc)) throw new PlainError("TypeScript was not installed.");
  const emit = options.includes("--noEmit") ? options : ["--noEmit", ...options];
  try {
    await runQuietly(pinnedNode(), [tsc, "--pretty", "false", ...emit], { cwd: consumer });
    return [];
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return error.message.split(/\n(?=\S)/);
  }
}

function mustBeEmpty(errors: string[]): void {
  if (errors.length > 0) throw new PlainError(errors.join("\n"));
}
