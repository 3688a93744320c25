import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type { BuildOptions } from "esbuild";

const require = createRequire(import.meta.url);

/** What the code of the sandbox may import. */
const modules = [
  "@katha/ui",
  "@katha/ui/author",
  "@katha/ui/admin",
  "@katha/ui/messages/hi",
  "@katha/ui/messages/hi/stories",
  "@katha/storygraph",
  "@emotion/react",
  "@emotion/react/jsx-runtime",
  "@emotion/styled",
  "lucide",
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
];

/** Writes the page that runs pasted code: the library as modules of the browser, and a compiler for that page alone. */
export async function buildSandbox(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const shared: BuildOptions = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    charset: "utf8",
    format: "esm",
    target: "es2022",
    conditions: ["@katha/source"],
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  };
  await build({
    ...shared,
    outdir: path.join(folder, "library"),
    // React is one for all of them.
    splitting: true,
    entryPoints: modules.map((name) => ({ in: `entry:${name}`, out: fileOf(name) })),
    plugins: [
      {
        name: "entries",
        setup(bundling) {
          bundling.onResolve({ filter: /^entry:/ }, ({ path: name }) => ({
            path: name.slice("entry:".length),
            namespace: "entry",
          }));
          bundling.onLoad({ filter: /.*/, namespace: "entry" }, async ({ path: name }) => ({
            contents: await entryOf(name),
            resolveDir: root,
          }));
        },
      },
    ],
  });
  await build({
    ...shared,
    outdir: folder,
    entryPoints: ["sandbox", "frame"].map((name) => path.join(import.meta.dirname, `${name}.ts`)),
    external: modules,
  });
  for (const file of ["index.html", "sandbox.css"])
    copyFileSync(path.join(import.meta.dirname, file), path.join(folder, file));
  const imports = Object.fromEntries(modules.map((name) => [name, `./library/${fileOf(name)}.js`]));
  const frame = readFileSync(path.join(import.meta.dirname, "frame.html"), "utf8");
  writeFileSync(
    path.join(folder, "frame.html"),
    frame.replace("IMPORTS", JSON.stringify({ imports })),
  );
}

const fileOf = (name: string): string => name.replace(/^@/, "").replaceAll("/", "-");

/** React's modules are CommonJS, whose names a bundler does not export by itself. */
async function entryOf(name: string): Promise<string> {
  if (!/^react(?:-dom)?(?:\/|$)/.test(name)) {
    const also = name === "@emotion/styled" ? `export { default } from "${name}";` : "";
    return `export * from "${name}";${also}`;
  }
  const names = Object.keys(require(name) as object).filter((each) => /^[A-Za-z]\w*$/.test(each));
  return `import all from "${name}"; export default all; export const { ${names.join(", ")} } = all;`;
}
