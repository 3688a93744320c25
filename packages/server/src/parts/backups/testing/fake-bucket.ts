import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isSigned } from "../../../features/media/testing/is-signed.ts";

export interface FakeBucket {
  host: string;
  /** What it holds, by path. */
  kept: Map<string, Buffer>;
  close(): Promise<void>;
}

/** S3 as far as pictures and backups use it. It refuses what is not signed as `key` with `secret`. */
export async function fakeBucket(): Promise<FakeBucket> {
  const kept = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer[]>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "", `http://${headers.host}`);
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    if (!(await isSigned(request, body))) return void response.writeHead(403).end();
    const upload = url.searchParams.get("uploadId");
    const parts = upload === null ? undefined : uploads.get(upload);
    if (url.searchParams.get("list-type") === "2") response.end(listOf(url));
    else if (method === "POST" && url.searchParams.has("uploads")) {
      uploads.set(`${uploads.size + 1}`, []);
      response.end(`<R><UploadId>${uploads.size}</UploadId></R>`);
    } else if (method === "PUT" && parts) {
      parts[Number(url.searchParams.get("partNumber")) - 1] = body;
      response.writeHead(200, { etag: `"${body.length}"` }).end();
    } else if (method === "POST" && parts) {
      kept.set(url.pathname, Buffer.concat(parts));
      response.end("<Done/>");
    } else answerPlain(method, url.pathname, body, response);
  }

  function answerPlain(method: string, path: string, body: Buffer, response: ServerResponse): void {
    if (method === "PUT") kept.set(path, body);
    if (method === "DELETE") kept.delete(path);
    const found = kept.get(path);
    const isThere = method === "DELETE" || found !== undefined;
    response.writeHead(isThere ? 200 : 404);
    response.end(method === "GET" ? found : undefined);
  }

  function listOf(url: URL): string {
    const start = `${url.pathname}/${url.searchParams.get("prefix")}`;
    const found = [...kept].filter(([path]) => path.startsWith(start));
    const entries = found.map(([path, { length }]) => {
      const key = path.slice(url.pathname.length + 1);
      return `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`;
    });
    return `<ListBucketResult>${entries.join("")}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    kept,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
