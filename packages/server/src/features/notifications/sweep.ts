import { z } from "zod";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import { removeOld } from "./repo.ts";

const dayMs = 86_400_000;
export const keptDays = 90;
/** Of each user. */
export const mostKept = 200;

export const notificationsSweep: JobKind = defineJob({
  name: "sweep-notifications",
  payload: z.object({}),
  everyMs: dayMs,
  run: (_payload, { db, clock }) =>
    removeOld(db, { before: new Date(clock.now().getTime() - keptDays * dayMs), most: mostKept }),
});
