import { z } from "zod";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import { forgetRequestCounts } from "./shared-counts.ts";

const hourMs = 3_600_000;

export const requestCountsSweep: JobKind = defineJob({
  name: "sweep-request-counts",
  payload: z.object({}),
  everyMs: hourMs,
  run: (_payload, { db, clock }) => forgetRequestCounts(db, clock.now()),
});
