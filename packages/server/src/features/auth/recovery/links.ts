import { z } from "zod";
import type { Tx } from "../../../db/open.ts";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import type { Secret } from "../../../lib/secret.ts";
import {
  addressee,
  queueEmail,
  type EmailKind,
  type LinkTo,
  type EmailNeeds,
} from "../../mail/index.ts";
import { findByEmail, findByEmailOrUsername, type UserRow } from "../../users/service.ts";
import { emailToken, issueEmailToken, type EmailPurpose } from "./email-tokens.ts";

export interface LinkNeeds extends EmailNeeds {
  secret: Secret;
}

const purposes = [
  "verify_email",
  "reset_password",
  "confirm_browser",
] as const satisfies readonly EmailPurpose[];
export type LinkPurpose = (typeof purposes)[number];

/**
 * Requested by typing an address, or a username for `confirm_browser`. A job finds out whether there is such an
 * account, so response times reveal nothing.
 */
export const linkRequested = {
  name: "link-asked-for",
  payload: z.object({ purpose: z.enum(purposes), email: z.string() }),
};

export async function sendLink(
  needs: LinkNeeds,
  tx: Tx,
  user: UserRow,
  purpose: LinkPurpose,
): Promise<void> {
  const { id: userId, email } = user;
  const tokenId = await issueEmailToken(needs, tx, { purpose, userId, email });
  if (tokenId === undefined) return;
  await queueEmail(needs, tx, { kind: purpose, userId, ...addressee(user), tokenId });
}

/** The catalogue's authors have addresses that receive no email. */
const isReachable = ({ email }: UserRow) => !email.endsWith(".invalid");

export function linkJobs(needs: LinkNeeds): JobKind[] {
  return [
    defineJob({
      ...linkRequested,
      run: async ({ purpose, email }, { db }) => {
        const find = purpose === "confirm_browser" ? findByEmailOrUsername : findByEmail;
        const user = await find(db, email);
        if (!user || !isReachable(user)) return;
        if (purpose === "verify_email" && user.is_verified) return;
        await db.transaction().execute((tx) => sendLink(needs, tx, user, purpose));
      },
    }),
  ];
}

/** The page of each link, by its name in the app's route table. */
const pages: Partial<Record<EmailKind, string>> = {
  verify_email: "verifyEmail",
  change_email: "verifyEmail",
  reset_password: "resetPassword",
  confirm_browser: "confirmBrowser",
  email_change_asked: "forgotPassword",
  password_changed: "forgotPassword",
  password_changed_here: "forgotPassword",
  second_factor_added: "forgotPassword",
  second_factor_removed: "forgotPassword",
  second_factors_reset: "forgotPassword",
  second_factor_guessed: "forgotPassword",
  recovery_code_used: "forgotPassword",
  recovery_codes_renewed: "forgotPassword",
  personal_token_made: "forgotPassword",
  account_suspended: "privacy",
  suspension_lifted: "login",
  story_approved: "story",
  story_returned: "myStories",
  news: "notifications",
};

interface EmailLinkNeeds {
  secret: Secret;
  site: () => string;
  /** The path of a page with its parameter filled in; undefined without an app. */
  pathOf: (page: string, param: string) => Promise<string | undefined>;
}

/** The addresses that buttons in emails link to. */
export function emailLinks({ secret, site, pathOf }: EmailLinkNeeds): LinkTo {
  return async (kind, { token_id: tokenId, story_id = "" }) => {
    const page = pages[kind];
    const path = page && (await pathOf(page, story_id));
    if (path === undefined) return undefined;
    const address = new URL(site() + path);
    if (tokenId !== undefined) address.searchParams.set("token", emailToken(secret, tokenId));
    return address.href;
  };
}
