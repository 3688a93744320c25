import type { AccountData } from "../users/index.ts";
import { pendingChanges } from "./repo.ts";

export const reviewAccountData: AccountData = {
  exportFor: async function* exportFor(db, userId) {
    yield ["story_changes", pendingChanges(db, userId)];
  },
};
