// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/admin/review.ts";
import {
  type Reader,
  anything,
  list,
  moment,
  momentOrNull,
  number,
  object,
  objectOrNull,
  oneOf,
  optional,
  record,
  text,
  textOrNull,
} from "../../fields.ts";
import { reviewedFields } from "../../../contract/values.ts";
import { readGraphDiff, readProvingReport } from "./proving.ts";
import { readStory, readStoryDetail } from "../story/story.ts";
import { readStoryNode } from "../story/structure.ts";

export const readFinding: Reader<z.output<typeof contract.finding>> = object({
  code: text(),
  severity: oneOf(["error", "warning"], "warning"),
  message: text(),
  field: textOrNull,
  node: textOrNull,
  params: optional(record(anything)),
});

export const readReviewDetail: Reader<z.output<typeof contract.reviewDetail>> = object({
  story: readStoryDetail,
  submitted_at: momentOrNull,
  findings: list(readFinding),
  report: readProvingReport,
  since_approval: objectOrNull(
    object({
      version: number(1),
      approved_at: momentOrNull,
      structure: object({
        start_node: text(),
        nodes: record(readStoryNode),
        sources_note: optional(text()),
      }),
      diff: readGraphDiff,
      fields: list(
        object({
          field: oneOf(reviewedFields, "title"),
          was: anything,
          is: anything,
        }),
      ),
    }),
  ),
});

export const readReviewItem: Reader<z.output<typeof contract.reviewItem>> = object({
  story: readStory,
  submitted_at: moment,
  findings: list(readFinding),
});
