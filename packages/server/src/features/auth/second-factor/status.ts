import type { SecondFactorStatus } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { SiteSettings } from "../../site-settings/index.ts";
import { hasSecondFactor } from "./repo.ts";

const hourMs = 3_600_000;
/** A remembered sign-in lasts for weeks; an administrator's rights must be proved anew. */
const proofLastsMs = 12 * hourMs;

export function isProvedAt(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < proofLastsMs;
}

type Decides = Pick<SiteSettings, "now">;

/** Whether administrators need a proved second factor. */
export const needsSecondFactor = (siteSettings: Decides): boolean =>
  siteSettings.now().admin_second_factor === "required";

export function secondFactorStatus({ db, siteSettings }: { db: Db; siteSettings: Decides }) {
  return async (viewer: Viewer): Promise<SecondFactorStatus> => ({
    is_enrolled: await hasSecondFactor(db, viewer.id),
    is_required:
      needsSecondFactor(siteSettings) &&
      (viewer.role === "admin" || viewer.lacks_second_factor === true),
    is_proved: viewer.has_proved_second_factor === true,
  });
}
