import type { Tx } from "../../db/open.ts";
import { addressee, queueEmail, type EmailNeeds } from "../mail/index.ts";
import { findUser } from "../users/service.ts";

/** A story as named in an email to its author. */
export interface AuthorsStory {
  id: string;
  title: string;
  author_id: string | null;
}

interface Decided {
  kind: "story_approved" | "story_returned";
  story: AuthorsStory;
  reason?: string;
}

/** Emails the author in the decision's transaction, if their address is verified. */
export async function emailAuthor(
  needs: EmailNeeds,
  tx: Tx,
  { kind, story, reason = "" }: Decided,
): Promise<void> {
  const author = story.author_id === null ? undefined : await findUser(tx, story.author_id);
  if (!author?.is_verified || author.email.endsWith(".invalid")) return;
  const { id, title } = story;
  const about = { id, title, reason };
  await queueEmail(needs, tx, { kind, userId: author.id, ...addressee(author), story: about });
}
