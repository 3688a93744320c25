import type { AccountData } from "../users/index.ts";
import { findAllOf } from "./repo.ts";

/** They go with the account by themselves. */
export const notificationAccountData: AccountData = {
  exportFor: (db, userId) => ({ notifications: () => findAllOf(db, userId) }),
};
