import type { JobQueue } from "../../jobs/job-queue.ts";
import { removePicture } from "../media/index.ts";
import type { AccountData } from "../users/index.ts";
import { forgetUnusedPictures } from "./repo.ts";

/** After the drafts are deleted: an upload stays where a story or somebody else shows it. */
export function pictureAccountData(jobs: JobQueue): AccountData {
  return {
    beforeDelete: async (tx, { userId }) => {
      await tx.updateTable("users").set({ avatar_url: null }).where("id", "=", userId).execute();
      const hashes = await forgetUnusedPictures(tx, userId);
      for (const hash of hashes) await jobs.add(tx, removePicture, { hash });
    },
  };
}
