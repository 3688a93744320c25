import type { StoryProof } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findForReview } from "../authoring/for-review.ts";
import { requireEditor } from "../authoring/permissions.ts";
import { findChange, withChange } from "../../review/changes.ts";
import type { Prover } from "../../review/prover.ts";
import { typedFindings } from "../../review/rules.ts";

/** A story as its author has it, with a change to a published one. */
export async function proofOf(
  { db, prover }: { db: Db; prover: Prover },
  { id, plays }: { id: string; plays: boolean },
  viewer: Viewer,
): Promise<StoryProof> {
  const story = requireEditor(await findForReview(db, id), viewer);
  const change = story.status === "published" ? await findChange(db, id) : undefined;
  const written = change ? withChange(story, change) : story;
  const { version } = written;
  if (!plays) return { version, findings: await prover.findings(written), report: null };
  const { findings, report } = await prover.forAuthor(written, viewer.id);
  return { version, findings: [...findings, ...typedFindings(report)], report };
}
