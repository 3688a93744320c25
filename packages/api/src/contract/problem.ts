import * as z from "zod";

export const fieldProblem = z
  .object({
    loc: z
      .array(z.union([z.string(), z.int()]))
      .describe("Where: body, then the path to the field"),
    msg: z.string(),
    type: z.string(),
    line: z.int().min(1).optional().describe("The line of the text that is at fault, from 1"),
  })
  .meta({ id: "FieldProblem" });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Every error of the API, as application/problem+json. */
export const problem = z
  .looseObject({
    detail: z.union([z.string(), z.array(fieldProblem)]),
    code: z.string(),
    request_id: z.string(),
  })
  .meta({ id: "Problem", isDocument: true, reader: "readProblem" });
export type Problem = z.infer<typeof problem>;
