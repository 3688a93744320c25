import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { flushPath } from "../../../db/pglite/flushing-files.ts";
import { createDigests, sha256 } from "./digests.ts";
import { ABOUT, type About, MANIFEST, type Manifest, type Section } from "./manifest.ts";
import { sealWith } from "./sealing.ts";

export interface ArchiveWriter {
  add(section: Section, name: string, bytes: Buffer): Promise<void>;
}

interface ArchiveOptions {
  file: string;
  passphrase: string | undefined;
  about: About;
  signal?: AbortSignal | undefined;
  /** Adds everything, and returns what was counted. */
  fill: (writer: ArchiveWriter) => Promise<Pick<Manifest, "rows" | "missing_pictures">>;
}

/** Pictures are packed already; the rest is text, which is small at any level. */
const PACKING_LEVEL = 4;

/** A tar in gzip, sealed if there is a passphrase. Written beside `file`, which appears when it is whole. */
export async function writeArchive(options: ArchiveOptions): Promise<void> {
  const { file, passphrase, about, fill, signal } = options;
  const part = `${file}.part`;
  const tar = pack();
  const through = pipeline(
    tar as AsyncIterable<Buffer>,
    createGzip({ level: PACKING_LEVEL }),
    passphrase === undefined ? asItIs : sealWith(passphrase),
    createWriteStream(part, { mode: 0o600 }),
    { signal },
  );
  // Whoever adds to a stream that has failed would wait for ever.
  const failure = through.then(() => new Promise<never>(() => {}));
  failure.catch(() => {});
  const put = (name: string, bytes: Buffer) =>
    Promise.race([
      failure,
      new Promise<void>((resolve, reject) => {
        tar.entry({ name, mtime: new Date(about.made_at) }, bytes, (error) =>
          error ? reject(error) : resolve(),
        );
      }),
    ]);
  try {
    const first = Buffer.from(`${JSON.stringify(about)}\n`);
    await put(ABOUT, first);
    const digests = createDigests();
    const counts = await fill({
      add: async (section, name, bytes) => {
        digests.add(section, name, bytes);
        await put(`${section}/${name}`, bytes);
      },
    });
    const last: Manifest = {
      about_sha256: sha256(first),
      sections: digests.read(),
      ...counts,
    };
    await put(MANIFEST, Buffer.from(`${JSON.stringify(last)}\n`));
    tar.finalize();
    await through;
    // A backup that a power cut could take away is none.
    await flushPath(part);
    await rename(part, file);
    await flushPath(dirname(file));
  } catch (error) {
    tar.destroy();
    await through.catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

async function* asItIs(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source;
}
