import type { AccountData } from "../users/index.ts";
import { findAllCompleted, findAllEvents } from "./repo.ts";

export const progressAccountData: AccountData = {
  exportFor: async (db, userId) => ({
    progress_events: await findAllEvents(db, userId),
    completed_tasks: await findAllCompleted(db, userId),
  }),
};
