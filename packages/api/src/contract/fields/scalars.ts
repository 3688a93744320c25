import * as z from "zod";

/** Every id is a UUID; rows created at run time have version 7. */
export const id = z.uuid("This is not the id of anything here.").meta({
  description: "A UUID",
  examples: ["0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11"],
});

export const moment = z.iso.datetime().meta({ examples: ["2026-11-20T09:30:00.000Z"] });

/** A whole number in a query string; clients may pass a number. */
export function wholeNumber(min: number, max: number) {
  const error = `This must be a whole number from ${min} to ${max}.`;
  return z.coerce
    .number<number | string>({ error })
    .int({ error, abort: true })
    .min(min, error)
    .max(max, error);
}

/** `true` or `false` in a query string; clients may pass a boolean. */
export const flag = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");

/** The answer of calls that return nothing. */
export const done = z.object({ message: z.string() }).meta({ id: "Done" });
export type Done = z.infer<typeof done>;
