import { defineCalls } from "./define-calls.ts";
import { defineGroup } from "./define-group.ts";

export const walletCalls = defineGroup("wallet", "user", {
  listWalletEntries: { method: "GET", path: "/wallet/entries" },
});

export const modelCalls = defineCalls("models", {
  featuredModels: { method: "GET", path: "/models/featured", access: "anyone" },
});

export const progressCalls = defineGroup("progress", "user", {
  listTasks: { method: "GET", path: "/progress/tasks" },
});
