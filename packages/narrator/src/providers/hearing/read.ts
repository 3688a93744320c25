import { actKinds } from "@katha/storygraph";
import { z } from "zod";
import { jsonIn } from "../json-in.ts";

const meanings = ["choice", "answer", "stay"] as const;

/** The schema. Strict providers require every field, and no additional ones. */
export const schema: object = z.toJSONSchema(
  z.strictObject({
    act: z.enum(["none", ...actKinds]),
    about: z.string().nullable(),
    topic: z.string().nullable(),
    means: z.enum(meanings),
    number: z.int().nullable(),
    sure: z.number(),
  }),
);

const understood = z.object({
  act: z.string().nullish().catch(null),
  about: z.string().nullish().catch(null),
  topic: z.string().nullish().catch(null),
  means: z.enum(meanings),
  number: z.int().positive().nullish().catch(null),
  sure: z.number().min(0).max(1),
});

/** What a model made of a typed line. */
export type Verdict = z.output<typeof understood>;

/** Null where the answer does not match the schema. */
export function readVerdict(answer: string): Verdict | null {
  return understood.safeParse(jsonIn(answer)).data ?? null;
}
