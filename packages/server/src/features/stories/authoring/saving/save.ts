import { createHash } from "node:crypto";
import type { StoryDetail, StoryEditForm, StoryForm } from "@katha/api/contract";
import { normalise } from "@katha/storygraph";
import type { Tx } from "../../../../db/open.ts";
import { refuseBeyondBounds, refuseGrowth } from "../../../../lib/story-bounds.ts";
import type { Viewer } from "../../../../lib/viewer.ts";
import { tellOfChange } from "../../../notifications/index.ts";
import { answerOnce } from "../../../idempotency/index.ts";
import { findingsProblem } from "../../../review/findings-problem.ts";
import { submitChange } from "../../../review/changes.ts";
import { withdraw } from "../../../review/queue.ts";
import { lockPlacement } from "../../../taxonomy/lock-placement.ts";
import { storyById } from "../../service.ts";
import { asEdited, isChangedBeside, storyAsEdited } from "./beside.ts";
import { changesTo, contentOf, noteOf, rowOf, writtenIn, type Content } from "./changes.ts";
import { refuseDenseMarkdown } from "./markdown-limits.ts";
import { requireEditor, noteIfAdmin, type AuthoringDependencies } from "../permissions.ts";
import {
  findRecord,
  insertStory,
  lockRecord,
  setTags,
  updateStory,
  type StoryRecord,
} from "../repo.ts";
import { isStale, staleSave } from "./stale-saves.ts";
import { takesItsPlace } from "../versions/series.ts";

const fingerprintOf = (form: StoryForm) =>
  createHash("sha256").update(JSON.stringify(form)).digest("base64url");

/** Creates a draft. A repeated Idempotency-Key returns the first one. */
export async function createStory(
  needs: AuthoringDependencies,
  { form, key }: { form: StoryForm; key: string | undefined },
  viewer: Viewer,
): Promise<StoryDetail> {
  const content = contentOf(form, viewer);
  refuseDenseMarkdown(content);
  refuseBeyondBounds(normalise(content.story_structure));
  // Downloaded outside the transaction: the other server may be slow.
  const cover_image_url = await needs.covers.save(form.cover_image_url, viewer);
  const id = await needs.db.transaction().execute(async (tx) => {
    const once = { holder: viewer.id, call: "createStory", key, fingerprint: fingerprintOf(form) };
    return answerOnce({ tx, clock: needs.clock }, once, () =>
      begin(needs, tx, { form, content: { ...content, cover_image_url }, viewer }),
    );
  });
  return storyById(needs, id, viewer);
}

async function begin(
  needs: AuthoringDependencies,
  tx: Tx,
  { form, content, viewer }: { form: StoryForm; content: Content; viewer: Viewer },
): Promise<string> {
  const id = needs.ids();
  const at = needs.clock.now();
  await lockPlacement(tx, form);
  await needs.quotas.savingStory(tx, { id, authorId: viewer.id, keepsVersion: false }, () =>
    insertStory(tx, {
      ...rowOf(content),
      id,
      title: form.title,
      author_id: viewer.id,
      created_at: at,
      updated_at: at,
      saved_by: viewer.id,
      version_began_at: at,
    }),
  );
  await setTags(tx, id, form.tag_ids);
  const after = noteOf(["title", "is_featured", "story_system_prompt"], 1, content);
  await noteIfAdmin(needs, tx, viewer, { act: "story.created", subject: id, after });
  return id;
}

/** Applies the form; its cover has been stored by now. */
async function wantedChanges(
  needs: AuthoringDependencies,
  story: StoryRecord,
  content: Content,
  viewer: Viewer,
): Promise<Content> {
  const changes = changesTo(story, content);
  if (changes.cover_image_url === undefined) return changes;
  return { ...changes, cover_image_url: await needs.covers.save(changes.cover_image_url, viewer) };
}

/** The status after its author changed the story. */
function statusAfter(story: StoryRecord, viewer: Viewer) {
  return viewer.role !== "admin" && story.status === "in_review" ? "draft" : story.status;
}

