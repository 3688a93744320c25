import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

const dayMs = 86_400_000;
/** Those that renew themselves do so a month before the end, or two thirds through. */
const lookDays = 14;
const actDays = 5;

export async function findCertificate({ host, clock }: FindingsNeeds): Promise<Finding[]> {
  if (host.certificateEnd === undefined) return [];
  // From inside, the public address often cannot be reached; then a certificate's end is somebody else's to watch.
  const end = await host.certificateEnd().catch(() => undefined);
  if (end === undefined) return [finding("well", "certificate_unseen")];
  const days = Math.floor((end.getTime() - clock.now().getTime()) / dayMs);
  if (days < 0) return [finding("act", "certificate_over", { ends_at: end.toISOString() })];
  const values = { count: days, ends_at: end.toISOString() };
  if (days < lookDays)
    return [finding(days < actDays ? "act" : "look", "certificate_ends", values)];
  return [finding("well", "certificate", values)];
}
