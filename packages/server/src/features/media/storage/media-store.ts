import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { renderSvg, renderUpload } from "../renditions/render.ts";
import type { Storage } from "./folder-storage.ts";
import { fileNameOf, type Rendition } from "../renditions/rendition.ts";
import { limitConcurrency } from "../../../lib/limit-concurrency.ts";
import { singleFlight } from "./single-flight.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The stored form of a picture; renditions can be made from it again. */
export type Original =
  | { readonly kind: "painted"; readonly wide: string; readonly tall: string }
  | { readonly kind: "upload"; readonly bytes: Buffer };

/** A painted picture, wide and tall. */
interface PaintedSvgs {
  wide: string;
  tall: string;
}

export interface MediaStore {
  /** Stores a picture under the hash of its bytes. */
  put(bytes: Buffer): Promise<string>;
  /** Paints and stores a picture, unless one of this recipe exists. */
  putPainted(recipe: string, paintSvgs: () => PaintedSvgs | Promise<PaintedSvgs>): Promise<string>;
  has(hash: string): Promise<boolean>;
  /** The bytes of one rendition, rendered on first request; null for an unknown picture. */
  open(hash: string, rendition: Rendition): Promise<Buffer | null>;
}

export interface MediaStoreOptions {
  readonly storage: Storage;
  /** Concurrent renderings: each keeps a core busy. */
  readonly atOnce?: number;
}

const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function createMediaStore({ storage, atOnce = 2 }: MediaStoreOptions): MediaStore {
  const once = singleFlight<Buffer | null>();
  const limited = limitConcurrency(atOnce);
  const paintedName = (hash: string): string => `${hash}.painted.br`;
  const uploadName = (hash: string): string => `${hash}.upload`;

  async function readOriginal(hash: string): Promise<Original | null> {
    const painted = await storage.read(paintedName(hash));
    if (painted) {
      const { wide, tall } = JSON.parse((await decompress(painted)).toString()) as {
        wide: string;
        tall: string;
      };
      return { kind: "painted", wide, tall };
    }
    const bytes = await storage.read(uploadName(hash));
    return bytes && { kind: "upload", bytes };
  }

  async function make(hash: string, rendition: Rendition): Promise<Buffer | null> {
    const name = `${hash}.${fileNameOf(rendition)}`;
    const made = await storage.read(name);
    if (made) return made;
    return limited(async () => {
      const original = await readOriginal(hash);
      if (!original) return null;
      const bytes = await (original.kind === "painted"
        ? renderSvg(original[rendition.cut], rendition)
        : renderUpload(original.bytes, rendition));
      await storage.write(name, bytes);
      return bytes;
    });
  }

  const open = (hash: string, rendition: Rendition): Promise<Buffer | null> =>
    once(`${hash}.${fileNameOf(rendition)}`, () => make(hash, rendition));

  const has = async (hash: string): Promise<boolean> =>
    (await storage.has(paintedName(hash))) || storage.has(uploadName(hash));

  return {
    has,
    open,
    async put(bytes) {
      const hash = hashOf(bytes);
      if (!(await storage.has(uploadName(hash)))) await storage.write(uploadName(hash), bytes);
      return hash;
    },
    async putPainted(recipe, paintSvgs) {
      const hash = hashOf(recipe);
      if (!(await storage.has(paintedName(hash)))) {
        await storage.write(
          paintedName(hash),
          await compress(JSON.stringify(await paintSvgs()), quick),
        );
      }
      return hash;
    },
  };
}
