import type { Finding, ProvingReport, Story, StrangersCounts } from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordEvent } from "../../progress/index.ts";
import { findingsProblem } from "../../review/findings-problem.ts";
import { approveAtOnce, decideSubmission, submit, withdraw } from "../../review/queue.ts";
import { isError, typedFindings } from "../../review/rules.ts";
import { storyById } from "../service.ts";
import { retryWhenSaved } from "./retry-when-saved.ts";
import { requireEditor, noteIfAdmin, type AuthoringDependencies } from "./permissions.ts";
import { findRecord, lockRecord, updateStory, type StoryRecord } from "./repo.ts";

/** Changes a story under its lock, then returns it as everyone sees it. */
async function step(
  needs: AuthoringDependencies,
  id: string,
  viewer: Viewer,
  change: (tx: Tx, story: StoryRecord) => Promise<void>,
): Promise<Story> {
  await needs.db.transaction().execute(async (tx) => {
    await change(tx, requireEditor(await lockRecord(tx, id), viewer));
  });
  return storyById(needs, id, viewer);
}

/** Publishes a story; one published before keeps its date. */
export async function markPublished(
  { clock, ids }: Pick<AuthoringDependencies, "clock" | "ids">,
  tx: Tx,
  story: Pick<StoryRecord, "id" | "author_id" | "published_at">,
): Promise<void> {
  await updateStory(tx, story.id, {
    status: "published",
    published_at: story.published_at ?? clock.now(),
  });
  const { id, author_id } = story;
  if (author_id === null) return;
  const event = { userId: author_id, kind: "published", occasion: id, storyId: id } as const;
  await recordEvent({ tx, clock, ids }, event);
}

/** False if it is already published or submitted; throws if it is archived. */
function isToBePublished(story: StoryRecord, viewer: Viewer): boolean {
  const waits = story.status === "in_review" && viewer.role !== "admin";
  if (story.status === "published" || waits) return false;
  if (story.status === "archived")
    throw new Problem(409, "archived", "This story is archived. Put it back first.");
  return true;
}

type Published = Story & { warnings: Finding[]; strangers?: StrangersCounts };

const warningsIn = (findings: readonly Finding[]) =>
  findings.filter((finding) => !isError(finding));

/** A warning if there was time for fewer plays than usual. */
function fewerPlays(report: ProvingReport | null): Finding[] {
  const { plays = 0, plays_asked = plays } = report ?? {};
  if (plays === plays_asked) return [];
  const message = `fewer plays: plays ${plays}, asked ${plays_asked}`;
  const params = { plays, asked: plays_asked };
  const field = "story_structure";
  return [{ code: "fewer_plays", severity: "warning", message, field, node: null, params }];
}

export function publishStory(
  needs: AuthoringDependencies,
  id: string,
  viewer: Viewer,
): Promise<Published> {
  return retryWhenSaved(() => publishOnce(needs, id, viewer));
}

/** Undefined if another version was saved while this one was being proved. */
async function publishOnce(
  needs: AuthoringDependencies,
  id: string,
  viewer: Viewer,
): Promise<Published | undefined> {
  const seen = requireEditor(await findRecord(needs.db, id), viewer);
  if (!isToBePublished(seen, viewer)) {
    const warnings = warningsIn(await needs.prover.findings(seen));
    return { ...(await storyById(needs, id, viewer)), warnings };
  }
  // Before taking the lock, as thousands of plays take too long to hold it.
  const { findings, report } = await needs.prover.forAuthor(seen, viewer.id);
  if (findings.some(isError)) throw findingsProblem(findings);
  let isProved = true;
  const published = await step(needs, id, viewer, async (tx, story) => {
    isProved = story.version === seen.version;
    if (!isProved || !isToBePublished(story, viewer)) return;
    const within = { ...needs, tx };
    const { version } = story;
    if (needs.siteSettings.now().review === "human" && viewer.role !== "admin") {
      await updateStory(tx, id, { status: "in_review" });
      await submit(within, { id, version, report }, viewer);
      return;
    }
    await markPublished(needs, tx, story);
    const waited = await decideSubmission(within, story, viewer, { outcome: "approved" });
    if (!waited) await approveAtOnce(within, { id, version, report }, viewer);
    await noteIfAdmin(needs, tx, viewer, {
      act: "story.published",
      subject: id,
      before: { status: story.status },
      after: { status: "published", version },
    });
  });
  const warnings = [...warningsIn(findings), ...typedFindings(report), ...fewerPlays(report)];
  const counts = report?.typed?.strangers;
  return isProved ? { ...published, warnings, ...(counts && { strangers: counts }) } : undefined;
}

export function archiveStory(needs: AuthoringDependencies, id: string, viewer: Viewer) {
  return step(needs, id, viewer, async (tx, story) => {
    if (story.status === "archived") return;
    if (story.status === "in_review") await withdraw({ ...needs, tx }, id, viewer);
    await updateStory(tx, id, {
      status: "archived",
      archived_status: story.status,
      archived_version: story.version,
      archived_by_admin: viewer.role === "admin" && story.author_id !== viewer.id,
    });
    await noteIfAdmin(needs, tx, viewer, {
      act: "story.archived",
      subject: id,
      before: { status: story.status },
    });
  });
}

/**
 * Restores the earlier status. A story that was changed meanwhile, or was in review, becomes a draft. An author cannot
 * restore what an administrator archived.
 */
export function restoreStory(needs: AuthoringDependencies, id: string, viewer: Viewer) {
  return step(needs, id, viewer, async (tx, story) => {
    if (story.status !== "archived") return;
    if (story.archived_by_admin && viewer.role !== "admin") {
      const detail =
        "An administrator archived this story, so only an administrator can bring it back. All that you wrote is kept.";
      throw new Problem(403, "archived_by_admin", detail);
    }
    const isUnchanged = story.archived_version === story.version;
    const status = isUnchanged && story.archived_status === "published" ? "published" : "draft";
    await updateStory(tx, id, {
      status,
      archived_status: null,
      archived_version: null,
      archived_by_admin: false,
    });
    await noteIfAdmin(needs, tx, viewer, {
      act: "story.restored",
      subject: id,
      after: { status },
    });
  });
}

export function featureStory(
  needs: AuthoringDependencies,
  id: string,
  isFeatured: boolean,
  viewer: Viewer,
) {
  return step(needs, id, viewer, async (tx, story) => {
    if (story.is_featured === isFeatured) return;
    await updateStory(tx, id, { is_featured: isFeatured });
    await noteIfAdmin(needs, tx, viewer, {
      act: isFeatured ? "story.featured" : "story.unfeatured",
      subject: id,
      before: { is_featured: story.is_featured },
      after: { is_featured: isFeatured },
    });
  });
}
