import { defineCalls } from "./define-calls.ts";

export const personalTokenCalls = defineCalls("users", {
  listPersonalTokens: { method: "GET", path: "/auth/tokens", access: "user" },
  makePersonalToken: { method: "POST", path: "/auth/tokens", access: "user" },
  endPersonalToken: { method: "DELETE", path: "/auth/tokens/{id}", access: "user" },
});
