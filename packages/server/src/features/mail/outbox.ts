import { z } from "zod";
import type { Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { LetterKind } from "./letters/letter.ts";
import { insertMail } from "./repo.ts";

export const sendMail = { name: "send-mail", payload: z.object({ mail_id: z.string() }) };

export interface OutboxNeeds {
  jobs: JobQueue;
  clock: Clock;
  ids: Ids;
}

export interface Outgoing {
  kind: LetterKind;
  /** Whose letter it is: it goes with the account. Null for the letter that follows an account's end. */
  userId: string | null;
  name: string;
  recipient: string;
  language: string;
  /** Which link the letter carries; the link itself is made when it is sent. */
  tokenId?: string;
  /** Which story the letter is about, and why it came back. */
  story?: { id: string; title: string; reason?: string };
}

/** Puts a letter into the outbox, in the transaction of what it is about. */
export async function postLetter(needs: OutboxNeeds, tx: Tx, letter: Outgoing): Promise<void> {
  const { kind, recipient, language, name, tokenId, story } = letter;
  const id = needs.ids();
  await insertMail(tx, {
    id,
    user_id: letter.userId,
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
