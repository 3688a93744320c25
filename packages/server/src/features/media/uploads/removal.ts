import { z } from "zod";
import { defineJob, triesOverADay, type JobKind } from "../../../jobs/kinds.ts";
import { isKnownHash } from "../repo.ts";
import type { MediaStore } from "../storage/media-store.ts";

export const removePicture = { name: "remove-picture", payload: z.object({ hash: z.string() }) };

/** Removes the files of a picture that is no longer in the database. */
export function pictureRemoval(store: Pick<MediaStore, "remove">): JobKind {
  return defineJob({
    ...removePicture,
    maxAttempts: triesOverADay,
    run: async ({ hash }, { db }) => {
      // Somebody may have uploaded the same picture since.
      if (!(await isKnownHash(db, hash))) await store.remove(hash);
    },
  });
}
