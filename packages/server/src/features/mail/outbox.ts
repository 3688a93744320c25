import { z } from "zod";
import type { Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { EmailKind } from "./templates/template.ts";
import { insertMail } from "./repo.ts";

export const sendMail = { name: "send-mail", payload: z.object({ mail_id: z.string() }) };

export interface EmailNeeds {
  jobs: JobQueue;
  clock: Clock;
  ids: Ids;
}

export interface NewEmail {
  kind: EmailKind;
  /** The owner: the email is deleted with the account. Null for the last email after an account's deletion. */
  userId: string | null;
  name: string;
  recipient: string;
  language: string;
  /** The token of the email's link; the link is made when the email is sent. */
  tokenId?: string;
  /** The story the email is about, and why it was returned. */
  story?: { id: string; title: string; reason?: string };
}

/** Queues an email in the caller's transaction. */
export async function queueEmail(needs: EmailNeeds, tx: Tx, email: NewEmail): Promise<void> {
  const { kind, recipient, language, name, tokenId, story } = email;
  const id = needs.ids();
  await insertMail(tx, {
    id,
    user_id: email.userId,
    kind,
    recipient,
    language,
    facts: JSON.stringify({
      name,
      ...(tokenId !== undefined && { token_id: tokenId }),
      ...(story && { story_id: story.id, title: story.title, reason: story.reason ?? "" }),
    }),
    created_at: needs.clock.now(),
  });
  await needs.jobs.add(tx, sendMail, { mail_id: id });
}
