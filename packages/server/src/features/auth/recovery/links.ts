import { z } from "zod";
import type { Tx } from "../../../db/open.ts";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import type { Secret } from "../../../lib/secret.ts";
import { postLetter, type LetterKind, type LinkTo, type OutboxNeeds } from "../../mail/index.ts";
import { findByEmail, type UserRow } from "../../users/service.ts";
import { emailToken, issueEmailToken, type EmailPurpose } from "./email-tokens.ts";

export interface LinkNeeds extends OutboxNeeds {
  secret: Secret;
}

const purposes = ["verify_email", "reset_password"] as const satisfies readonly EmailPurpose[];
export type LinkPurpose = (typeof purposes)[number];

/** Asked for by whoever types an address. Whether it is an account's is found out later, where nobody watches. */
export const linkAskedFor = {
  name: "link-asked-for",
  payload: z.object({ purpose: z.enum(purposes), email: z.string() }),
};

export async function sendLink(
  needs: LinkNeeds,
  tx: Tx,
  user: UserRow,
  purpose: LinkPurpose,
): Promise<void> {
  const { id: userId, email, language, display_name: name } = user;
  const tokenId = await issueEmailToken(needs, tx, { purpose, userId, email });
  if (tokenId === undefined) return;
  await postLetter(needs, tx, { kind: purpose, userId, name, recipient: email, language, tokenId });
}

/** The desks of the catalogue's authors have addresses that no mail reaches. */
const isReachable = ({ email }: UserRow) => !email.endsWith(".invalid");

export function linkJobs(needs: LinkNeeds): JobKind[] {
  return [
    defineJob({
      ...linkAskedFor,
      run: async ({ purpose, email }, { db }) => {
        const user = await findByEmail(db, email);
        if (!user || !isReachable(user)) return;
        if (purpose === "verify_email" && user.is_verified) return;
        await db.transaction().execute((tx) => sendLink(needs, tx, user, purpose));
      },
    }),
  ];
}

const pages: Partial<Record<LetterKind, (storyId: string) => string>> = {
  verify_email: () => "/verify-email",
  change_email: () => "/verify-email",
  reset_password: () => "/reset-password",
  password_changed: () => "/forgot-password",
  password_changed_here: () => "/forgot-password",
  story_approved: (storyId) => `/game/${storyId}`,
  story_returned: () => "/my-stories",
};

/** Where the buttons of the letters lead. */
export function letterLinks({ secret, site }: { secret: Secret; site: () => string }): LinkTo {
  return (kind, { token_id: tokenId, story_id = "" }) => {
    const page = pages[kind]?.(story_id);
    if (page === undefined) return undefined;
    const address = new URL(page, site());
    if (tokenId !== undefined) address.searchParams.set("token", emailToken(secret, tokenId));
    return address.href;
  };
}
