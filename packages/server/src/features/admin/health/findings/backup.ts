import { finding, type Finding } from "./finding.ts";
import type { FindingsNeeds } from "./needs.ts";

/** Of backups that nobody makes each day. */
const oldMs = 14 * 86_400_000;

export async function findBackup({ backups, clock }: FindingsNeeds): Promise<Finding[]> {
  const { last, failure, isLate, isScheduled } = await backups.status();
  const age = last && { age_ms: clock.now().getTime() - last.at.getTime() };
  const failed = failure ? [finding("act", "backup_failed", { why: failure.why })] : [];
  if (isLate) {
    const late = age ? finding("act", "backup_late", age) : finding("act", "backup_never");
    return [...failed, late];
  }
  if (failed.length > 0) return failed;
  if (age === undefined) return isScheduled ? [] : [finding("look", "backup_none")];
  if (!isScheduled && age.age_ms > oldMs) return [finding("look", "backup_late", age)];
  return [finding("well", "backup", age)];
}
