import type { JobQueue } from "../../jobs/job-queue.ts";
import { removePicture } from "../media/index.ts";
import type { AccountData } from "../users/index.ts";
import { forgetUnusedPictures } from "./repo.ts";

/** Runs after the drafts are deleted. An upload that a story or another user still shows stays. */
export function pictureAccountData(jobs: JobQueue): AccountData {
  return {
    beforeDelete: async (tx, { userId }) => {
      await tx.updateTable("users").set({ avatar_url: null }).where("id", "=", userId).execute();
      const hashes = await forgetUnusedPictures(tx, userId);
      for (const hash of hashes) await jobs.add(tx, removePicture, { hash });
    },
  };
}
