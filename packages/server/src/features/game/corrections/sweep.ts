import { z } from "zod";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import { removeSettledBefore } from "./repo.ts";

const dayMs = 86_400_000;
export const keptDays = 90;

/** Deletes corrections that their authors settled long ago. */
export const correctionsSweep: JobKind = defineJob({
  name: "sweep-corrections",
  payload: z.object({}),
  everyMs: dayMs,
  run: (_payload, { db, clock }) =>
    removeSettledBefore(db, new Date(clock.now().getTime() - keptDays * dayMs)),
});
