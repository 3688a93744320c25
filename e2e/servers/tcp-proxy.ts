import { createServer, connect, type Server, type Socket } from "node:net";

/** A connection to the server that a test can close and open, as a stopped server or a lost network would. */
export class TcpProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly from: number;
  private readonly to: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
  }

  get url(): string {
    return `http://127.0.0.1:${this.from}`;
  }

  /** The address on the way through this connection. */
  through(address: string): string {
    const { pathname } = new URL(address);
    return this.url + pathname;
  }

  async open(): Promise<void> {
    const server = createServer((incoming) => {
      const outgoing = connect(this.to, "127.0.0.1");
      for (const [one, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.sockets.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.sockets.delete(one);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(this.from, "127.0.0.1", resolve);
    });
    this.server = server;
  }

  async close(): Promise<void> {
    const server = this.server;
    if (!server) return;
    this.server = null;
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
