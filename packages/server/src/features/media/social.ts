import sharp from "sharp";
import { inTurn } from "./single-flight.ts";
import type { MediaStore } from "./store.ts";

/** The file that a picture is shared as: JPEG in the shape that every messenger shows. */
export const socialFile = "social.jpg";
export const socialSize = { width: 1200, height: 630 } as const;

const largest = { cut: "wide", width: 1280, format: "webp" } as const;
const oneAtATime = inTurn(1);

/** Made on asking: whoever shows a link asks once and keeps it. Null for a picture that is not here. */
export async function openSocial(store: MediaStore, hash: string): Promise<Buffer | null> {
  const picture = await store.open(hash, largest);
  if (!picture) return null;
  return oneAtATime(() =>
    sharp(picture)
      .resize({ ...socialSize, fit: "cover" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
}
