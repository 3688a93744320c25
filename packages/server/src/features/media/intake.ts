import sharp from "sharp";
import { coverRendition, mediaUrl, mediaWidths, type KeptPicture } from "@katha/api/contract";
import type { Viewer } from "../../lib/viewer.ts";
import { countTry, type TriesNeeds } from "../auth/limits/tries.ts";
import { pictureTypeOf } from "./picture-type.ts";
import { noteMedia } from "./repo.ts";
import { inTurn } from "./single-flight.ts";
import type { MediaStore } from "./store.ts";

/** Bytes that are no picture we can read. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
}

export interface Intake {
  /** Asked before a picture is fetched or read: who brings very many in an hour has to pause. */
  admit(viewer: Viewer): Promise<void>;
  /** Keeps a picture from outside as one of ours; unless it is said, as one that somebody brought. */
  keep(
    bytes: Buffer,
    by: Pick<Viewer, "id">,
    as?: { kind: string; alt: string },
  ): Promise<KeptPicture>;
}

const hourMs = 3_600_000;
const patience = { free: 60, firstPauseMs: 10_000, longestPauseMs: hourMs, forgetMs: hourMs };

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

interface IntakeNeeds extends TriesNeeds {
  store: MediaStore;
}

export function createIntake(needs: IntakeNeeds): Intake {
  const { db, clock, store } = needs;
  const turn = inTurn(2);
  return {
    async admit({ id }) {
      await countTry(needs, ["picture", id], patience);
    },
    async keep(bytes, by, { kind, alt } = { kind: "upload", alt: "" }) {
      if (pictureTypeOf(bytes) === null) throw new UnreadablePicture("This file is no picture.");
      const { data, info } = await turn(() => redraw(bytes));
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
