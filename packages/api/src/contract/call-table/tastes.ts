import { defineGroup } from "./define-group.ts";

/** Apart from the other calls of an account, which nearly every page loads. */
export const tastesCalls = defineGroup("users", "user", {
  getTastes: { method: "GET", path: "/auth/me/tastes" },
  saveTastes: { method: "PUT", path: "/auth/me/tastes" },
});
