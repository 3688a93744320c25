import type { Db, Tx } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Secret } from "../../../lib/secret.ts";
import type { SiteSettings, SiteValues } from "../../site-settings/index.ts";
import { readInvitation, spendInvitation } from "./invitation-tokens.ts";

/** Who may make an account. */
export type Registration = SiteValues["registration"];

export const openRegistration: Registration = { rule: "open", domains: [] };

const closed = () =>
  new Problem(403, "registration_closed", "Nobody can make an account here at present.");

const byInvitation = () =>
  new Problem(
    403,
    "registration_by_invitation",
    "Accounts are by invitation here. Open the link that you were sent, or ask whoever runs this site for one.",
  );

const byDomain = () =>
  new Problem(
    403,
    "registration_by_domain",
    "Accounts here are for addresses of some domains, confirmed by a provider that this site signs in with, or by invitation.",
  );

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

interface Applicant {
  email: string;
  /** Somebody whom the host trusts has confirmed that the address is theirs. */
  isConfirmed: boolean;
  invitation: string | undefined;
}

/** Refuses before expensive work who will not be admitted; takes no use of an invitation. */
export async function mayApply(
  needs: { siteSettings: Pick<SiteSettings, "now">; db: Db; clock: Clock; secret: Secret },
  { invitation }: Applicant,
): Promise<void> {
  const { rule } = needs.siteSettings.now().registration;
  if (rule === "closed") throw closed();
  if (rule === "open") return;
  if (invitation === undefined) throw rule === "domains" ? byDomain() : byInvitation();
  await readInvitation(needs, needs.db, invitation);
}

/** Throws if this address may not have a new account; takes one use of an invitation, in the account's transaction. */
export async function admit(
  needs: { siteSettings: Pick<SiteSettings, "now">; clock: Clock; secret: Secret },
  tx: Tx,
  { email, isConfirmed, invitation }: Applicant,
): Promise<void> {
  const { rule, domains } = needs.siteSettings.now().registration;
  if (rule === "closed") throw closed();
  if (rule === "open") return;
  if (rule === "domains" && isConfirmed && domains.includes(domainOf(email))) return;
  if (invitation === undefined) throw rule === "domains" ? byDomain() : byInvitation();
  await spendInvitation(needs, tx, { token: invitation, email });
}
