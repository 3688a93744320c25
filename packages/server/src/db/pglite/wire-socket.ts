import { Duplex } from "node:stream";
import type { EmbeddedEngine } from "./engine.ts";

const SYNC = 0x53;
const SIMPLE_QUERY = 0x51;
const TERMINATE = 0x58;

/** AuthenticationOk, then ReadyForQuery (idle): the embedded engine needs no login. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

type Done = (error?: Error | null) => void;

/** The socket that the `pg` client writes to; it forwards to the embedded engine. */
export class WireSocket extends Duplex {
  readonly #engine: EmbeddedEngine;
  #greeted = false;
  #pending: Buffer = Buffer.alloc(0);

  constructor(engine: EmbeddedEngine) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#take(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #take(chunk: Buffer, done: Done): void {
    if (!this.#greeted) {
      this.#greeted = true;
      this.push(GREETING);
      done();
      return;
    }
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const end = endOfLastRequest(this.#pending);
    if (end === 0) {
      done();
      return;
    }
    const request = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    void this.#exchange(request, done);
  }

  async #exchange(request: Uint8Array, done: Done): Promise<void> {
    try {
      this.push(await this.#engine.exchange(request));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done();
  }
}

/** The engine needs whole requests: everything up to a Sync or a simple query. */
function endOfLastRequest(buffer: Buffer): number {
  let offset = 0;
  let end = 0;
  while (offset + 5 <= buffer.length) {
    const kind = buffer[offset];
    const next = offset + 1 + buffer.readUInt32BE(offset + 1);
    if (kind === TERMINATE || next > buffer.length) {
      break;
    }
    if (kind === SYNC || kind === SIMPLE_QUERY) {
      end = next;
    }
    offset = next;
  }
  return end;
}
