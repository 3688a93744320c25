import { createHash, randomBytes } from "node:crypto";
import type { StoryDetail } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { Limits } from "../../auth/index.ts";
import { requireEditor } from "../authoring/permissions.ts";
import { lockRecord } from "../authoring/repo.ts";
import { sharedStory } from "../service.ts";
import { isTried } from "./readers.ts";
import { deleteLink, findLinked, insertLink, noteReader } from "./repo.ts";

export interface SharingDependencies {
  db: Db;
  clock: Clock;
  limits: Pick<Limits, "proof">;
}

const fingerprintOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export async function shareDraft(
  { db, clock }: SharingDependencies,
  id: string,
  viewer: Viewer,
): Promise<{ token: string; created_at: string }> {
  const token = randomBytes(32).toString("base64url");
  const created_at = clock.now();
  await db.transaction().execute(async (tx) => {
    const story = requireEditor(await lockRecord(tx, id), viewer);
    if (!isTried(story))
      throw new Problem(409, "no_draft", "Only what is still being written is shared by a link.");
    await insertLink(tx, { story_id: id, token_hash: fingerprintOf(token), created_at });
  });
  return { token, created_at: created_at.toISOString() };
}

export async function endShareLink(
  { db }: SharingDependencies,
  id: string,
  viewer: Viewer,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    requireEditor(await lockRecord(tx, id), viewer);
    await deleteLink(tx, id);
  });
}

function linkEnded(): Problem {
  return notFound("share_link_ended", "This link has ended. Ask its author for another one.");
}

/** The token lets anyone read; signed-in readers may then also play. */
export async function openShared(
  { db, clock, limits }: SharingDependencies,
  { token, address }: { token: string; address: string },
  viewer: Viewer | null,
): Promise<StoryDetail> {
  const tried = await limits.proof(address);
  const tokenHash = fingerprintOf(token);
  const story = await findLinked(db, tokenHash);
  if (story === undefined) throw linkEnded();
  await tried.takeBack();
  if (story.status === "archived") throw linkEnded();
  if (viewer !== null) await noteReader(db, { tokenHash, userId: viewer.id, at: clock.now() });
  return sharedStory({ db }, story.id, viewer);
}
