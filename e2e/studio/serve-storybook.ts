import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

const kinds: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds the Storybook as it is published, and hands it out; `STORYBOOK_URL` names one that is open already. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function serveStorybook(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["STORYBOOK_URL"]) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), "katha-storybook-"));
  try {
    await build(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const server = createServer((request, response) => void hand(folder, request.url, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  process.env["STORYBOOK_URL"] = `http://127.0.0.1:${port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

async function hand(folder: string, url = "/", response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, "http://storybook");
  const file = path.join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  response.setHeader("content-type", kinds[path.extname(file)] ?? "application/octet-stream");
  try {
    response.end(await readFile(file));
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

async function build(folder: string): Promise<void> {
  const program = path.join(root, "node_modules", "storybook", "dist", "bin", "dispatcher.js");
  const building = spawn(process.execPath, [program, "build", "--quiet", "-o", folder], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: Buffer[] = [];
  building.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  building.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(building, "exit");
  if (code !== 0)
    throw new Error(`The Storybook could not be built.\n${Buffer.concat(said).toString()}`);
}
