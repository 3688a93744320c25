import { finding, type Finding } from "../../lib/finding.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Backups } from "./schedule/backups.ts";

/** Of backups that nobody makes each day. */
const oldMs = 14 * 86_400_000;

interface BackupFindingNeeds {
  backups: Pick<Backups, "status">;
  clock: Clock;
}

export async function findBackup({ backups, clock }: BackupFindingNeeds): Promise<Finding[]> {
  const { last, failure, isLate, isScheduled, nextAt } = await backups.status();
  const next = nextAt && { next_at: nextAt.toISOString() };
  const made = last && {
    age_ms: clock.now().getTime() - last.at.getTime(),
    size_bytes: last.bytes,
    ...next,
  };
  const failed = failure ? [finding("act", "backup_failed", { why: failure.why, ...next })] : [];
  if (isLate) {
    const late = made ? finding("act", "backup_late", made) : finding("act", "backup_never", next);
    return [...failed, late];
  }
  if (failed.length > 0) return failed;
  if (made === undefined) {
    if (!isScheduled) return [finding("look", "backup_none")];
    return next ? [finding("well", "backup_due", next)] : [];
  }
  if (!isScheduled && made.age_ms > oldMs) return [finding("look", "backup_late", made)];
  return [finding("well", "backup", made)];
}
