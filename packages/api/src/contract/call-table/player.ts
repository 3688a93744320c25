import { defineCalls } from "./define-calls.ts";

export const walletCalls = defineCalls("wallet", {
  listWalletEntries: { method: "GET", path: "/wallet/entries", access: "user" },
});

export const modelCalls = defineCalls("models", {
  featuredModels: { method: "GET", path: "/models/featured", access: "anyone" },
});

export const progressCalls = defineCalls("progress", {
  listTasks: { method: "GET", path: "/progress/tasks", access: "user" },
});
