import type { AccountExport, BodyOf, deleteAccount } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { postLetter, type OutboxNeeds } from "../mail/index.ts";
import type { Belongings } from "./belongings.ts";
import { deleteUser } from "./repo.ts";
import { ownAccount, userAnswer } from "./service.ts";

export interface DepartureNeeds extends OutboxNeeds {
  db: Db;
  clock: Clock;
  belongings: readonly Belongings[];
  /** Throws when the password is not the viewer's. */
  provePassword: (viewer: Viewer, password: string) => Promise<void>;
}

export async function takeAway(
  { db, clock, belongings }: DepartureNeeds,
  { id }: Viewer,
): Promise<AccountExport> {
  const user = userAnswer(await ownAccount(db, id));
  const collected: AccountExport = {
    exported_at: clock.now().toISOString(),
    user,
    stories: [],
    sessions: [],
    liked_story_ids: [],
    bookmarked_story_ids: [],
    wallet_entries: [],
  };
  for (const part of belongings) Object.assign(collected, await part.collect?.(db, id));
  return collected;
}

export async function leave(
  needs: DepartureNeeds,
  viewer: Viewer,
  form: BodyOf<typeof deleteAccount>,
) {
  await needs.provePassword(viewer, form.password);
  const leaving = { userId: viewer.id, publishedStories: form.published_stories };
  await needs.db.transaction().execute(async (tx) => {
    const { email: recipient, display_name: name, language } = await ownAccount(tx, viewer.id);
    for (const belongings of needs.belongings) await belongings.leave?.(tx, leaving);
    await deleteUser(tx, viewer.id);
    await postLetter(needs, tx, { kind: "farewell", userId: null, recipient, name, language });
  });
  return { message: "Your account is deleted. Thank you for the evenings." };
}
