import type { BodyOf, deleteAccount, SecondFactorStatus } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import { tooSoon } from "../../lib/problem.ts";
import { StreamedObject } from "../../lib/streamed-object.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { addressee, queueEmail, type EmailNeeds } from "../mail/index.ts";
import type { AccountData } from "./account-data.ts";
import { ownAccount, userAnswer, type UserRow } from "./service.ts";
import { findTastes } from "./tastes.ts";

export interface AccountDataNeeds extends EmailNeeds {
  db: Db;
  clock: Clock;
  accountData: readonly AccountData[];
  /** What the account has stored, by kind. */
  quotas: {
    usedBy(db: Db, userId: string): Promise<Readonly<Record<string, { used: number }>>>;
  };
  /** Throws if the password is wrong, or needed and missing. */
  provePassword: (viewer: Viewer, password: string | undefined) => Promise<void>;
  secondFactorStatus: (viewer: Viewer) => Promise<SecondFactorStatus>;
}

const exportedFields = ({ db, clock, accountData }: AccountDataNeeds, account: UserRow) => ({
  exported_at: clock.now(),
  user: userAnswer(account),
  reading_settings: account.reading_settings,
  tastes: () => findTastes(db, account.id),
  ...Object.assign({}, ...accountData.map((part) => part.exportFor?.(db, account.id))),
});

/** The accounts that download theirs at this moment: one at a time each, as it reads everything that they have. */
const exporting = new Set<string>();

export async function exportUserData(
  needs: AccountDataNeeds,
  viewer: Viewer,
  charge: (bytes: number) => void,
): Promise<StreamedObject> {
  const { id } = viewer;
  if (exporting.has(id))
    throw tooSoon("too_many_requests", "Your data is being downloaded already.", 10);
  exporting.add(id);
  const done = () => exporting.delete(id);
  try {
    const account = await ownAccount(needs.db, id);
    const uses = Object.values(await needs.quotas.usedBy(needs.db, id));
    charge(uses.reduce((sum, { used }) => sum + used, 0));
    return new StreamedObject(exportedFields(needs, account), done);
  } catch (error) {
    done();
    throw error;
  }
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
    await tx.deleteFrom("users").where("id", "=", viewer.id).execute();
    await queueEmail(needs, tx, { kind: "farewell", userId: null, ...addressee(account) });
  });
  return { message: "Your account is deleted. Thank you for the evenings." };
}
