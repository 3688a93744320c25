import { defineCalls } from "./define-calls.ts";

export const personalTokenCalls = defineCalls("users", "user", {
  listPersonalTokens: { method: "GET", path: "/auth/tokens" },
  makePersonalToken: { method: "POST", path: "/auth/tokens" },
  endPersonalToken: { method: "DELETE", path: "/auth/tokens/{id}" },
});
