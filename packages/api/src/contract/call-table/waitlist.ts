import { defineGroup } from "./define-group.ts";

export const waitlistCalls = defineGroup("waitlist", "admin", {
  joinWaitlist: { method: "POST", path: "/waitlist", access: "anyone", budget: "waitlist" },
  listWaitlist: { method: "GET", path: "/admin/waitlist" },
  exportWaitlist: { method: "POST", path: "/admin/waitlist/export", budget: "export" },
  removeFromWaitlist: { method: "DELETE", path: "/admin/waitlist/{id}" },
});
