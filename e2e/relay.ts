import { createServer, connect, type Server, type Socket } from "node:net";

/** A line to the server that a test can cut and mend, as a stopped server or a lost network would. */
export class Relay {
  private server: Server | null = null;
  private readonly open = new Set<Socket>();
  private readonly from: number;
  private readonly to: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
  }

  get url(): string {
    return `http://127.0.0.1:${this.from}`;
  }

  async mend(): Promise<void> {
    const server = createServer((visitor) => {
      const host = connect(this.to, "127.0.0.1");
      for (const [one, other] of [
        [visitor, host],
        [host, visitor],
      ] as const) {
        this.open.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.open.delete(one);
          other.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(this.from, "127.0.0.1", resolve);
    });
    this.server = server;
  }

  async cut(): Promise<void> {
    const server = this.server;
    if (!server) return;
    this.server = null;
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    for (const socket of this.open) socket.destroy();
    await closed;
  }
}
