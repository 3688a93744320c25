import type { GraphDiff, ReviewDetail } from "@katha/api/contract";
import { diff, normalise } from "@katha/storygraph";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { contentAt } from "../stories/authoring/history.ts";
import { manuscriptOf } from "../stories/authoring/review-desk.ts";
import { storyById, storyNotThere } from "../stories/service.ts";
import { proved } from "./proving.ts";
import { findLastApproved, findLatest } from "./repo.ts";
import { examine } from "./rules.ts";

/** What readers were let in to last, beside what they would be let in to now. */
async function sinceApproval(
  db: Db,
  story: { id: string; version: number; story_structure: unknown },
): Promise<ReviewDetail["since_approval"]> {
  const last = await findLastApproved(db, story.id);
  if (last === undefined || last.story_version === story.version) return null;
  const then = await contentAt(db, story.id, last.story_version);
  if (then === undefined) return null;
  const changes: GraphDiff = diff(
    normalise(then.story_structure),
    normalise(story.story_structure),
  );
  return {
    version: last.story_version,
    approved_at: last.decided_at?.toISOString() ?? null,
    structure: then.story_structure,
    diff: changes,
  };
}

/** All that an administrator needs to decide: the story, what the rules find, how it plays, what is new. */
export async function reviewDetail(
  { db }: { db: Db },
  id: string,
  viewer: Viewer,
): Promise<ReviewDetail> {
  const manuscript = await manuscriptOf(db, id);
  if (manuscript === undefined) throw storyNotThere();
  const latest = await findLatest(db, id);
  const isOfNow = latest?.story_version === manuscript.version;
  return {
    story: await storyById({ db }, id, viewer),
    submitted_at: latest?.outcome === null ? latest.submitted_at.toISOString() : null,
    findings: examine(manuscript),
    report: (isOfNow ? latest.report : null) ?? (await proved(manuscript)),
    since_approval: await sinceApproval(db, manuscript),
  };
}