async function write(
  needs: AuthoringDependencies,
  tx: Tx,
  {
    story,
    changes,
    restoredFrom,
    keepsBefore,
    viewer,
  }: {
    story: StoryRecord;
    changes: Content;
    restoredFrom: number | null;
    keepsBefore: boolean;
    viewer: Viewer;
  },
): Promise<void> {
  const version = story.version + 1;
  const status = statusAfter(story, viewer);
  const now = needs.clock.now();
  const takesPlace = !keepsBefore && (await takesItsPlace(tx, story, viewer, now));
  const { id, author_id: authorId } = story;
  await needs.quotas.savingStory(tx, { id, authorId, keepsVersion: !takesPlace }, () =>
    updateStory(tx, id, {
      ...rowOf(changes),
      status,
      version,
      updated_at: now,
      saved_by: viewer.id,
      restored_from: restoredFrom,
      replaces_version: takesPlace ? story.version : null,
      ...(!takesPlace && { version_began_at: now }),
    }),
  );
  if (changes.tag_ids) await setTags(tx, story.id, changes.tag_ids);
  if (story.status === "published" && (changes.story_structure || changes.bible !== undefined))
    await tellOfChange(
      { ...needs, tx },
      { storyId: id, structureBefore: changes.story_structure ? story.story_structure : null },
    );
  const within = { ...needs, tx };
  if (story.status === "in_review" && status === "draft") await withdraw(within, story.id, viewer);
  const fields = Object.keys(changes);
  await noteIfAdmin(needs, tx, viewer, {
    act: "story.changed",
    subject: story.id,
    before: noteOf(fields, story.version, story),
    after: noteOf(fields, version, changes),
  });
}

/** The fields that the form names. */
function given(changes: Content): Partial<StoryRecord> {
  return changes as Partial<StoryRecord>;
}

/** A published story may not be saved with new errors that the review would refuse. */
async function refuseWorse(
  { prover }: AuthoringDependencies,
  story: StoryRecord,
  changes: Content,
): Promise<void> {
  if (story.status !== "published") return;
  const found = await prover.newErrors(story, { ...story, ...given(changes) });
  if (found.length > 0) throw findingsProblem(found);
}

export function saveStory(
  needs: AuthoringDependencies,
  { id, form, ifMatch }: { id: string; form: StoryEditForm; ifMatch: number | undefined },
  viewer: Viewer,
): Promise<StoryDetail> {
  const content = contentOf(form, viewer);
  const expected = [form.version, ifMatch];
  const keepsBefore = form.keeps_before ?? false;
  return saveContent(needs, { id, content, expected, keepsBefore }, viewer);
}

/** Saves what differs. An outdated If-Match is refused, unless nothing would change: then it is a repeated save. */
export async function saveContent(
  needs: AuthoringDependencies,
  change: {
    id: string;
    content: Content;
    expected: readonly (number | undefined)[];
    restoredFrom?: number;
    keepsBefore?: boolean;
  },
  viewer: Viewer,
): Promise<StoryDetail> {
  const { id, content, expected, restoredFrom = null } = change;
  // The current version is kept too: an author may want it back.
  const keepsBefore = restoredFrom !== null || (change.keepsBefore ?? false);
  const newest = () => storyAsEdited(needs, id, viewer);
  const seen = await asEdited(
    needs,
    needs.db,
    requireEditor(await findRecord(needs.db, id), viewer),
    viewer,
  );
  const differing = changesTo(seen, content);
  if (Object.keys(differing).length === 0) return newest();
  if (isStale(seen.version, expected)) throw staleSave(await newest());
  refuseDenseMarkdown(differing);
  // A version that was kept may have been written before there were bounds.
  if (differing.story_structure !== undefined && restoredFrom === null)
    refuseGrowth(seen.story_structure, differing.story_structure);
  const wanted = await wantedChanges(needs, seen, content, viewer);
  // Before taking the lock, for the version that was seen: checking a long story takes a while.
  await refuseWorse(needs, seen, wanted);
  const outcome = await needs.db.transaction().execute(async (tx) => {
    // Locked before the story, in the same order as a merge, to avoid deadlocks.
    await lockPlacement(tx, wanted);
    const locked = requireEditor(await lockRecord(tx, id), viewer);
    const story = await asEdited(needs, tx, locked, viewer);
    if (isStale(story.version, expected)) return "stale";
    const isChecked = seen.status === "published" && seen.version === story.version;
    if (story.status === "published" && !isChecked) return "unchecked";
    const changes = changesTo(story, wanted);
    if (Object.keys(changes).length === 0) return "saved";
    if (isChangedBeside(needs, locked, viewer)) {
      const beside = given(changesTo(locked, { ...writtenIn(story), ...changes }));
      const version = story.version + 1;
      await submitChange({ ...needs, tx }, { story: locked, changes: beside, version }, viewer);
    } else await write(needs, tx, { story, changes, restoredFrom, keepsBefore, viewer });
    return "saved";
  });
  if (outcome === "unchecked") return saveContent(needs, change, viewer);
  if (outcome === "stale") throw staleSave(await newest());
  return newest();
}
