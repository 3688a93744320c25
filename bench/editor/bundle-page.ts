import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "esbuild";

const here = import.meta.dirname;
const types = { ".js": "text/javascript", ".css": "text/css" } as const;

/** Builds a page with only these modules and styles, and serves it during a bench. */
export async function servePage(entryPoints: Readonly<Record<string, string>>) {
  const { outputFiles } = await build({
    entryPoints: { ...entryPoints },
    outdir: here,
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2024",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    conditions: ["@katha/source"],
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "empty" },
    logLevel: "silent",
  });
  const files = new Map(
    outputFiles.map(({ path: file, contents }) => [`/${path.basename(file)}`, contents]),
  );
  const html = `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><title>Desk</title>
    ${files.has("/katha.css") ? '<link rel="stylesheet" href="/katha.css">' : ""}
    <script type="module" src="/page.js"></script>`;
  const server = createServer(({ url = "" }, answer) => {
    const { pathname } = new URL(url, "http://127.0.0.1");
    const file = files.get(pathname);
    const type = types[path.extname(pathname) as keyof typeof types] ?? "text/html";
    answer.writeHead(200, { "content-type": type }).end(file ?? html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}
