import { defineCalls } from "./define-calls.ts";

export const walletCalls = defineCalls("wallet", "user", {
  listWalletEntries: { method: "GET", path: "/wallet/entries" },
});

export const modelCalls = defineCalls("models", {
  featuredModels: { method: "GET", path: "/models/featured", access: "anyone" },
});

export const progressCalls = defineCalls("progress", "user", {
  listTasks: { method: "GET", path: "/progress/tasks" },
});
