import { z } from "zod";
import type { Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { AboutNews, EmailKind } from "./templates/template.ts";
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
  /** Null if the address was never proved: then a stranger may have chosen the name. */
  name: string | null;
  recipient: string;
  language: string;
  /** The token of the email's link, which is created when the email is sent. */
  tokenId?: string;
  /** The story the email is about, and why it was returned. */
  story?: { id: string; title: string; reason?: string };
  /** Why the account is suspended, and until when; the time zone is its user's. */
  suspension?: { reason: string; until: Date | null; timeZone: string };
  news?: AboutNews;
}

/** The account's own address. */
export function addressee(account: {
  email: string;
  display_name: string;
  language: string;
  is_verified: boolean;
}): Pick<NewEmail, "recipient" | "language" | "name"> {
  const { email: recipient, language, display_name, is_verified } = account;
  return { recipient, language, name: is_verified ? display_name : null };
}

/** Queues an email in the caller's transaction. */
export async function queueEmail(needs: EmailNeeds, tx: Tx, email: NewEmail): Promise<void> {
  const { kind, recipient, language, name, tokenId, story, suspension, news } = email;
  const id = needs.ids();
  await insertMail(tx, {
    id,
    user_id: email.userId,
    kind,
    recipient,
    language,
    facts: JSON.stringify({
      ...(name !== null && { name }),
      ...(tokenId !== undefined && { token_id: tokenId }),
      ...(story && { story_id: story.id, title: story.title, reason: story.reason ?? "" }),
      ...(news && { news: JSON.stringify(news) }),
      ...(suspension && {
        reason: suspension.reason,
        time_zone: suspension.timeZone,
        ...(suspension.until && { until: suspension.until.toISOString() }),
      }),
    }),
    created_at: needs.clock.now(),
  });
  await needs.jobs.add(tx, sendMail, { mail_id: id });
}
