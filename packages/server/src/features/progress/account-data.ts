import type { AccountData } from "../users/index.ts";
import { findAllCompleted, findAllEvents } from "./repo.ts";

export const progressAccountData: AccountData = {
  exportFor: (db, userId) => ({
    progress_events: () => findAllEvents(db, userId),
    completed_tasks: () => findAllCompleted(db, userId),
  }),
};
