import type { Tx } from "../../db/open.ts";
import { postLetter, type OutboxNeeds } from "../mail/index.ts";
import { findUser } from "../users/service.ts";

interface Decided {
  kind: "story_approved" | "story_returned";
  story: { id: string; title: string; author_id: string | null };
  reason?: string;
}

/** Writes to the author, in the transaction of the decision; to an address that somebody has shown to be theirs. */
export async function tellAuthor(
  needs: OutboxNeeds,
  tx: Tx,
  { kind, story, reason = "" }: Decided,
): Promise<void> {
  const author = story.author_id === null ? undefined : await findUser(tx, story.author_id);
  if (!author?.is_verified || author.email.endsWith(".invalid")) return;
  const { id: userId, display_name: name, email: recipient, language } = author;
  const { id, title } = story;
  const about = { id, title, reason };
  await postLetter(needs, tx, { kind, userId, name, recipient, language, story: about });
}
