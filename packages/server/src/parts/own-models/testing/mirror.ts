import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface MirrorBehaviour {
  /** So many bytes of each answer come, and then the connection breaks. */
  cutAfter?: number | undefined;
  /** What is sent in place of the file. */
  instead?: Buffer | undefined;
  status?: number | undefined;
  /** Where the address leads. */
  leadsTo?: string | undefined;
  /** It sends the whole, whatever part is asked for. */
  knowsNoParts?: boolean | undefined;
  /** After so many bytes nothing comes any more, and the connection stays. */
  quietAfter?: number | undefined;
}

export interface Mirror {
  address: string;
  /** The parts that were asked for, in order; "" for a whole. */
  asked: string[];
  next: (...behaviours: MirrorBehaviour[]) => void;
  always: (behaviour: MirrorBehaviour) => void;
  close: () => Promise<void>;
}

/** Serves files by their path on loopback, in parts where they are asked for. */
export async function openMirror(files: Readonly<Record<string, Buffer>>): Promise<Mirror> {
  const asked: string[] = [];
  let queue: MirrorBehaviour[] = [];
  let usual: MirrorBehaviour = {};
  const server = createServer((request, response) => {
    const { cutAfter, quietAfter, instead, status, leadsTo, knowsNoParts } = queue.shift() ?? usual;
    const { range = "" } = request.headers;
    asked.push(range);
    const file = instead ?? files[request.url ?? ""];
    if (leadsTo !== undefined) {
      response.writeHead(302, { location: leadsTo }).end();
      return;
    }
    if (status !== undefined || file === undefined) {
      response.writeHead(status ?? 404).end();
      return;
    }
    const from = knowsNoParts === true ? 0 : Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0);
    const part = file.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      "content-length": part.length,
      ...(from > 0 && { "content-range": `bytes ${from}-${file.length - 1}/${file.length}` }),
    });
    const most = cutAfter ?? quietAfter;
    if (most === undefined || most >= part.length) {
      response.end(part);
      return;
    }
    response.write(part.subarray(0, most), () => {
      if (cutAfter !== undefined) response.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    next: (...behaviours) => {
      queue = behaviours;
    },
    always: (behaviour) => {
      usual = behaviour;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
