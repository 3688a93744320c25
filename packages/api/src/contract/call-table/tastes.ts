import { defineCalls } from "./define-calls.ts";

/** Apart from the other calls of an account, which nearly every page loads. */
export const tastesCalls = defineCalls("users", "user", {
  getTastes: { method: "GET", path: "/auth/me/tastes" },
  saveTastes: { method: "PUT", path: "/auth/me/tastes" },
});
