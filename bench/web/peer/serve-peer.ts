import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { bundle } from "./bundle.ts";

export interface Peer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The peer page, built for production; calls and pictures come from the real server. */
export async function servePeer(katha: string): Promise<Peer> {
  const { script, styles } = await bundle(path.join(import.meta.dirname, "peer.tsx"));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peer</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/peer.css">
<script type="module" src="/peer.js"></script></head><body><div id="root"></div></body></html>`;
  const files = new Map([
    ["/peer.js", { type: "text/javascript", text: script }],
    ["/peer.css", { type: "text/css", text: styles }],
  ]);
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    if (/^\/(?:api|media)\//.test(url)) {
      const forward = get(katha + url, { headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      forward.on("error", () => response.destroy());
      return;
    }
    const { type, text } = files.get(url) ?? { type: "text/html; charset=utf-8", text: html };
    response.writeHead(200, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
