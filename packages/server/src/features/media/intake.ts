import sharp from "sharp";
import { coverRendition, mediaUrl, mediaWidths, type KeptPicture } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { pictureTypeOf } from "./picture-type.ts";
import { noteMedia } from "./repo.ts";
import { inTurn } from "./single-flight.ts";
import type { MediaStore } from "./store.ts";

/** Bytes that are no picture we can read. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
}

export interface Intake {
  /** Keeps a picture from outside as one of ours. */
  (bytes: Buffer, viewer: Viewer): Promise<KeptPicture>;
}

const largest = { pixels: 40_000_000, width: 2 * Math.max(...mediaWidths) };

/**
 * The picture drawn anew, upright, and no larger than is ever shown twice as sharp. Places, cameras,
 * thumbnails and whatever else the file carried stay outside; a file that only begins like a picture fails here.
 */
async function redraw(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: largest.pixels, failOn: "error" })
      .rotate()
      .toColourspace("srgb")
      .resize({
        width: largest.width,
        height: largest.width,
        fit: "inside",
        withoutEnlargement: true,
      })
      .webp({ quality: 92, effort: 3, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new UnreadablePicture("This file cannot be read as a picture.");
  }
}

export function createIntake({
  db,
  clock,
  store,
}: {
  db: Db;
  clock: Clock;
  store: MediaStore;
}): Intake {
  const turn = inTurn(2);
  return async (bytes, viewer) => {
    if (pictureTypeOf(bytes) === null) throw new UnreadablePicture("This file is no picture.");
    const { data, info } = await turn(() => redraw(bytes));
    const hash = await store.put(data);
    const { width, height } = info;
    const url = mediaUrl(hash, coverRendition.width, coverRendition.format);
    await noteMedia(
      db,
      { hash, url, width, height, alt: "" },
      { kind: "upload", mime: "image/webp", by: viewer.id, at: clock.now() },
    );
    return { url, width, height };
  };
}
