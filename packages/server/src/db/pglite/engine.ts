import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { FlushingFiles, flushingSettings } from "./flushing-files.ts";

/** An embedded PostgreSQL that speaks PostgreSQL's wire protocol. */
export interface EmbeddedEngine {
  exchange(message: Uint8Array): Promise<Uint8Array>;
  /** The whole data folder as a tarball, which another engine can be opened from. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

export interface EmbeddedEngineOptions {
  /** Without a folder the database lives in memory. */
  dataDir?: string;
  snapshot?: Blob;
}

export async function openEngine(options: EmbeddedEngineOptions = {}): Promise<EmbeddedEngine> {
  const pglite = await PGlite.create({
    ...(options.dataDir === undefined ? {} : onDisk(options.dataDir)),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
    extensions: { pg_trgm },
  });
  return {
    exchange: async (message) => {
      // `execProtocol` would also parse each result and keep its rows for ever.
      const parts: Uint8Array[] = [];
      const onRawData = (part: Uint8Array) => void parts.push(part.slice());
      await pglite.execProtocolRawStream(message, { onRawData });
      return joined(parts);
    },
    snapshot: () => pglite.dumpDataDir("none"),
    close: () => pglite.close(),
  };
}

/** A copy whose buffer can be transferred to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The operating system caches the files anyway; PostgreSQL's default would cache 128 MB of them twice. */
const smallBuffers = ["-c", "shared_buffers=32MB"];

function onDisk(dataDir: string) {
  return {
    fs: new FlushingFiles(dataDir),
    startParams: [...flushingSettings(PGlite.defaultStartParams), ...smallBuffers],
  };
}
