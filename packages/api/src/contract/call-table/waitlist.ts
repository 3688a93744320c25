import { defineCalls } from "./define-calls.ts";

export const waitlistCalls = defineCalls("waitlist", {
  joinWaitlist: { method: "POST", path: "/waitlist", access: "anyone", budget: "waitlist" },
  listWaitlist: { method: "GET", path: "/admin/waitlist", access: "admin" },
  exportWaitlist: {
    method: "POST",
    path: "/admin/waitlist/export",
    access: "admin",
    budget: "export",
  },
  removeFromWaitlist: { method: "DELETE", path: "/admin/waitlist/{id}", access: "admin" },
});
