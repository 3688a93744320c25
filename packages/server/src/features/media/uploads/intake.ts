import sharp from "sharp";
import { coverRendition, mediaUrl, mediaWidths, type KeptPicture } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { countAttempt, type AttemptNeeds } from "../../auth/limits/attempts.ts";
import { pictureTypeOf } from "./picture-type.ts";
import { noteMedia } from "../repo.ts";
import { limitConcurrency } from "../../../lib/limit-concurrency.ts";
import type { MediaStore } from "../storage/media-store.ts";

/** Bytes that are not a picture we can read. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
}

export interface Intake {
  /** Checked before a picture is downloaded or decoded: limits how many somebody sends in an hour. */
  limitUploads(viewer: Viewer): Promise<void>;
  /** Stores a picture from outside; as an upload unless `as` says otherwise. */
  save(
    bytes: Buffer,
    by: Pick<Viewer, "id">,
    as?: { kind: string; alt: string },
  ): Promise<KeptPicture>;
}

const hourMs = 3_600_000;
const backoff = { free: 60, firstPauseMs: 10_000, longestPauseMs: hourMs, forgetMs: hourMs };

const largest = { pixels: 40_000_000, width: 2 * Math.max(...mediaWidths) };

/**
 * Re-encodes the picture, upright and at most twice the largest size shown. Metadata such as locations and
 * thumbnails is dropped; a file that only starts like a picture fails here.
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

interface IntakeNeeds extends AttemptNeeds {
  store: MediaStore;
}

export function createIntake(needs: IntakeNeeds): Intake {
  const { db, clock, store } = needs;
  const limited = limitConcurrency(2);
  return {
    async limitUploads({ id }) {
      await countAttempt(needs, ["picture", id], backoff);
    },
    async save(bytes, by, { kind, alt } = { kind: "upload", alt: "" }) {
      if (pictureTypeOf(bytes) === null) throw new UnreadablePicture("This file is no picture.");
      const { data, info } = await limited(() => redraw(bytes));
      const hash = await store.put(data);
      const { width, height } = info;
      const url = mediaUrl(hash, coverRendition.width, coverRendition.format);
      await noteMedia(
        db,
        { hash, url, width, height, alt },
        { kind, mime: "image/webp", by: by.id, at: clock.now() },
      );
      return { url, width, height };
    },
  };
}
