import { defineCalls } from "./define-calls.ts";

/** Apart from the other calls about signing in, which only their own pages load: any page may refresh. */
export const refreshCalls = defineCalls("auth", {
  refresh: { method: "POST", path: "/auth/refresh", access: "anyone" },
});
