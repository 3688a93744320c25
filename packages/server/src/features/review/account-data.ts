import type { AccountData } from "../users/index.ts";
import { findPendingChanges } from "./repo.ts";

export const reviewAccountData: AccountData = {
  exportFor: async (db, userId) => ({ story_changes: await findPendingChanges(db, userId) }),
};
