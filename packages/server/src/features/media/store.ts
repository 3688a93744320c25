import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { renderSvg, renderUpload } from "./renditions.ts";
import type { Shelf } from "./folder-shelf.ts";
import { fileNameOf, type Rendition } from "./rendition.ts";
import { inTurn, singleFlight } from "./single-flight.ts";

const squeeze = promisify(brotliCompress);
const unfold = promisify(brotliDecompress);

/** What a picture is kept as; its renditions are made from this and can be made again. */
export type Original =
  | { readonly kind: "painted"; readonly wide: string; readonly tall: string }
  | { readonly kind: "upload"; readonly bytes: Buffer };

/** A painted picture in its two cuts. */
interface Drawn {
  wide: string;
  tall: string;
}

export interface MediaStore {
  /** Keeps a picture under the hash of its own bytes. */
  put(bytes: Buffer): Promise<string>;
  /** Keeps a picture that `draw` makes, unless this recipe was drawn before. */
  putPainted(recipe: string, draw: () => Drawn | Promise<Drawn>): Promise<string>;
  has(hash: string): Promise<boolean>;
  /** The bytes of one rendition, made on first asking; null for a picture that is not here. */
  open(hash: string, rendition: Rendition): Promise<Buffer | null>;
}

export interface MediaStoreOptions {
  readonly shelf: Shelf;
  /** Pictures made at once: each keeps a core busy. */
  readonly atOnce?: number;
}

const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function createMediaStore({ shelf, atOnce = 2 }: MediaStoreOptions): MediaStore {
  const once = singleFlight<Buffer | null>();
  const turn = inTurn(atOnce);
  const paintedName = (hash: string): string => `${hash}.painted.br`;
  const uploadName = (hash: string): string => `${hash}.upload`;

  async function readOriginal(hash: string): Promise<Original | null> {
    const painted = await shelf.read(paintedName(hash));
    if (painted) {
      const { wide, tall } = JSON.parse((await unfold(painted)).toString()) as {
        wide: string;
        tall: string;
      };
      return { kind: "painted", wide, tall };
    }
    const bytes = await shelf.read(uploadName(hash));
    return bytes && { kind: "upload", bytes };
  }

  async function make(hash: string, rendition: Rendition): Promise<Buffer | null> {
    const name = `${hash}.${fileNameOf(rendition)}`;
    const made = await shelf.read(name);
    if (made) return made;
    return turn(async () => {
      const original = await readOriginal(hash);
      if (!original) return null;
      const bytes = await (original.kind === "painted"
        ? renderSvg(original[rendition.cut], rendition)
        : renderUpload(original.bytes, rendition));
      await shelf.write(name, bytes);
      return bytes;
    });
  }

  const open = (hash: string, rendition: Rendition): Promise<Buffer | null> =>
    once(`${hash}.${fileNameOf(rendition)}`, () => make(hash, rendition));

  const has = async (hash: string): Promise<boolean> =>
    (await shelf.has(paintedName(hash))) || shelf.has(uploadName(hash));

  return {
    has,
    open,
    async put(bytes) {
      const hash = hashOf(bytes);
      if (!(await shelf.has(uploadName(hash)))) await shelf.write(uploadName(hash), bytes);
      return hash;
    },
    async putPainted(recipe, draw) {
      const hash = hashOf(recipe);
      if (!(await shelf.has(paintedName(hash)))) {
        await shelf.write(paintedName(hash), await squeeze(JSON.stringify(await draw()), quick));
      }
      return hash;
    },
  };
}
