import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Clock } from "../../../lib/clock.ts";
import { openPictures, type Pictures } from "../processing/pictures.ts";
import type { Storage } from "./folder-storage.ts";
import { pictureStorage } from "./picture-storage.ts";
import { allRenditions, fileNameOf, type Rendition } from "../renditions/rendition.ts";
import { type Derived, derivedFiles } from "../renditions/derived.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A painted picture, wide and tall. */
interface PaintedSvgs {
  wide: string;
  tall: string;
}

export interface MediaStore {
  /** Stores a picture under the hash of its bytes. */
  put(bytes: Buffer): Promise<string>;
  /** Paints and stores a picture, unless one with this recipe exists. */
  putPainted(recipe: string, paintSvgs: () => PaintedSvgs | Promise<PaintedSvgs>): Promise<string>;
  has(hash: string): Promise<boolean>;
  /** The bytes of a picture as one file: an upload as it is, a painted one as its largest rendition. */
  asFile(hash: string): Promise<Buffer | null>;
  /** Rejects when the storage cannot be reached. */
  check(): Promise<void>;
  /** Removes an upload and everything made from it. */
  remove(hash: string): Promise<void>;
  /** The bytes of one rendition, rendered on first request; null for an unknown picture. */
  open(hash: string, rendition: Rendition): Promise<Buffer | null>;
  /** The bytes of what is made from the largest rendition, on first request; null for an unknown picture. */
  openDerived(hash: string, kind: Derived): Promise<Buffer | null>;
  /** Decodes and encodes pictures. */
  readonly pictures: Pictures;
  close(): Promise<void>;
}

/** The rendition that others are made from. */
const largest = { cut: "wide", width: 1280, format: "webp" } as const;

const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 32);

const paintedName = (hash: string): string => `${hash}.painted.br`;
const uploadName = (hash: string): string => `${hash}.upload`;

/** The names that a picture may be stored under; everything else is made from what is there. */
export const originalNames = (hash: string): string[] => [paintedName(hash), uploadName(hash)];

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function createMediaStore({
  storage,
  pictures = openPictures(),
}: {
  storage: Storage;
  pictures?: Pictures;
}): MediaStore {
  /** By the file's name; whoever asks meanwhile waits for the same. */
  const underway = new Map<string, Promise<Buffer | null>>();

  async function render(hash: string, rendition: Rendition): Promise<Buffer | null> {
    const painted = await storage.read(paintedName(hash));
    if (painted) {
      const svgs = JSON.parse((await decompress(painted)).toString()) as PaintedSvgs;
      return pictures.renderSvg(svgs[rendition.cut], rendition);
    }
    const upload = await storage.read(uploadName(hash));
    return upload && pictures.renderUpload(upload, rendition);
  }

  async function storedOrMade(name: string, make: () => Promise<Buffer | null>) {
    const stored = await storage.read(name);
    if (stored) return stored;
    const made = await make();
    if (made) await storage.write(name, made);
    return made;
  }

  /** A stored file; made on the first request. */
  function openFile(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const opening =
      underway.get(name) ?? storedOrMade(name, make).finally(() => underway.delete(name));
    underway.set(name, opening);
    return opening;
  }

  const open = (hash: string, rendition: Rendition): Promise<Buffer | null> =>
    openFile(`${hash}.${fileNameOf(rendition)}`, () => render(hash, rendition));

  const has = async (hash: string): Promise<boolean> =>
    (await storage.has(paintedName(hash))) || storage.has(uploadName(hash));

  return {
    has,
    asFile: async (hash) => (await storage.read(uploadName(hash))) ?? open(hash, largest),
    check: () => storage.check(),
    open,
    openDerived: (hash, kind) =>
      openFile(`${hash}.${derivedFiles[kind]}`, async () => {
        const picture = await open(hash, largest);
        return picture && pictures.renderDerived(kind, picture);
      }),
    pictures,
    close: () => pictures.close(),
    async remove(hash) {
      await storage.remove(uploadName(hash));
      for (const rendition of allRenditions)
        await storage.remove(`${hash}.${fileNameOf(rendition)}`);
      for (const file of Object.values(derivedFiles)) await storage.remove(`${hash}.${file}`);
    },
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

export const openMedia = (
  config: { mediaBucket: string | undefined; dataDir: string },
  clock: Clock,
): MediaStore => createMediaStore({ storage: pictureStorage(config, clock) });
