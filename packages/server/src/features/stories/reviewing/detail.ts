import { isDeepStrictEqual } from "node:util";
import type { GraphDiff, ReviewDetail, StoryStructure } from "@katha/api/contract";
import { reviewedFields } from "@katha/api/contract";
import { diff, normalise } from "@katha/storygraph";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { writtenAt } from "../authoring/history.ts";
import type { StoryRecord } from "../authoring/for-review.ts";
import { storyById, storyNotFound } from "../service.ts";
import { shownWithChange } from "../../review/changes.ts";
import type { Prover } from "../../review/prover.ts";
import { manuscriptOf } from "./manuscript.ts";
import { findLastApproved, findLatest } from "../../review/queue.ts";
import { typedFindings } from "../../review/rules.ts";

type SinceApproval = NonNullable<ReviewDetail["since_approval"]>;

function fieldsThatDiffer(
  then: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): SinceApproval["fields"] {
  return reviewedFields.flatMap((field) => {
    const { [field]: was } = then;
    const { [field]: is } = now;
    // Fields that the version did not store yet count as unchanged.
    return was === undefined || isDeepStrictEqual(was, is) ? [] : [{ field, was, is }];
  });
}

/** Compares the last approved version with the submitted one. */
async function sinceApproval(db: Db, story: StoryRecord): Promise<SinceApproval | null> {
  const last = await findLastApproved(db, story.id);
  if (last === undefined || last.story_version === story.version) return null;
  const then = await writtenAt(db, story.id, last.story_version);
  if (then === undefined) return null;
  const structure = { start_node: "", nodes: {}, ...Object(then["story_structure"]) };
  const changes: GraphDiff = diff(normalise(structure), normalise(story.story_structure));
  return {
    version: last.story_version,
    approved_at: last.decided_at?.toISOString() ?? null,
    structure: structure as StoryStructure,
    diff: changes,
    fields: fieldsThatDiffer(then, { ...story }),
  };
}

/** What an administrator needs for a decision: the story, findings, the play report and changes. */
export async function reviewDetail(
  { db, prover }: { db: Db; prover: Prover },
  id: string,
  viewer: Viewer,
): Promise<ReviewDetail> {
  const submitted = await manuscriptOf(db, id);
  if (submitted === undefined) throw storyNotFound();
  const { manuscript, change: waiting } = submitted;
  const story = await storyById({ db }, id, viewer);
  const latest = await findLatest(db, id);
  const isOfNow = latest?.story_version === manuscript.version;
  const stored = isOfNow ? latest.report : null;
  const { findings, report } =
    stored === null
      ? await prover.forReviewer(manuscript)
      : { findings: await prover.findings(manuscript), report: stored };
  return {
    story: waiting
      ? { ...(await shownWithChange(db, story, waiting)), status: "in_review" }
      : story,
    submitted_at: latest?.outcome === null ? latest.submitted_at.toISOString() : null,
    findings: [...findings, ...typedFindings(report)],
    report,
    since_approval: await sinceApproval(db, manuscript),
  };
}
