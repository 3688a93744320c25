import { z } from "zod";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import { removeDecidedBefore } from "./repo.ts";

const dayMs = 86_400_000;
export const keptDays = 90;

/** Deletes corrections that their authors decided on long ago. */
export const correctionsSweep: JobKind = defineJob({
  name: "sweep-corrections",
  payload: z.object({}),
  everyMs: dayMs,
  run: (_payload, { db, clock }) =>
    removeDecidedBefore(db, new Date(clock.now().getTime() - keptDays * dayMs)),
});
