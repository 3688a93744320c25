// Made from the contract by `npm run readers`.
import type { ProvingReport } from "../admin/proving.ts";
import type { Finding } from "../admin/review.ts";

export interface StoryProof {
  /** The version that was proved */
  version: number;
  findings: Finding[];
  /** Null where nothing was played */
  report: ProvingReport | null;
}
