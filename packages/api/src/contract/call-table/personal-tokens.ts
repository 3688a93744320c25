import { defineGroup } from "./define-group.ts";

export const personalTokenCalls = defineGroup("users", "user", {
  listPersonalTokens: { method: "GET", path: "/auth/tokens" },
  makePersonalToken: { method: "POST", path: "/auth/tokens" },
  endPersonalToken: { method: "DELETE", path: "/auth/tokens/{id}" },
});
