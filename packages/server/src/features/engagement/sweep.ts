import { z } from "zod";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import { forgetShares } from "./repo.ts";

const dayMs = 86_400_000;

export const sharesSweep: JobKind = defineJob({
  name: "sweep-shares",
  payload: z.object({}),
  everyMs: dayMs,
  run: (_payload, { db, clock }) => forgetShares(db, new Date(clock.now().getTime() - 2 * dayMs)),
});
