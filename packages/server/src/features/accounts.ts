import type { Clock } from "../lib/clock.ts";
import { refuseLastAdministrator } from "./admin/users.ts";
import { signInAccountData } from "./auth/index.ts";
import { engagementAccountData } from "./engagement/index.ts";
import { gameAccountData } from "./game/index.ts";
import { notificationAccountData } from "./notifications/index.ts";
import { progressAccountData, recordEvent } from "./progress/index.ts";
import { pictureAccountData } from "./quotas/index.ts";
import { reviewAccountData } from "./review/account-data.ts";
import { storyAccountData } from "./stories/account-data.ts";
import type { AccountData, OnNewAccount } from "./users/index.ts";
import { waitlistAccountData } from "./waitlist/index.ts";
import { walletAccountData, welcome } from "./wallet/index.ts";

/** What each feature creates for a new account, in the account's transaction. */
export const onNewAccount: OnNewAccount = async (within, { id, is_verified }) => {
  await welcome(within, id);
  await recordEvent(within, { userId: id, kind: "registered", occasion: id });
  if (is_verified) await recordEvent(within, { userId: id, kind: "verified", occasion: id });
};

/** What each feature stores for a user. */
export const accountDataOf = (needs: {
  clock: Clock;
  jobs: Parameters<typeof pictureAccountData>[0];
}): AccountData[] => [
  { beforeDelete: (tx, { userId }) => refuseLastAdministrator(tx, userId, needs) },
  engagementAccountData,
  gameAccountData,
  progressAccountData,
  notificationAccountData,
  walletAccountData,
  storyAccountData,
  reviewAccountData,
  signInAccountData,
  waitlistAccountData,
  // By now nothing else of the account uses its pictures.
  pictureAccountData(needs.jobs),
];
