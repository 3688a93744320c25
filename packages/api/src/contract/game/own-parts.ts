import * as z from "zod";
import { id, moment } from "../fields/scalars.ts";

/** What a reader put on a part, for themselves alone. It stays with the part when that is told again. */
export const partMark = z
  .object({
    is_bookmarked: z.boolean(),
    name: z.string().describe("What they call the bookmark; blank where it has no name"),
    note: z.string().describe("Blank where there is none"),
  })
  .meta({ id: "PartMark" });
export type PartMark = z.infer<typeof partMark>;

export const ownOfPart = {
  mark: partMark.nullable().describe("The reader's bookmark and note on this part"),
  own_wording: z
    .string()
    .nullable()
    .describe(
      "The reader's own wording of this telling, which stands in the place of `setup` and `ai_response`; both are kept",
    ),
};

export const sessionMarks = z
  .object({
    session_id: id,
    marks: z.array(
      partMark.extend({
        turn_id: id
          .nullable()
          .describe("The telling of the part that stands; null for the opening"),
        line: z.string().describe("How the part begins"),
        is_undone: z.boolean().describe("The part was taken back; the note is kept"),
        marked_at: moment,
      }),
    ),
  })
  .meta({ id: "SessionMarks" });
export type SessionMarks = z.infer<typeof sessionMarks>;
