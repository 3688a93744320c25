import { z } from "zod";
import { defineJob } from "../../../../jobs/kinds.ts";
import { restorableMs } from "./drafts.ts";
import { deleteForGood } from "./repo.ts";

export const deletedDraftsSweep = defineJob({
  name: "sweep-deleted-drafts",
  payload: z.object({}),
  everyMs: restorableMs / 2,
  run: (_payload, { db, clock }) =>
    deleteForGood(db, new Date(clock.now().getTime() - restorableMs)),
});
