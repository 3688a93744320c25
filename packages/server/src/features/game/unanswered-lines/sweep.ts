import { z } from "zod";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import { dayOf } from "./day.ts";
import { removeBefore } from "./repo.ts";

const dayMs = 86_400_000;
export const keptDays = 90;

export const unansweredSweep: JobKind = defineJob({
  name: "sweep-unanswered",
  payload: z.object({}),
  everyMs: dayMs,
  run: (_payload, { db, clock }) =>
    removeBefore(db, dayOf(new Date(clock.now().getTime() - keptDays * dayMs))),
});
