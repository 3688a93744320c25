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

/** The invitation that somebody needs to be admitted; undefined if none is needed. */
function neededInvitation(
  { rule, domains }: Registration,
  { email, isConfirmed, invitation }: Applicant,
): string | undefined {
  if (rule === "closed") throw closed();
  if (rule === "open") return undefined;
  if (rule === "domains" && isConfirmed && domains.includes(domainOf(email))) return undefined;
  if (invitation === undefined) throw rule === "domains" ? byDomain() : byInvitation();
  return invitation;
}

interface RegistrationNeeds {
  siteSettings: Pick<SiteSettings, "now">;
  clock: Clock;
  secret: Secret;
}

/** Refuses before expensive work who will not be admitted; takes no use of an invitation. */
export async function mayApply(
  needs: RegistrationNeeds & { db: Db },
  applicant: Applicant,
): Promise<void> {
  const invitation = neededInvitation(needs.siteSettings.now().registration, applicant);
  if (invitation !== undefined) await readInvitation(needs, invitation);
}

/** Throws if this address may not have a new account; takes one use of an invitation, in the account's transaction. */
export async function admit(needs: RegistrationNeeds, tx: Tx, applicant: Applicant): Promise<void> {
  const invitation = neededInvitation(needs.siteSettings.now().registration, applicant);
  if (invitation !== undefined) await spendInvitation(needs, tx, invitation, applicant.email);
}
