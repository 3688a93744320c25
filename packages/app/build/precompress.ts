import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallest = 1024;

/** Writes .br and .gz next to each immutable file, at a level that no server could afford per request. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "katha:precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter((file) => worthIt.test(file)).map(compress));
      },
    },
  };

  async function compress(file: string): Promise<void> {
    const place = path.join(folder, file);
    const bytes = await readFile(place);
    if (bytes.length < smallest) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const forms = { br: await asBrotli(bytes, { params }), gz: await asGzip(bytes, { level: 9 }) };
    for (const [ending, small] of Object.entries(forms)) {
      if (small.length < bytes.length) await writeFile(`${place}.${ending}`, small);
    }
  }
}
