import type { AccountExport, BodyOf, deleteAccount, SecondFactorStatus } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { addressee, queueEmail, type EmailNeeds } from "../mail/index.ts";
import type { AccountData } from "./account-data.ts";
import { deleteUser } from "./repo.ts";
import { ownAccount, userAnswer } from "./service.ts";
import { findTastes } from "./tastes-repo.ts";

export interface AccountDataNeeds extends EmailNeeds {
  db: Db;
  clock: Clock;
  accountData: readonly AccountData[];
  /** Throws if the password is wrong, or needed and missing. */
  provePassword: (viewer: Viewer, password: string | undefined) => Promise<void>;
  secondFactorStatus: (viewer: Viewer) => Promise<SecondFactorStatus>;
}

export async function exportUserData(
  { db, clock, accountData }: AccountDataNeeds,
  { id }: Viewer,
): Promise<AccountExport> {
  const account = await ownAccount(db, id);
  const collected: AccountExport = {
    exported_at: clock.now().toISOString(),
    user: userAnswer(account),
    reading_settings: account.reading_settings,
    tastes: await findTastes(db, id),
    stories: [],
    sessions: [],
    liked_story_ids: [],
    bookmarked_story_ids: [],
    wallet_entries: [],
    corrections: [],
  };
  for (const part of accountData) Object.assign(collected, await part.exportFor?.(db, id));
  // Rows contain dates, which the serializer does not accept.
  return JSON.parse(JSON.stringify(collected)) as AccountExport;
}

export async function deleteOwnAccount(
  needs: AccountDataNeeds,
  viewer: Viewer,
  form: BodyOf<typeof deleteAccount>,
) {
  await needs.provePassword(viewer, form.password);
  const deletion = { userId: viewer.id, publishedStories: form.published_stories };
  await needs.db.transaction().execute(async (tx) => {
    const account = await ownAccount(tx, viewer.id);
    for (const accountData of needs.accountData) await accountData.beforeDelete?.(tx, deletion);
    await deleteUser(tx, viewer.id);
    await queueEmail(needs, tx, { kind: "farewell", userId: null, ...addressee(account) });
  });
  return { message: "Your account is deleted. Thank you for the evenings." };
}
