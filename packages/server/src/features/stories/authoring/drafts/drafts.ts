import { storyTextLength, type StoryDetail } from "@katha/api/contract";
import { Problem } from "../../../../lib/problem.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { answerOnce } from "../../../idempotency/index.ts";
import { storyNotFound } from "../../../../lib/story-problems.ts";
import { storyById } from "../../service.ts";
import { requireEditor, noteIfAdmin, type AuthoringDependencies } from "../permissions.ts";
import { lockEvenDeleted, lockRecord, updateStory } from "../repo.ts";
import { copyStory } from "./repo.ts";

/** How long a deleted draft can be restored. */
export const restorableMs = 10 * 60_000;

const copyMark = " (copy)";
const copyOf = (title: string) =>
  title.slice(0, storyTextLength.title - copyMark.length).trimEnd() + copyMark;

/** Copies a story as a draft of the viewer. */
export async function duplicateStory(
  needs: AuthoringDependencies,
  { id, title, key }: { id: string; title: string | undefined; key: string | undefined },
  viewer: Viewer,
  /** A copy costs what sending the story would. */
  spendBytes: (bytes: number) => void,
): Promise<StoryDetail> {
  const copy = await needs.db.transaction().execute(async (tx) => {
    const story = requireEditor(await lockRecord(tx, id), viewer);
    const fingerprint = JSON.stringify([id, title]);
    const once = { holder: viewer.id, call: "duplicateStory", key, fingerprint };
    return answerOnce({ tx, clock: needs.clock }, once, async () => {
      spendBytes(await needs.quotas.bytesOf(tx, id));
      const copyId = needs.ids();
      const named = title?.trim() || copyOf(story.title);
      const at = needs.clock.now();
      const saved = { id: copyId, authorId: viewer.id, keepsVersion: false };
      await needs.quotas.savingStory(tx, saved, () =>
        copyStory(tx, id, { id: copyId, title: named, author: viewer.id, at }),
      );
      await noteIfAdmin(needs, tx, viewer, {
        act: "story.created",
        subject: copyId,
        after: { version: 1, title: named, copy_of: id },
      });
      return copyId;
    });
  });
  return storyById(needs, copy, viewer);
}

function alreadyPublished(): Problem {
  return new Problem(
    409,
    "already_published",
    "Readers have had this story in hand. Archive it: that takes it off the shelves, and keeps their plays.",
  );
}

/** Hidden at once, and deleted for good after a while. */
export async function deleteDraft(
  needs: AuthoringDependencies,
  id: string,
  viewer: Viewer,
): Promise<{ restorable_until: string }> {
  const deletedAt = await needs.db.transaction().execute(async (tx) => {
    const story = requireEditor(await lockEvenDeleted(tx, id), viewer);
    if (story.deleted_at !== null) return story.deleted_at;
    if (story.status !== "draft" || story.published_at !== null) throw alreadyPublished();
    const deleted_at = needs.clock.now();
    await updateStory(tx, id, { deleted_at });
    const before = { title: story.title, version: story.version };
    await noteIfAdmin(needs, tx, viewer, { act: "story.deleted", subject: id, before });
    return deleted_at;
  });
  return { restorable_until: new Date(deletedAt.getTime() + restorableMs).toISOString() };
}

export async function restoreDraft(
  needs: AuthoringDependencies,
  id: string,
  viewer: Viewer,
): Promise<StoryDetail> {
  await needs.db.transaction().execute(async (tx) => {
    const { deleted_at } = requireEditor(await lockEvenDeleted(tx, id), viewer);
    if (deleted_at === null) return;
    if (needs.clock.now().getTime() - deleted_at.getTime() > restorableMs) throw storyNotFound();
    await updateStory(tx, id, { deleted_at: null });
    await noteIfAdmin(needs, tx, viewer, { act: "story.restored", subject: id });
  });
  return storyById(needs, id, viewer);
}
