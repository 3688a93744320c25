// Made from the contract by `npm run readers`.
import type { Finding, ReviewDetail, ReviewItem } from "../../../shapes/made/admin/review.ts";
import {
  type Reader,
  anything,
  document,
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

export const readFinding: Reader<Finding> = object({
  code: text(),
  severity: oneOf(["error", "warning"], "warning"),
  message: text(),
  field: textOrNull,
  node: textOrNull,
  params: optional(record(anything)),
});

export const readReviewDetail: Reader<ReviewDetail> = object({
  story: readStoryDetail,
  submitted_at: momentOrNull,
  findings: list(readFinding),
  report: readProvingReport,
  since_approval: objectOrNull(
    object({
      version: number(1),
      approved_at: momentOrNull,
      structure: document({
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

export const readReviewItem: Reader<ReviewItem> = object({
  story: readStory,
  submitted_at: moment,
  findings: list(readFinding),
});
