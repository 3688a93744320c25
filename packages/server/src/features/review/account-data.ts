import type { AccountData } from "../users/index.ts";
import { pendingChanges } from "./repo.ts";

export const reviewAccountData: AccountData = {
  exportFor: (db, userId) => ({ story_changes: pendingChanges(db, userId) }),
};
