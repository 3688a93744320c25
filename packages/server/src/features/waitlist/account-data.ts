import type { AccountData } from "../users/index.ts";
import { ofAccount } from "./repo.ts";

export const waitlistAccountData: AccountData = {
  exportFor: (db, userId) => ({
    waitlist: () =>
      db
        .selectFrom("waitlist")
        .select(["name", "email", "language", "joined_at"])
        .where(ofAccount(userId))
        .execute(),
  }),

  beforeDelete: async (tx, { userId }) => {
    await tx.deleteFrom("waitlist").where(ofAccount(userId)).execute();
  },
};
