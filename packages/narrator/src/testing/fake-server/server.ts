import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeServer {
  /** Its address, without a path. */
  root: string;
  close: () => Promise<void>;
}

/** A request's JSON; an empty object where it has none. */
export async function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return (text === "" ? {} : JSON.parse(text)) as Body;
}

/** A server on this machine that answers as it is told, and closes the connection where that fails. */
export async function openFakeServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port = 0,
): Promise<FakeServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: bound } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${bound}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
