import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressed = new Map<string, Buffer>();
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const packed = new Set([".webp", ".woff2"]);

async function contentOf(file: string): Promise<Buffer> {
  const known = compressed.get(file);
  if (known) return known;
  const plain = await readFile(file);
  const content = packed.has(path.extname(file))
    ? plain
    : await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  compressed.set(file, content);
  return content;
}

async function answer(folder: string, { url, headers }: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(url ?? "/", "http://localhost");
  const file = path.join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  const kind = path.extname(file);
  try {
    const content = await contentOf(file);
    const etag = `"${createHash("sha1").update(content).digest("base64url")}"`;
    response.setHeader("etag", etag);
    response.setHeader("cache-control", "no-cache");
    if (headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader("content-type", types[kind] ?? "application/octet-stream");
    if (!packed.has(kind)) response.setHeader("content-encoding", "br");
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Serves a folder like a static host: compressed, and without resending files that the browser has cached. */
export async function serveCompressed(folder: string) {
  const server = createServer((request, response) => void answer(folder, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
