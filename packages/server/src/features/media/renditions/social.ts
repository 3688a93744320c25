import sharp from "sharp";
import { limitConcurrency } from "../../../lib/limit-concurrency.ts";
import type { MediaStore } from "../storage/media-store.ts";

/** The picture for link previews: a JPEG in the usual shape. */
export const socialFile = "social.jpg";
export const socialSize = { width: 1200, height: 630 } as const;

const largest = { cut: "wide", width: 1280, format: "webp" } as const;
const oneAtATime = limitConcurrency(1);

/** Rendered on request, because link previews are cached elsewhere. Null for an unknown picture. */
export async function renderSocial(store: MediaStore, hash: string): Promise<Buffer | null> {
  const picture = await store.open(hash, largest);
  if (!picture) return null;
  return oneAtATime(() =>
    sharp(picture)
      .resize({ ...socialSize, fit: "cover" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
}
