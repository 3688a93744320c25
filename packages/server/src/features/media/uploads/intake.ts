import { coverRendition, mediaUrl, type KeptPicture } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { countAttempt, type AttemptNeeds } from "../../attempts/attempts.ts";
import { PictureRefused } from "../processing/pictures.ts";
import { pictureTypeOf } from "./picture-type.ts";
import { noteMedia } from "../repo.ts";
import type { MediaStore } from "../storage/media-store.ts";

export interface Intake {
  /** Checked before a picture is downloaded or decoded: limits how many a user sends in an hour. */
  limitUploads(viewer: Viewer): Promise<void>;
  /** Stores a picture from outside, as an upload unless `as` says otherwise; throws `PictureRefused`. */
  save(
    bytes: Buffer,
    by: Pick<Viewer, "id">,
    as?: { kind: string; alt: string },
  ): Promise<KeptPicture>;
}

const hourMs = 3_600_000;
const backoff = { free: 60, firstPauseMs: 10_000, longestPauseMs: hourMs, forgetMs: hourMs };

interface IntakeNeeds extends AttemptNeeds {
  store: MediaStore;
  quotas: {
    /** Throws if there is no room for so many bytes more. */
    refuseMore(db: Db, kind: "pictures", userId: string, bytes: number): Promise<void>;
  };
}

export function createIntake(needs: IntakeNeeds): Intake {
  const { db, clock, store, quotas } = needs;
  return {
    async limitUploads({ id }) {
      await countAttempt(needs, ["picture", id], backoff);
    },
    async save(bytes, by, { kind, alt } = { kind: "upload", alt: "" }) {
      if (pictureTypeOf(bytes) === null) throw new PictureRefused("unreadable");
      const { data, width, height } = await store.pictures.redraw(bytes);
      if (kind === "upload") await quotas.refuseMore(db, "pictures", by.id, data.length);
      const hash = await store.put(Buffer.from(data));
      const url = mediaUrl(hash, coverRendition.width, coverRendition.format);
      await noteMedia(
        db,
        { hash, url, width, height, alt },
        { kind, mime: "image/webp", by: by.id, bytes: data.length, at: clock.now() },
      );
      return { url, width, height };
    },
  };
}
