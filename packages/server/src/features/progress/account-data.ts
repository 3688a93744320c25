import type { AccountData } from "../users/index.ts";
import { findAllCompleted, findAllEvents } from "./repo.ts";

export const progressAccountData: AccountData = {
  exportFor: async function* exportFor(db, userId) {
    yield ["progress_events", await findAllEvents(db, userId)];
    yield ["completed_tasks", await findAllCompleted(db, userId)];
  },
};
