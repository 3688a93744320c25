import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Viewer } from "../../lib/viewer.ts";

export const acts = [
  "story.created",
  "story.changed",
  "story.published",
  "story.archived",
  "story.restored",
  "story.deleted",
  "story.featured",
  "story.unfeatured",
  "review.approved",
  "review.returned",
  "category.created",
  "category.changed",
  "category.ordered",
  "category.merged",
  "category.deleted",
  "tag.created",
  "tag.changed",
  "tag.merged",
  "tag.deleted",
  "user.role_changed",
  "user.premium_changed",
  "waitlist.exported",
  "waitlist.removed",
  "invitation.made",
  "invitation.withdrawn",
  "user.second_factors_removed",
  "user.signed_out",
  "user.suspended",
  "user.suspension_lifted",
  "user.coins_corrected",
  "site.changed",
  "model.bound",
  "model.priced",
  "model.budgeted",
  "own_keys.changed",
  "model.brought",
  "model.stopped",
  "model.removed",
  "provider.changed",
  "provider.removed",
  "report.upheld",
  "report.dismissed",
  "report.reopened",
] as const;
export type Act = (typeof acts)[number];

export interface AuditedAct {
  act: Act;
  subject: string;
  before?: unknown;
  after?: unknown;
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Records what an administrator did, in the transaction of the action itself. */
export async function recordAct(
  { tx, clock, ids }: { tx: Db; clock: Clock; ids: Ids },
  actor: Viewer,
  { act, subject, before, after }: AuditedAct,
): Promise<void> {
  await tx
    .insertInto("audit_entries")
    .values({
      id: ids(),
      actor_id: actor.id,
      act,
      subject_kind: act.split(".")[0] === "review" ? "story" : (act.split(".")[0] ?? act),
      subject_id: subject,
      before: asJson(before),
      after: asJson(after),
      created_at: clock.now(),
    })
    .execute();
}
