// Made from the contract by `npm run readers`.
import type { StoryProof } from "../../../shapes/made/story/proof.ts";
import { type Reader, list, number, object, objectOrNull } from "../../fields.ts";
import { readProvingReport } from "../admin/proving.ts";
import { readFinding } from "../admin/review.ts";

export const readStoryProof: Reader<StoryProof> = object({
  version: number(1),
  findings: list(readFinding),
  report: objectOrNull(readProvingReport),
});
